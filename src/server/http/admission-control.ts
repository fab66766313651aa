/** Applies the rate limits and the render queue of limits/admission.ts to requests. */
import { localeOfPath } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { BackendError, retryAfterSeconds } from '../clients/backend-error.ts'
import type { Config } from '../config/config.ts'
import type { AppContext } from '../context/env.ts'
import type { GuestRequest } from '../limits/admission.ts'
import type { Caller, Priority, Release, RenderRejection } from '../limits/render-queue.ts'
import type { Platform } from '../platform/bindings.ts'
import type { Session } from '../session/session.ts'
import { onResponseEnd } from './after-response.ts'
import { networkOf, rateLimitKey } from './client-network.ts'
import { errorPage } from './error-page.ts'
import { traceOf } from './request-log.ts'
import { cachedPageHeaders } from './security-headers.ts'

/** Delay of the response to a caller that continues after a 429, so that a flood of requests does not delay other callers. */
const rejectionDelayMs = 1_000

/** Body and headers of rejections by language and status: a flood must not render its error pages. */
const rejections = new WeakMap<Config, Map<string, { body: ArrayBuffer; headers: Record<string, string> }>>()

async function rejectionOf(c: AppContext, status: 429 | 503) {
  const { config } = c.get('services')
  const locale = localeOfPath(c.req.path)
  const known = rejections.get(config) ?? new Map()
  const rejection = known.get(locale + status)
  if (rejection) return rejection
  const page = errorPage({ t: await loadTranslator(locale), locale, config }, status)
  const headers = {
    ...Object.fromEntries(page.headers),
    ...cachedPageHeaders(config),
    'cache-control': 'private, no-store',
  }
  const rendered = { body: await page.arrayBuffer(), headers }
  rejections.set(config, known.set(locale + status, rendered))
  return rendered
}

export async function sendRejection(c: AppContext, status: 429 | 503, afterSeconds: number): Promise<Response> {
  if (status === 429 && afterSeconds > 1) await new Promise((done) => setTimeout(done, rejectionDelayMs))
  const { body, headers } = await rejectionOf(c, status)
  // complete headers, as those of a cached page
  c.set('cached', 'rejected')
  const platform: Platform = c.executionCtx
  if ('complete' in platform) platform.complete = true
  return new Response(body, { status, headers: { ...headers, 'retry-after': String(afterSeconds) } })
}

/** A guest's network may take four times as much as each of its addresses. */
const addressesOfNetwork = 4

/** Charges a guest's request to its address and to its network. @returns seconds until it is allowed; 0: now */
export async function guestRetryAfter(c: AppContext, request: GuestRequest): Promise<number> {
  const { admission, env } = c.get('services')
  const { guests, guestCosts } = admission
  const { cost, reserve } = guestCosts[request]
  const address = rateLimitKey(c)
  const network = networkOf(address)
  const own = await guests.take(address, cost, reserve)
  const wait = own > 0 || network === address ? own : await guests.take(network, cost / addressesOfNetwork, reserve)
  if (wait > 0) env.METRICS?.countLimit(request)
  return wait
}

/** Seconds for which a guest whose requests cost too much gets only screens; 0: not limited. Takes nothing from others. */
export async function notFoundRetryAfter(c: AppContext): Promise<number> {
  const { guests, guestCosts } = c.get('services').admission
  const { cost, reserve } = guestCosts.listed
  return (await guests.wait(rateLimitKey(c), cost, reserve)) > 0 ? guestRetryAfter(c, 'listed') : 0
}

export async function countNotFound(c: AppContext): Promise<void> {
  const { guests, guestCosts } = c.get('services').admission
  const { cost, reserve } = guestCosts.unknown
  await guests.charge(rateLimitKey(c), cost, reserve)
}

/** Seconds until this customer may have another page; 0: now. Costs no lookup, so that a flood is refused first. */
export async function customerRetryAfter(c: AppContext, session: Session): Promise<number> {
  const { admission, env } = c.get('services')
  const wait = await admission.customers.take(session.customer.id, admission.customerCost)
  if (wait > 0) env.METRICS?.countLimit('customer')
  return wait
}

/** @throws BackendError RATE_LIMITED with retryAfterSeconds */
export async function countSearch(c: AppContext, operationName: string): Promise<void> {
  const wait = await guestRetryAfter(c, 'search')
  if (wait > 0) throw rateLimited('query', operationName, wait)
}

/** An error without a message of its own: the visitor gets the general one in the language of the page. */
export function rateLimited(operationType: 'query' | 'mutation', operationName: string, retryAfterSeconds: number) {
  const errors = [{ message: '', extensions: { code: 'RATE_LIMITED', retryAfterSeconds } }]
  return new BackendError('refused', { client: 'shop', operationType, operationName, statusCode: 429, errors })
}

/** Waits in the render queue. @returns a function that releases the permit, or the reason of a refusal */
export async function acquireRenderPermit(c: AppContext, priority: Priority): Promise<Release | RenderRejection> {
  const session = await c.var.session
  const { signal } = c.req.raw
  const caller: Caller = session
    ? { kind: 'customer', id: session.customer.id, page: `${session.id} ${c.req.url}`, signal }
    : { kind: 'guest', id: rateLimitKey(c), signal }
  const { admission, env } = c.var.services
  const started = performance.now()
  const release = await admission.renders.enter(caller, priority)
  traceOf(c).recordWait('queueMs', performance.now() - started)
  if (typeof release === 'string') env.METRICS?.countRenderRejection(release)
  return release
}

export async function sendRenderRejection(c: AppContext, refusal: RenderRejection): Promise<Response> {
  // no client reads it
  if (refusal === 'gone') return new Response(null, { status: 499 })
  return refusal === 'caller' ? sendRejection(c, 429, 1) : sendRejection(c, 503, retryAfterSeconds)
}

function sendToEnd(c: AppContext, response: Response, release: Release): Response {
  const { promise, resolve } = Promise.withResolvers<void>()
  c.set('ended', promise)
  return onResponseEnd(response, () => {
    release()
    resolve()
  })
}

/** Renders with a permit of the queue, which is released after the response has been sent. */
export async function renderWithPermit(
  c: AppContext,
  priority: Priority,
  render: () => Promise<Response>,
): Promise<Response> {
  const release = await acquireRenderPermit(c, priority)
  if (typeof release === 'string') return sendRenderRejection(c, release)
  const started = performance.now()
  try {
    const response = await render()
    traceOf(c).recordWait('renderMs', performance.now() - started)
    // the body of a response to HEAD, or of one that is discarded, is not read
    if (c.req.method !== 'HEAD' && !c.get('discarded')) return sendToEnd(c, response, release)
    release()
    await response.body?.cancel()
    return response
  } catch (error) {
    release()
    throw error
  }
}
