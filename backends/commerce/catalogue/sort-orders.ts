// Sort orders of a listing as ordinals of all listed products, and the prices of a customer. catalogue.ts caches them.
import type { Locale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { fromPriceListKey, type PriceListKey } from '../rules/customer-prices/price-list.ts'
import { readIdsByPrice, readListedPrices, readSortedProductIds } from '../sql/catalogue.ts'
import { type ProductIndex, toOrdinals } from './product-index.ts'

/** Sort key of a listing; names are sorted per language and prices per price list. */
export type SortKey = 'position' | 'sku' | 'created_at' | `name:${Locale}` | `price:${PriceListKey}`

const isPriceKey = (key: SortKey): key is `price:${PriceListKey}` => key.startsWith('price:')

/** Ordinals are in position order. */
export async function readSortOrder(db: Sql, index: ProductIndex, key: SortKey): Promise<Int32Array> {
  if (key === 'position') return Int32Array.from({ length: index.size }, (_, slot) => slot)
  if (isPriceKey(key)) {
    const list = fromPriceListKey(key.slice('price:'.length) as PriceListKey)
    return Int32Array.from(toOrdinals(index, await readIdsByPrice(db, list)))
  }
  const [by, value] = key.split(':') as ['sku' | 'created_at' | 'name', string?]
  return Int32Array.from(toOrdinals(index, await readSortedProductIds(db, by, value)))
}

/** Prices in cents, by ordinal; -1 without a price. */
export async function readPrices(db: Sql, index: ProductIndex, list: PriceListKey): Promise<Int32Array> {
  const prices = new Int32Array(index.size).fill(-1)
  for (const { id, cents } of await readListedPrices(db, fromPriceListKey(list)))
    prices[index.ordinalOf.get(id) ?? index.size] = cents
  return prices
}
