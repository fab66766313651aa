/** Parses pasted text or a file into rows with all possible readings of code and quantity. */
import { gtinForms, toGtin } from '../add/gtin.ts'
import { isPackaging, isUnitOfMeasure, parseQuantity } from './parse-quantity.ts'
import { splitRows, type TextRow } from './split-rows.ts'

/** One interpretation of a row; `quantity` is null if missing or ambiguous. */
export interface RowInterpretation {
  code: string
  quantity: number | null
}

export interface QuickOrderRow {
  line: number
  text: string
  readings: RowInterpretation[]
  /** Words of the row in lower case; one may name the packaging unit. */
  words: string[]
  /** The row as a name and a quantity, for rows without a known code; null if it has no words. */
  named: { name: string; quantity: number | null } | null
}

/** Maximum number of rows, and of lines in a cart. */
export const maxRows = 500

/** Characters of a name that are searched. */
const maxName = 80

const headerPatterns = {
  code: /^(?:sku|ean|ean-?13|gtin|barcode|code|item|item ?(?:no|number|code)|art|art\W*n[ro]|artn[ro]|artikel(?:n(?:umm)?e?r|code)?|article|artikel-?nr|num[ée]ro d.article|référence|reference|ref|réf|bestell-?n(?:umme)?r|productcode|product ?(?:no|number))\.?$/i,
  quantity:
    /^(?:aantal|qty|quantity|amount|menge|anzahl|stück(?:zahl)?|quantité|qté|nombre|hoeveelheid|stuks|besteld|order(?:ed)?|colli|nb)\.?$/i,
}

