// Serves demo pictures in development: in a Vite dev server the worker has no static assets, so this middleware sends the originals.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { parseImagePath } from '../src/server/images/image-path.ts'

/** The build writes to the same folder; dev.ts renders pictures that are missing. */
export const pictureRoot = 'dist/client'

export const devPictures: Plugin = {
  name: 'dev-pictures',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use(async (request, answer, next) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const address = url.pathname.startsWith('/img/') ? parseImagePath(url) : null
      if (!address || 'refused' in address || !/^\/media\/[\w/-]+\.webp$/.test(address.path)) return next()
      const bytes = await readFile(join(pictureRoot, address.path)).catch(() => null)
      // picture of an external backend
      if (!bytes) return next()
      answer.setHeader('content-type', 'image/webp').end(bytes)
    })
  },
}
