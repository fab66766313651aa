/**
 * Decides how a page request is answered, from facts alone: no clock, no cache, no network. serve-page.ts carries a plan out; if that
 * sends no response, it has learned a fact and the request is planned again.
 */
import type { PageState } from '../cache/page-cache.ts'
import type { Priority } from '../limits/render-queue.ts'
import type { Screen } from './screens.ts'

/** Whom a stored page is for: all guests, or all customers as a shell. */
export type Variant = 'guest' | 'customer'

/** What is known of a request before the cache is looked up. */
export interface PageRequest {
  screen: Pick<Screen, 'freshness' | 'shared'>
  /** `expired`: the cookie opens, but the backend no longer knows the session. */
  visitor: 'guest' | 'customer' | 'expired'
  /** Content for this visitor alone: an editor's preview, or the message that a form without scripts has left. */
  personal: 'preview' | 'notice' | null
  method: 'GET' | 'HEAD'
  scripts: 'on' | 'off'
  /** `listed`: links lead there. `unbounded`: visitors can make up any number of such URLs. `long`: longer than a cache key. */
  url: 'listed' | 'unbounded' | 'long'
  /** Sorted by the prices of this customer. */
  sortsByPrice: boolean
  /** A backend is known to be down: its calls fail at once, so the page can be awaited whole. */
  backendDown: boolean
}

export interface PageFacts extends PageRequest {
  backends: 'embedded' | 'external'
  cached: PageState | 'missing'
  /** Another request renders this page for others. */
  inFlight: boolean
  /** The render that this request has waited for without a result. */
  waitedFor: 'nothing' | 'other-render' | 'own-render'
  /** A moment ago the page could not be rendered for others. */
  isUncacheable: boolean
  requestedBefore: boolean
  /** Seconds until the limits of this visitor allow a page; 0: now. Reading it takes a token, once per request. */
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
  /** The page carries its stylesheet, as cached pages do: it may be the visitor's first. */
  inlinesStyles: boolean
  /** The page for others is rendered after the response. */
  storeAfterwards: boolean
  /** An expired page is served instead of an error. */
  staleIfError: boolean
}

/** Null: the page is rendered for this request alone. */
export function variantOf(request: Readonly<PageRequest>): Variant | null {
  const { screen, visitor, personal, url } = request
  if (!screen.freshness || personal || url === 'long' || visitor === 'expired') return null
  if (visitor === 'guest') return 'guest'
  const { method, scripts, sortsByPrice, backendDown } = request
  return screen.shared && method === 'GET' && scripts === 'on' && !sortsByPrice && !backendDown ? 'customer' : null
}

/** Renders of one visitor come first; those for many have a place of their own. */
export const priorityOf = ({ visitor, screen }: Readonly<PageRequest>): Priority =>
  visitor === 'guest' && screen.freshness ? 'shared' : 'individual'

export function planPage(facts: Readonly<PageFacts>): PagePlan {
  const { cached, visitor } = facts
  const variant = variantOf(facts)
  // the shell of a customer costs its private part; a guest who can be shown an expired page on error is not refused a new one
  const isLimited = visitor !== 'guest' || cached === 'missing'
  const { retryAfterSeconds } = isLimited ? facts : { retryAfterSeconds: 0 }
  if (retryAfterSeconds > 0) return { action: 'refuse', retryAfterSeconds }
  if (variant && cached === 'fresh') return { action: 'serve', revalidate: false }
  if (variant && cached === 'stale') return { action: 'serve', revalidate: !facts.isUncacheable }
  return variant ? planRender(facts, variant) : renderLive(facts, null, false)
}

function planRender(facts: Readonly<PageFacts>, variant: Variant): PagePlan {
  const { cached, backends, waitedFor } = facts
  const isQuick = backends === 'embedded'
  if (facts.inFlight && waitedFor === 'nothing' && (isQuick || variant === 'guest'))
    return { action: 'wait-for-render' }
  const storable = isWorthStoring(facts, variant) && !facts.isUncacheable
  // an external backend may be slow: the page is streamed to this visitor, and rendered for others afterwards
  if (!isQuick || !storable || waitedFor === 'own-render') return renderLive(facts, variant, !isQuick && storable)
  return { action: 'render-and-store', staleIfError: variant === 'guest' && cached !== 'missing' }
}

/** Most unbounded URLs are requested once and would evict others; a shell over an external backend costs a second render. */
const isWorthStoring = ({ url, backends, requestedBefore }: PageFacts, variant: Variant) =>
  (url === 'listed' && (variant === 'guest' || backends === 'embedded')) || requestedBefore

function renderLive(facts: Readonly<PageFacts>, variant: Variant | null, storeAfterwards: boolean): RenderLive {
  const { personal, scripts, backendDown, cached } = facts
  const isGuest = variant === 'guest'
  return {
    action: 'render-live',
    // without scripts the browser would come back for the whole page, and a message that is shown once would be lost
    mode: backendDown || personal === 'notice' || scripts === 'off' ? 'whole' : 'stream',
    inlinesStyles: isGuest,
    storeAfterwards,
    staleIfError: isGuest && cached !== 'missing',
  }
}
