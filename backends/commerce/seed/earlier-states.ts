// Earlier states of products in the orders of the demo customers: one change of each kind.
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { unitCents } from '../rules/pricing/price-tiers.ts'
import type { Product } from '../sql/products.ts'

/** Percent of today's price. */
const earlierPrice = 93
const earlierOrigin = { nl: 'Polen', en: 'Poland', de: 'Polen', fr: 'Pologne' }

export type EarlierStates = {
  /** Price at the time of the orders. */
  priceCents: (product: Product, quantity: number) => number
  /** Changes the stored states of the lines of an order. */
  statements: (db: Sql, orderId: string) => SqlStatement[]
}

/** @param products candidates, a different one for each kind of change */
export function toEarlierStates(products: readonly Product[]): EarlierStates {
  const left = [...products]
  const take = (isSuitable: (product: Product) => boolean) => {
    const found = left.findIndex(isSuitable)
    return found < 0 ? null : (left.splice(found, 1)[0] ?? null)
  }
  const traces = take(({ allergens }) => allergens.includes('m'))
  const moved = take(({ origin }) => origin === 'België' || origin === 'Belgien')
  const smaller = take(({ content_count }) => content_count > 1)
  const dearer = take(() => true)
  const states: [Product | null, path: string, value: string | number][] = [
    [traces, '$.allergens', (traces?.allergens ?? '').replace('m', 'f')],
    [moved, '$.origin', JSON.stringify(earlierOrigin)],
    [smaller, '$.content[0]', (smaller?.content_count ?? 0) + 2],
  ]
  return {
    priceCents: (product, quantity) =>
      Math.round(((unitCents(product, quantity) ?? 0) * (product.id === dearer?.id ? earlierPrice : 100)) / 100),
    statements: (db, orderId) =>
      states.flatMap(([product, path, value]) => {
        const set = path === '$.origin' ? 'json(?4)' : '?4'
        const sql = `UPDATE order_items SET ordered_state = json_set(ordered_state, ?3, ${set}) WHERE order_id = ?1 AND product_id = ?2`
        return product ? [db.prepare(sql).bind(orderId, product.id, path, value)] : []
      }),
  }
}
