/** Exclusive products, own numbers and contract prices of the demo companies, as an import gives them. */
import type { Sql } from '../../sql/database.ts'
import type { CsvRecord, FileRow } from '../import/columns/columns.ts'
import { importFiles } from '../import/import.ts'
import { toIsoDay } from '../rules/delivery/calendar-days.ts'
import { contractPrices, type ExclusiveProduct, exclusiveProducts } from './data/agreements.ts'
import type { Range } from './data/shape.ts'

const dayMs = 86_400_000

const toRows = (records: readonly CsvRecord[]): FileRow[] => records.map((cells, index) => ({ line: index + 2, cells }))

const inLanguages = (name: string, text: ExclusiveProduct['name']): CsvRecord =>
  Object.fromEntries(Object.entries(text).map(([locale, value]) => [`${name}_${locale}`, value]))

/** Nothing for a range without the categories of the demo. @returns whether it has imported the products, and with them the index of the catalogue */
export async function seedAgreements(db: Sql, range: Range, now = new Date()): Promise<boolean> {
  if (!range.brands.some(({ code }) => code === exclusiveProducts[0]?.brand)) return false
  const pictures = new Map(
    (await db.prepare('SELECT number, picture FROM products').all<{ number: string; picture: string }>()).results.map(
      ({ number, picture }) => [number, picture],
    ),
  )
  const products = exclusiveProducts.map(({ name, short, pictureOf, packing, ...product }): CsvRecord => {
    const { sku, category, brand, contains, vat } = product
    return {
      ...{ sku, number: sku, category, brand, contains, vat, free: 'rest', exclusive: 'yes' },
      ...{ listed_at: '2026-06-01', picture: pictures.get(pictureOf) ?? '' },
      ...packing,
      ...inLanguages('name', name),
      ...inLanguages('short', short),
      ...inLanguages('description', short),
    }
  })
  const prices = contractPrices.map(({ company, sku, price, days }) => {
    const ends_on = toIsoDay(new Date(now.getTime() + days * dayMs).toISOString())
    return { company_code: company, sku, price, starts_on: '2026-01-01', ends_on }
  })
  const report = await importFiles(db, {
    files: {
      products: toRows(products),
      stock: toRows(exclusiveProducts.map(({ sku, stock }) => ({ sku, quantity: stock }))),
      prices: toRows(prices),
      numbers: toRows(
        exclusiveProducts.map(({ company, sku, ownNumber }) => ({ company_code: company, sku, own_number: ownNumber })),
      ),
      assortments: toRows(exclusiveProducts.map(({ company, sku }) => ({ company_code: company, number: sku }))),
    },
    now,
  })
  if (!report.isApplied) throw new Error(`Demo agreements: ${JSON.stringify(report.files)}`)
  return true
}
