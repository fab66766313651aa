// Article codes in a search: sku, EAN and article number. They stay in the database, where each has its index. Called by search.ts.
import type { Sql } from '../../sql/database.ts'

type Found = { exact: number[]; byWord: Map<string, number[]> }

const exactSql = `SELECT COALESCE(parent_id, id) AS id FROM products WHERE sku = ?1
  UNION SELECT COALESCE(parent_id, id) FROM products WHERE ean13 = ?1
  UNION SELECT COALESCE(parent_id, id) FROM products WHERE number = ?1`

// Every EAN begins with the number of its maker, so that a few digits say nothing.
const beginningSql = `SELECT COALESCE(parent_id, id) AS id FROM products WHERE number >= ?1 AND number < ?1 || '~'
  UNION SELECT COALESCE(parent_id, id) FROM products WHERE length(?1) >= 7 AND ean13 >= ?1 AND ean13 < ?1 || '~'`

/**
 * Listed products whose code is the whole text, and those with a code that begins with one of the words, which then
 * are three digits or more. A text without any digit holds no code, and the database is not asked.
 */
export async function findCodes(db: Sql, text: string, words: readonly string[]): Promise<Found> {
  if (!/\d/.test(text)) return { exact: [], byWord: new Map() }
  const beginnings = words.filter((word) => /^\d{3,}$/.test(word))
  const statements = beginnings.map((word) => db.prepare(beginningSql).bind(word))
  const [exact, ...others] = await db.batch<{ id: number }>([
    db.prepare(exactSql).bind(text.trim().slice(0, 100)),
    ...statements,
  ])
  const idsOf = (answer: { results: { id: number }[] } | undefined) => answer?.results.map(({ id }) => id) ?? []
  return {
    exact: idsOf(exact),
    byWord: new Map(beginnings.map((word, index) => [word, idsOf(others[index])])),
  }
}
