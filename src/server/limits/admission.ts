/** How much is drawn at the same time, and how much one network may make up. Made by services.ts, asked by http/admit.ts. */
import type { Config } from '../config/config.ts'
import { Gate } from './gate.ts'
import { TokenBuckets } from './token-buckets.ts'

export interface Admission {
  gate: Gate
  pages: TokenBuckets
  searches: TokenBuckets
  unknown: TokenBuckets
}

export function createAdmission({ limits, commerceUrl, contentUrl }: Config): Admission {
  // a page over backends in process is work for this processor alone; over a network it mostly waits
  const most =
    commerceUrl || contentUrl
      ? { customer: 64, own: 32, background: 16, guest: 16 }
      : { customer: 2, own: 2, background: 1, guest: 1 }
  return {
    gate: new Gate({ most, mostWaiting: 100, patienceMs: 10_000 }),
    pages: new TokenBuckets(limits.pages),
    searches: new TokenBuckets(limits.searches),
    unknown: new TokenBuckets(limits.unknown),
  }
}
