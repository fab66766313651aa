// The orders a listing can have, each as the slots of all listed products in that order, and the prices it can be ranged by.
// Called by catalogue.ts, which caches them.

import type { Locale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { readListedPrices, readSorted } from '../sql/catalogue.ts'
import { type ProductIndex, toOrdinals } from './product-index.ts'

/** What a listing is sorted by; names differ per language and prices per price group. */
export type SortKey = 'position' | 'sku' | 'created_at' | `name:${Locale}` | `price:${string}`

/** Slots are by position already. */
export async function readOrder(db: Sql, index: ProductIndex, key: SortKey): Promise<Int32Array> {
  if (key === 'position') return Int32Array.from({ length: index.size }, (_, slot) => slot)
  const [by, value] = key.split(':') as ['sku' | 'created_at' | 'name' | 'price', string?]
  return Int32Array.from(toOrdinals(index, await readSorted(db, by, value)))
}

/** What a price group pays, in cents by slot; -1 for what has no price. */
export async function readPrices(db: Sql, index: ProductIndex, group: string): Promise<Int32Array> {
  const prices = new Int32Array(index.size).fill(-1)
  for (const { id, cents } of await readListedPrices(db, group)) prices[index.ordinalOf.get(id) ?? index.size] = cents
  return prices
}
