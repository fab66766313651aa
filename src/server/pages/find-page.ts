/**
 * A kept page as it may be sent now: what it says of stock is true for a minute, and then asked again in one small question. Called by
 * cached-page.ts and customer-page.ts.
 */
import type { FoundPage } from '../cache/page-cache.ts'
import type { Freshness } from '../cache/policy.ts'
import type { AppContext } from '../env.ts'
import { waitUntilOf } from '../http/request-context.ts'
import type { Doubted } from './confirm-page.ts'

type Wanted = Omit<Doubted, 'page'> & { key: string; freshness: Freshness }
type UsablePage = FoundPage & { state: 'hit' | 'stale' | 'due' }

/** Whether it may be sent as it is. */
export const isUsable = (page: FoundPage | null): page is UsablePage =>
  page !== null && page.state !== 'unsure' && page.state !== 'error'

/** Null where there is none. What has to be done behind one that is usable is under way. */
export async function findPage(c: AppContext, { key, freshness, ...wanted }: Wanted): Promise<FoundPage | null> {
  const { pages } = c.get('services')
  let found = pages.peek(key, freshness) ?? (await pages.find(key, freshness))
  if (found?.state === 'due' || found?.state === 'unsure') {
    const { confirm, confirmBehind } = await import('./confirm-page.ts')
    const { page, state } = found
    if (state === 'due') waitUntilOf(c)(confirmBehind(c, { ...wanted, page }))
    else if ((await confirm(c, { ...wanted, page })) === 'same') found = pages.judge(page, freshness)
  }
  if (found?.state === 'stale') wanted.revalidate()
  return found
}
