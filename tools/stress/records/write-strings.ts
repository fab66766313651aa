// Writes strings into every text field of the databases of a stopped shop. A field is a text column, or a member of a JSON column.
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { columnsByFile, columnsOf, type DataFile, structuralMembers } from './columns.ts'
import { toMarker } from './markers.ts'

/** Different values of a field in one wave: pages show at least as many rows of most tables. */
const valuesPerWave = 8

export type Wave = {
  /** From 0. */
  number: number
  /** Waves that together write each string into each field. */
  of: number
  strings: readonly string[]
  /** In one value. */
  maxStrings: number
  /** Strings alone: without the mark that the others have, and without neighbours. */
  isBare: boolean
}

/** Names of the fields by number, and the pairs of field and string that were written. */
export class Written {
  readonly fields: string[] = []
  readonly pairs = new Set<string>()
  readonly #numbers = new Map<string, number>()

  numberOf(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.fields.length)
    return this.fields.push(name) - 1
  }
}

/** Consecutive rows of a field get consecutive strings, each wave others. */
function toValue(written: Written, name: string, row: number, rows: number, wave: Wave): string {
  const field = written.numberOf(name)
  const { strings } = wave
  const different = Math.min(rows, valuesPerWave)
  const place = wave.number * different + (row % different)
  const stringAt = (index: number) => {
    // fields start at different strings, so that one page has many
    const number = (index + field * 37) % strings.length
    written.pairs.add(`${field} ${number}`)
    return { number, text: strings[number] ?? '' }
  }
  if (wave.isBare) return stringAt(place).text
  const count = Math.min(Math.ceil(strings.length / (different * wave.of)), wave.maxStrings)
  return Array.from({ length: count }, (_, index) => {
    const { number, text } = stringAt(place * count + index)
    return text + toMarker(field, number)
  }).join(' ')
}

/** Members of JSON are fields of their own, wherever they are nested. */
function replaceTexts(value: unknown, name: string, fill: FillField): unknown {
  if (typeof value === 'string') return fill(name)
  if (Array.isArray(value)) return value.map((each) => replaceTexts(each, name, fill))
  if (value === null || typeof value !== 'object') return value
  const [table = ''] = name.split(':')
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      structuralMembers.has(key) ? each : replaceTexts(each, `${table}:${key}`, fill),
    ]),
  )
}

/** @returns null to leave the field unchanged */
type FillField = (field: string) => string | null

function writeTable(db: DatabaseSync, table: string, columns: { text: string[]; json: string[] }, fill: FillField) {
  const names = [...columns.text, ...columns.json]
  const keys = db
    .prepare(`SELECT name FROM pragma_table_info('${table}') WHERE pk > 0 ORDER BY pk`)
    .all()
    .map(({ name }) => String(name))
  const read = [...new Set([...keys, ...names])].join()
  const rows = db.prepare(`SELECT ${read} FROM ${table} ORDER BY ${keys.join()}`).all()
  const where = keys.map((key) => `${key} IS ?`).join(' AND ')
  for (const name of names) {
    // a constraint may forbid a text where there is none
    const update = db.prepare(`UPDATE OR IGNORE ${table} SET ${name} = ? WHERE ${where}`)
    const toText = (given: SQLInputValue | undefined) => {
      if (columns.text.includes(name)) return fill(`${table}.${name}`)
      if (typeof given !== 'string') return null
      return JSON.stringify(replaceTexts(JSON.parse(given), `${table}.${name}`, fill))
    }
    for (const row of rows) {
      const text = toText(row[name] as SQLInputValue)
      if (text !== null) update.run(text, ...keys.map((key) => row[key] as SQLInputValue))
    }
  }
}

/** Calls `fill` for each value of each field, in the same order each time. */
function fillFields(db: DatabaseSync, file: DataFile, fill: FillField) {
  for (const [table, kinds] of Object.entries(columnsByFile[file])) {
    const columns = { text: columnsOf(kinds, 'text'), json: columnsOf(kinds, 'json') }
    if (columns.text.length + columns.json.length > 0) writeTable(db, table, columns, fill)
  }
}

function writeFile(dataDir: string, file: DataFile, wave: Wave, written: Written) {
  const db = new DatabaseSync(join(dataDir, file))
  try {
    db.exec('PRAGMA foreign_keys = OFF; BEGIN')
    const rows = new Map<string, number>()
    fillFields(db, file, (field) => {
      rows.set(field, (rows.get(field) ?? 0) + 1)
      return null
    })
    // the first pass has emptied the texts of JSON
    db.exec('ROLLBACK; BEGIN')
    const next = new Map<string, number>()
    fillFields(db, file, (field) => {
      const row = next.get(field) ?? 0
      next.set(field, row + 1)
      return toValue(written, `${file}:${field}`, row, rows.get(field) ?? 1, wave)
    })
    db.exec('COMMIT')
  } finally {
    db.close()
  }
}

export function writeStrings(dataDir: string, wave: Wave, written: Written): void {
  for (const file of Object.keys(columnsByFile) as DataFile[]) writeFile(dataDir, file, wave, written)
}
