/** `prices.csv` and `stock.csv`: they change the products of the shop, and add none. */
import type { Sql } from '../../sql/database.ts'
import type { Row } from '../../sql/insert-rows.ts'
import { code, fromCents, money, pattern, toCents, wholeNumber } from './cell.ts'
import { type Column, type CsvRecord, findMissing, type ParsedRow, type Rejection } from './columns.ts'
import { CustomerPrices, readCustomerPriceRecords } from './customer-prices.ts'
import type { IdMap } from './ids.ts'
import type { GroupPrice } from './list-prices.ts'

export const priceColumns: readonly Column[] = [
  { name: 'sku', parse: code, isRequired: true, about: 'article number of a packing' },
  { name: 'group', parse: code, about: 'price group of companies' },
  { name: 'company_code', parse: code, about: 'customer number of one company, instead of the group' },
  { name: 'price', parse: money, isDecimal: true, about: 'price in euros, without VAT' },
  { name: 'regular', parse: money, isDecimal: true, about: 'former price, shown crossed out; the price if empty' },
]

export const stockColumns: readonly Column[] = [
  { name: 'sku', parse: code, isRequired: true, about: 'article number of a packing, or the number of a product' },
  { name: 'quantity', parse: pattern(/^\d{1,9}$/, 'a whole number'), about: 'packings in stock' },
  {
    name: 'pieces',
    parse: wholeNumber(0, 2_000_000_000),
    about: 'stock in the smallest unit that all packings of the product share, instead of the quantity',
  },
]

export type Counts = { new: number; changed: number; unchanged: number }

const pricesSql = `SELECT r.product_id AS id, p.sku, r.price_group, r.regular_cents, r.final_cents
  FROM product_prices r JOIN products p ON p.id = r.product_id WHERE p.type = 'simple' ORDER BY p.position, p.packing, r.price_group`
type PriceRow = { id: number; sku: string; price_group: string; regular_cents: number; final_cents: number }

export async function readPriceRecords(db: Sql): Promise<CsvRecord[]> {
  const { results } = await db.prepare(pricesSql).all<PriceRow>()
  const ofGroups = results.map(({ sku, price_group, regular_cents, final_cents }) => ({
    sku,
    group: price_group,
    company_code: '',
    price: fromCents(final_cents),
    regular: fromCents(regular_cents),
  }))
  return [...ofGroups, ...(await readCustomerPriceRecords(db))]
}

export async function mergePrices(
  db: Sql,
  rows: readonly ParsedRow[],
  { products, companies, followed }: { products: IdMap; companies: IdMap; followed: ReadonlyMap<string, GroupPrice> },
  rejected: Rejection[],
): Promise<{ rows: Row[]; ofCompanies: { companyId: number; rows: Row[] }[]; counts: Counts }> {
  const { results } = await db.prepare(pricesSql).all<PriceRow>()
  const current = new Map(results.map((row) => [`${row.id} ${row.price_group}`, row]))
  const ofCompanies = await CustomerPrices.read(db)
  const seen = new Map<string, number>()
  const merged: { rows: Row[]; counts: Counts } = { rows: [], counts: { new: 0, changed: 0, unchanged: 0 } }
  for (const { line, record } of rows) {
    const before = rejected.length
    for (const column of findMissing(record, priceColumns)) rejected.push({ line, column, reason: 'is empty' })
    const { sku = '', group = '', company_code: companyCode = '', price = '' } = record
    if (Boolean(group) === Boolean(companyCode))
      rejected.push({ line, column: 'group', reason: 'give either a group or a company_code' })
    // without a price, a company pays that of its group
    if (price === '' && !companyCode) rejected.push({ line, column: 'price', reason: 'is empty' })
    const companyId = companyCode ? companies.get(companyCode) : undefined
    if (companyCode && companyId === undefined)
      rejected.push({
        line,
        column: 'company_code',
        reason: `there is no customer "${companyCode}"; add it to customers.csv`,
      })
    const id = products.get(sku)
    if (sku && id === undefined) rejected.push({ line, column: 'sku', reason: `there is no product "${sku}"` })
    const key = companyCode ? `${id} of ${companyCode}` : `${id} ${group}`
    const first = seen.get(key)
    if (id !== undefined && first !== undefined)
      rejected.push({
        line,
        column: 'sku',
        reason: `"${sku}" has a price for ${companyCode ? `customer ${companyCode}` : `group ${group}`} in line ${first} too`,
      })
    seen.set(key, line)
    const final = toCents(price)
    const regular = record.regular ? toCents(record.regular) : final
    if (regular < final) rejected.push({ line, column: 'regular', reason: 'is lower than the price' })
    if (rejected.length > before || id === undefined) continue
    if (companyId !== undefined) {
      const known = ofCompanies.get(companyId, id)
      const given = price === '' ? null : { regular, final }
      const isKept = known?.final === given?.final && known?.regular === given?.regular
      merged.counts[isKept ? 'unchanged' : known ? 'changed' : 'new'] += 1
      if (!isKept) ofCompanies.set(companyId, id, given)
      continue
    }
    const old = followed.get(key) ?? current.get(key)
    const isSame = old?.final_cents === final && old.regular_cents === regular
    merged.counts[isSame ? 'unchanged' : old ? 'changed' : 'new'] += 1
    if (!isSame) merged.rows.push([id, group, regular, final])
  }
  return { ...merged, ofCompanies: ofCompanies.changedRows() }
}

