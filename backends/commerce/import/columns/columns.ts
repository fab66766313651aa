/** Columns of a CSV file, and the records that they describe. */
import { locales } from '../../../graphql/locales.ts'
import { CellError, findSeparator, isAmbiguous, type ParseCell } from './cell.ts'

export interface Column {
  name: string
  parse: ParseCell
  /** A record must have a value. */
  isRequired?: boolean
  /** A number that may have decimals: written with a comma. */
  isDecimal?: boolean
  /** All values, if the documentation lists them. */
  values?: readonly string[]
  /** Content, for the documentation. */
  about: string
}

/** One column per language, such as `name_nl`. */
export const inEachLanguage = (name: string, column: Omit<Column, 'name'>): Column[] =>
  locales.map((locale) => ({ ...column, name: `${name}_${locale}`, about: `${column.about} (${locale})` }))

/** Canonical texts by column; '' without a value. */
export type CsvRecord = Record<string, string>

/** A row of a file; cells of columns that the file lacks are absent. `error`: the row cannot be read. */
export type FileRow = { line: number; cells: CsvRecord; error?: string }

export type Rejection = {
  line: number
  column: string
  reason: string
  /** The other rows cannot be imported without this one: it would be imported in part. */
  isPartial?: boolean
}

export type ParsedRow = { line: number; record: CsvRecord }

/** Parses the cells of a row. @returns null if a cell is rejected */
export function parseRow(row: FileRow, columns: readonly Column[], rejected: Rejection[]): ParsedRow | null {
  const { line, cells, error } = row
  const before = rejected.length
  if (error) rejected.push({ line, column: '', reason: error })
  const record: CsvRecord = {}
  for (const { name, parse } of columns) {
    const text = cells[name]?.trim()
    if (text === undefined) continue
    try {
      record[name] = text === '' ? '' : parse(text)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      rejected.push({ line, column: name, reason: error.message })
    }
  }
  for (const name of findMisread(cells, columns))
    rejected.push({
      line,
      column: name,
      reason: `"${cells[name]?.trim()}" has another decimal separator than the other numbers of the row`,
    })
  return rejected.length === before ? { line, record } : null
}

/** Numbers such as `1.000` beside a price of `17,12`: one thousand would be read as one. */
function findMisread(cells: CsvRecord, columns: readonly Column[]): string[] {
  const numbers = columns
    .filter(({ isDecimal }) => isDecimal)
    .map(({ name }) => ({ name, text: cells[name]?.trim() ?? '' }))
  const separators = numbers.flatMap(({ text }) => findSeparator(text) ?? [])
  if (separators.length === 0) return []
  return numbers
    .filter(({ text }) => isAmbiguous(text) && !separators.some((one) => text.includes(one)))
    .map(({ name }) => name)
}

/** Names of required columns without a value. */
export const findMissing = (record: CsvRecord, columns: readonly Column[]): string[] =>
  columns.filter(({ name, isRequired }) => isRequired && !record[name]).map(({ name }) => name)

const utf8 = { encoder: new TextEncoder(), decoder: new TextDecoder() }

/** Rows as bytes outside of the heap: a file of 50,000 products has 90 MB. */
export class PackedRow {
  readonly line: number
  readonly #bytes: Uint8Array

  constructor({ line, record }: ParsedRow) {
    this.line = line
    this.#bytes = utf8.encoder.encode(JSON.stringify(record))
  }

  unpack(): ParsedRow {
    return { line: this.line, record: JSON.parse(utf8.decoder.decode(this.#bytes)) }
  }
}
