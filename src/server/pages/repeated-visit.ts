/**
 * Sends the cached page of a URL to the next guest without routing and planning the request again, if isServedToGuests allows it, no cookie
 * may select another page, and the redirects are the same.
 */
import type { AppContext } from '../context/env.ts'
import type { RepeatableVisit } from '../context/services.ts'
import { pathAndQuery, waitUntilOf } from '../http/request-context.ts'
import { logRequest, setRequestId } from '../http/request-log.ts'
import { isServedToGuests } from './page-plan.ts'
import type { PageVisit } from './page-visit.ts'
import { sendCached } from './send-guest-page.ts'

/** Cookies that openVisit opens: of a session, of a flash message, of a preview. */
const tellsApart = /\bpv_[snp]=/

/** After a guest's fresh page was sent. The page of `/` depends on the visitor's language; a query that the page ignores may have any value. */
export function rememberVisit({ c, match, stored, method, canonicalUrl }: PageVisit) {
  const services = c.get('services')
  const { path, url } = c.req
  if (stored?.variant !== 'guest' || method !== 'GET' || path === '/' || pathAndQuery(c) !== canonicalUrl) return
  const table = services.cachedRedirects(match.locale, waitUntilOf(c))
  const { key, freshness } = stored
  if (!table) return
  const { locale, route } = match
  services.visits.set(url, { path, route, locale, table: new WeakRef(table), key, freshness }, 100)
}

/** @param c without variables except `services` @returns null: the request has to be routed */
export function repeatVisit(c: AppContext, visit: RepeatableVisit): Response | null {
  const started = performance.now()
  const services = c.get('services')
  if (c.req.method !== 'GET' || tellsApart.test(c.req.header('cookie') ?? '')) return null
  const table = services.cachedRedirects(visit.locale, waitUntilOf(c))
  if (!table || table !== visit.table.deref()) return null
  const found = services.pages.peek(visit.key, visit.freshness)
  if (!found || !isServedToGuests(found.state)) return null
  setRequestId(c)
  c.set('route', visit.route)
  c.res = sendCached(c, found)
  logRequest(c, started)
  return c.res
}
