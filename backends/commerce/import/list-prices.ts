/** Group prices that are the list price of a product follow it: a product without a row in `prices.csv` costs its list price. */
import type { Sql } from '../../sql/database.ts'
import type { Staging } from './staging.ts'

export type GroupPrice = { regular_cents: number; final_cents: number; tiers: string | null }
type GroupPriceRow = GroupPrice & { product_id: number; price_group: string }

const pageSize = 500
const sql = `SELECT product_id, price_group, regular_cents, final_cents, tiers FROM product_prices
  WHERE product_id IN (SELECT value FROM json_each(?1))`

/**
 * Stages the prices that follow. Rows that are staged later replace them.
 * @param changes list prices in cents by id of the packing
 * @returns them by `id group`
 */
export async function followListPrices(
  db: Sql,
  staging: Staging,
  changes: ReadonlyMap<number, { from: number; to: number }>,
): Promise<Map<string, GroupPrice>> {
  const followed = new Map<string, GroupPrice>()
  const ids = [...changes.keys()]
  for (let start = 0; start < ids.length; start += pageSize) {
    const page = JSON.stringify(ids.slice(start, start + pageSize))
    const { results } = await db.prepare(sql).bind(page).all<GroupPriceRow>()
    for (const { product_id: id, price_group: group, regular_cents, final_cents, tiers } of results) {
      const { from, to } = changes.get(id) ?? {}
      if (to === undefined || regular_cents !== from || final_cents !== from) continue
      followed.set(`${id} ${group}`, { regular_cents: to, final_cents: to, tiers })
      await staging.add('product_prices', [[id, group, to, to, tiers]])
    }
  }
  return followed
}
