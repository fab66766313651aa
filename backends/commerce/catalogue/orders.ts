// The orders a listing can have, each as the slots of all listed products in that order. and the prices it can be ranged by.
// Called by catalogue.ts, which keeps them.
import type { D1Database } from '@cloudflare/workers-types'
import type { Locale } from '../rules/locale.ts'
import type { ProductIndex } from './product-index.ts'

/** What a listing is sorted by; names differ per language and prices per price group. */
export type SortKey = 'position' | 'sku' | 'created_at' | `name:${Locale}` | `price:${string}`

const queries = {
  sku: 'SELECT id FROM products WHERE parent_id IS NULL ORDER BY sku',
  created_at: 'SELECT id FROM products WHERE parent_id IS NULL ORDER BY created_at, position, id',
  name: `SELECT t.product_id AS id FROM product_texts t JOIN products p ON p.id = t.product_id
    WHERE t.locale = ?1 ORDER BY t.sort_name, p.position, p.id`,
  price: `SELECT p.id FROM products p JOIN product_prices r ON r.product_id = p.id AND r.price_group = ?1
    WHERE p.parent_id IS NULL ORDER BY r.final_cents, p.position, p.id`,
} as const

/** Reads one order; slots are by position already. */
export async function readOrder(db: D1Database, index: ProductIndex, key: SortKey): Promise<Int32Array> {
  if (key === 'position') return Int32Array.from({ length: index.size }, (_, slot) => slot)
  const [kind = '', value] = key.split(':')
  const query = db.prepare(queries[kind as keyof typeof queries])
  const { results } = await (value === undefined ? query : query.bind(value)).all<{ id: number }>()
  return Int32Array.from(results.flatMap(({ id }) => index.slotOf.get(id) ?? []))
}

const pricesSql = `SELECT p.id, r.final_cents AS cents FROM products p
  JOIN product_prices r ON r.product_id = p.id AND r.price_group = ?1 WHERE p.parent_id IS NULL`

/** What a price group pays, in cents by slot; -1 for what has no price. */
export async function readPrices(db: D1Database, index: ProductIndex, group: string): Promise<Int32Array> {
  const { results } = await db.prepare(pricesSql).bind(group).all<{ id: number; cents: number }>()
  const prices = new Int32Array(index.size).fill(-1)
  for (const { id, cents } of results) prices[index.slotOf.get(id) ?? index.size] = cents
  return prices
}
