/** Limits request bodies of all writes: 256 kB of text, 12 MB for CMS forms with files. Counts while reading. */
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppContext, AppEnv } from '../../context/env.ts'

const tooLarge = async (c: AppContext) => (await import('./refuse-write.ts')).refuseWrite(c, 413, 'problems.tooLarge')

const texts = bodyLimit({ maxSize: 256_000, onError: tooLarge })
const files = bodyLimit({ maxSize: 12_000_000, onError: tooLarge })

export const limitBody: MiddlewareHandler<AppEnv> = (c, next) => {
  // on Node, checking for a body creates a whole Request: a tenth of the cost of a cached page
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  if (/^\/api\/\w+\/content\/form$/.test(c.req.path)) return files(c, next)
  return texts(c, async () => {
    await next()
    // workerd closes the connection of a request whose body was not read, and the client may lose the response
    if (c.req.raw.body && !c.req.raw.bodyUsed) await c.req.raw.arrayBuffer().catch(() => undefined)
  })
}
