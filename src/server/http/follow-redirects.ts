/** Follows the redirects of the CMS before a page is rendered. A remaining 404 is logged and counted against the network's rate limit. */
import type { MiddlewareHandler, Next } from 'hono'
import type { Locale } from '#i18n/locales.ts'
import { localeOfPath, matchPath } from '#i18n/paths.ts'
import { routes } from '#i18n/routes.ts'
import { loadTranslator } from '#i18n/translator.ts'
import type { AppContext, AppEnv } from '../context/env.ts'
import { findRedirect, isGone, type Redirect, type RedirectTable } from '../redirects/redirect-table.ts'
import { withTimeout } from '../time/with-timeout.ts'
import { countNotFound } from './admission-control.ts'
import { errorPage } from './error-page.ts'
import { pathAndQuery, sessionOf, waitUntilOf } from './request-context.ts'

/** A table that takes longer is awaited in parallel with the render, so that a slow CMS delays the response only once. */
const maxDelayMs = 50

export const followRedirects: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  await redirectOrRender(c, next)
  await recordNotFound(c)
}

async function redirectOrRender(c: AppContext, next: Next): Promise<void> {
  const services = c.get('services')
  const locale = localeOfPath(c.req.path)
  const query = pathAndQuery(c).slice(c.req.path.length)
  const outcomeOf = (table: RedirectTable) => findRedirect(table, c.req.path, query)
  const asked = services.cachedRedirects(locale, waitUntilOf(c)) ?? services.redirects(locale, waitUntilOf(c))
  const table = asked instanceof Promise ? await withTimeout(asked, maxDelayMs) : asked
  const early = table && outcomeOf(table)
  if (early && !isGone(early)) {
    c.res = toResponse(early)
    return
  }
  if (early) c.set('gone', true)

  const rendering = next()
  const found = table ? early : outcomeOf(await asked)
  if (!found || isGone(found)) {
    await rendering
    if (!found || c.res.status !== 404) return
    // the page of an unknown path shows that it is gone, if that was known before it was rendered
    if (early) c.res = new Response(c.res.body, { status: 410, headers: c.res.headers })
    else c.res = await lateGone(c, locale)
    return
  }
  // discards the rendered page with its headers and its render permit
  c.set('discarded', true)
  rendering.catch(() => undefined)
  if (c.finalized) await c.res.body?.cancel()
  c.res = undefined
  c.set('cached', undefined)
  c.res = toResponse(found)
}

async function recordNotFound(c: AppContext) {
  // a cached page is never a 404
  if (c.get('cached')) return
  const { status } = c.res
  if (status !== 404 && status !== 410) return
  if (!(await sessionOf(c))) await countNotFound(c)
  const isPublic = routes[matchPath(c.req.path).route].guard === null
  if (status === 404 && isPublic && c.req.method === 'GET')
    waitUntilOf(c)(c.var.services.notFoundLog.record(c.req.path, c.req.header('referer'), c.var.origin))
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
