// Serves the built Astro baseline on Node: static files, and the action of its form. Arguments: folder and port.
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'

const [folder = '', port = ''] = process.argv.slice(2)
const app = new Hono()
// gzip, as in `next start`
app.use(compress())
app.post('/cart', (c) => c.json({ lines: 1 }))
app.use(serveStatic({ root: folder }))
serve({ fetch: app.fetch, port: Number(port), hostname: 'localhost' }, () => process.send?.('ready'))
process.once('disconnect', () => process.exit())
