/** Logs one line per request with route, status, time and cache status. Query values are not logged. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context/env.ts'

const requestId = /^[\w-]{8,64}$/

export const requestLog: MiddlewareHandler<AppEnv> = async (c, next) => {
  const started = performance.now()
  const services = c.get('services')
  const given = c.req.header('x-request-id')
  c.set('requestId', given && requestId.test(given) ? given : crypto.randomUUID())
  await next()
  if (services.config.logLevel !== 'info' && services.config.logLevel !== 'debug') return
  services.log('info', 'request', {
    req: c.var.requestId,
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Math.round((performance.now() - started) * 10) / 10,
    cache: c.var.cached ?? c.res.headers.get('cache-status') ?? undefined,
  })
}
