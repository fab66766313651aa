import type { Sql } from '../../sql/database.ts'

export type NamesRow = { id: number; compounding: string | null; other: string | null; contents: string | null }

const selectNames = (where: string) => `SELECT product_id AS id,
    group_concat(CASE WHEN locale IN ('nl', 'de') THEN name END, ', ') AS compounding,
    group_concat(CASE WHEN locale NOT IN ('nl', 'de') THEN name END, ', ') AS other,
    (SELECT group_concat(content_amount || content_unit, ' ') FROM (
      SELECT content_amount, content_unit FROM products WHERE id = product_id
      UNION SELECT content_amount, content_unit FROM products WHERE parent_id = product_id)) AS contents
  FROM product_texts WHERE ${where} GROUP BY product_id ORDER BY product_id LIMIT 5000`
const namesSql = selectNames('product_id > ?1 AND product_id IN (SELECT id FROM public_products)')
const namesOfSql = selectNames('product_id IN (SELECT value FROM json_each(?1))')

/** The next page of names after an id, split into languages that write compounds as one word, and others, with the contents of the packings. */
export const readNames = async (db: Sql, after: number): Promise<NamesRow[]> =>
  (await db.prepare(namesSql).bind(after).all<NamesRow>()).results

/** Names of these products. */
export const readNamesOf = async (db: Sql, ids: readonly number[]): Promise<NamesRow[]> =>
  (await db.prepare(namesOfSql).bind(JSON.stringify(ids)).all<NamesRow>()).results

/** Characters per row, far below the D1 limit of two megabytes. */
const rowLength = 500_000

const readSql = 'SELECT data FROM search_words WHERE version = ?1 ORDER BY part'

/** Null if nothing is stored for the version. */
export async function readStoredIndex(db: Sql, version: string): Promise<string | null> {
  const { results } = await db.prepare(readSql).bind(version).all<{ data: string }>()
  return results.length > 0 ? results.map(({ data }) => data).join('') : null
}

export async function storeIndex(db: Sql, version: string, data: string): Promise<void> {
  await db.prepare('DELETE FROM search_words').run()
  const insert = db.prepare('INSERT INTO search_words (version, part, data) VALUES (?1, ?2, ?3)')
  for (let part = 0; part * rowLength < data.length; part += 1) {
    await insert.bind(version, part, data.slice(part * rowLength, (part + 1) * rowLength)).run()
  }
}
