// Search by SKU, EAN and article number in the database, which indexes each.
import type { Sql } from '../../sql/database.ts'
import { toCodes } from '../rules/codes.ts'

type Found = { exact: number[]; byWord: Map<string, number[]> }

const toExactSql = (products: string) => `WITH typed AS (SELECT value AS code FROM json_each(?1))
  SELECT COALESCE(parent_id, id) AS id FROM typed JOIN ${products} ON sku = code
  UNION SELECT COALESCE(parent_id, id) FROM typed JOIN ${products} ON ean13 = code
  UNION SELECT COALESCE(parent_id, id) FROM typed JOIN ${products} ON number = code`

// EANs begin with a manufacturer prefix, so short prefixes are ambiguous.
const toBeginningSql = (
  products: string,
) => `SELECT COALESCE(parent_id, id) AS id FROM ${products} WHERE number >= ?1 AND number < ?1 || '~'
  UNION SELECT COALESCE(parent_id, id) FROM ${products} WHERE length(?1) >= 7 AND ean13 >= ?1 AND ean13 < ?1 || '~'`

/** Exclusive products of a company, with their packings. */
const toExclusive = (
  companyId: number,
) => `SELECT * FROM products WHERE is_exclusive = 1 AND COALESCE(parent_id, id) IN (
    SELECT product_id FROM assortment_products WHERE company_id = ${Math.trunc(companyId)})`

/** Listed products with this code, in any spelling, and those whose code begins with a word of three or more digits. Without digits no query is sent. @param companyId searches its exclusive products; null: the public ones */
export async function findCodes(
  db: Sql,
  text: string,
  words: readonly string[],
  companyId: number | null = null,
): Promise<Found> {
  const products = companyId === null ? 'public_products' : `(${toExclusive(companyId)})`
  if (!/\d/.test(text)) return { exact: [], byWord: new Map() }
  const beginnings = words.filter((word) => /^\d{3,}$/.test(word))
  const statements = beginnings.map((word) => db.prepare(toBeginningSql(products)).bind(word))
  const [exact, ...others] = await db.batch<{ id: number }>([
    db.prepare(toExactSql(products)).bind(JSON.stringify(toCodes(text))),
    ...statements,
  ])
  const idsOf = (answer: { results: { id: number }[] } | undefined) => answer?.results.map(({ id }) => id) ?? []
  return {
    exact: idsOf(exact),
    byWord: new Map(beginnings.map((word, index) => [word, idsOf(others[index])])),
  }
}
