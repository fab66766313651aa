/** One line for each request, after its answer has been decided: route, status, time, what the caches did. Never query values. */
import type { MiddlewareHandler } from 'hono'
import type { HallEnv } from '../hall.ts'

const requestId = /^[\w-]{8,64}$/

export const requestLog: MiddlewareHandler<HallEnv> = async (c, next) => {
  const started = performance.now()
  const shop = c.get('shop')
  const given = c.req.header('x-request-id')
  c.set('requestId', given && requestId.test(given) ? given : crypto.randomUUID())
  await next()
  if (shop.config.logLevel !== 'info' && shop.config.logLevel !== 'debug') return
  shop.log('info', 'request', {
    req: c.get('requestId'),
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Math.round((performance.now() - started) * 10) / 10,
    cache: c.get('kept') ?? c.res.headers.get('cache-status') ?? undefined,
  })
}
