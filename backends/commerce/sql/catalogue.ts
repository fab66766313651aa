import type { Sql, SqlStatement } from '../../sql/database.ts'
import type { PriceList } from '../rules/customer-prices/price-list.ts'

export type VersionRow = { value: string }

/** The version changes with every import. */
export const selectCatalogueVersion = (db: Sql): SqlStatement =>
  db.prepare("SELECT value FROM meta WHERE name = 'catalogue_version'")

/** Empty before the first import. */
export const toVersion = ([row]: readonly VersionRow[]): string => row?.value ?? ''

export const readCatalogueVersion = async (db: Sql): Promise<string> =>
  toVersion((await selectCatalogueVersion(db).all<VersionRow>()).results)

export type CategoryRow = {
  id: number
  parent_id: number | null
  type: 'category' | 'brand' | 'promotion'
  code: string
  position: number
  picture: string | null
  /** 1: all its products are exclusive. */
  is_hidden: number
  /** JSON: name and urlPath by language. */
  texts: string
}

/** Whether the category `c` has products, none of which is public: its name is then not public either. */
const isHidden = `(EXISTS (SELECT 1 FROM products WHERE is_exclusive = 1 AND c.id IN (category_id, brand_id, promotion_id))
    AND NOT EXISTS (SELECT 1 FROM public_products WHERE c.id IN (category_id, brand_id, promotion_id)))`

const categoriesSql = `SELECT c.id, c.parent_id, c.type, c.code, c.position, c.picture, ${isHidden} AS is_hidden,
  (SELECT json_group_object(t.locale, json_object('name', t.name, 'urlPath', t.url_path))
    FROM category_texts t WHERE t.category_id = c.id) AS texts
  FROM categories c ORDER BY c.position, c.id`

/** By position; a few hundred rows. */
export const readCategories = async (db: Sql): Promise<CategoryRow[]> =>
  (await db.prepare(categoriesSql).all<CategoryRow>()).results

export type ListedProductRow = {
  id: number
  category_id: number
  brand_id: number
  promotion_id: number | null
  is_new: number
  is_stock_article: number
  allergens: string
  picture: string
}

const listedSql = `SELECT id, category_id, brand_id, promotion_id, is_new, is_stock_article, allergens, picture
  FROM public_products WHERE parent_id IS NULL ORDER BY position, id`

const ofCompanySql = `SELECT id, category_id, brand_id, promotion_id, is_new, is_stock_article, allergens, picture
  FROM products WHERE is_exclusive = 1 AND parent_id IS NULL
    AND id IN (SELECT product_id FROM assortment_products WHERE company_id = ?1) ORDER BY position, id LIMIT 2000`

/** Exclusive products of a company, like `readListedProducts`. */
export const readAssortment = async (db: Sql, companyId: number): Promise<ListedProductRow[]> =>
  (await db.prepare(ofCompanySql).bind(companyId).all<ListedProductRow>()).results

/** Public simple products without a family, families and bundles, by position. */
export const readListedProducts = async (db: Sql): Promise<ListedProductRow[]> =>
  (await db.prepare(listedSql).all<ListedProductRow>()).results

const sortSql = {
  sku: 'SELECT id FROM public_products WHERE parent_id IS NULL ORDER BY sku',
  created_at: 'SELECT id FROM public_products WHERE parent_id IS NULL ORDER BY created_at, position, id',
  name: `SELECT t.product_id AS id FROM product_texts t JOIN public_products p ON p.id = t.product_id
    WHERE t.locale = ?1 ORDER BY t.sort_name, p.position, p.id`,
} as const

/** @param value language of a name */
export async function readSortedProductIds(db: Sql, by: keyof typeof sortSql, value?: string): Promise<number[]> {
  const query = db.prepare(sortSql[by])
  const { results } = await (value === undefined ? query : query.bind(value)).all<{ id: number }>()
  return results.map(({ id }) => id)
}

const pricesSql = `SELECT p.id, COALESCE(o.final_cents, r.final_cents) AS cents FROM public_products p
  JOIN product_prices r ON r.product_id = p.id AND r.price_group = ?1
  LEFT JOIN customer_prices o ON o.product_id = p.id AND o.company_id = ?2 AND ?3 BETWEEN o.starts_on AND o.ends_on
  WHERE p.parent_id IS NULL`

type ListedPrice = { id: number; cents: number }

const readPricesBy = async (db: Sql, sql: string, { group, companyId, day }: PriceList) =>
  (await db.prepare(sql).bind(group, companyId, day).all<ListedPrice>()).results

export const readListedPrices = (db: Sql, list: PriceList): Promise<ListedPrice[]> => readPricesBy(db, pricesSql, list)

export const readIdsByPrice = async (db: Sql, list: PriceList): Promise<number[]> =>
  (await readPricesBy(db, `${pricesSql} ORDER BY cents, p.position, p.id`, list)).map(({ id }) => id)

/** A bundle is as scarce as its scarcest member; members on order do not count. */
const toSoldOutSql = (products: string) => `SELECT p.id FROM ${products} p LEFT JOIN stock s ON s.id = p.stock_id
  WHERE p.parent_id IS NULL AND p.is_stock_article = 1 AND p.type <> 'grouped' AND COALESCE(s.quantity, 0) <
    COALESCE((SELECT MIN(o.stock_units) FROM products o WHERE o.parent_id = p.id), p.stock_units)
  UNION ALL SELECT p.id FROM ${products} p
  WHERE p.parent_id IS NULL AND p.is_stock_article = 1 AND p.type = 'grouped' AND COALESCE((
    SELECT MIN(COALESCE(s.quantity, 0) / o.stock_units / m.quantity)
    FROM product_members m JOIN products o ON o.id = m.member_id AND o.is_stock_article = 1
    LEFT JOIN stock s ON s.id = o.stock_id WHERE m.product_id = p.id), 0) < 1`

/** Listed public stock articles that are not available in any packing. */
export const readSoldOut = async (db: Sql): Promise<number[]> =>
  (await db.prepare(toSoldOutSql('public_products')).all<{ id: number }>()).results.map(({ id }) => id)

/** The same of exclusive products, of all companies. */
export const readSoldOutExclusive = async (db: Sql): Promise<number[]> => {
  const products = '(SELECT * FROM products WHERE is_exclusive = 1)'
  return (await db.prepare(toSoldOutSql(products)).all<{ id: number }>()).results.map(({ id }) => id)
}
