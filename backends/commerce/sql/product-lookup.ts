import { type Locale, locales } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { isVisibleTo } from './products.ts'

// names the languages: the index has them first
const slugSql = `SELECT product_id AS id FROM product_texts CROSS JOIN products p ON p.id = product_id
  WHERE locale IN (${locales.map((locale) => `'${locale}'`)}) AND url_key = ?1 AND ${isVisibleTo('?3')} ORDER BY locale <> ?2, locale LIMIT 1`

const slugWithSkuSql = `SELECT t.product_id AS id FROM products p
  JOIN product_texts t ON t.product_id = COALESCE(p.parent_id, p.id)
  WHERE ((p.sku IN (SELECT value FROM json_each(?1)) AND ?2 IN (p.sku, t.url_key || '-' || p.sku)) OR p.ean13 = ?2)
    AND ${isVisibleTo('?4')}
  ORDER BY t.locale <> ?3 LIMIT 1`

/** By URL key in the language, else in another one, else `{urlKey}-{sku}`. The SKU of a packing, a SKU or an EAN alone finds the family too. */
export async function findProductBySlug(
  db: Sql,
  slug: string,
  locale: Locale,
  companyId: number | null,
): Promise<number | null> {
  const direct = await db.prepare(slugSql).bind(slug, locale, companyId).first<number>('id')
  if (direct !== null) return direct
  const parts = slug.split('-')
  const skus = [parts.slice(-1), parts.slice(-2)].map((tail) => tail.join('-'))
  return db.prepare(slugWithSkuSql).bind(JSON.stringify(skus), slug, locale, companyId).first<number>('id')
}

// An article number finds the first packing of its family; the company's own number before SKU before EAN-13 before number.
const codesSql = `WITH asked AS (SELECT value AS code FROM json_each(?1)), found AS (
    SELECT a.code, n.product_id AS id, -1 AS place, 0 AS packing FROM asked a JOIN company_numbers n ON n.company_id = ?2 AND n.number = a.code
    UNION ALL SELECT a.code, p.id, 0, p.packing FROM asked a JOIN products p ON p.sku = a.code
    UNION ALL SELECT a.code, p.id, 1, p.packing FROM asked a JOIN products p ON p.ean13 = a.code
    UNION ALL SELECT a.code, p.id, 2, p.packing FROM asked a JOIN products p ON p.number = a.code)
  SELECT f.code, f.id FROM found f JOIN products p ON p.id = f.id AND p.type <> 'configurable'
    AND ${isVisibleTo('?2')} ORDER BY f.place, f.packing`

/** Packings and bundles by exact SKU, EAN-13 or article number. */
const ownNumbersSql = `SELECT DISTINCT COALESCE(p.parent_id, p.id) AS id FROM company_numbers n JOIN products p ON p.id = n.product_id
  WHERE n.company_id = ?1 AND n.number LIKE ?2 ESCAPE '\\' AND ${isVisibleTo('?1')} ORDER BY n.number LIMIT 20`

/** Listed products whose number of the company begins with the text. */
export async function findOwnNumbers(db: Sql, companyId: number, text: string): Promise<number[]> {
  const beginning = `${text.replace(/[\\%_]/g, '\\$&')}%`
  return (await db.prepare(ownNumbersSql).bind(companyId, beginning).all<{ id: number }>()).results.map(({ id }) => id)
}

/** @param companyId whose own numbers are codes too; null for guests */
export async function findProductsByCodes(
  db: Sql,
  codes: readonly string[],
  companyId: number | null,
): Promise<Map<string, number>> {
  const { results } = await db
    .prepare(codesSql)
    .bind(JSON.stringify(codes), companyId)
    .all<{ code: string; id: number }>()
  const found = new Map<string, number>()
  for (const { code, id } of results) if (!found.has(code)) found.set(code, id)
  return found
}
