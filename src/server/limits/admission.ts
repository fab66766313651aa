/** The limits of this process: token buckets by caller, and renders in flight. */
import type { Config } from '../config/config.ts'
import { isWorkerd } from '../time/event-loop.ts'
import { RenderQueue } from './render-queue.ts'
import { TokenBuckets } from './token-buckets.ts'

export interface Admission {
  renders: RenderQueue
  customers: TokenBuckets
  /** By network: arbitrary page URLs, screens that are never cached, searches, and URLs that were not found. */
  pages: TokenBuckets
  screens: TokenBuckets
  searches: TokenBuckets
  unknown: TokenBuckets
}

const maxQueued = 400
/** A screen such as the login costs little, and everyone of a network opens the same few. */
const screensPerPage = 10

/** In workerd a request must not wait for another one, and the platform starts more isolates. */
const withoutQueue = { individual: Number.POSITIVE_INFINITY, shared: Number.POSITIVE_INFINITY }

export function createAdmission({ limits, commerceUrl, contentUrl }: Config): Admission {
  // a page over embedded backends occupies this CPU only; over a network it mostly waits
  const queue = commerceUrl || contentUrl ? { individual: 64, shared: 16 } : { individual: 2, shared: 1 }
  const maxInFlight = {
    customer: limits.customers === 0 ? Number.POSITIVE_INFINITY : 6,
    // many guests may share a network, such as an office
    network: limits.pages === 0 ? Number.POSITIVE_INFINITY : 16,
    // of the screens that all of them open
    screens: limits.pages === 0 ? Number.POSITIVE_INFINITY : 120,
    // leaves room in the queue for visitors
    background: isWorkerd ? 4 : maxQueued / 2,
  }
  const maxRunning = isWorkerd ? withoutQueue : queue
  return {
    renders: new RenderQueue({ maxRunning, maxInFlight, maxQueued, maxWaitMs: 10_000 }),
    customers: new TokenBuckets(limits.customers, { burst: limits.customers / 15 }),
    pages: new TokenBuckets(limits.pages),
    screens: new TokenBuckets(limits.pages * screensPerPage),
    searches: new TokenBuckets(limits.searches),
    unknown: new TokenBuckets(limits.unknown),
  }
}
