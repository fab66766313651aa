// Reads a CSV file with the progress of orders: a row per order, or per order line.
import { basename } from 'node:path'
import { decimal, instant, line, oneOf, pattern, wholeNumber } from '#backends/commerce/import/columns/cell.ts'
import {
  type Column,
  type CsvRecord,
  findMissing,
  parseRow,
  type Rejection,
} from '#backends/commerce/import/columns/columns.ts'
import { type OrderUpdate, updateOrders } from '#backends/commerce/operator/order-updates.ts'
import { type ProgressState, progressStates } from '#backends/commerce/sql/order-progress.ts'
import { openCsv } from '../import/read-csv.ts'

const columns: Column[] = [
  { name: 'number', parse: pattern(/^PV-\d{1,9}$/, 'an order number such as PV-240017'), isRequired: true, about: '' },
  { name: 'state', parse: oneOf(progressStates), about: '' },
  { name: 'at', parse: instant, about: '' },
  { name: 'external_code', parse: line(60), about: '' },
  { name: 'sku', parse: line(40), about: '' },
  { name: 'delivered', parse: wholeNumber(0, 99_999), about: '' },
  { name: 'weight_kg', parse: decimal(3), about: '' },
]

function toUpdate({ number = '', state, at, external_code, sku, delivered, weight_kg }: CsvRecord): OrderUpdate {
  const weightGrams = weight_kg ? Math.round(Number(weight_kg) * 1000) : null
  return {
    number,
    ...(state && { state: state as ProgressState }),
    ...(at && { at }),
    ...(external_code && { externalCode: external_code }),
    ...(sku && { lines: [{ sku, delivered: Number(delivered), ...(weightGrams !== null && { weightGrams }) }] }),
  }
}

const maxListed = 50

/** @returns a sentence @throws Error with the rejected rows; then nothing is written */
export async function importUpdates(services: Parameters<typeof updateOrders>[0], file: string): Promise<string> {
  const { rows, unknown } = await openCsv(file, columns, 'number')
  const rejected: Rejection[] = unknown.map((column) => ({ line: 1, column, reason: 'is not a known column' }))
  const updates: OrderUpdate[] = []
  const lines: number[] = []
  for await (const row of rows) {
    const parsed = parseRow(row, columns, rejected)
    if (!parsed) continue
    const { record, line: at } = parsed
    const hasLine = record.delivered || record.weight_kg
    const missing = [
      ...findMissing(record, columns),
      ...(record.sku && !record.delivered ? ['delivered'] : []),
      ...(hasLine && !record.sku ? ['sku'] : []),
    ]
    for (const column of missing) rejected.push({ line: at, column, reason: 'is missing' })
    updates.push(toUpdate(record))
    lines.push(at)
  }
  if (rejected.length === 0) {
    const result = await updateOrders(services, updates)
    if (result.rejected.length === 0) return `${result.orders} orders were updated.`
    for (const { index, reason } of result.rejected) rejected.push({ line: lines[index] ?? 0, column: '', reason })
  }
  const listed = rejected
    .slice(0, maxListed)
    .map(({ line, column, reason }) => `  line ${line}${column && `, ${column}`}: ${reason}`)
  const more = rejected.length > maxListed ? [`  and ${rejected.length - maxListed} more`] : []
  throw new Error([`${basename(file)} was not imported:`, ...listed, ...more].join('\n'))
}
