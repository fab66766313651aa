// `npm run operator -- quotes`: requests for a quote. `quote` answers one.
import { type Command, InvalidArgumentError } from 'commander'
import { type OrderRecord, toOrderRecord } from '#backends/commerce/events/order-record.ts'
import { findQuoteRecord, listQuoteRecords } from '#backends/commerce/sql/order-records.ts'
import { withDatabases } from '../with-databases.ts'
import { jsonFlag, type Output, printRows, toTable } from './output.ts'

function toNumber(text: string): number {
  const [, number] = /^(?:PV-)?(\d{1,9})$/i.exec(text) ?? []
  if (number === undefined) throw new InvalidArgumentError('A quote has a number such as PV-240017.')
  return Number(number)
}

async function printQuotes(output: Output): Promise<void> {
  await withDatabases(async ({ COMMERCE_DB }) =>
    printRows(
      (await listQuoteRecords(COMMERCE_DB)).map((row) => toOrderRecord(row)),
      output,
      [
        ['number', ({ number }) => number],
        ['status', ({ status }) => status],
        ['requested', ({ placedAt }) => placedAt.slice(0, 10)],
        ['valid until', ({ validUntil }) => validUntil],
        ['company', ({ company }) => company.name],
        ['customer', ({ customer }) => customer.email],
        ['lines', ({ lines }) => lines.length],
        ['total', ({ grandTotal, currency }) => `${grandTotal} ${currency}`],
      ],
      'No quote was requested.',
    ),
  )
}

function describe(quote: OrderRecord): string {
  const { number, status, placedAt, validUntil, company, customer, message, purchaseReference } = quote
  const { subtotal, shipping, vat, grandTotal } = quote
  const facts: [string, string | null][] = [
    ['number', number],
    ['status', status],
    ['requested', placedAt],
    ['valid until', validUntil],
    ['company', company.name],
    ['customer', `${customer.firstName} ${customer.lastName}, ${customer.email}`],
    ['reference', purchaseReference],
    ['message', message],
    ['total', `${subtotal} + ${shipping} delivery + ${vat} VAT = ${grandTotal} ${quote.currency}`],
  ]
  const lines = quote.lines.map(({ sku, name, quantity, unitPrice, total }) => [sku, name, quantity, unitPrice, total])
  return [
    toTable(
      [],
      facts.filter(([, value]) => value),
    ),
    toTable(['sku', 'product', 'quantity', 'price', 'total'], lines),
  ].join('\n\n')
}

async function printQuote(number: number, { json }: Output): Promise<void> {
  const row = await withDatabases(({ COMMERCE_DB }) => findQuoteRecord(COMMERCE_DB, number))
  if (!row) throw new Error(`There is no quote PV-${number}.`)
  const quote = toOrderRecord(row)
  console.log(json ? JSON.stringify(quote, null, 2) : describe(quote))
}

export function addQuotes(program: Command) {
  const command = program.command('quotes').description('list the requests for a quote, or show one')
  command
    .command('list', { isDefault: true })
    .description('list the newest 200 requests (default)')
    .option(...jsonFlag)
    .action(printQuotes)
  command
    .command('show')
    .description('show a request with its lines')
    .argument('<number>', 'number such as PV-240017', toNumber)
    .option(...jsonFlag)
    .action(printQuote)
}
