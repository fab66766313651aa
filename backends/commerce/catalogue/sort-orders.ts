// Sort orders of a listing as ordinals of all listed products, and the prices of a price group. catalogue.ts caches them.
import type { Locale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { readListedPrices, readSortedProductIds } from '../sql/catalogue.ts'
import { type ProductIndex, toOrdinals } from './product-index.ts'

/** Sort key of a listing; names are sorted per language and prices per price group. */
export type SortKey = 'position' | 'sku' | 'created_at' | `name:${Locale}` | `price:${string}`

/** Ordinals are in position order. */
export async function readSortOrder(db: Sql, index: ProductIndex, key: SortKey): Promise<Int32Array> {
  if (key === 'position') return Int32Array.from({ length: index.size }, (_, slot) => slot)
  const [by, value] = key.split(':') as ['sku' | 'created_at' | 'name' | 'price', string?]
  return Int32Array.from(toOrdinals(index, await readSortedProductIds(db, by, value)))
}

/** Prices of a price group in cents, by ordinal; -1 without a price. */
export async function readPrices(db: Sql, index: ProductIndex, group: string): Promise<Int32Array> {
  const prices = new Int32Array(index.size).fill(-1)
  for (const { id, cents } of await readListedPrices(db, group)) prices[index.ordinalOf.get(id) ?? index.size] = cents
  return prices
}
