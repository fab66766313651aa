/** Asks whether what a kept page says of stock still is so: then it may go on saying it. Loaded where a page has to ask, by find-page.ts. */
import type { Locale } from '#i18n/locales.ts'
import type { Page } from '../cache/page.ts'
import type { StockOptions } from '../clients/ask-stock.ts'
import type { Lane } from '../clients/backend.ts'
import { confirmStock } from '../clients/tell-stock.ts'
import type { AppContext } from '../env.ts'
import { networkInMemory } from '../http/client-network.ts'
import { waitUntilOf } from '../http/request-context.ts'
import { isWithin } from '../time/elapsed.ts'

/** `revalidate` makes it anew behind the visitor. */
export type Doubted = { page: Page; locale: Locale; lane: Lane; revalidate: () => unknown }

/** unknown: it cannot be asked, which is no reason to draw a page anew. */
type Confirmed = 'same' | 'changed' | 'unknown'

/** How long a page waits to hear it; `anew`: for a new answer, however long it takes. */
type Wait = Pick<StockOptions, 'anew' | 'atMostMs'>

export async function confirm(c: AppContext, { page, locale, lane }: Doubted, wait: Wait): Promise<Confirmed> {
  const { commerce, answers } = c.var.services
  const { stock } = page
  if (!stock) return 'same'
  const by = { lane, caller: networkInMemory(c) }
  const options = { commerce, cache: answers, locale, waitUntil: waitUntilOf(c), by, ...wait }
  const askedAt = await confirmStock(options, stock.words)
  if (typeof askedAt !== 'number') return askedAt ?? 'unknown'
  page.stock = { ...stock, askedAt }
  return 'same'
}

/** One question at a time behind the visitors of a page, and the next one only so long after one that got no answer. */
const againMs = 5_000
const asking = new WeakMap<Page, number>()

/** Asks behind whoever gets the page, which is made anew if something is so no longer. */
export async function confirmBehind(c: AppContext, doubted: Doubted): Promise<void> {
  const now = Date.now()
  if (isWithin(now - (asking.get(doubted.page) ?? 0), againMs)) return
  asking.set(doubted.page, now)
  const confirmed = await confirm(c, doubted, { anew: true })
  if (confirmed !== 'unknown') asking.delete(doubted.page)
  if (confirmed === 'changed') await doubted.revalidate()
}
