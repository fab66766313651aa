// `npm run operator -- quote PV-240017 --prices prices.csv --until 2026-12-15`: answers a request for a quote.
import { basename } from 'node:path'
import type { Command } from 'commander'
import { line, paragraphs, positive } from '#backends/commerce/import/columns/cell.ts'
import { type Column, findMissing, parseRow, type Rejection } from '#backends/commerce/import/columns/columns.ts'
import { answerQuote, maxQuoteText, type QuotePrice } from '#backends/commerce/operator/answer-quote.ts'
import type { Sql } from '#backends/sql/database.ts'
import { openCsv } from '../import/read-csv.ts'
import { readShop } from '../orders/read-shop.ts'
import { originFlag, type Shop, toShopOrigin } from '../shop-origin.ts'
import { withDatabases } from '../with-databases.ts'

const columns: Column[] = [
  { name: 'sku', parse: line(40), isRequired: true, about: '' },
  { name: 'price', parse: positive(2), isRequired: true, isDecimal: true, about: '' },
]

type Answer = Shop & { prices?: string; until: string; text?: string }

const maxListed = 50

function toError(subject: string, rejected: readonly Rejection[]): Error {
  const listed = rejected
    .slice(0, maxListed)
    .map(({ line: at, column, reason }) => `  line ${at}${column && `, ${column}`}: ${reason}`)
  const more = rejected.length > maxListed ? [`  and ${rejected.length - maxListed} more`] : []
  return new Error([`${subject} was not answered:`, ...listed, ...more].join('\n'))
}

async function readPrices(number: string, file: string): Promise<(QuotePrice & { line: number })[]> {
  const { rows, unknown } = await openCsv(file, columns, 'sku')
  const rejected: Rejection[] = unknown.map((column) => ({ line: 1, column, reason: 'is not a known column' }))
  const prices: (QuotePrice & { line: number })[] = []
  for await (const row of rows) {
    const parsed = parseRow(row, columns, rejected)
    if (!parsed) continue
    const { record } = parsed
    for (const column of findMissing(record, columns)) rejected.push({ line: row.line, column, reason: 'is missing' })
    prices.push({ sku: record.sku ?? '', cents: Math.round(Number(record.price) * 100), line: row.line })
  }
  if (rejected.length > 0) throw toError(`${number} (${basename(file)})`, rejected)
  return prices
}

async function answer(db: Sql, number: string, { prices: file, until, text = '', origin }: Answer): Promise<string> {
  const prices = file === undefined ? [] : await readPrices(number, file)
  const shop = { ...readShop(), shopOrigin: toShopOrigin({ ...(origin !== undefined && { origin }) }) }
  const content = { number, prices, until, text: paragraphs(maxQuoteText)(text) }
  const { rejected, grandTotalCents, to } = await answerQuote({ db, now: new Date(), ...shop }, content)
  const [first] = rejected
  if (first?.index === null) throw new Error(first.reason)
  if (file !== undefined && rejected.length > 0)
    throw toError(
      `${number} (${basename(file)})`,
      rejected.map(({ index, reason }) => ({ line: prices[index ?? 0]?.line ?? 0, column: 'sku', reason })),
    )
  return `${number} is answered: ${(grandTotalCents / 100).toFixed(2)} EUR, valid until ${until}. A mail was sent to ${to}.`
}

export function addQuote(program: Command) {
  program
    .command('quote')
    .description('answer a request for a quote, with prices and the last day on which it can be accepted')
    .argument('<number>', 'number such as PV-240017')
    .requiredOption('--until <day>', 'last day on which the customer can accept, as 2026-12-15')
    .option('--prices <file.csv>', 'file with the columns sku and price; lines that are not named keep their price')
    .option('--text <text>', 'text for the customer')
    .option(...originFlag)
    .action((number: string, given: Answer) =>
      withDatabases(async ({ COMMERCE_DB }) => console.log(await answer(COMMERCE_DB, number, given))),
    )
}
