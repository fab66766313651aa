// Reads products with packings, texts, stock and the caller's price in one query.
import type { Locale } from '../../graphql/locales.ts'
import type { Sql, SqlStatement } from '../../sql/database.ts'
import type { Viewer } from '../rules/customer-prices/price-list.ts'
import { tokenHolderSql } from './customers.ts'

export type ProductRow = {
  id: number
  sku: string
  type: 'simple' | 'configurable' | 'grouped'
  parent_id: number | null
  number: string
  picture: string
  /** Picture of the case; null if there is none. */
  case_picture: string | null
  category_id: number
  brand_id: number
  unit_id: number
  content_count: number
  content_amount: number
  content_unit: string
  ean13: string | null
  weight_grams: number
  /** Percent; null: exact weight. */
  weight_tolerance: number | null
  vat_percent: number
  alcohol_percent: number | null
  minimum_age: number | null
  /** Excise that the price of one packing includes; null: none, or not known. */
  excise_cents: number | null
  allergens: string
  is_stock_article: number
  stock_id: number | null
  stock_units: number
  technical_file: string | null
  name: string | null
  url_key: string | null
  origin: string | null
  content_packaging: string | null
  short_html: string | null
  html: string | null
  unit_one: string | null
  unit_many: string | null
  /** In smallest units; null without a stock of its own. */
  stock_quantity: number | null
  /** The caller's group; null for guests, who get no prices. */
  price_group: string | null
  regular_cents: number | null
  final_cents: number | null
  /** JSON of PriceTier[]; null: the price does not depend on the quantity. */
  tiers: string | null
  /** JSON of PackedDeposit[]; null: no deposits. */
  deposits: string | null
  /** Last day of the price of the company, Y-m-d; null: no end, or the price of the group. */
  price_ends_on: string | null
  /** Number of the company for the product; null: none. */
  own_number: string | null
}

/** A product; `variants` are the packings of a family, else empty. */
export type Product = ProductRow & { variants: Product[] }

/** Deposits of the packing `p` with names in the language ?2. */
const depositsSql = `CASE WHEN p.deposits IS NOT NULL THEN (
    SELECT json_group_array(json_array(a.number, COALESCE(n.name, a.number), e.value ->> 1, a.cents))
    FROM json_each(p.deposits) e JOIN deposit_articles a ON a.number = e.value ->> 0
    LEFT JOIN deposit_texts n ON n.number = a.number AND n.locale = ?2) END`

/** SQL: whether a company may see the product `p`. @param company parameter or expression; NULL: a guest */
export const isVisibleTo = (company: string) =>
  `(p.is_exclusive = 0 OR EXISTS (SELECT 1 FROM assortment_products v
    WHERE v.company_id = ${company} AND v.product_id = COALESCE(p.parent_id, p.id)))`
const isVisible = isVisibleTo('?4')
/** SQL: `known` if the company may see the product, else a value that makes it unavailable. */
const orUnavailable = (known: string, otherwise: number) => `CASE WHEN ${isVisible} THEN ${known} ELSE ${otherwise} END`

const select = (
  isStocked = 'p.is_stock_article',
  quantity = 's.quantity',
) => `SELECT p.id, p.sku, p.type, p.parent_id, p.number, p.picture, p.case_picture, p.category_id, p.brand_id, p.unit_id,
    p.content_count, p.content_amount, p.content_unit, p.ean13, p.weight_grams, p.weight_tolerance, p.vat_percent, p.allergens,
    p.alcohol_percent, p.minimum_age, p.excise_cents,
    ${isStocked} AS is_stock_article, p.stock_id, p.stock_units, p.technical_file, t.name, t.url_key, d.origin, d.content_packaging,
    d.short_html, d.html, u.one AS unit_one, u.many AS unit_many, ${quantity} AS stock_quantity,
    ?3 AS price_group, COALESCE(o.regular_cents, r.regular_cents) AS regular_cents, COALESCE(o.final_cents, r.final_cents) AS final_cents,
    CASE WHEN o.product_id IS NULL THEN r.tiers ELSE o.tiers END AS tiers,
    CASE WHEN o.ends_on < '9999' THEN o.ends_on END AS price_ends_on, n.number AS own_number, ${depositsSql} AS deposits
  FROM products p
  LEFT JOIN product_texts t ON t.product_id = COALESCE(p.parent_id, p.id) AND t.locale = ?2
  LEFT JOIN descriptions d ON d.id = p.description_id AND d.locale = ?2
  LEFT JOIN unit_texts u ON u.unit_id = p.unit_id AND u.locale = ?2
  LEFT JOIN stock s ON s.id = p.stock_id
  LEFT JOIN product_prices r ON r.product_id = p.id AND r.price_group = ?3
  LEFT JOIN customer_prices o ON o.product_id = p.id AND o.company_id = ?4 AND ?5 BETWEEN o.starts_on AND o.ends_on
  LEFT JOIN company_numbers n ON n.product_id = p.id AND n.company_id = ?4`
