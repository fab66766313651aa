// Search over the four languages: exact article codes first, then full text by relevance. Called by catalogue.ts.
import type { D1Database } from '@cloudflare/workers-types'
import { toMatchExpression } from '../rules/text.ts'
import { addTo, type Bitset, emptySet, has } from './bitset.ts'
import type { ProductIndex } from './product-index.ts'

/** What was found, the most relevant first. */
export type SearchResult = { slots: Int32Array; found: Bitset }

const exactSql = `SELECT COALESCE(parent_id, id) AS id FROM products WHERE sku = ?1
  UNION SELECT COALESCE(parent_id, id) FROM products WHERE ean13 = ?1
  UNION SELECT COALESCE(parent_id, id) FROM products WHERE number = ?1`

const textSql = `SELECT rowid AS id FROM product_search WHERE product_search MATCH ?1
  ORDER BY bm25(product_search, 10.0, 4.0, 2.0), rowid`

/** Listed products that have every word of the text as the beginning of a word; none when the text has no word. */
export async function searchProducts(db: D1Database, index: ProductIndex, text: string): Promise<SearchResult> {
  const found = emptySet(index.size)
  const expression = toMatchExpression(text)
  if (expression === null) return { slots: new Int32Array(), found }
  const [exact, full] = await db.batch<{ id: number }>([
    db.prepare(exactSql).bind(text.trim().slice(0, 100)),
    db.prepare(textSql).bind(expression),
  ])
  const slots: number[] = []
  for (const { id } of [...(exact?.results ?? []), ...(full?.results ?? [])]) {
    const slot = index.slotOf.get(id)
    if (slot === undefined || has(found, slot)) continue
    addTo(found, slot)
    slots.push(slot)
  }
  return { slots: Int32Array.from(slots), found }
}
