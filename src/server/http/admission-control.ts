/** Applies the rate limits and the render queue of limits/admission.ts to requests. */
import { localeOfPath } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { BackendError, retryAfterSeconds } from '../clients/backend-error.ts'
import type { AppContext } from '../context/env.ts'
import type { Caller, Priority, Release, RenderRejection } from '../limits/render-queue.ts'
import type { Session } from '../session/session.ts'
import { onResponseEnd } from './after-response.ts'
import { rateLimitKey } from './client-network.ts'
import { errorPage } from './error-page.ts'

/** Delay of the response to a caller that continues after a 429, so that a flood of requests does not delay other callers. */
const rejectionDelayMs = 1_000

export async function sendRejection(c: AppContext, status: 429 | 503, afterSeconds: number): Promise<Response> {
  if (status === 429 && afterSeconds > 1) await new Promise((done) => setTimeout(done, rejectionDelayMs))
  const locale = localeOfPath(c.req.path)
  const response = errorPage({ t: await loadTranslator(locale), locale, config: c.var.services.config }, status)
  response.headers.set('retry-after', String(afterSeconds))
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/** Seconds for which a network that requested too many unknown URLs gets only cached pages; 0: not limited. */
export function notFoundRetryAfter(c: AppContext): number {
  const { unknown } = c.var.services.admission
  const network = rateLimitKey(c)
  return unknown.wait(network) > 0 ? unknown.take(network) : 0
}

/** `arbitrary`: any number of such URLs, or never cached. `screen`: never cached, at a fixed URL. `listed`: a cached page that the shop links to. */
export type PageBudget = 'arbitrary' | 'screen' | 'listed'

/** Seconds until this visitor may have another page rendered; 0: now. */
export function renderRetryAfter(c: AppContext, session: Session | null, budget: PageBudget): number {
  const { admission } = c.var.services
  if (session) return admission.customers.take(session.customer.id)
  const wait = notFoundRetryAfter(c)
  if (wait > 0 || budget === 'listed') return wait
  return (budget === 'screen' ? admission.screens : admission.pages).take(rateLimitKey(c))
}

export function countNotFound(c: AppContext): void {
  c.var.services.admission.unknown.take(rateLimitKey(c))
}

/** @throws BackendError RATE_LIMITED with retryAfterSeconds */
export function countSearch(c: AppContext, operationName: string): void {
  const wait = c.var.services.admission.searches.take(rateLimitKey(c))
  if (wait > 0) throw rateLimited('query', operationName, wait)
}

/** An error without a message of its own: the visitor gets the general one in the language of the page. */
export function rateLimited(operationType: 'query' | 'mutation', operationName: string, retryAfterSeconds: number) {
  const errors = [{ message: '', extensions: { code: 'RATE_LIMITED', retryAfterSeconds } }]
  return new BackendError('refused', { client: 'shop', operationType, operationName, statusCode: 429, errors })
}

/** Waits in the render queue. @param isFixed the URL is one of a screen without parameters @returns a function that releases the permit, or the reason of a refusal */
export async function acquireRenderPermit(
  c: AppContext,
  priority: Priority,
  isFixed = false,
): Promise<Release | RenderRejection> {
  const session = await c.var.session
  const caller: Caller = session
    ? { kind: 'customer', id: session.customer.id }
    : { kind: isFixed ? 'screens' : 'network', id: rateLimitKey(c) }
  return c.var.services.admission.renders.enter(caller, priority)
}

export const sendRenderRejection = (c: AppContext, refusal: RenderRejection): Promise<Response> =>
  refusal === 'caller' ? sendRejection(c, 429, 1) : sendRejection(c, 503, retryAfterSeconds)

/** Renders with a permit of the queue, which is released after the response has been sent. */
export async function renderWithPermit(
  c: AppContext,
  priority: Priority,
  render: () => Promise<Response>,
  isFixed = false,
): Promise<Response> {
  const release = await acquireRenderPermit(c, priority, isFixed)
  if (typeof release === 'string') return sendRenderRejection(c, release)
  try {
    const response = await render()
    // the body of a response to HEAD, or of one that is discarded, is not read
    if (c.req.method !== 'HEAD' && !c.get('discarded')) return onResponseEnd(response, release)
    release()
    await response.body?.cancel()
    return response
  } catch (error) {
    release()
    throw error
  }
}
