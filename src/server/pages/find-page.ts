/**
 * A kept page as it may be sent now: what it says of stock is true for a minute, and then asked again in one small question. Called by
 * cached-page.ts and customer-page.ts.
 */
import type { FoundPage } from '../cache/page-cache.ts'
import type { Freshness } from '../cache/policy.ts'
import type { AppContext } from '../env.ts'
import { waitUntilOf } from '../http/request-context.ts'
import type { Doubted } from './confirm-page.ts'

type Wanted = Omit<Doubted, 'page'> & {
  key: string
  freshness: Freshness
  /** Drawn for this one it begins without an answer of commerce. */
  streams: boolean
}
type UsablePage = FoundPage & { state: 'hit' | 'stale' | 'due' }
/** isAsked: what it says of stock is asked behind the visitor, and it is made anew once that has changed. */
type Found = FoundPage & { isAsked?: true }

/** By then a drawn page has begun: of a backend elsewhere that is slower nobody waits to hear that a kept one still is true. */
const frameMs = 50

/** Whether it may be sent as it is. */
export const isUsable = (page: FoundPage | null): page is UsablePage =>
  page !== null && page.state !== 'unsure' && page.state !== 'error'

/** Null where there is none. What has to be done behind one that is usable is under way. */
export async function findPage(c: AppContext, { key, freshness, streams, ...wanted }: Wanted): Promise<Found | null> {
  const { pages, embedded } = c.get('services')
  let found: Found | null = pages.peek(key, freshness) ?? (await pages.find(key, freshness))
  if (found?.state === 'due' || found?.state === 'unsure') {
    const { confirm, confirmBehind } = await import('./confirm-page.ts')
    const { page, state } = found
    const doubted = { ...wanted, page }
    const behind = () => waitUntilOf(c)(confirmBehind(c, doubted))
    if (state === 'due') behind()
    else {
      const isSlow = embedded.commerce === null && streams
      const confirmed = await confirm(c, doubted, { anew: false, ...(isSlow && { atMostMs: frameMs }) })
      if (confirmed === 'same') found = pages.judge(page, freshness)
      else if (confirmed === 'unknown') {
        behind()
        found = { ...found, isAsked: true }
      }
    }
  }
  if (found?.state === 'stale') wanted.revalidate()
  return found
}
