/** Imports the rows of CSV files into the commerce database: compares, stages what changes, and applies it in one transaction. */
import type { Sql } from '../../sql/database.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { saveIndex } from '../catalogue/index-storage.ts'
import { buildNameIndex } from '../catalogue/search.ts'
import { mergeAssortments } from './assortments.ts'
import { mergeCategories } from './categories.ts'
import { type FileRow, type ParsedRow, parseRow, type Rejection } from './columns/columns.ts'
import { mergeNumbers } from './company-numbers.ts'
import { mergeCustomers, readCompanyIds } from './customers.ts'
import { mergeDeposits } from './deposits.ts'
import { derivePrices, missingPricesSql } from './derived-prices.ts'
import { deriveExclusive, Exclusive, endPublicUse } from './exclusive.ts'
import { type FileKind, fileColumns } from './file-columns.ts'
import { type Ids, readIds } from './ids.ts'
import { followListPrices, type GroupPrice } from './list-prices.ts'
import { FileFamilies, mergeProducts, type ProductMerge } from './merge-products.ts'
import { type Counts, mergePrices, mergeStock } from './prices.ts'
import { ProductWriter } from './product-rows.ts'
import { readSlugs } from './slugs.ts'
import { Staging } from './staging.ts'
import { explainLostLock, type ImportLock, takeLock } from './state/lock.ts'
import { type Changes, readPendingPurge, toPendingPurge } from './state/pending-purge.ts'

export type ImportOptions = {
  files: Partial<Record<FileKind, AsyncIterable<FileRow> | Iterable<FileRow>>>
  now: Date
  /** Compares only. */
  dryRun?: boolean
  /** Applies the other rows if some are rejected, unless a bundle would lose a member. */
  skipRejected?: boolean
  /** Removes products and packings that `products.csv` lacks, unless one of its rows is rejected. */
  removeMissing?: boolean
  /** Also if these are more than half of the products. */
  removeMost?: boolean
}

export type FileReport = Counts & { rejected: Rejection[]; missing: number }

/** Its changes include those of earlier imports that were not purged. */
export type ImportReport = Changes & {
  files: Partial<Record<FileKind, FileReport>>
  isApplied: boolean
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
  const { files, now, skipRejected = false } = options
  const report: ImportReport = { files: {}, isApplied: false, ...(await readPendingPurge(db)) }
  const [ids, slugs] = [await readIds(db), await readSlugs(db)]
  const staging = new Staging(db, lock)
  await staging.drop()
  const removed: number[] = []
  const exclusive = await Exclusive.read(db)

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

  let followed: ReadonlyMap<string, GroupPrice> = new Map()
  const stocks = new Map<string, { stockId: number; units: number; number: string }>()
  if (files.categories) {
    const rejected: Rejection[] = []
    const rows = await readAll('categories', rejected)
    const { categories, texts, counts } = await mergeCategories(db, rows, ids, slugs, rejected)
    await staging.add('categories', categories)
    for (const [id, rows] of texts) await staging.replace('category_texts', id, rows)
    report.changedCategories ||= categories.length > 0
    close('categories', rejected, counts)
  }
  if (files.deposits) {
    const rejected: Rejection[] = []
    const { articles, texts, counts } = await mergeDeposits(
      db,
      await readAll('deposits', rejected),
      ids.deposits,
      rejected,
    )
    await staging.add('deposit_articles', articles)
    await staging.add('deposit_texts', texts)
    close('deposits', rejected, counts)
  }
  if (files.products) {
    const rejected: Rejection[] = []
    const merge: ProductMerge = { missing: [], total: 0, unchanged: 0 }
    const families = new FileFamilies(ids.numbers)
    await read('products', rejected, (row) => families.add(row, rejected))
    // a rejected row may be that of a product which would seem to be missing
    const removeMissing = options.removeMissing === true && rejected.length === 0
    const writer = new ProductWriter(ids, staging, rejected)
    for await (const family of mergeProducts(db, families, merge, { slugs, now, removeMissing }, rejected))
      await writer.add(family)
    await writer.finish()
    followed = await followListPrices(db, staging, writer.listPrices)
    removed.push(...writer.removed)
    exclusive.change(writer.exclusive)
    report.changedProducts.push(...writer.numbers, ...(await exclusive.findBundles(db)))
    for (const [sku, stock] of writer.stocks) stocks.set(sku, stock)
    if (removeMissing) {
      checkRemoval(merge, options)
      removed.push(...merge.missing.flatMap((product) => product.ids))
      const publicOnes = merge.missing.filter(({ ids }) => !ids.some((id) => exclusive.has(id)))
      report.changedProducts.push(...publicOnes.map(({ number }) => number))
    }
    const counts = { ...writer.counts, unchanged: writer.counts.unchanged + merge.unchanged }
    close('products', rejected, counts, merge.missing.length)
  }
  const companyIds = await readCompanyIds(db)
  if (files.customers) {
    const rejected: Rejection[] = []
    const { counts, ...rows } = await mergeCustomers(
      db,
      await readAll('customers', rejected),
      { companyIds, now },
      rejected,
    )
    for (const table of ['companies', 'customers', 'addresses'] as const) await staging.add(table, rows[table])
    close('customers', rejected, counts)
  }
  let changesCustomerPrices = false
  if (files.prices) {
    const rejected: Rejection[] = []
    const prices = await mergePrices(
      db,
      await readAll('prices', rejected),
      { products: ids.products, companies: companyIds, followed },
      rejected,
    )
    await staging.add('product_prices', prices.rows)
    for (const { companyId, rows } of prices.ofCompanies) await staging.replace('customer_prices', companyId, rows)
    changesCustomerPrices = prices.ofCompanies.length > 0
    close('prices', rejected, prices.counts)
  }
  if (files.numbers) {
    const rejected: Rejection[] = []
    const rows = await readAll('numbers', rejected)
    const numbers = await mergeNumbers(db, rows, { products: ids.products, companies: companyIds }, rejected)
    for (const { companyId, rows } of numbers.ofCompanies) await staging.replace('company_numbers', companyId, rows)
    close('numbers', rejected, numbers.counts)
  }
  if (files.assortments) {
    const rejected: Rejection[] = []
    const known = { products: ids.products, companies: companyIds, numbers: ids.numbers, exclusive }
    const { ofCompanies, counts } = await mergeAssortments(db, await readAll('assortments', rejected), known, rejected)
    for (const { companyId, rows } of ofCompanies) await staging.replace('assortment_products', companyId, rows)
    close('assortments', rejected, counts)
  }
  if (files.stock) {
    const rejected: Rejection[] = []
    const stock = await mergeStock(db, await readAll('stock', rejected), stocks, rejected)
    await staging.add('stock', stock.rows)
    report.changedProducts.push(...stock.numbers.filter((number) => !exclusive.has(ids.products.get(number))))
    close('stock', rejected, stock.counts)
  }
  await staging.flush()

  const rejections = Object.values(report.files).flatMap(({ rejected }) => rejected)
  const isBlocked = rejections.some(({ isPartial = false }) => isPartial || !skipRejected)
  if (!lock || isBlocked) await staging.drop()
  else {
    await apply(db, lock, { staging, removed, unitInserts: ids.unitInserts, changesCustomerPrices, report })
    report.isApplied = true
  }
  return report
}

