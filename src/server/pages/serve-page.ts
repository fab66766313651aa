/** Responds to a page request: redirects by the guard of its route, or carries out plans until one sends a response. */
import { guardRedirect } from '#i18n/guards.ts'
import { matchPath, type PathMatch } from '#i18n/paths.ts'
import { routes } from '#i18n/routes.ts'
import type { AppContext } from '../context/env.ts'
import { customerRetryAfter, sendRejection } from '../http/admission-control.ts'
import { contextOf, pathAndQuery, sessionCookie, sessionOf, waitUntilOf, withCookies } from '../http/request-context.ts'
import { planPage } from './page-plan.ts'
import { openVisit, type PageVisit } from './page-visit.ts'
import { rememberVisit } from './repeated-visit.ts'
import { sendCached } from './send-guest-page.ts'
import { compressAtSecondRequest, sendShell } from './send-shell.ts'

const loadSteps = () => import('./render-steps.ts')

export async function handlePage(c: AppContext): Promise<Response> {
  const session = await sessionOf(c)
  const wait = session ? await customerRetryAfter(c, session) : 0
  if (wait > 0) return sendRejection(c, 429, wait)
  const match = matchPath(c.req.path)
  c.set('route', match.route)
  const left = session?.customer.onBehalf ? await (await import('./return-to-desk.ts')).returnToDesk(c, match) : null
  return withCookies(c, left ?? (await redirectByGuard(c, match)) ?? (await servePage(c, match)))
}

async function redirectByGuard(c: AppContext, { locale, route }: PathMatch): Promise<Response | null> {
  const { guard } = routes[route]
  if (!guard) return null
  const { context } = await contextOf(c, locale)
  // a customer whose session has expired must be able to log in, so this waits for the backend
  const customer = await context.currentCustomer(guard === 'only-not-logged-in')
  const target = guardRedirect(pathAndQuery(c), customer !== null)
  if (target === null) return null
  return new Response(null, { status: 302, headers: { location: target, 'cache-control': 'private, no-store' } })
}

async function servePage(c: AppContext, match: PathMatch): Promise<Response> {
  const visit = await openVisit(c, match)
  const response = await respond(visit)
  // removes the cookie of an expired session
  if (visit.stored?.variant === 'guest' && sessionCookie(c))
    (await contextOf(c, match.locale)).context.cookies.endSession()
  return response
}

async function respond(visit: PageVisit): Promise<Response> {
  for (;;) {
    const charging = visit.charge()
    if (charging) await charging
    const plan = planPage(visit)
    if (plan.action === 'serve') {
      if (plan.revalidate) waitUntilOf(visit.c)(loadSteps().then((steps) => steps.revalidate(visit)))
      else rememberVisit(visit)
      return serveCached(visit)
    }
    const steps = await loadSteps()
    const response = await steps.executePlan(visit, plan)
    if (response) return response
  }
}

function serveCached(visit: PageVisit): Response | Promise<Response> {
  const { c, found } = visit
  if (!found) throw new Error('no page is cached')
  if (visit.stored?.variant === 'guest') return sendCached(c, found)
  if (found.page.brotli.length === 0) waitUntilOf(c)(compressAtSecondRequest(found.page))
  return sendShell(visit, found.page)
}
