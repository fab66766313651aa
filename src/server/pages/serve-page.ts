/** Carries out the plan of a page request until a response is sent; guests and customers alike. */
import type { PathMatch } from '#i18n/paths.ts'
import type { AppContext } from '../env.ts'
import { contextOf, sessionCookie, waitUntilOf } from '../http/request-context.ts'
import { planPage } from './page-plan.ts'
import { openVisit, type PageVisit } from './page-visit.ts'
import { sendCached } from './send-guest-page.ts'
import { compressAtSecondRequest, sendShell } from './send-shell.ts'

/** Loaded only to render or to refuse: serving a cached page stays light. */
const loadSteps = () => import('./render-steps.ts')

export async function servePage(c: AppContext, match: PathMatch): Promise<Response> {
  const visit = await openVisit(c, match)
  const response = await respond(visit)
  // removes the cookie of a session that has ended
  if (visit.stored?.variant === 'guest' && sessionCookie(c))
    (await contextOf(c, match.locale)).context.cookies.endSession()
  return response
}

async function respond(visit: PageVisit): Promise<Response> {
  for (;;) {
    const plan = planPage(visit)
    if (plan.action === 'serve') {
      if (plan.revalidate) waitUntilOf(visit.c)(loadSteps().then((steps) => steps.revalidate(visit)))
      return serveCached(visit)
    }
    const steps = await loadSteps()
    const response = await steps.carryOut(visit, plan)
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
