/** Imports the rows of CSV files into the commerce database: compares, stages what changes, and applies it in one transaction. */
import type { Sql } from '../../sql/database.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { saveIndex } from '../catalogue/index-storage.ts'
import { buildNameIndex } from '../catalogue/search.ts'
import { categoryColumns, mergeCategories } from './categories.ts'
import { type Column, type FileRow, type ParsedRow, parseRow, type Rejection } from './columns.ts'
import { customerColumns, mergeCustomers } from './customers.ts'
import { type Ids, readIds } from './ids.ts'
import { explainLostLock, type ImportLock, takeLock } from './lock.ts'
import { FileFamilies, mergeProducts, type ProductMerge } from './merge-products.ts'
import { type Counts, mergePrices, mergeStock, priceColumns, stockColumns } from './prices.ts'
import { productColumns } from './product-columns.ts'
import { ProductWriter } from './product-rows.ts'
import { readSlugs } from './slugs.ts'
import { Staging } from './staging.ts'

/** In the order in which they depend on each other. */
export const fileColumns = {
  categories: categoryColumns,
  products: productColumns,
  prices: priceColumns,
  stock: stockColumns,
  customers: customerColumns,
} as const satisfies Record<string, readonly Column[]>

export type FileKind = keyof typeof fileColumns
export const fileKinds = Object.keys(fileColumns) as FileKind[]

export type ImportOptions = {
  files: Partial<Record<FileKind, AsyncIterable<FileRow> | Iterable<FileRow>>>
  now: Date
  /** Compares only. */
  dryRun?: boolean
  /** Applies the other rows if some are rejected. */
  skipRejected?: boolean
  /** Removes products and packings that `products.csv` lacks. */
  removeMissing?: boolean
}

export type FileReport = Counts & { rejected: Rejection[]; missing: number }

export type ImportReport = {
  files: Partial<Record<FileKind, FileReport>>
  isApplied: boolean
  /** Numbers of products whose pages and listings changed. */
  changedProducts: string[]
  /** Categories changed: every page with a menu shows them. */
  changedCategories: boolean
}

/** @throws Error with a sentence if another import is running */
export async function importFiles(db: Sql, options: ImportOptions): Promise<ImportReport> {
  if (options.dryRun) return mergeFiles(db, options, null)
  const lock = await takeLock(db)
  try {
    return await mergeFiles(db, options, lock)
  } catch (error) {
    throw explainLostLock(error)
  } finally {
    await lock.release()
  }
}

/** @param lock null: compares only */
async function mergeFiles(db: Sql, options: ImportOptions, lock: ImportLock | null): Promise<ImportReport> {
  const { files, now, skipRejected = false, removeMissing = false } = options
  const report: ImportReport = { files: {}, isApplied: false, changedProducts: [], changedCategories: false }
  const [ids, slugs] = [await readIds(db), await readSlugs(db)]
  const staging = new Staging(db, lock)
  await staging.drop()
  const removed: number[] = []

  const read = async (kind: FileKind, rejected: Rejection[], add: (row: ParsedRow) => void): Promise<void> => {
    for await (const row of files[kind] ?? []) {
      const parsed = parseRow(row, fileColumns[kind], rejected)
      if (parsed) add(parsed)
    }
  }
  const readAll = async (kind: FileKind, rejected: Rejection[]): Promise<ParsedRow[]> => {
    const rows: ParsedRow[] = []
    await read(kind, rejected, (row) => rows.push(row))
    return rows
  }
  const close = (kind: FileKind, rejected: Rejection[], counts: Counts, missing = 0) => {
    rejected.sort((a, b) => a.line - b.line)
    report.files[kind] = { ...counts, rejected, missing }
  }

  const stocks = new Map<string, { stockId: number; units: number; number: string }>()
  if (files.categories) {
    const rejected: Rejection[] = []
    const rows = await readAll('categories', rejected)
    const { categories, texts, counts } = await mergeCategories(db, rows, ids, slugs, rejected)
    await staging.add('categories', categories)
    for (const [id, rows] of texts) await staging.replace('category_texts', id, rows)
    report.changedCategories = categories.length > 0
    close('categories', rejected, counts)
  }
  if (files.products) {
    const rejected: Rejection[] = []
    const merge: ProductMerge = { missing: [], counts: { new: 0, changed: 0, unchanged: 0 } }
    const families = new FileFamilies(ids.numbers)
    await read('products', rejected, (row) => families.add(row, rejected))
    const writer = new ProductWriter(ids, staging, rejected)
    for await (const family of mergeProducts(db, families, merge, { slugs, now, removeMissing }, rejected))
      await writer.add(family)
    await writer.finish()
    removed.push(...writer.removed)
    report.changedProducts.push(...writer.numbers)
    for (const [sku, stock] of writer.stocks) stocks.set(sku, stock)
    if (removeMissing) {
      removed.push(...merge.missing.flatMap((product) => product.ids))
      report.changedProducts.push(...merge.missing.map(({ number }) => number))
    }
    close('products', rejected, merge.counts, merge.missing.length)
  }
  if (files.prices) {
    const rejected: Rejection[] = []
    const prices = await mergePrices(db, await readAll('prices', rejected), ids.products, rejected)
    await staging.add('product_prices', prices.rows)
    close('prices', rejected, prices.counts)
  }
  if (files.stock) {
    const rejected: Rejection[] = []
    const stock = await mergeStock(db, await readAll('stock', rejected), stocks, rejected)
    await staging.add('stock', stock.rows)
    report.changedProducts.push(...stock.numbers)
    close('stock', rejected, stock.counts)
  }
  if (files.customers) {
    const rejected: Rejection[] = []
    const { counts, ...rows } = await mergeCustomers(db, await readAll('customers', rejected), now, rejected)
    for (const table of ['companies', 'customers', 'addresses'] as const) await staging.add(table, rows[table])
    close('customers', rejected, counts)
  }
  await staging.flush()

  const isRejected = Object.values(report.files).some(({ rejected }) => rejected.length > 0)
  if (!lock || (isRejected && !skipRejected)) await staging.drop()
  else {
    await apply(db, lock, { staging, removed, unitInserts: ids.unitInserts })
    report.isApplied = true
  }
  return report
}

