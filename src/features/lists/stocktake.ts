/** Stocktake of a list (pure): lines by storage area, and quantities to order. */
import type { MessageKey } from '#i18n/translator.ts'
import type { ListLine } from './list.ts'

/** Target stock after a delivery, in packaging units: `par`, else the default quantity. */
export const parLevelOf = ({ par, amount }: Pick<ListLine, 'par' | 'amount'>) => par ?? amount

/** Lines by area, in the order of first occurrence; lines without an area are one group (null). */
export const groupByArea = <Line extends Pick<ListLine, 'area'>>(lines: readonly Line[]) =>
  [...Map.groupBy(lines, ({ area }) => area)].map(([area, kept]) => ({ area, lines: kept }))

export const stocktakeFieldName = (kind: 'left' | 'area' | 'par', productId: string) => `${kind}-${productId}`

/** Parses a count: a whole number up to 9999, null if empty, undefined if invalid. */
export function parseCount(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined
}

/** Message key per invalid field. */
export type FieldErrors = Record<string, MessageKey>

interface Proposal {
  /** Missing quantities in the format of quick order: `200001 3`, one line per product. */
  text: string
  counted: number
  wrong: FieldErrors
}

/** Quantities to order: target minus counted stock. Uncounted products are not ordered. */
export function toOrderProposal(
  lines: readonly Pick<ListLine, 'productId' | 'sku' | 'par' | 'amount'>[],
  fields: Readonly<Record<string, string>>,
): Proposal {
  const counts = lines.map((line) => ({
    line,
    left: parseCount(fields[stocktakeFieldName('left', line.productId)] ?? ''),
  }))
  const wrong: FieldErrors = {}
  for (const { line, left } of counts)
    if (left === undefined) wrong[stocktakeFieldName('left', line.productId)] = 'forms.quantityOrNone'
  const rows = counts.flatMap(({ line, left }) => {
    const missing = typeof left === 'number' ? parLevelOf(line) - left : 0
    return missing > 0 ? [`${line.sku} ${missing}`] : []
  })
  return { text: rows.join('\n'), counted: counts.filter(({ left }) => typeof left === 'number').length, wrong }
}
