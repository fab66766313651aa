/**
 * Pages: what the guard sends elsewhere, a guest's from the cache (cachedPage), a customer's from the cache with what is their own behind it
 * (customerPage), everything else rendered now. Called by app.ts and endpoints/api.ts.
 */
import { guardedTarget } from '#i18n/guards.ts'
import { matchPath, type PathMatch } from '#i18n/paths.ts'
import { routes } from '#i18n/routes.ts'
import { pages as policy } from '../cache/policy.ts'
import type { RefusedForm } from '../context.ts'
import type { AppContext } from '../env.ts'
import { drawInTurn, refuseGuest } from '../http/admit.ts'
import {
  contextOf,
  noticeOf,
  previewOf,
  sessionCookie,
  sessionOf,
  waitUntilOf,
  withCookies,
} from '../http/request-context.ts'
import { cachedPage } from './cached-page.ts'
import { customerPage } from './customer-page.ts'
import { maxCachedUrl } from './page-address.ts'
import { renderPage } from './render-page.ts'

const withQuery = (c: AppContext) => {
  const query = c.req.url.indexOf('?')
  return c.req.path + (query < 0 ? '' : c.req.url.slice(query))
}

/** Where the guard of a route sends a visitor, or null. */
async function guarded(c: AppContext, { locale, route }: PathMatch): Promise<Response | null> {
  const { guard } = routes[route]
  if (!guard) return null
  const { context } = await contextOf(c, locale)
  // a login is not kept from somebody whose session is over
  const customer = await context.greeted(guard === 'only-not-logged-in')
  const target = guardedTarget(withQuery(c), customer !== null)
  if (target === null) return null
  return new Response(null, { status: 302, headers: { location: target, 'cache-control': 'private, no-store' } })
}

async function answerOf(c: AppContext): Promise<Response> {
  const match = matchPath(c.req.path)
  const elsewhere = await guarded(c, match)
  if (elsewhere) return elsewhere
  const freshness = policy[match.route]
  const session = await sessionOf(c)
  // a cookie that says nothing opens no way around the cache
  const isPreview = (await previewOf(c)) !== null
  const isForAll = !session && !isPreview && (await noticeOf(c)) === null
  if (freshness && isForAll && c.req.url.length <= maxCachedUrl) {
    const answer = await cachedPage(c, match, freshness)
    // what is no session, or no longer, is taken away
    if (sessionCookie(c)) (await contextOf(c, match.locale)).context.cookies.endSession()
    return answer
  }
  const made = session && freshness && !isPreview ? await customerPage(c, match, freshness) : null
  if (made) return made
  const refused = session ? null : await refuseGuest(c, false)
  if (refused) return refused
  const priority = session ? 'customer' : freshness ? 'guest' : 'own'
  const drawn = await drawInTurn(c, priority, () => renderPage(c, withQuery(c), match.locale))
  drawn.headers.set('cache-status', 'proviant-page; fwd=bypass')
  if (isPreview) drawn.headers.set('x-robots-tag', 'noindex')
  return drawn
}

export async function page(c: AppContext): Promise<Response> {
  const answer = await answerOf(c)
  if (answer.status === 404 && c.req.method === 'GET') noteMissing(c)
  return withCookies(c, answer)
}

/** Of what an editor said that it is gone nobody need be told, nor of a customer's own screens. */
function noteMissing(c: AppContext) {
  const { services, origin, gone } = c.var
  const isPublic = !gone && routes[matchPath(c.req.path).route].guard === null
  if (isPublic) waitUntilOf(c)(services.missing.note(c.req.path, c.req.header('referer'), origin))
}

/** The page of a refused form again, with what was typed and what was wrong; `withCookies` is left to the caller. */
export async function refusedPage(c: AppContext, path: string, form: RefusedForm): Promise<Response> {
  const priority = (await sessionOf(c)) ? 'customer' : 'own'
  return drawInTurn(c, priority, () =>
    renderPage(c, path, matchPath(path.split('?')[0] ?? '/').locale, { refusedForm: form }),
  )
}
