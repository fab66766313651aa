/** Follows the CMS's redirects before anything is drawn: the table comes from the cache, never from an extra trip. */
import type { MiddlewareHandler } from 'hono'
import { localeOfPath } from '#i18n/paths.ts'
import type { HallEnv } from '../hall.ts'
import { findRedirect, isGone, type Redirect, type RedirectTable } from '../redirects.ts'
import { waitUntilOf } from '../request-context.ts'
import { within } from '../within.ts'

/** Rules that take longer are waited for while the page is drawn: then a slow CMS is waited for once, not twice. */
const aheadMs = 50

export const followRedirects: MiddlewareHandler<HallEnv> = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const shop = c.get('shop')
  const locale = localeOfPath(c.req.path)
  const outcomeOf = (table: RedirectTable) => {
    const start = c.req.url.indexOf('?')
    return findRedirect(table, c.req.path, start < 0 ? '' : c.req.url.slice(start))
  }
  const asked = shop.redirectsNow(locale) ?? shop.redirects(locale, waitUntilOf(c))
  const table = asked instanceof Promise ? await within(asked, aheadMs) : asked
  const early = table && outcomeOf(table)
  if (early && !isGone(early)) return toResponse(early)

  const drawing = next()
  const found = table ? early : outcomeOf(await asked)
  if (!found || isGone(found)) {
    await drawing
    // the page of an unknown path says it in words
    if (found && c.res.status === 404) c.res = new Response(c.res.body, { status: 410, headers: c.res.headers })
    return
  }
  // nobody waits for that page, nor takes over its headers
  drawing.catch(() => undefined)
  c.res = undefined
  c.set('kept', undefined)
  c.res = toResponse(found)
}

const toResponse = ({ status, target, external }: Redirect) =>
  new Response(null, {
    status,
    headers: {
      location: target,
      'cache-control': 'no-cache',
      ...(external && { 'referrer-policy': 'no-referrer' }),
    },
  })
