/** `numbers.csv`: article numbers of companies for the packings and bundles that they buy. */
import type { Sql } from '../../sql/database.ts'
import type { Row } from '../../sql/insert-rows.ts'
import { code, line } from './columns/cell.ts'
import { type Column, type CsvRecord, findMissing, type ParsedRow, type Rejection } from './columns/columns.ts'
import type { IdMap } from './ids.ts'
import type { Counts } from './prices.ts'

export const numberColumns: readonly Column[] = [
  { name: 'company_code', parse: code, isRequired: true, about: 'customer number of the company' },
  { name: 'sku', parse: code, isRequired: true, about: 'article number of a packing or bundle' },
  { name: 'own_number', parse: line(40), about: 'number of the company for it; none if empty' },
]

const currentSql = `SELECT n.company_id, n.product_id, n.number, p.sku, m.external_code FROM company_numbers n
  JOIN products p ON p.id = n.product_id JOIN companies m ON m.id = n.company_id
  ORDER BY m.external_code, p.position, p.packing`
type CurrentRow = { company_id: number; product_id: number; number: string; sku: string; external_code: string | null }

const readCurrent = async (db: Sql) => (await db.prepare(currentSql).all<CurrentRow>()).results

export const readNumberRecords = async (db: Sql): Promise<CsvRecord[]> =>
  (await readCurrent(db)).flatMap(({ external_code, sku, number }) =>
    external_code ? [{ company_code: external_code, sku, own_number: number }] : [],
  )

/** @returns all numbers of each company that has a change */
export async function mergeNumbers(
  db: Sql,
  rows: readonly ParsedRow[],
  { products, companies }: { products: IdMap; companies: IdMap },
  rejected: Rejection[],
): Promise<{ ofCompanies: { companyId: number; rows: Row[] }[]; counts: Counts }> {
  const numbers = new Map<number, Map<number, string>>()
  const numbersOf = (companyId: number) => {
    const known = numbers.get(companyId) ?? new Map<number, string>()
    numbers.set(companyId, known)
    return known
  }
  for (const { company_id, product_id, number } of await readCurrent(db)) numbersOf(company_id).set(product_id, number)
  const counts: Counts = { new: 0, changed: 0, unchanged: 0 }
  const changed = new Set<number>()
  const seen = new Map<string, number>()
  const given: { line: number; companyId: number; productId: number; number: string }[] = []
  for (const { line: at, record } of rows) {
    const before = rejected.length
    const reject = (column: string, reason: string) => rejected.push({ line: at, column, reason })
    for (const column of findMissing(record, numberColumns)) reject(column, 'is empty')
    const { company_code: companyCode = '', sku = '', own_number: number = '' } = record
    const companyId = companies.get(companyCode)
    const productId = products.get(sku)
    if (companyCode && companyId === undefined)
      reject('company_code', `there is no customer "${companyCode}"; add it to customers.csv`)
    if (sku && productId === undefined) reject('sku', `there is no product "${sku}"`)
    const key = `${companyId} ${productId}`
    const first = seen.get(key)
    if (rejected.length === before && first !== undefined) reject('sku', `line ${first} has a number for "${sku}" too`)
    seen.set(key, at)
    if (rejected.length > before || companyId === undefined || productId === undefined) continue
    given.push({ line: at, companyId, productId, number })
  }
  // first all rows: two products may exchange their numbers
  const before = new Map([...numbers].map(([companyId, own]) => [companyId, new Map(own)]))
  for (const { companyId, productId, number } of given) {
    if (number === '') numbersOf(companyId).delete(productId)
    else numbersOf(companyId).set(productId, number)
  }
  for (const { line: at, companyId, productId, number } of given) {
    const same = [...numbersOf(companyId)].find(
      ([id, other]) => id !== productId && other.toLowerCase() === number.toLowerCase(),
    )
    const old = before.get(companyId)?.get(productId)
    if (number !== '' && same) {
      rejected.push({ line: at, column: 'own_number', reason: `"${number}" is the number of another product too` })
      if (old === undefined) numbersOf(companyId).delete(productId)
      else numbersOf(companyId).set(productId, old)
      continue
    }
    const isKept = (old ?? '') === number
    counts[isKept ? 'unchanged' : old === undefined ? 'new' : 'changed'] += 1
    if (!isKept) changed.add(companyId)
  }
  return {
    ofCompanies: [...changed].map((companyId) => ({
      companyId,
      rows: [...numbersOf(companyId)].map(([productId, number]) => [companyId, productId, number]),
    })),
    counts,
  }
}
