// Whether a response is well-formed: pages, scripts and JSON-LD in pages, JSON, CSV, XML, PDF.
import { Script } from 'node:vm'
import { parse as parseCsv } from 'csv-parse/sync'
import { PDFDocument } from 'pdf-lib'
import { SaxesParser } from 'saxes'
import { findForeignMarkup, scriptsOf, type Vocabulary } from './vocabulary.ts'

const faultKinds = [
  'server error',
  'lost',
  'markup',
  'JSON-LD',
  'script of a page',
  'JSON',
  'CSV',
  'XML',
  'PDF',
  'mail',
] as const
export type FaultKind = (typeof faultKinds)[number]
export type Violation = { kind: FaultKind; detail: string }

export type ReadResponse = { status: number; type: string; bytes: Buffer }

const reasonOf = (error: unknown) => String(error).slice(0, 300)

const faultOf = (kind: FaultKind, use: () => unknown): Violation[] => {
  try {
    const detail = use()
    return typeof detail === 'string' ? [{ kind, detail }] : []
  } catch (error) {
    return [{ kind, detail: reasonOf(error) }]
  }
}

const isJsonType = (type: string) => /json|speculationrules|importmap/.test(type)

export function judgePage(html: string, known: Vocabulary): Violation[] {
  const scripts = scriptsOf(html).flatMap(({ type, text }): Violation[] => {
    if (type === 'application/ld+json') return faultOf('JSON-LD', () => void JSON.parse(text))
    if (isJsonType(type)) return faultOf('JSON', () => void JSON.parse(text))
    return type === 'module' ? [] : faultOf('script of a page', () => void new Script(text))
  })
  return [...findForeignMarkup(html, known).map((detail): Violation => ({ kind: 'markup', detail })), ...scripts]
}

/** Signs with which spreadsheets begin a formula, also those of full width and after a line break. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/
const isNumber = /^-?[\d.,\s]+$/

function judgeCsv(text: string): string | null {
  const [head = ''] = text.split('\r\n')
  const delimiter = head.includes(';') ? ';' : ','
  const rows = parseCsv(text, { bom: true, delimiter, relaxColumnCount: true }) as string[][]
  const [columns] = rows
  if (!columns) return 'no rows'
  const other = rows.find((row) => row.length !== columns.length)
  if (other) return `${other.length} columns instead of ${columns.length}: ${JSON.stringify(other).slice(0, 200)}`
  const cell = rows.flat().find((value) => formula.test(value) && !isNumber.test(value))
  return cell === undefined ? null : `a cell begins a formula: ${JSON.stringify(cell.slice(0, 80))}`
}

export function judgeXml(text: string): void {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
}

export async function judgeResponse({ status, type, bytes }: ReadResponse, known: Vocabulary): Promise<Violation[]> {
  if (status >= 500) return [{ kind: 'server error', detail: `${status} ${bytes.toString().slice(0, 200)}` }]
  if (type.includes('html')) return judgePage(bytes.toString(), known)
  if (type.includes('json')) return faultOf('JSON', () => void JSON.parse(bytes.toString()))
  if (type.includes('csv')) return faultOf('CSV', () => judgeCsv(bytes.toString()))
  if (type.includes('xml')) return faultOf('XML', () => judgeXml(bytes.toString()))
  if (!type.includes('pdf')) return []
  try {
    const pages = (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount()
    return pages > 0 ? [] : [{ kind: 'PDF', detail: 'no pages' }]
  } catch (error) {
    return [{ kind: 'PDF', detail: reasonOf(error) }]
  }
}
