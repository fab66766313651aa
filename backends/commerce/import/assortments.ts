/** `assortments.csv`: exclusive products that a company may see and buy. */
import type { Sql } from '../../sql/database.ts'
import type { Row } from '../../sql/insert-rows.ts'
import { code, flag, line } from './columns/cell.ts'
import { type Column, type CsvRecord, findMissing, type ParsedRow, type Rejection } from './columns/columns.ts'
import type { Exclusive } from './exclusive.ts'
import type { IdMap } from './ids.ts'
import type { Counts } from './prices.ts'

export const assortmentColumns: readonly Column[] = [
  { name: 'company_code', parse: code, isRequired: true, about: 'customer number of the company' },
  { name: 'number', parse: code, isRequired: true, about: 'article number of an exclusive product' },
  { name: 'assortment', parse: line(60), about: 'name of the assortment; default if empty' },
  { name: 'included', parse: flag, about: 'no removes the product from the assortment; yes if empty' },
]

const defaultName = 'default'

const currentSql = `SELECT a.company_id, a.product_id, a.assortment, p.number, m.external_code FROM assortment_products a
  JOIN products p ON p.id = a.product_id JOIN companies m ON m.id = a.company_id
  ORDER BY m.external_code, a.assortment, p.position, p.id`
type CurrentRow = {
  company_id: number
  product_id: number
  assortment: string
  number: string
  external_code: string | null
}

const readCurrent = async (db: Sql) => (await db.prepare(currentSql).all<CurrentRow>()).results

export const readAssortmentRecords = async (db: Sql): Promise<CsvRecord[]> =>
  (await readCurrent(db)).flatMap(({ external_code, number, assortment }) =>
    external_code ? [{ company_code: external_code, number, assortment, included: 'yes' }] : [],
  )

type Known = { products: IdMap; companies: IdMap; exclusive: Exclusive; numbers: ReadonlyMap<string, string> }

/** @returns the whole assortments of each company that has a change */
export async function mergeAssortments(
  db: Sql,
  rows: readonly ParsedRow[],
  { products, companies, exclusive, numbers }: Known,
  rejected: Rejection[],
): Promise<{ ofCompanies: { companyId: number; rows: Row[] }[]; counts: Counts }> {
  const included = new Map<number, Map<string, Row>>()
  const ofCompany = (companyId: number) => {
    const known = included.get(companyId) ?? new Map<string, Row>()
    included.set(companyId, known)
    return known
  }
  const keyOf = (productId: number, assortment: string) => `${productId} ${assortment}`
  for (const { company_id, product_id, assortment } of await readCurrent(db))
    ofCompany(company_id).set(keyOf(product_id, assortment), [company_id, product_id, assortment])
  const counts: Counts = { new: 0, changed: 0, unchanged: 0 }
  const changed = new Set<number>()
  for (const { line: at, record } of rows) {
    const before = rejected.length
    const reject = (column: string, reason: string) => rejected.push({ line: at, column, reason })
    for (const column of findMissing(record, assortmentColumns)) reject(column, 'is empty')
    const { company_code: companyCode = '', number = '' } = record
    const assortment = record.assortment || defaultName
    const companyId = companies.get(companyCode)
    const productId = products.get(numbers.get(number) ?? number)
    if (companyCode && companyId === undefined)
      reject('company_code', `there is no customer "${companyCode}"; add it to customers.csv`)
    if (number && productId === undefined) reject('number', `there is no product "${number}"`)
    else if (productId !== undefined && record.included !== 'no' && !exclusive.has(productId))
      reject('number', `"${number}" is not exclusive: every customer can buy it`)
    if (rejected.length > before || companyId === undefined || productId === undefined) continue
    const key = keyOf(productId, assortment)
    const isIncluded = record.included !== 'no'
    if (ofCompany(companyId).has(key) === isIncluded) {
      counts.unchanged += 1
      continue
    }
    counts[isIncluded ? 'new' : 'changed'] += 1
    if (isIncluded) ofCompany(companyId).set(key, [companyId, productId, assortment])
    else ofCompany(companyId).delete(key)
    changed.add(companyId)
  }
  return {
    ofCompanies: [...changed].map((companyId) => ({ companyId, rows: [...ofCompany(companyId).values()] })),
    counts,
  }
}
