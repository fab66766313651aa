// Pictures of the demo while developing: Vite gives a worker no files, so its server answers before the worker, with the originals.
// Called by vite.config.ts.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readAddress } from '../src/server/images/address.ts'

/** Where the build puts them too; dev.ts draws what is missing. */
export const pictureRoot = 'dist/client'

export const devPictures: Plugin = {
  name: 'dev-pictures',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use(async (request, answer, next) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const address = url.pathname.startsWith('/img/') ? readAddress(url) : null
      if (!address || 'refused' in address || !/^\/media\/[\w/-]+\.webp$/.test(address.path)) return next()
      const bytes = await readFile(join(pictureRoot, address.path)).catch(() => null)
      // that of a backend elsewhere
      if (!bytes) return next()
      answer.setHeader('content-type', 'image/webp').end(bytes)
    })
  },
}