/** Columns of codes and quantity from a header row; null if the first row is not one. A quantity of -1 means no such column. */
function readHeader({ fields, isTable }: TextRow): { codes: number[]; quantity: number } | null {
  const names = fields.map((field) => field.replace(/[:#*]/g, '').trim())
  const columns = (test: RegExp) => names.flatMap((name, index) => (test.test(name) ? [index] : []))
  const codes = columns(headerPatterns.code)
  const [quantity = -1] = columns(headerPatterns.quantity)
  if (!isTable || names.some((name) => /\d{3}/.test(name)) || (codes.length === 0 && quantity < 0)) return null
  return { codes, quantity }
}

/** Possible codes of a field, without surrounding text: `Art. 200001`, `'200001`, `#200001,`. */
function toCodes(field: string): string[] {
  const bare = field
    .trim()
    .replace(/^['"#=]+|['",;:]+$/g, '')
    .replace(/^(?:art(?:ikel|icle)?|ref|réf|sku|ean|nr|no|item)[.:#\s]*(?=[\w]*\d)/i, '')
  const digits = bare.replace(/[\s.-]/g, '')
  const gtin = toGtin(digits) ?? toGtin(bare)
  const forms = gtin ? gtinForms(gtin) : []
  if (/^[\d\s.-]+$/.test(bare) && /^(?:\d{8}|\d{12,14})$/.test(digits)) {
    // 12, 13 and 14 digits are forms of the same GTIN
    const others =
      digits.length === 12 ? [`0${digits}`] : digits.length === 14 && digits.startsWith('0') ? [digits.slice(1)] : []
    return [...new Set([digits, ...others, ...forms, ...(bare !== digits && !/\s/.test(bare) ? [bare] : [])])]
  }
  // AI 01 with its GTIN
  if (gtin) return forms
  const isCode = /^[\p{L}\d][\p{L}\d._\-/]{2,39}$/u.test(bare) && /\d/.test(bare) && !/^\d+[.,]\d+$/.test(bare)
  return isCode ? [bare] : []
}

/** Joins the groups of an EAN: `5 400123 456789`. */
function joinSpacedEan(words: readonly string[]): string[] {
  const text = words.join(' ')
  const spaced = /(?:^|\s)(\d(?: \d{6}){2}|\d{7} \d{6}|\d{4}(?: \d{4}){2} \d|\d{3}(?: \d{4}){2} \d{2})(?=\s|$)/.exec(
    text,
  )?.[1]
  return spaced ? text.replace(spaced, spaced.replaceAll(' ', '')).split(' ') : [...words]
}

const price = /(?:€|\beur)\s*\d{1,6}(?:[.,]\d{1,2})?(?=\s|$)/gi

/** Words without prices and contents: `6 x 75 cl`, `75 cl`, `12x1kg`. */
function withoutMeasures(words: readonly string[]): string[] {
  const content =
    /(?:\b\d{1,4}\s*[x×*]\s*)?\b\d{1,4}(?:[.,]\d{1,3})?\s*(?:mg|gr?|gram|kg|kilo|ml|cl|dl|lt?r?|liter|litres?|mm|cm|%|°)(?=[\s.,;)]|$)/giu
  return words.join(' ').replace(price, ' ').replace(content, ' ').split(/\s+/).filter(Boolean)
}

/** Whether a unit of measure follows the field: 75 cl. */
const isMeasured = (fields: readonly string[], index: number) => isUnitOfMeasure(fields[index + 1] ?? '')

/** Quantity with the highest weight; null if there is none or several have it. */
function findQuantity(fields: readonly string[]): number | null {
  const numbers = fields.flatMap((field, index) => {
    const found = isMeasured(fields, index) ? null : parseQuantity(field)
    return found ? [found] : []
  })
  const weight = Math.max(0, ...numbers.map((found) => found.weight))
  const heaviest = numbers.filter((found) => found.weight === weight)
  return heaviest.length === 1 ? (heaviest[0]?.value ?? null) : null
}

/** Splits a quantity from the code after it: `5x130561`. */
const withoutTimes = (field: string): string[] => {
  const [, times, code] = /^(\d{1,4}[x×*])([\p{L}\d._\-/]{5,39})$/iu.exec(field.trim()) ?? []
  return times && code && /\d{3}/.test(code) ? [times, code] : [field]
}

/** Text of a row without its quantity and packaging: `boter 250 g 3`, `3 dozen boter`. Of a table row, the field with the most letters. */
function toNamed(fields: readonly string[], isTable: boolean): QuickOrderRow['named'] {
  const quantity = findQuantity(isTable ? fields : withoutMeasures(fields))
  const letters = (field: string) => field.match(/\p{L}/gu)?.length ?? 0
  const at = fields.findLastIndex(
    (field, index) => quantity !== null && parseQuantity(field)?.value === quantity && !isMeasured(fields, index),
  )
  const isPart = (field = '') => isPackaging(field) || /^[x×*]$/i.test(field)
  const isQuantity = (index: number) => index === at || (Math.abs(index - at) === 1 && isPart(fields[index]))
  const words = fields.filter((_, index) => at < 0 || !isQuantity(index))
  const name = isTable ? words.toSorted((one, other) => letters(other) - letters(one))[0] : words.join(' ')
  return name && /\p{L}{2}/u.test(name) ? { name: name.slice(0, maxName), quantity } : null
}

/** @param bare quantity of a code without any other field */
function toReadings(given: readonly string[], bare: number | null): RowInterpretation[] {
  const fields = given.flatMap(withoutTimes)
  const readings = fields.flatMap((field, index) => {
    const others = fields.filter((_, other) => other !== index)
    const quantity = others.length === 0 ? bare : findQuantity(others)
    return toCodes(field).map((code) => ({ code, quantity }))
  })
  // codes of fewer than 5 characters count only if there is no longer one
  const long = readings.filter(({ code }) => code.length >= 5)
  return long.length > 0 ? long : readings
}

/** Columns with row numbers: 1, 2, 3. */
function findCounters(rows: readonly TextRow[]): Set<number> {
  const tables = rows.filter(({ isTable }) => isTable)
  const width = Math.max(0, ...tables.map(({ fields }) => fields.length))
  const counts = (column: number) => {
    const first = Number(tables[0]?.fields[column])
    return (first === 0 || first === 1) && tables.every(({ fields }, index) => fields[column] === String(first + index))
  }
  return new Set(tables.length > 2 ? Array.from({ length: width }, (_, column) => column).filter(counts) : [])
}

/** Rows with their readings; `left` is the number of rows beyond `maxRows`. */
export function parseRows(text: string): { rows: QuickOrderRow[]; left: number } {
  const all = splitRows(text)
  const header = all[0] ? readHeader(all[0]) : null
  const body = header ? all.slice(1) : all
  const counters = findCounters(body)
  // in a list of codes only, each is ordered once; beside rows with quantities one is missing
  const bare = body.every(({ fields }) => fields.length === 1) ? 1 : null
  const rows = body.slice(0, maxRows).map(({ line, text: typed, fields, isTable }): QuickOrderRow => {
    const words = fields.flatMap((field) => field.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
    const row = { line, text: typed, words, named: toNamed(fields, isTable) }
    if (isTable && header && header.codes.length > 0) {
      const quantity = header.quantity < 0 ? null : (parseQuantity(fields[header.quantity] ?? '')?.value ?? null)
      const rest = fields.filter((_, column) => !header.codes.includes(column) && !counters.has(column))
      const codes = header.codes.flatMap((column) => toCodes(fields[column] ?? ''))
      const wanted = header.quantity < 0 ? findQuantity(rest) : quantity
      return { ...row, readings: codes.map((code) => ({ code, quantity: wanted })) }
    }
    const used = isTable ? fields.filter((_, column) => !counters.has(column)) : withoutMeasures(joinSpacedEan(fields))
    return { ...row, readings: toReadings(used, bare) }
  })
  return { rows, left: Math.max(0, body.length - maxRows) }
}
