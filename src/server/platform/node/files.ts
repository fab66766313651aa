/** Serves the static files of the build on Node; Workers serves them from its assets. */
import { mkdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { commonHeaders, denyAllPolicy, hstsHeader } from '../../http/security-headers.ts'

/** Names in /assets/ contain a content hash. */
const maxAge = { '/assets/': '31536000, immutable', '/icons/': '604800', '/media/': '86400' } as const
const folders = Object.keys(maxAge) as (keyof typeof maxAge)[]
const folderOf = (path: string) => folders.find((folder) => path.startsWith(folder))
const files = new Set(['/icons.svg', '/favicon.ico', '/favicon.svg', '/manifest.webmanifest'])

export const isFilePath = (path: string) => files.has(path) || folderOf(path) !== undefined

/** Without a file the worker may have a response: an icon of ICON_URL. */
export const hasFallback = (path: string) => folderOf(path) === '/icons/'

/** @param options.secure the shop is served over https: adds HSTS @param options.media folder of imported pictures, which replace those of the build */
export function createFiles(root: string, { secure, media }: { secure: boolean; media?: string }) {
  const app = new Hono()
  // serve-static creates its response before it calls onFound, so headers are set afterwards
  app.use(async (c, next) => {
    await next()
    const { headers, status } = c.res
    for (const [name, value] of commonHeaders) headers.set(name, value)
    if (secure) headers.set(...hstsHeader)
    headers.set('content-security-policy', denyAllPolicy)
    const lifetime = maxAge[folderOf(c.req.path) ?? '/media/']
    headers.set('cache-control', status === 404 ? 'private, no-store' : `public, max-age=${lifetime}`)
  })
  if (media) {
    // serve-static warns about a folder that is missing
    mkdirSync(media, { recursive: true })
    app.use('/media/*', serveStatic({ root: media, rewriteRequestPath: (path) => path.replace('/media', '') }))
  }
  app.use(serveStatic({ root, precompressed: true }))
  app.all('*', (c) => c.text('Not Found', 404))
  return app
}