/** @throws Error with a sentence if the file is probably incomplete */
function checkRemoval({ missing, total }: ProductMerge, { removeMost = false }: ImportOptions): void {
  if (!removeMost && missing.length > total / 2)
    throw new Error(
      `${missing.length} of ${total} products are not in products.csv: it seems to be incomplete. Nothing was changed. If they are to be removed, add --remove-most.`,
    )
}

type Applied = {
  report: ImportReport
  staging: Staging
  changesCustomerPrices: boolean
  removed: readonly number[]
  unitInserts: Ids['unitInserts']
}

async function apply(
  db: Sql,
  lock: ImportLock,
  { staging, removed, unitInserts, changesCustomerPrices, report }: Applied,
): Promise<void> {
  const version = crypto.randomUUID()
  const hasNewPrices = staging.has('products') || staging.has('companies')
  // a new company may have a new group
  const priced = staging.has('companies') ? 'true' : 'p.id IN (SELECT id FROM import_products)'
  const changesPrices = hasNewPrices || staging.has('product_prices') || changesCustomerPrices
  const changesCatalogue = changesPrices || removed.length > 0 || staging.has('categories')
  const removal = db.prepare('DELETE FROM products WHERE id IN (SELECT value FROM json_each(?1))')
  await db.batch([
    lock.hold(),
    db.prepare('PRAGMA defer_foreign_keys = ON'),
    ...unitInserts,
    ...(staging.has('products') ? endPublicUse(db) : []),
    ...staging.toWrites(),
    ...deriveExclusive(db),
    // after the writes: a packing that moved to another product is not deleted with its former one
    ...(removed.length > 0 ? [removal.bind(JSON.stringify(removed))] : []),
    ...(hasNewPrices ? [db.prepare(missingPricesSql(priced))] : []),
    ...(changesPrices ? derivePrices(db) : []),
    // a product that got packings cannot be ordered itself
    db.prepare("DELETE FROM cart_items WHERE product_id IN (SELECT id FROM products WHERE type = 'configurable')"),
    ...(changesCatalogue
      ? [db.prepare("INSERT OR REPLACE INTO meta (name, value) VALUES ('catalogue_version', ?1)").bind(version)]
      : []),
    ...toPendingPurge(db, report),
  ])
  await staging.drop()
  await db.prepare('DELETE FROM descriptions WHERE id NOT IN (SELECT description_id FROM products)').run()
  await db.prepare('DELETE FROM stock WHERE id NOT IN (SELECT stock_id FROM products WHERE stock_id IS NOT NULL)').run()
  if (changesCatalogue) await saveIndex(db, version, await buildNameIndex(db, await loadCatalogue(db)))
}