/** A new product costs its list price in every group that companies or prices name. */
const missingPricesSql = (
  products: string,
) => `INSERT INTO product_prices (product_id, price_group, regular_cents, final_cents)
  SELECT p.id, g.price_group, p.list_cents, p.list_cents FROM products p
  CROSS JOIN (SELECT price_group FROM companies UNION SELECT price_group FROM product_prices UNION SELECT 'B') g
  WHERE p.type = 'simple' AND ${products} ON CONFLICT (product_id, price_group) DO NOTHING`
/** A product with several packings shows the price of the first one. */
const familyPricesSql = `INSERT INTO product_prices (product_id, price_group, regular_cents, final_cents)
  SELECT p.parent_id, r.price_group, r.regular_cents, r.final_cents FROM products p
  JOIN product_prices r ON r.product_id = p.id WHERE p.parent_id IS NOT NULL AND p.packing = 1
  ON CONFLICT (product_id, price_group) DO UPDATE SET regular_cents = excluded.regular_cents, final_cents = excluded.final_cents
  WHERE regular_cents <> excluded.regular_cents OR final_cents <> excluded.final_cents`
const bundlePricesSql = `INSERT INTO product_prices (product_id, price_group, regular_cents, final_cents)
  SELECT m.product_id, r.price_group, sum(r.regular_cents * m.quantity), sum(r.final_cents * m.quantity) FROM product_members m
  JOIN product_prices r ON r.product_id = m.member_id WHERE true GROUP BY m.product_id, r.price_group
  ON CONFLICT (product_id, price_group) DO UPDATE SET regular_cents = excluded.regular_cents, final_cents = excluded.final_cents`

type Changes = { staging: Staging; removed: readonly number[]; unitInserts: Ids['unitInserts'] }

async function apply(db: Sql, lock: ImportLock, { staging, removed, unitInserts }: Changes): Promise<void> {
  const version = crypto.randomUUID()
  const hasNewPrices = staging.has('products') || staging.has('companies')
  // a new company may have a new group
  const priced = staging.has('companies') ? 'true' : 'p.id IN (SELECT id FROM import_products)'
  const changesPrices = hasNewPrices || staging.has('product_prices')
  const changesCatalogue = changesPrices || removed.length > 0 || staging.has('categories')
  const removal = db.prepare('DELETE FROM products WHERE id IN (SELECT value FROM json_each(?1))')
  await db.batch([
    lock.hold(),
    db.prepare('PRAGMA defer_foreign_keys = ON'),
    ...unitInserts,
    ...staging.toWrites(),
    // after the writes: a packing that moved to another product is not deleted with its former one
    ...(removed.length > 0 ? [removal.bind(JSON.stringify(removed))] : []),
    ...(hasNewPrices ? [db.prepare(missingPricesSql(priced))] : []),
    ...(changesPrices ? [familyPricesSql, bundlePricesSql].map((sql) => db.prepare(sql)) : []),
    // a product that got packings cannot be ordered itself
    db.prepare("DELETE FROM cart_items WHERE product_id IN (SELECT id FROM products WHERE type = 'configurable')"),
    ...(changesCatalogue
      ? [db.prepare("INSERT OR REPLACE INTO meta (name, value) VALUES ('catalogue_version', ?1)").bind(version)]
      : []),
  ])
  await staging.drop()
  await db.prepare('DELETE FROM descriptions WHERE id NOT IN (SELECT description_id FROM products)').run()
  await db.prepare('DELETE FROM stock WHERE id NOT IN (SELECT stock_id FROM products WHERE stock_id IS NOT NULL)').run()
  if (changesCatalogue) await saveIndex(db, version, await buildNameIndex(db, await loadCatalogue(db)))
}
