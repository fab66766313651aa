/** Follows the CMS's redirects before anything is drawn (D07): the table comes from the cache, never from an extra trip. */
import type { MiddlewareHandler } from 'hono'
import { localeOfPath } from '#i18n/paths.ts'
import type { HallEnv } from '../hall.ts'
import { findRedirect, isGone } from '../redirects.ts'
import { waitUntilOf } from '../request-context.ts'

export const followRedirects: MiddlewareHandler<HallEnv> = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const shop = c.get('shop')
  const locale = localeOfPath(c.req.path)
  const table = shop.redirectsNow(locale) ?? (await shop.redirects(locale, waitUntilOf(c)))
  const start = c.req.url.indexOf('?')
  const found = findRedirect(table, c.req.path, start < 0 ? '' : c.req.url.slice(start))
  if (!found) return next()
  if (isGone(found)) {
    await next()
    // the page of an unknown path says it in words
    if (c.res.status === 404) c.res = new Response(c.res.body, { status: 410, headers: c.res.headers })
    return
  }
  return new Response(null, {
    status: found.status,
    headers: {
      location: found.target,
      'cache-control': 'no-cache',
      ...(found.external && { 'referrer-policy': 'no-referrer' }),
    },
  })
}
