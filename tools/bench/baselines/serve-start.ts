// Serves the TanStack Start baseline on Node: static files, precompressed with brotli if available, and its request handler.
// Arguments: folder and port.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'

type Start = { fetch(request: Request): Response | Promise<Response> }

const [folder = '', port = ''] = process.argv.slice(2)
const { default: start } = (await import(pathToFileURL(join(folder, 'server/server.js')).href)) as { default: Start }
const files = serveStatic({ root: join(folder, 'client'), precompressed: true })
const app = new Hono()
for (const path of ['/assets/*', '/pictures/*', '/icons.svg']) app.get(path, files)
// gzip, as in `next start`
app.use(compress())
app.all('*', (c) => start.fetch(c.req.raw))
serve({ fetch: app.fetch, port: Number(port), hostname: 'localhost' }, () => process.send?.('ready'))
process.once('disconnect', () => process.exit())
