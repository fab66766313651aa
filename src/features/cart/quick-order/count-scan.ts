/** Scans in the quick order text: a scanner types a barcode and Enter. */
import { toGtin } from '../add/gtin.ts'
import type { Sheet } from './edit-rows.ts'
import type { RowResult } from './row-results.ts'

export interface CountedScan {
  sheet: Sheet
  /** Line of the barcode, from 1. */
  line: number
  /** Offset at which the next barcode is typed. */
  caret: number
}

const maxQuantity = 9999

/** A line that is a barcode with or without a quantity. */
function readScan(line: string): { code: string; gtin: string; quantity: number } | null {
  const [, code = '', quantity = '1'] = /^\s*(\S+)(?:\s+(\d{1,4}))?\s*$/.exec(line) ?? []
  const gtin = toGtin(code)
  return gtin === null ? null : { code, gtin, quantity: Number(quantity) }
}

function toCounted(answer: RowResult, text: string): RowResult {
  const { packing } = answer
  const quantity = readScan(text)?.quantity ?? answer.quantity
  if (!packing) return { ...answer, text }
  return { ...answer, text, quantity, state: packing.stockStatus === 'sold_out' ? 'sold_out' : 'found' }
}

/** Counts the barcode that ends at `caret`: 1 packing more of the line that has it, else a line of its own. Null if the line is not a barcode. */
export function countScan({ text, answers }: Sheet, caret: number): CountedScan | null {
  const lines = text.split('\n')
  const at = text.slice(0, caret).split('\n').length - 1
  const typed = lines[at]?.trim() ?? ''
  const gtin = toGtin(typed)
  const endOfLine = lines.slice(0, at + 1).join('\n').length
  if (!gtin || text.slice(caret, endOfLine).trim() !== '') return null

  const before = [...lines]
  // in a list of codes each is ordered once, until one has a quantity
  const others = lines.filter((line, index) => index !== at && line.trim() !== '')
  if (others.every((line) => !/[\s;,|]/.test(line.trim())))
    for (const [index, line] of lines.entries()) if (index !== at && line.trim()) lines[index] = `${line.trim()} 1`

  const same = lines.findIndex((line, index) => index !== at && readScan(line)?.gtin === gtin)
  const counted = readScan(lines[same] ?? '')
  if (counted) {
    lines[same] = `${counted.code} ${Math.min(counted.quantity + 1, maxQuantity)}`
    lines[at] = ''
  } else lines[at] = `${typed} 1`
  const next = counted ? at : at + 1
  const written = answers.map((answer) => {
    const now = lines[answer.line - 1]?.trim()
    const isSame = before[answer.line - 1]?.trim() === answer.text
    return isSame && now && now !== answer.text ? toCounted(answer, now) : answer
  })
  if (next > at && (next === lines.length || lines[next] !== '')) lines.splice(next, 0, '')
  return {
    sheet: { text: lines.join('\n'), answers: written },
    line: (counted ? same : at) + 1,
    caret: lines.slice(0, next).join('\n').length + (next > 0 ? 1 : 0),
  }
}

/** Counts a barcode that is not typed, such as one of the camera. Null if it is not a barcode. */
export function addScan({ text, answers }: Sheet, code: string): CountedScan | null {
  const lines = text.trimEnd() === '' ? code : `${text.trimEnd()}\n${code}`
  return countScan({ text: lines, answers }, lines.length)
}