const stockSql = `SELECT p.sku, p.number, p.stock_id, p.stock_units, s.quantity FROM products p JOIN stock s ON s.id = p.stock_id
  ORDER BY p.position, p.packing`
type StockRow = { sku: string; number: string; stock_id: number; stock_units: number; quantity: number }

export async function readStockRecords(db: Sql): Promise<CsvRecord[]> {
  const { results } = await db.prepare(stockSql).all<StockRow>()
  return results
    .filter(({ sku, number }) => sku === number)
    .map(({ sku, quantity }) => ({ sku, quantity: '', pieces: String(quantity) }))
}

/** Stock of a product by SKU; `added`: rows of products in the same import. */
export async function mergeStock(
  db: Sql,
  rows: readonly ParsedRow[],
  added: ReadonlyMap<string, { stockId: number; units: number; number: string }>,
  rejected: Rejection[],
): Promise<{ rows: Row[]; numbers: string[]; counts: Counts }> {
  const { results } = await db.prepare(stockSql).all<StockRow>()
  const known = new Map(
    results.map((row) => [row.sku, { stockId: row.stock_id, units: row.stock_units, number: row.number }]),
  )
  for (const [sku, stock] of added) known.set(sku, stock)
  const current = new Map(results.map(({ stock_id, quantity }) => [stock_id, quantity]))
  const seen = new Map<number, number>()
  const merged: { rows: Row[]; numbers: string[]; counts: Counts } = {
    rows: [],
    numbers: [],
    counts: { new: 0, changed: 0, unchanged: 0 },
  }
  for (const { line, record } of rows) {
    const { sku = '', quantity = '', pieces = '' } = record
    const stock = known.get(sku)
    if (!stock) {
      rejected.push({ line, column: 'sku', reason: sku ? `there is no product "${sku}" with a stock` : 'is empty' })
      continue
    }
    const first = seen.get(stock.stockId)
    if (first !== undefined) {
      rejected.push({ line, column: 'sku', reason: `line ${first} already gives the stock of ${stock.number}` })
      continue
    }
    seen.set(stock.stockId, line)
    if (Boolean(quantity) === Boolean(pieces)) {
      rejected.push({ line, column: 'quantity', reason: 'give either a quantity or pieces' })
      continue
    }
    const total = pieces ? Number(pieces) : Number(quantity) * stock.units
    const old = current.get(stock.stockId)
    merged.counts[old === total ? 'unchanged' : 'changed'] += 1
    if (old === total) continue
    merged.rows.push([stock.stockId, total])
    merged.numbers.push(stock.number)
  }
  return merged
}
