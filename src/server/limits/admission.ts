/** The limits of this process: token buckets by caller, and renders in flight. */
import type { Config } from '../config/config.ts'
import { isWorkerd } from '../time/turn.ts'
import { RenderLimiter } from './render-limiter.ts'
import { RenderQueue } from './render-queue.ts'
import { TokenBuckets } from './token-buckets.ts'

export interface Admission {
  renders: RenderLimiter
  /** Pages by customer. */
  customers: TokenBuckets
  /** By network: pages that visitors can make up, searches, and URLs that were not found. */
  pages: TokenBuckets
  searches: TokenBuckets
  unknown: TokenBuckets
}

export function createAdmission({ limits, commerceUrl, contentUrl }: Config): Admission {
  // a page over embedded backends is work for this processor alone; over a network it mostly waits
  const maxRunning = commerceUrl || contentUrl ? { individual: 64, shared: 16 } : { individual: 2, shared: 1 }
  const queue = isWorkerd ? null : new RenderQueue({ maxRunning, maxQueued: 400, maxWaitMs: 10_000 })
  return {
    renders: new RenderLimiter(queue, limits),
    customers: new TokenBuckets(limits.customers, { burst: limits.customers / 15 }),
    pages: new TokenBuckets(limits.pages),
    searches: new TokenBuckets(limits.searches),
    unknown: new TokenBuckets(limits.unknown),
  }
}
