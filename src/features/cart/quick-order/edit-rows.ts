/** Rows of the quick order sheet while its text is edited: known results stay with their text, changed lines are pending. */
import type { PackingQuantity } from '#features/pricing/customer-price.ts'
import { toGtin } from '../add/gtin.ts'
import { cappedQuantity, type RowResult } from './row-results.ts'

/** `pending`: the server has not answered the row yet. */
export type SheetRow = Omit<RowResult, 'state'> & { state: RowResult['state'] | 'pending' }

export interface Sheet {
  text: string
  answers: readonly RowResult[]
}

/** One row per line with text, in their order. */
export function toSheetRows({ text, answers }: Sheet): SheetRow[] {
  const byText = new Map(answers.map((answer) => [answer.text, answer]))
  return text.split('\n').flatMap((typed, index): SheetRow[] => {
    const row = { line: index + 1, text: typed.trim() }
    if (row.text === '') return []
    const known = byText.get(row.text)
    if (!known) return [{ ...row, state: 'pending', packing: null, quantity: null, choices: [] }]
    return [known.line === row.line ? known : { ...known, line: row.line }]
  })
}

const isCodeOnly = ({ state, text }: RowResult) => state === 'found' && !/[\s;,|]/.test(text)

/** Codes without quantities are ordered once each, but only while no row has a quantity: writes the quantity into them. */
function writeQuantities({ text, answers }: Sheet): Sheet {
  const lines = text.split('\n')
  const written = answers.map((answer) => {
    if (!isCodeOnly(answer) || lines[answer.line - 1]?.trim() !== answer.text) return answer
    const row = `${answer.text} ${answer.quantity}`
    lines[answer.line - 1] = row
    return { ...answer, text: row }
  })
  return { text: lines.join('\n'), answers: written }
}

/** Replaces a row. @returns the same sheet if the row is not a line of the text, such as a quoted field of several lines */
export function replaceRow(sheet: Sheet, { line, text }: SheetRow, by: RowResult): Sheet {
  if (sheet.text.split('\n')[line - 1]?.trim() !== text) return sheet
  const { text: written, answers } = writeQuantities(sheet)
  const lines = written.split('\n')
  lines[line - 1] = by.text
  return { text: lines.join('\n'), answers: answers.map((answer) => (answer.line === line ? by : answer)) }
}

export function removeRow(sheet: Sheet, { line, text }: SheetRow): Sheet {
  const lines = sheet.text.split('\n')
  if (lines[line - 1]?.trim() !== text) return sheet
  const answers = sheet.answers
    .filter((answer) => answer.line !== line)
    .map((answer) => (answer.line > line ? { ...answer, line: answer.line - 1 } : answer))
  return { text: lines.toSpliced(line - 1, 1).join('\n'), answers }
}

/** Quantity of 1 to 9999 for a row whose packaging unit is known. A barcode stays, so that its next scan counts in this row. */
export function withQuantity(row: SheetRow, quantity: number): RowResult | null {
  const { packing } = row
  if (!packing) return null
  const [first = ''] = row.text.split(/\s/)
  const text = `${toGtin(first) ? first : packing.sku} ${quantity}`
  return { ...row, packing, quantity, text, state: packing.stockStatus === 'sold_out' ? 'sold_out' : 'found' }
}

export function withChoice(row: SheetRow, { row: text, ...packing }: RowResult['choices'][number]): RowResult {
  const quantity = Number(/ (\d+)$/.exec(text)?.[1]) || null
  const state = quantity === null ? 'no_quantity' : packing.stockStatus === 'sold_out' ? 'sold_out' : 'found'
  return { ...row, text, packing, quantity, choices: [], state }
}

/** Products and quantities that the rows add to the cart, at most what is available. */
export const toItems = (rows: readonly SheetRow[]): PackingQuantity[] =>
  rows.flatMap(({ state, packing, quantity }) =>
    state === 'found' && packing && quantity !== null
      ? [{ productId: packing.productId, quantity: cappedQuantity({ packing, quantity }) ?? quantity }]
      : [],
  )
