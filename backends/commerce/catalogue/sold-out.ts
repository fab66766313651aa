// Which listed stock articles cannot be had now, in none of their packings. Called by catalogue.ts.
import type { D1Database } from '@cloudflare/workers-types'
import { addTo, type Bitset, emptySet } from './bitset.ts'
import type { ProductIndex } from './product-index.ts'

/** A set is as scarce as its scarcest member; members that are ordered on demand do not count. */
const sql = `SELECT p.id FROM products p LEFT JOIN stock s ON s.id = p.stock_id
  WHERE p.parent_id IS NULL AND p.is_stock_article = 1 AND p.type <> 'grouped' AND COALESCE(s.quantity, 0) <
    COALESCE((SELECT MIN(o.stock_units) FROM products o WHERE o.parent_id = p.id), p.stock_units)
  UNION ALL SELECT p.id FROM products p
  WHERE p.parent_id IS NULL AND p.is_stock_article = 1 AND p.type = 'grouped' AND COALESCE((
    SELECT MIN(COALESCE(s.quantity, 0) / o.stock_units / m.quantity)
    FROM product_members m JOIN products o ON o.id = m.member_id AND o.is_stock_article = 1
    LEFT JOIN stock s ON s.id = o.stock_id WHERE m.product_id = p.id), 0) < 1`

export async function readSoldOut(db: D1Database, index: ProductIndex): Promise<Bitset> {
  const { results } = await db.prepare(sql).all<{ id: number }>()
  const set = emptySet(index.size)
  for (const { id } of results) {
    const slot = index.slotOf.get(id)
    if (slot !== undefined) addTo(set, slot)
  }
  return set
}
