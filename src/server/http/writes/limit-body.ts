/** Limits request bodies of all writes: 256 kB of text, 12 MB for CMS forms with files. Counts while reading. */
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppContext, AppEnv } from '../../context/env.ts'
import { withTimeout } from '../../time/with-timeout.ts'

/** A larger body is not read to its end after its rejection. */
const mostDrained = 2_000_000

/** A client that sends its body more slowly gets the response before its body is read. */
const maxDrainMs = 500

async function readToEnd(body: ReadableStream<Uint8Array>): Promise<void> {
  for await (const _ of body as unknown as AsyncIterable<Uint8Array>);
}

/** workerd closes the connection of a request whose body was not read, and the client may lose the response. */
async function drain({ raw }: AppContext['req']): Promise<void> {
  if (!raw.body || raw.bodyUsed) return
  await withTimeout(readToEnd(raw.body), maxDrainMs).catch(() => undefined)
}

const tooLarge = async (c: AppContext) => {
  if (Number(c.req.header('content-length')) <= mostDrained) await drain(c.req)
  return (await import('./refuse-write.ts')).refuseWrite(c, 413, 'problems.tooLarge')
}

const texts = bodyLimit({ maxSize: 256_000, onError: tooLarge })
const files = bodyLimit({ maxSize: 12_000_000, onError: tooLarge })

export const limitBody: MiddlewareHandler<AppEnv> = (c, next) => {
  // on Node, checking for a body creates a whole Request: a tenth of the cost of a cached page
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  if (/^\/api\/\w+\/content\/form$/.test(c.req.path)) return files(c, next)
  return texts(c, async () => {
    await next()
    await drain(c.req)
  })
}
