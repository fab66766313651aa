/** Follows the redirects of the CMS before a page is rendered. Their table comes from the cache, never from a call of its own. */
import type { MiddlewareHandler } from 'hono'
import type { Locale } from '#i18n/locales.ts'
import { localeOfPath } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import type { AppContext, AppEnv } from '../env.ts'
import { findRedirect, isGone, type Redirect, type RedirectTable } from '../redirects/redirect-table.ts'
import { within } from '../time/within.ts'
import { errorPage } from './error-page.ts'
import { waitUntilOf } from './request-context.ts'

/** A table that takes longer is awaited while the page renders, so that a slow CMS costs its delay once. */
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

  const rendering = next()
  const found = table ? early : outcomeOf(await asked)
  if (!found || isGone(found)) {
    await rendering
    if (!found || c.res.status !== 404) return
    // the page of an unknown path says that it is gone, if that was known before it was rendered
    if (early) c.res = new Response(c.res.body, { status: 410, headers: c.res.headers })
    else c.res = await lateGone(c, locale)
    return
  }
  // the page is discarded, with its headers and its turn to render
  c.set('discarded', true)
  rendering.catch(() => undefined)
  if (c.finalized) await c.res.body?.cancel()
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
