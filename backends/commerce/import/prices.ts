/** `prices.csv` and `stock.csv`: they change the products of the shop, and add none. */
import type { Sql } from '../../sql/database.ts'
import type { Row } from '../../sql/insert-rows.ts'
import { always } from '../rules/pricing/price-tiers.ts'
import { code, pattern, wholeNumber } from './columns/cell.ts'
import type { Column, CsvRecord, ParsedRow, Rejection } from './columns/columns.ts'
import { CustomerPrices, type Price, readCustomerPriceRecords, toPriceRecords } from './customer-prices.ts'
import { readFilePrices } from './file-prices.ts'
import type { IdMap } from './ids.ts'
import type { GroupPrice } from './list-prices.ts'

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

const pricesSql = `SELECT r.product_id AS id, p.sku, r.price_group, r.regular_cents, r.final_cents, r.tiers
  FROM product_prices r JOIN products p ON p.id = r.product_id WHERE p.type = 'simple' ORDER BY p.position, p.packing, r.price_group`
type PriceRow = GroupPrice & { id: number; sku: string; price_group: string }

export async function readPriceRecords(db: Sql): Promise<CsvRecord[]> {
  const { results } = await db.prepare(pricesSql).all<PriceRow>()
  const ofGroups = results.flatMap((row) =>
    toPriceRecords(row, { sku: row.sku, group: row.price_group, company_code: '' }),
  )
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
  const merged: { rows: Row[]; counts: Counts } = { rows: [], counts: { new: 0, changed: 0, unchanged: 0 } }
  for (const { key, id, group, companyId, final, regular, tiers: given, ...dates } of readFilePrices(
    rows,
    { products, companies },
    rejected,
  )) {
    const known = companyId === undefined ? null : ofCompanies.get(companyId, id)
    const old = companyId === undefined ? (followed.get(key) ?? current.get(key)) : known && toGroupPrice(known)
    // a file without the column keeps the tiers
    const tiers = given === undefined ? (old?.tiers ?? null) : given
    const { startsOn = known?.startsOn ?? always.startsOn, endsOn = known?.endsOn ?? always.endsOn } = dates
    const hasDates = !known || (known.startsOn === startsOn && known.endsOn === endsOn)
    const isSame = old?.final_cents === final && old?.regular_cents === regular && old?.tiers === tiers && hasDates
    const isKept = final === null ? !old : isSame
    merged.counts[isKept ? 'unchanged' : old ? 'changed' : 'new'] += 1
    if (isKept) continue
    if (companyId !== undefined)
      ofCompanies.set(companyId, id, final === null ? null : { regular, final, tiers, startsOn, endsOn })
    else merged.rows.push([id, group, regular, final, tiers])
  }
  return { ...merged, ofCompanies: ofCompanies.changedRows() }
}

const toGroupPrice = ({ regular, final, tiers }: Price): GroupPrice => ({
  regular_cents: regular,
  final_cents: final,
  tiers,
})

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
