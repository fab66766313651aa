/** `deposits.csv`: kinds of returnable packaging with their deposit. */
import { locales } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import type { Row } from '../../sql/insert-rows.ts'
import { code, fromCents, line, money, readQuantities, toCents } from './columns/cell.ts'
import {
  type Column,
  type CsvRecord,
  findMissing,
  inEachLanguage,
  type ParsedRow,
  type Rejection,
} from './columns/columns.ts'
import type { Counts } from './prices.ts'

export const depositColumns: readonly Column[] = [
  { name: 'deposit', parse: code, isRequired: true, about: 'number that products.csv uses' },
  { name: 'amount', parse: money, isRequired: true, isDecimal: true, about: 'deposit of one piece in euros' },
  ...inEachLanguage('name', { parse: line(200), isRequired: true, about: 'name; that of another language if empty' }),
]

/** All deposit articles as records, by number. */
export async function readDepositRecords(db: Sql): Promise<CsvRecord[]> {
  const { results } = await db
    .prepare(
      `SELECT number, cents, (SELECT json_group_object(locale, name) FROM deposit_texts t WHERE t.number = a.number) AS names
        FROM deposit_articles a ORDER BY number`,
    )
    .all<{ number: string; cents: number; names: string }>()
  return results.map(({ number, cents, names }) => {
    const byLocale = JSON.parse(names) as Record<string, string>
    return {
      deposit: number,
      amount: fromCents(cents),
      ...Object.fromEntries(locales.map((locale) => [`name_${locale}`, byLocale[locale] ?? ''])),
    }
  })
}

/** @param known numbers of deposit articles; those of the file are added */
export async function mergeDeposits(
  db: Sql,
  rows: readonly ParsedRow[],
  known: Set<string>,
  rejected: Rejection[],
): Promise<{ articles: Row[]; texts: Row[]; counts: Counts }> {
  const current = new Map((await readDepositRecords(db)).map((record) => [record.deposit ?? '', record]))
  const [articles, texts]: [Row[], Row[]] = [[], []]
  const counts: Counts = { new: 0, changed: 0, unchanged: 0 }
  const lines = new Map<string, number>()
  for (const { line, record } of rows) {
    const { deposit: number = '' } = record
    const first = lines.get(number)
    if (first !== undefined) {
      rejected.push({ line, column: 'deposit', reason: `"${number}" is in line ${first} too` })
      continue
    }
    lines.set(number, line)
    const old = current.get(number)
    const full: CsvRecord = { ...old, ...record }
    const name = locales.map((locale) => full[`name_${locale}`]).find(Boolean) ?? ''
    for (const locale of locales) full[`name_${locale}`] ||= name
    const missing = findMissing(full, depositColumns)
    for (const column of missing) rejected.push({ line, column, reason: 'is empty' })
    if (missing.length > 0) continue
    known.add(number)
    const isSame = old && depositColumns.every((column) => old[column.name] === full[column.name])
    counts[isSame ? 'unchanged' : old ? 'changed' : 'new'] += 1
    if (isSame) continue
    articles.push([number, toCents(full.amount ?? '')])
    for (const locale of locales) texts.push([number, locale, full[`name_${locale}`] ?? ''])
  }
  return { articles, texts, counts }
}

/** A cell of `products.csv` as it is stored with a packing; null without deposits. */
export const toPackedJson = (cell: string): string | null =>
  cell === '' ? null : JSON.stringify(readQuantities(cell).map(({ sku, quantity }) => [sku, quantity]))
