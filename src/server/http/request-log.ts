/** Logs and counts each request: route, status, time, cache status, and what it waited for. Query values are not logged. */
import type { MiddlewareHandler } from 'hono'
import { isLogged } from '../config/log.ts'
import type { AppContext, AppEnv } from '../context/env.ts'
import { cacheStateOf, kindOf } from '../telemetry/request-labels.ts'
import { RequestTrace } from '../telemetry/request-trace.ts'
import { parseTraceparent } from '../telemetry/trace-context.ts'

const requestId = /^[\w-]{8,64}$/

export function setRequestId(c: AppContext) {
  const given = c.req.header('x-request-id')
  c.set('requestId', given && requestId.test(given) ? given : crypto.randomUUID())
}

/** The trace of a request, created once. */
export function traceOf(c: AppContext): RequestTrace {
  const trace = c.get('trace') ?? new RequestTrace(c.req.header('traceparent'))
  c.set('trace', trace)
  return trace
}

const round = (ms: number) => Math.round(ms * 10) / 10

/** The line of a streamed response follows its end, since its last backend calls do. @param started by `performance.now()` */
export function logRequest(c: AppContext, started: number) {
  const { config, log, env } = c.get('services')
  const isLineLogged = isLogged('info', config.logLevel)
  if (!isLineLogged && !env.METRICS) return
  const ms = performance.now() - started
  const { status } = c.res
  const cache = c.get('cached') ?? c.res.headers.get('cache-status') ?? undefined
  if (env.METRICS) {
    const route = c.get('route') ?? kindOf(c.req.method, c.req.path)
    env.METRICS.countRequest({ route, cache: cacheStateOf(cache), status, seconds: ms / 1000 })
  }
  if (!isLineLogged) return
  const facts = { req: c.get('requestId'), method: c.req.method, path: c.req.path, status, ms: round(ms), cache }
  const ended = c.get('ended')
  const trace = c.get('trace')
  const write = (endMs?: number) => log('info', 'request', { ...facts, endMs, ...traceFacts(c, trace) })
  if (ended) void ended.then(() => write(round(performance.now() - started)))
  else write()
}

/** A request without backend calls has no trace object. */
const traceFacts = (c: AppContext, trace: RequestTrace | undefined) =>
  trace ? trace.toFacts() : { trace: parseTraceparent(c.req.header('traceparent'))?.traceId }

export const requestLog: MiddlewareHandler<AppEnv> = async (c, next) => {
  const started = performance.now()
  setRequestId(c)
  await next()
  logRequest(c, started)
}
