// Reads and imports files of records, for tests of the import.
import type { Sql } from '../../sql/database.ts'
import type { CsvRecord, FileRow } from '../import/columns/columns.ts'
import { exporters } from '../import/export.ts'
import { type FileKind, fileKinds } from '../import/file-columns.ts'
import { type ImportOptions, importFiles } from '../import/import.ts'
import { fixture } from './fixture.ts'
import { openTestCommerce } from './shop.ts'

export const now = new Date('2026-11-25T08:00:00Z')

export const openDemo = async (database: Sql): Promise<Sql> => (await openTestCommerce(database, { range: fixture })).db

/** A row of products.csv whose category and brand the demo has. */
export const carrots = {
  ...{ sku: '900', unit: 'case', amount: '1', measure: 'kg', weight_g: '1000', price: '17,12', vat: '6' },
  ...{ name_nl: 'Wortelen', category: 'white', brand: 'vigne' },
}

/** What a dry run rejects of products.csv, as `2 amount: reason`. */
export async function findRejections(db: Sql, ...products: CsvRecord[]) {
  const { files } = await importRecords(db, { products }, { dryRun: true })
  return files.products?.rejected.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)
}

/** A migrated database without rows. */
export async function openEmpty(database: Sql): Promise<Sql> {
  const db = await openDemo(database)
  const tables =
    'meta search_words product_list_items product_lists invoices order_items orders cart_items carts access_tokens addresses customers companies product_members product_relations product_prices product_texts products deposit_texts deposit_articles descriptions stock category_texts categories unit_texts units'
  await db.batch([
    db.prepare('PRAGMA defer_foreign_keys = ON'),
    ...tables.split(' ').map((table) => db.prepare(`DELETE FROM ${table}`)),
  ])
  return db
}

export async function exportFrom(db: Sql, kind: FileKind): Promise<CsvRecord[]> {
  const records: CsvRecord[] = []
  for await (const record of await exporters[kind](db)) records.push(record)
  return records
}

const toRows = (records: readonly CsvRecord[]): FileRow[] => records.map((cells, index) => ({ line: index + 2, cells }))

export async function exportAll(db: Sql): Promise<Record<FileKind, CsvRecord[]>> {
  const files = {} as Record<FileKind, CsvRecord[]>
  for (const kind of fileKinds) files[kind] = await exportFrom(db, kind)
  return files
}

export const importRecords = (
  db: Sql,
  files: Partial<Record<FileKind, readonly CsvRecord[]>>,
  options: Partial<ImportOptions> = {},
) =>
  importFiles(db, {
    files: Object.fromEntries(Object.entries(files).map(([kind, records]) => [kind, toRows(records)])),
    now,
    ...options,
  })

/** All catalogue rows without ids, so that databases with other ids can be compared. */
export async function readCatalogueRows(db: Sql): Promise<unknown[]> {
  const read = async (sql: string) => (await db.prepare(sql).all()).results
  return Promise.all(
    [
      `SELECT p.sku, p.type, f.sku AS family, p.number, p.packing, p.picture, c.code AS category, b.code AS brand, o.code AS promotion,
        u.code AS unit, p.content_count, p.content_amount, p.content_unit, p.ean13, p.weight_grams, p.list_cents, p.vat_percent,
        p.allergens, p.is_new, p.is_stock_article, p.stock_units, p.position, p.created_at, p.technical_file, p.case_picture,
        p.weight_tolerance, p.deposits, p.alcohol_percent, p.minimum_age, p.excise_cents, s.quantity FROM products p LEFT JOIN products f ON f.id = p.parent_id JOIN categories c ON c.id = p.category_id
        JOIN categories b ON b.id = p.brand_id LEFT JOIN categories o ON o.id = p.promotion_id JOIN units u ON u.id = p.unit_id
        LEFT JOIN stock s ON s.id = p.stock_id ORDER BY p.sku`,
      `SELECT p.sku, t.locale, t.name, t.sort_name, t.url_key, d.origin, d.content_packaging, d.short_html, d.html FROM product_texts t
        JOIN products p ON p.id = t.product_id JOIN descriptions d ON d.id = p.description_id AND d.locale = t.locale
        ORDER BY p.sku, t.locale`,
      `SELECT p.sku, r.price_group, r.regular_cents, r.final_cents FROM product_prices r JOIN products p ON p.id = r.product_id
        ORDER BY p.sku, r.price_group`,
      `SELECT p.sku, o.sku AS other, r.quantity, r.position FROM product_relations r JOIN products p ON p.id = r.product_id
        JOIN products o ON o.id = r.related_id ORDER BY p.sku, r.position`,
      `SELECT p.sku, o.sku AS other, m.quantity, m.position FROM product_members m JOIN products p ON p.id = m.product_id
        JOIN products o ON o.id = m.member_id ORDER BY p.sku, m.position`,
      `SELECT c.type, c.code, p.code AS parent, c.position, c.picture, t.locale, t.name, t.url_path FROM categories c
        LEFT JOIN categories p ON p.id = c.parent_id JOIN category_texts t ON t.category_id = c.id ORDER BY c.type, c.code, t.locale`,
    ].map(read),
  )
}
