/** Follows the CMS's redirects before anything is drawn: the table comes from the cache, never from an extra trip. */
import type { MiddlewareHandler } from 'hono'
import type { Locale } from '#i18n/locales.ts'
import { localeOfPath } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import type { AppContext, AppEnv } from '../env.ts'
import { findRedirect, isGone, type Redirect, type RedirectTable } from '../redirects/redirect-table.ts'
import { within } from '../time/within.ts'
import { errorPage } from './error-page.ts'
import { waitUntilOf } from './request-context.ts'

/** Rules that take longer are waited for while the page is drawn: then a slow CMS is waited for once, not twice. */
const aheadMs = 50

export const followRedirects: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const services = c.get('services')
  const locale = localeOfPath(c.req.path)
  const outcomeOf = (table: RedirectTable) => {
    const start = c.req.url.indexOf('?')
    return findRedirect(table, c.req.path, start < 0 ? '' : c.req.url.slice(start))
  }
  const asked = services.redirectsNow(locale, waitUntilOf(c)) ?? services.redirects(locale, waitUntilOf(c))
  const table = asked instanceof Promise ? await within(asked, aheadMs) : asked
  const early = table && outcomeOf(table)
  if (early && !isGone(early)) return toResponse(early)
  if (early) c.set('gone', true)

  const drawing = next()
  const found = table ? early : outcomeOf(await asked)
  if (!found || isGone(found)) {
    await drawing
    if (!found || c.res.status !== 404) return
    // the page of an unknown path says it, if that was known before it was drawn
    if (early) c.res = new Response(c.res.body, { status: 410, headers: c.res.headers })
    else c.res = await lateGone(c, locale)
    return
  }
  // nobody waits for that page, nor takes over its headers
  drawing.catch(() => undefined)
  c.res = undefined
  c.set('cached', undefined)
  c.res = toResponse(found)
}

const lateGone = async (c: AppContext, locale: Locale) =>
  errorPage({ t: await loadTranslator(locale), locale, config: c.var.services.config }, 410, {
    heading: 'global.pageGone',
    message: 'global.pageGoneText',
    params: { path: c.req.path },
  })

const toResponse = ({ status, target, external }: Redirect) =>
  new Response(null, {
    status,
    headers: {
      location: target,
      'cache-control': 'no-cache',
      ...(external && { 'referrer-policy': 'no-referrer' }),
    },
  })
