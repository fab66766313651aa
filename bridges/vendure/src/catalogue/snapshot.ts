// The catalogue of one moment in the tables of the embedded backend, so that its search, filters and product fields serve Vendure's products.
import type { Catalogue } from '../../../../backends/commerce/catalogue/catalogue.ts'
import { createCatalogueStore } from '../../../../backends/commerce/catalogue/catalogue.ts'
import { units } from '../../../../backends/commerce/rules/units.ts'
import { locales } from '../../../../backends/graphql/locales.ts'
import type { Sql } from '../../../../backends/sql/database.ts'
import { insertRows, type Row } from '../../../../backends/sql/insert-rows.ts'
import { migrate, migrationFolders } from '../../../../scripts/migrate.ts'
import { openSqliteD1 } from '../../../../src/server/platform/node/sqlite-d1.ts'

/** Rows by table, in the order of `columns`. */
export type CatalogueRows = Record<keyof typeof columns, Row[]>

export type Snapshot = {
  db: Sql
  version: string
  catalogue(): Promise<Catalogue>
  /** Id of a product of the contract by the id of its variant in Vendure, and the reverse. */
  productIdOf(variantId: number): number
  variantIdOf(productId: number): number | null
  close(): void
}

const columns = {
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

/** Variants and families share the ids of the contract: odd ids are variants. */
export const toProductId = (variantId: number) => variantId * 2 + 1
export const toFamilyId = (productId: number) => productId * 2

export const unitIdOf = (code: string) => units.findIndex((unit) => unit.code === code) + 1

export async function createSnapshot(rows: CatalogueRows): Promise<Snapshot> {
  const db = openSqliteD1(':memory:')
  await migrate(db, migrationFolders.COMMERCE_DB)
  await insertRows(
    db,
    'units',
    'id, code',
    units.map(({ code }) => [unitIdOf(code), code]),
  )
  await insertRows(
    db,
    'unit_texts',
    'unit_id, locale, one, many',
    units.flatMap(({ code, one, many }) =>
      locales.map((locale): Row => [unitIdOf(code), locale, one[locale], many[locale]]),
    ),
  )
  for (const [table, names] of Object.entries(columns))
    await insertRows(db, table, names, rows[table as keyof CatalogueRows])
  const version = crypto.randomUUID()
  await db.prepare("INSERT INTO meta (name, value) VALUES ('catalogue_version', ?1)").bind(version).run()
  const store = createCatalogueStore(db)
  return {
    db,
    version,
    catalogue: () => store(version),
    productIdOf: toProductId,
    variantIdOf: (productId) => (productId % 2 === 1 ? (productId - 1) / 2 : null),
    close: () => db.close(),
  }
}
