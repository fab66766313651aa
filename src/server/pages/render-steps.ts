/** Steps of a plan that wait, render or refuse. Each sends a response, or returns null and has changed a fact of the visit. */
import type { RenderedPage, RenderResult } from '../cache/page-cache.ts'
import { acquireRenderPermit, renderWithPermit, sendRejection, sendRenderRejection } from '../http/admission-control.ts'
import { onResponseEnd } from '../http/after-response.ts'
import { pathAndQuery, waitUntilOf } from '../http/request-context.ts'
import { traceOf } from '../http/request-log.ts'
import { type PagePlan, planPage, priorityOf, type RenderLive, type Variant } from './page-plan.ts'
import type { PageVisit } from './page-visit.ts'
import { renderPage } from './render-page.ts'
import { renderShared } from './render-shared.ts'
import { sendCached, sendRendered } from './send-guest-page.ts'
import { sendShell } from './send-shell.ts'

type Step<Action extends PagePlan['action']> = Extract<PagePlan, { action: Action }>

/** After this the request renders the page itself, so that its first byte does not wait for a slow backend. */
const otherRenderMs = 250
/** Longer, and with the permit held: a machine that is slow under load must not render the same page twice. */
const ownRenderMs: Readonly<Record<Variant, number>> = { guest: 2_000, customer: 1_000 }

export function executePlan(visit: PageVisit, plan: Exclude<PagePlan, Step<'serve'>>): Promise<Response | null> {
  switch (plan.action) {
    case 'wait-for-render':
      return waitForRender(visit)
    case 'render-and-store':
      return renderAndStore(visit, plan)
    case 'render-live':
      return renderLive(visit, plan)
    case 'refuse':
      return sendRejection(visit.c, 429, plan.retryAfterSeconds)
  }
}

/** Renders a stale page again after the response, with a permit of its own. */
export const revalidate = (visit: PageVisit): Promise<void> =>
  store(visit, async () => {
    const release = await visit.c.var.services.admission.renders.enter(
      { kind: 'background', id: 'revalidation' },
      'shared',
    )
    if (typeof release === 'string') return 'skipped'
    return render(visit).finally(release)
  })

function render({ c, canonicalUrl, match, stored, customer }: PageVisit): Promise<RenderResult> {
  const isShell = stored?.variant === 'customer'
  return renderShared(c, {
    url: canonicalUrl,
    match,
    unitId: isShell ? (customer?.preferredUnitId ?? null) : undefined,
  })
}

async function store(visit: PageVisit, work: () => Promise<RenderResult>): Promise<void> {
  if (!visit.stored) throw new Error('the page has no cache key')
  const { key, freshness } = visit.stored
  await visit.c.var.services.pages.revalidate(key, { freshness, durable: visit.isPersistable }, work)
}

async function waitForRender(visit: PageVisit): Promise<Response | null> {
  const started = performance.now()
  const rendered = await visit.c.var.services.pages.join(visit.key, otherRenderMs)
  traceOf(visit.c).recordWait('renderMs', performance.now() - started)
  visit.waitedFor = 'other-render'
  return rendered && respondWith(visit, rendered, 'collapsed')
}

async function renderAndStore(visit: PageVisit, plan: Step<'render-and-store'>): Promise<Response | null> {
  const { c, key, stored } = visit
  const { pages } = c.var.services
  const release = await acquireRenderPermit(c, priorityOf(visit))
  if (typeof release === 'string') return (plan.staleIfError && serveExpired(visit)) || sendRenderRejection(c, release)
  try {
    visit.refresh()
    const { action } = planPage(visit)
    if (action !== plan.action && action !== 'wait-for-render') return null
    const isOwn = !visit.inFlight
    if (isOwn) waitUntilOf(c)(store(visit, () => render(visit)))
    const started = performance.now()
    const rendered = await pages.join(key, ownRenderMs[stored?.variant ?? 'guest'], isOwn)
    traceOf(c).recordWait('renderMs', performance.now() - started)
    visit.waitedFor = 'own-render'
    return rendered && (await respondWith(visit, rendered, isOwn ? 'stored' : 'collapsed'))
  } finally {
    release()
  }
}

/** Null: the shell cannot be stored, so the page is rendered for this customer. */
async function respondWith(visit: PageVisit, rendered: RenderedPage, detail: 'stored' | 'collapsed') {
  if (visit.stored?.variant === 'customer') return rendered.isCacheable ? sendShell(visit, rendered.page) : null
  return sendRendered(visit.c, rendered, detail)
}

/** Stale-if-error. */
function serveExpired({ c, found, stored }: PageVisit): Response | null {
  const expired = found && stored && c.var.services.pages.evaluate(found.page, stored.freshness)
  return expired && sendCached(c, expired)
}

async function renderLive(visit: PageVisit, plan: RenderLive): Promise<Response> {
  const { c, match, canonicalUrl, stored, key } = visit
  if (stored) c.var.services.pages.noteRequest(key)
  const isGuestPage = stored?.variant === 'guest'
  const url = isGuestPage ? canonicalUrl : pathAndQuery(c)
  const response = await renderWithPermit(c, priorityOf(visit), () => renderPage(c, url, match.locale, plan))
  const expired = plan.staleIfError && response.status >= 500 ? serveExpired(visit) : null
  if (expired) {
    await response.body?.cancel()
    return expired
  }
  // a page that is gone is rendered once more, to evict the stored one
  const isGone = visit.found !== null && (response.status === 404 || response.status === 410)
  const stores = plan.storeAfterwards && (response.status === 200 || isGone)
  const detail = isGuestPage ? `miss${stores && !isGone ? '; stored' : ''}` : 'bypass'
  response.headers.set('cache-status', `proviant-page; fwd=${detail}`)
  return stores ? onResponseEnd(response, () => waitUntilOf(c)(revalidate(visit))) : response
}
