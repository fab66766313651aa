/** Records the addresses that return 404 in the not-found log, and counts them against the rate limit of the network. */
import type { MiddlewareHandler } from 'hono'
import { matchPath } from '#i18n/paths.ts'
import { routes } from '#i18n/routes.ts'
import type { AppEnv } from '../env.ts'
import { countNotFound } from './admission-control.ts'
import { sessionOf, waitUntilOf } from './request-context.ts'

/** Runs outside of followRedirects, which may replace the 404 of a page by a redirect. */
export const recordNotFound: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  // a cached page is never a 404, and its headers are complete
  if (c.get('cached')) return
  const { status } = c.res
  if (status !== 404 && status !== 410) return
  if (!(await sessionOf(c))) countNotFound(c)
  const isPublic = routes[matchPath(c.req.path).route].guard === null
  if (status === 404 && isPublic && c.req.method === 'GET')
    waitUntilOf(c)(c.var.services.notFoundLog.record(c.req.path, c.req.header('referer'), c.var.origin))
}