const readSql = `${select()} WHERE (p.id IN (SELECT value FROM json_each(?1)) OR p.parent_id IN (SELECT value FROM json_each(?1)))
  AND ${isVisible}
  ORDER BY p.packing`
const ofCategorySql = `${select()} WHERE p.category_id = ?1 AND p.type = 'simple' AND ${isVisible} ORDER BY p.position LIMIT 300`
/** What a company has in a cart or on a list, it could see when it was added. */
const held = `${select(orUnavailable('p.is_stock_article', 1), orUnavailable('s.quantity', 0))}
  WHERE (p.is_exclusive = 0 OR ?4 IS NOT NULL)`
const inCartSql = `${held} AND p.id IN (SELECT product_id FROM cart_items WHERE cart_id = ?1)`
const heldSql = `${held} AND p.id IN (SELECT value FROM json_each(?1))`

/** Values of ?3, ?4 and ?5. */
const toValues = (viewer: Viewer | null) =>
  [viewer?.group ?? null, viewer?.companyId ?? null, viewer?.day ?? null] as const

/** @param viewer null: without prices */
export async function readProducts(
  db: Sql,
  ids: readonly number[],
  locale: Locale,
  viewer: Viewer | null,
): Promise<Map<number, Product>> {
  const { results } = await db
    .prepare(readSql)
    .bind(JSON.stringify(ids), locale, ...toValues(viewer))
    .all<ProductRow>()
  const products = new Map(results.map((row): [number, Product] => [row.id, Object.assign(row, { variants: [] })]))
  for (const product of products.values()) {
    if (product.parent_id !== null) products.get(product.parent_id)?.variants.push(product)
  }
  return products
}

/** Products of a list of the company, by id; one that it may no longer see is sold out. */
export async function readHeldProducts(db: Sql, ids: readonly number[], locale: Locale, viewer: Viewer | null) {
  const { results } = await db
    .prepare(heldSql)
    .bind(JSON.stringify(ids), locale, ...toValues(viewer))
    .all<ProductRow>()
  return new Map(results.map((row): [number, Product] => [row.id, Object.assign(row, { variants: [] })]))
}

/** One that the company may no longer see is sold out. */
export const selectCartProducts = (db: Sql, cartId: string, locale: Locale, viewer: Viewer | null) =>
  db.prepare(inCartSql).bind(cartId, locale, ...toValues(viewer))

export const selectByCategory = (db: Sql, categoryId: number, locale: Locale, viewer: Viewer | null) =>
  db.prepare(ofCategorySql).bind(categoryId, locale, ...toValues(viewer))

type Caller = { tokenHash: string | null; now: string }

export type Article = Pick<ProductRow, 'id' | 'sku' | 'type' | 'name'>

/** A product that the caller may see. */
export const selectArticle = (db: Sql, { tokenHash, now }: Caller, id: number, locale: Locale): SqlStatement =>
  db
    .prepare(`SELECT p.id, p.sku, p.type, t.name FROM products p
      LEFT JOIN product_texts t ON t.product_id = COALESCE(p.parent_id, p.id) AND t.locale = ?4
      WHERE p.id = ?3 AND ${isVisibleTo(`(SELECT c.company_id FROM ${tokenHolderSql})`)}`)
    .bind(tokenHash, now, id, locale)

export type ProductText = {
  product_id: number
  locale: Locale
  name: string
  url_key: string
  short_html: string
  html: string
}

async function readByProduct<Row extends { product_id: number }>(db: Sql, sql: string, ids: readonly number[]) {
  const { results } = await db.prepare(sql).bind(JSON.stringify(ids)).all<Row>()
  return Map.groupBy(results, (row) => row.product_id)
}

const textsSql = `SELECT t.product_id, t.locale, t.name, t.url_key, d.short_html, d.html
  FROM product_texts t
  JOIN products p ON p.id = t.product_id
  JOIN descriptions d ON d.id = p.description_id AND d.locale = t.locale
  WHERE t.product_id IN (SELECT value FROM json_each(?1))`

/** Texts of listed products in every language, by product id. */
export const readProductTexts = (db: Sql, ids: readonly number[]) => readByProduct<ProductText>(db, textsSql, ids)

type Member = { product_id: number; member_id: number; quantity: number }

const membersSql = `SELECT product_id, member_id, quantity FROM product_members
  WHERE product_id IN (SELECT value FROM json_each(?1)) ORDER BY position`

export const readBundleItems = (db: Sql, ids: readonly number[]) => readByProduct<Member>(db, membersSql, ids)

type Relation = { product_id: number; related_id: number; quantity: number }

const relationsSql = `SELECT product_id, related_id, quantity FROM product_relations
  WHERE product_id IN (SELECT value FROM json_each(?1)) ORDER BY position`

export const readRelations = (db: Sql, ids: readonly number[]) => readByProduct<Relation>(db, relationsSql, ids)
