// A catalogue as the records of the files of `npm run import`, with the stock of each packing.
import type { CsvRecord } from '../../../../backends/commerce/import/columns/columns.ts'
import { exporters } from '../../../../backends/commerce/import/export.ts'
import type { Sql } from '../../../../backends/sql/database.ts'

export type Packing = {
  sku: string
  record: CsvRecord
  /** Rows of prices.csv for groups. */
  prices: CsvRecord[]
  /** Packings that can be sold. */
  stock: number
}

export type Family = { number: string; packings: Packing[] }

export type CatalogueRecords = { categories: CsvRecord[]; families: Map<string, Family>; customers: CsvRecord[] }

const stockSql = `SELECT p.sku, s.quantity / p.stock_units AS packings FROM products p JOIN stock s ON s.id = p.stock_id
  WHERE p.type = 'simple'`

/** Bundles are left out, since Vendure has none. */
export async function readRecords(db: Sql): Promise<CatalogueRecords> {
  const read = async (kind: keyof typeof exporters) => {
    const records: CsvRecord[] = []
    for await (const record of await exporters[kind](db)) records.push(record)
    return records
  }
  const products = (await read('products')).filter(({ members }) => !members)
  const prices = Map.groupBy(
    (await read('prices')).filter(({ group }) => group),
    ({ sku = '' }) => sku,
  )
  const { results } = await db.prepare(stockSql).all<{ sku: string; packings: number }>()
  const stock = new Map(results.map(({ sku, packings }) => [sku, Math.floor(packings)]))
  const families = new Map<string, Family>()
  for (const [number, records] of Map.groupBy(products, (record) => record.number ?? '')) {
    const packings = records.map((record) => {
      const { sku = '' } = record
      return { sku, record, prices: prices.get(sku) ?? [], stock: stock.get(sku) ?? 0 }
    })
    families.set(number, { number, packings })
  }
  return { categories: await read('categories'), families, customers: await read('customers') }
}
