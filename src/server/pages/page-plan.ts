/**
 * Decides how to respond to a page request. Pure: no clock, cache or network. If a step of serve-page.ts sends no response, it has
 * changed a fact, and the request is planned again.
 */
import type { PageState } from '../cache/page-cache.ts'
import type { Priority } from '../limits/render-queue.ts'
import type { Screen } from './screens.ts'

/** Audience of a cached page: all guests, or all customers with a shell. */
export type Variant = 'guest' | 'customer'

/** Facts of a request before the cache lookup. */
export interface PageRequest {
  screen: Pick<Screen, 'freshness' | 'shared'>
  /** `expired`: the cookie is valid, but the session is not active at the backend. */
  visitor: 'guest' | 'customer' | 'expired'
  /** Content for this visitor only: an editor's preview, a flash message, or the bar of staff that uses the session of a customer. */
  personal: 'preview' | 'notice' | 'on-behalf' | null
  method: 'GET' | 'HEAD'
  scripts: 'on' | 'off'
  /** `listed`: the shop links to it. `unbounded`: visitors can request any number of such URLs. `long`: too long for a cache key. */
  url: 'listed' | 'unbounded' | 'long'
  sortsByPrice: boolean
  /** Calls of a backend that is down fail immediately, so the page need not stream. */
  backendDown: boolean
}

export interface PagePlanInput extends PageRequest {
  backends: 'embedded' | 'external'
  cached: PageState | 'missing'
  /** Another request renders this page for the cache. */
  inFlight: boolean
  /** The render that this request has already waited for without a result. */
  waitedFor: 'nothing' | 'other-render' | 'own-render'
  isUncacheable: boolean
  requestedBefore: boolean
  /** Seconds until the rate limits of this guest allow a page that is missing; 0: now. */
  retryAfterSeconds: number
}

export type PagePlan =
  | { action: 'serve'; revalidate: boolean }
  | { action: 'wait-for-render' }
  | { action: 'render-and-store'; staleIfError: boolean }
  | RenderLive
  | { action: 'refuse'; retryAfterSeconds: number }

export interface RenderLive {
  action: 'render-live'
  mode: 'stream' | 'whole'
  /** The stylesheet is inlined, as in cached pages: this may be the visitor's first page. */
  inlinesStyles: boolean
  /** After the response the page is rendered again for the cache. */
  storeAfterwards: boolean
  /** An expired page is served instead of an error. */
  staleIfError: boolean
}

/** Null: the page is rendered for this request only. */
export function variantOf(request: Readonly<PageRequest>): Variant | null {
  const { screen, visitor, personal, url } = request
  if (!screen.freshness || personal || url === 'long' || visitor === 'expired') return null
  if (visitor === 'guest') return 'guest'
  const { method, scripts, sortsByPrice, backendDown } = request
  return screen.shared && method === 'GET' && scripts === 'on' && !sortsByPrice && !backendDown ? 'customer' : null
}

/** Whether a guest without a flash message or preview gets the page without any other fact of the request. */
export const isServedToGuests = (state: PageState): boolean => state === 'fresh'

/** Renders of one visitor have priority; one shared render may always run. */
export const priorityOf = ({ visitor, screen }: Readonly<PageRequest>): Priority =>
  visitor === 'guest' && screen.freshness ? 'shared' : 'individual'

export function planPage(facts: Readonly<PagePlanInput>): PagePlan {
  const { cached, visitor } = facts
  const variant = variantOf(facts)
  // customers are limited before the plan, and a guest with an expired page in the cache is not
  const { retryAfterSeconds } = visitor === 'guest' && cached === 'missing' ? facts : { retryAfterSeconds: 0 }
  if (retryAfterSeconds > 0) return { action: 'refuse', retryAfterSeconds }
  if (variant && cached === 'fresh') return { action: 'serve', revalidate: false }
  if (variant && cached === 'stale') return { action: 'serve', revalidate: !facts.isUncacheable }
  return variant ? planRender(facts, variant) : renderLive(facts, null, false)
}

function planRender(facts: Readonly<PagePlanInput>, variant: Variant): PagePlan {
  const { cached, backends, waitedFor } = facts
  const isQuick = backends === 'embedded'
  if (facts.inFlight && waitedFor === 'nothing' && (isQuick || variant === 'guest'))
    return { action: 'wait-for-render' }
  const storable = isWorthStoring(facts, variant) && !facts.isUncacheable
  // an external backend may be slow: the page is streamed to this visitor, and rendered for the cache afterwards
  if (!isQuick || !storable || waitedFor === 'own-render') return renderLive(facts, variant, !isQuick && storable)
  return { action: 'render-and-store', staleIfError: variant === 'guest' && cached !== 'missing' }
}

/** Most unbounded URLs are requested once and would evict others; with an external backend a shell costs a second render. */
const isWorthStoring = ({ url, backends, requestedBefore }: PagePlanInput, variant: Variant) =>
  (url === 'listed' && (variant === 'guest' || backends === 'embedded')) || requestedBefore

function renderLive(facts: Readonly<PagePlanInput>, variant: Variant | null, storeAfterwards: boolean): RenderLive {
  const { personal, scripts, backendDown, cached } = facts
  const isGuest = variant === 'guest'
  return {
    action: 'render-live',
    // without scripts the browser would load the page again unstreamed, and a flash message is shown only once
    mode: backendDown || personal === 'notice' || scripts === 'off' ? 'whole' : 'stream',
    inlinesStyles: isGuest,
    storeAfterwards,
    staleIfError: isGuest && cached !== 'missing',
  }
}
