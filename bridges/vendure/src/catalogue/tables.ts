// Tables of a snapshot: a part of the schema of the embedded backend.
import type { Row } from '../../../../backends/sql/insert-rows.ts'

/** In the order in which rows refer to rows; the primary key is the leading columns. */
export const columns = {
  categories: 'id, parent_id, type, code, position, picture',
  category_texts: 'category_id, locale, name, url_path',
  stock: 'id, quantity',
  descriptions: 'id, locale, origin, content_packaging, short_html, html',
  products: `id, sku, type, parent_id, number, packing, picture, description_id, category_id, brand_id, promotion_id, unit_id,
    content_count, content_amount, content_unit, ean13, weight_grams, list_cents, vat_percent, allergens, is_new, is_stock_article,
    stock_id, stock_units, position, created_at, technical_file, case_picture, weight_tolerance`,
  product_texts: 'product_id, locale, name, sort_name, url_key',
  product_prices: 'product_id, price_group, regular_cents, final_cents',
  product_relations: 'product_id, related_id, position, quantity',
} as const

export const emptyRows = (): CatalogueRows => ({
  categories: [],
  category_texts: [],
  stock: [],
  descriptions: [],
  products: [],
  product_texts: [],
  product_prices: [],
  product_relations: [],
})

/** Rows by table, in the order of `columns`. */
export type CatalogueRows = Record<keyof typeof columns, Row[]>
