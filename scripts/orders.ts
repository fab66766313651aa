// `npm run orders`: exports orders to files, imports their progress, lists the events that the webhook has not received, and sends failed ones again.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Command } from 'commander'
import { toOrderRecord } from '#backends/commerce/events/order-record.ts'
import { toOrderUbl } from '#backends/commerce/events/order-ubl.ts'
import { readInstant } from '#backends/commerce/rules/delivery/instant.ts'
import { findOrderNumbers, readOrderRecords } from '#backends/commerce/sql/order-records.ts'
import type { Sql } from '#backends/sql/database.ts'
import { type EventRow, listUnsentEvents, retryEvents } from '#backends/sql/events.ts'
import { makeFolder, openFile } from './export/out-folder.ts'
import { type OrderFormat, orderFormats } from './orders/formats.ts'
import { readShop } from './orders/read-shop.ts'
import { importUpdates } from './orders/read-updates.ts'
import { exitOnError } from './settings.ts'
import { originFlag, type Shop, toShopOrigin } from './shop-origin.ts'
import { commandWords, remoteOption, withDatabases } from './with-databases.ts'

/** @throws Error with a sentence */
function toInstant(since: string): string {
  const time = readInstant(since)
  if (!time) throw new Error(`--since must be a day like 2026-11-01 or an instant, not "${since}".`)
  return time.toISOString()
}

const isFormat = (name: string): name is OrderFormat => Object.hasOwn(orderFormats, name)

async function exportOrders(
  db: Sql,
  { since, format, out }: { since: string; format: string; out?: string | undefined },
) {
  const from = toInstant(since)
  if (format === 'ubl') return exportUbl(db, from, out)
  if (!isFormat(format)) throw new Error(`--format must be csv, json or ubl, not "${format}".`)
  let count = 0
  async function* records() {
    for await (const row of readOrderRecords(db, from, new Date().toISOString())) {
      count += 1
      yield toOrderRecord(row)
    }
  }
  const target: Writable = out ? await openFile(out) : process.stdout
  await pipeline(Readable.from(orderFormats[format](records())), target, { end: out !== undefined })
  return out ? `${count} orders were written to ${out}.` : ''
}

/** A file per order; without quote requests and canceled orders, which UBL has no order for. */
async function exportUbl(db: Sql, from: string, folder: string | undefined): Promise<string> {
  if (!folder) throw new Error('UBL has a file per order: name a folder with --out.')
  const shop = readShop()
  await makeFolder(folder)
  let count = 0
  for await (const row of readOrderRecords(db, from, new Date().toISOString())) {
    const { number, kind, status } = toOrderRecord(row)
    if (kind !== 'order' || status === 'canceled') continue
    await writeFile(join(folder, `${number}.xml`), toOrderUbl(row, shop))
    count += 1
  }
  return `${count} orders were written to ${folder}.`
}

type Databases = Parameters<Parameters<typeof withDatabases>[0]>[0]

/** By the prefix of their idempotency keys. */
const outboxes = ({ COMMERCE_DB, CONTENT_DB }: Databases) => ({ event: COMMERCE_DB, 'form-event': CONTENT_DB })

/** `order`: number of the order that it reports, such as PV-240017. */
type UnsentEvent = EventRow & { key: string; order?: string | undefined }

async function listEvents(databases: Databases, json: boolean | undefined) {
  const events: UnsentEvent[] = []
  for (const [prefix, db] of Object.entries(outboxes(databases)))
    for (const event of await listUnsentEvents(db)) events.push({ key: `${prefix}-${event.id}`, ...event })
  const orders = await findOrderNumbers(
    databases.COMMERCE_DB,
    events.map(({ subject }) => subject),
  )
  for (const event of events) event.order = orders.get(event.subject)
  return json ? JSON.stringify(events, null, 2) : events.map(toLine).join('\n') || 'All events are sent.'
}

const toLine = ({ key, type, subject, order, due_at, status, attempts, failure }: UnsentEvent) =>
  [`${key}  ${type} ${order ?? subject}, ${status}, due ${due_at}`, attempts && `${attempts} attempts`, failure]
    .filter(Boolean)
    .join(', ')

async function retry(databases: Databases, named: string | undefined) {
  const [, prefix, number] = /^(event|form-event)-(\d+)$/.exec(named ?? '') ?? []
  if (named !== undefined && !number)
    throw new Error(`An event has a name like event-17 or form-event-3, not "${named}".`)
  let count = 0
  for (const [name, db] of Object.entries(outboxes(databases)))
    if (!prefix || prefix === name)
      count += await retryEvents(db, number ? Number(number) : null, new Date().toISOString())
  if (named !== undefined && count === 0) throw new Error(`The event ${named} has not failed.`)
  return `${count} failed events are sent again.`
}

/** Prints the text of a step, if it has one. */
async function printResult(run: (databases: Databases) => Promise<string>): Promise<void> {
  const text = await withDatabases(run)
  if (text) console.log(text)
}

const program = new Command('npm run orders --')
  .description('Works on the databases of DATA_DIR.')
  .option(...remoteOption)

program
  .command('export')
  .description('write orders to a file or to stdout')
  .option('--since <day>', 'orders from this day or instant, as 2026-11-01', '1970-01-01')
  .option('--format <format>', 'csv, json or ubl', 'csv')
  .option('--out <file>', 'file to write; with ubl the folder that gets a file per order')
  .action((values: Parameters<typeof exportOrders>[1]) =>
    printResult(({ COMMERCE_DB }) => exportOrders(COMMERCE_DB, values)),
  )
program
  .command('status <file.csv>')
  .description('import the progress of orders, which is mailed to their customers')
  .option(...originFlag)
  .action((file: string, shop: Shop) =>
    printResult(({ COMMERCE_DB: db }) =>
      importUpdates({ db, now: new Date(), ...readShop(), shopOrigin: toShopOrigin(shop) }, file),
    ),
  )
program
  .command('events')
  .description('list the events that the webhook has not received')
  .option('--json', 'print JSON')
  .action(({ json }: { json?: true }) => printResult((databases) => listEvents(databases, json)))
program
  .command('retry [event]')
  .description('send a failed event again, or all of them')
  .action((named: string | undefined) => printResult((databases) => retry(databases, named)))

await exitOnError(() => program.parseAsync(commandWords, { from: 'user' }))
