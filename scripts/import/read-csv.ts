// Reads a CSV file of a spreadsheet or an ERP: UTF-8, UTF-16 or Windows-1252, separated by semicolons, commas or tabs.
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { CsvError, parse } from 'csv-parse'
import type { Column, CsvRecord, FileRow } from '#backends/commerce/import/columns/columns.ts'

const maxBytes = 500_000_000
const sampleBytes = 64 * 1024
/** A quotation mark that is not closed would make the rest of the file one row, in memory. */
const maxRowLength = 1_000_000

/** @throws Error with one sentence if the file is not a text file of a suitable size */
async function findEncoding(file: string): Promise<string> {
  const name = basename(file)
  const found = await stat(file).catch(() => {
    throw new Error(`${file} cannot be read.`)
  })
  if (!found.isFile()) throw new Error(`${file} is not a file.`)
  const { size } = found
  if (size === 0) throw new Error(`${name} is empty.`)
  if (size > maxBytes) throw new Error(`${name} has ${Math.round(size / 1e6)} MB; ${maxBytes / 1e6} MB are allowed.`)
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0)
  await handle.close()
  const sample = buffer.subarray(0, bytesRead)
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le'
  if (sample.subarray(0, 2).toString() === 'PK') throw new Error(`${name} is a spreadsheet: save it as CSV.`)
  if (sample.includes(0)) throw new Error(`${name} is not a text file.`)
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    for await (const chunk of createReadStream(file)) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

async function* decode(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(file)) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

async function readHeader(file: string, encoding: string): Promise<string> {
  let text = ''
  for await (const chunk of decode(file, encoding)) {
    text += chunk
    if (/[\r\n]/.test(text) || text.length > sampleBytes) break
  }
  return text.split(/\r\n|\r|\n/, 1)[0] ?? ''
}

/** The separator that occurs most often in the header. */
function findSeparator(header: string): string {
  const counted = [';', ',', '\t'].map((separator) => ({ separator, count: header.split(separator).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).separator
}

/**
 * Opens a file and checks its header.
 * @returns the rows, and names of columns that are not imported
 * @throws Error with one sentence
 */
export async function openCsv(
  file: string,
  columns: readonly Column[],
  key: string,
): Promise<{ rows: AsyncIterable<FileRow>; unknown: string[] }> {
  const encoding = await findEncoding(file)
  const header = await readHeader(file, encoding)
  const delimiter = findSeparator(header)
  const names = header.split(delimiter).map(toName)
  const twice = names.find((name, index) => name && names.indexOf(name) !== index)
  if (twice) throw new Error(`${basename(file)} has two columns "${twice}".`)
  if (!names.includes(key))
    throw new Error(`${basename(file)} has no column "${key}"; its first line must name the columns.`)
  const known = new Set(columns.map(({ name }) => name))
  return { rows: readRows(file, encoding, delimiter), unknown: names.filter((name) => name && !known.has(name)) }
}

const toName = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/^"|"$/g, '')
    .trim()
    .toLowerCase()

async function* readRows(file: string, encoding: string, delimiter: string): AsyncGenerator<FileRow> {
  const skipped: FileRow[] = []
  const parser = parse({
    delimiter,
    bom: true,
    relaxQuotes: true,
    info: true,
    skipEmptyLines: true,
    maxRecordSize: maxRowLength,
    skipRecordsWithError: true,
    columns: (header: string[]) => header.map(toName),
    onSkip: (error) => {
      if (error && endingErrors.has(error.code)) throw error
      if (error) skipped.push({ line: Number(error.lines), cells: {}, error: toReason(error) })
      return undefined
    },
  })
  const source = decode(file, encoding)
  const feed = (async () => {
    for await (const text of source) if (!parser.write(text)) await new Promise((done) => parser.once('drain', done))
    parser.end()
  })()
  feed.catch((error) => parser.destroy(error))
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: CsvRecord; info: { lines: number } }>)
      yield { line: info.lines, cells: record }
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`${basename(file)}: ${toReason(error)}.`)
    throw error
  }
  yield* skipped
}

const endingErrors = new Set<string>(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE'])

function toReason(error: CsvError): string {
  if (error.code === 'CSV_RECORD_INCONSISTENT_COLUMNS') return 'the row has more or fewer cells than the header'
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark is not closed'
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return `a row has more than ${maxRowLength} characters: a quotation mark before it is not closed`
  return error.message
}
