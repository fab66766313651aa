/** Static files of the build on Node: what Workers serves from its assets. Called by node.ts. */
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { alwaysHeaders, nothingPolicy, strictTransport } from '../../http/security-headers.ts'

const immutable = 'public, max-age=31536000, immutable'
const folders = ['/assets/', '/media/']
const files = new Set(['/icons.svg', '/favicon.ico', '/favicon.svg', '/manifest.webmanifest'])

/** True for paths that only a file can answer. */
export const isFilePath = (path: string) => files.has(path) || folders.some((folder) => path.startsWith(folder))

/**
 * @param root of the client build, relative to the working folder
 * @param options.secure visitors come over https
 */
export function createFiles(root: string, { secure }: { secure: boolean }) {
  const app = new Hono()
  app.use(
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => {
        c.header('cache-control', c.req.path.startsWith('/assets/') ? immutable : 'public, max-age=86400')
        for (const [name, value] of alwaysHeaders) c.header(name, value)
        if (secure) c.header(...strictTransport)
        c.header('content-security-policy', nothingPolicy)
      },
    }),
  )
  app.all('*', (c) => {
    if (secure) c.header(...strictTransport)
    return c.text('Not Found', 404)
  })
  return app
}
