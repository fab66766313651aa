/** Logs one line per request with route, status, time and cache status. Query values are not logged. */
import type { MiddlewareHandler } from 'hono'
import { isLogged } from '../config/log.ts'
import type { AppContext, AppEnv } from '../context/env.ts'

const requestId = /^[\w-]{8,64}$/

export function setRequestId(c: AppContext) {
  const given = c.req.header('x-request-id')
  c.set('requestId', given && requestId.test(given) ? given : crypto.randomUUID())
}

/** @param started by `performance.now()` */
export function logRequest(c: AppContext, started: number) {
  const { config, log } = c.get('services')
  if (!isLogged('info', config.logLevel)) return
  log('info', 'request', {
    req: c.get('requestId'),
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Math.round((performance.now() - started) * 10) / 10,
    cache: c.get('cached') ?? c.res.headers.get('cache-status') ?? undefined,
  })
}

export const requestLog: MiddlewareHandler<AppEnv> = async (c, next) => {
  const started = performance.now()
  setRequestId(c)
  await next()
  logRequest(c, started)
}
