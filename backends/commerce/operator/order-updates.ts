// Updates of orders by the wholesaler's own system: progress, its order code, delivered quantities and weights.
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { isConstraint } from '../../sql/is-constraint.ts'
import { readInstant } from '../rules/delivery/instant.ts'
import { type RecordedEmpties, recordEmpties } from '../sql/empties/empties.ts'
import {
  type DeliveredLine,
  findOrdersByNumber,
  type KnownLine,
  type KnownOrder,
  type ProgressState,
  updateProgress,
} from '../sql/order-progress.ts'
import { insertProgressMails } from '../sql/progress-mails.ts'
import { setLots } from '../sql/recalls/lots.ts'
import { type ProgressSender, writeProgressMails } from './progress-mails.ts'
import { createEmptiesReport, type EmptiesReport, type ReportedEmpties } from './reported-empties.ts'

/** `quantity` in packings. `bestBefore`: YYYY-MM-DD. */
type DeliveredLot = { lot: string; quantity: number; bestBefore?: string }

export type OrderUpdate = {
  /** PV-240017. */
  number: string
  state?: ProgressState
  /** Instant at which the state was reached; now if absent. */
  at?: string
  /** Number of the order in the wholesaler's system. */
  externalCode?: string
  lines?: { sku: string; delivered: number; weightGrams?: number; lots?: DeliveredLot[] }[]
  /** All empties that were taken back; absent: what was reported before stays. */
  empties?: ReportedEmpties[]
}

/** `index` of the update, and a sentence. */
export type UpdateRejection = { index: number; reason: string }

const toNumber = (number: string) => Number(/^PV-(\d{1,9})$/.exec(number)?.[1] ?? Number.NaN)

const dayMs = 86_400_000

/** A time that is wrong by more than a day, which time zones and clocks explain. */
function findWrongTime({ number, at }: OrderUpdate, { created_at }: KnownOrder, now: Date): string | null {
  if (at === undefined) return null
  const time = readInstant(at)
  if (!time) return `${number}: "${at}" is not a day or instant such as 2026-11-26T06:40:00Z.`
  if (time.getTime() > now.getTime() + dayMs) return `${number}: ${at} is in the future.`
  return time.getTime() < Date.parse(created_at) - dayMs ? `${number}: ${at} is before the order was placed.` : null
}

/** Notes a value, and tells whether it differs from that of an earlier update of the same call. */
type Differs = (name: string, value: string | number) => boolean

function createDiffers(): Differs {
  const seen = new Map<string, string | number>()
  return (name, value) => {
    const earlier = seen.get(name)
    seen.set(name, value)
    return earlier !== undefined && earlier !== value
  }
}

function findContradiction(
  { number, externalCode, lines = [], empties }: OrderUpdate,
  differs: Differs,
): string | null {
  if (empties !== undefined && differs(`${number} empties`, JSON.stringify(empties)))
    return `${number} has two different lists of empties.`
  if (externalCode !== undefined && differs(number, externalCode)) return `${number} has two different external codes.`
  for (const { sku, delivered, weightGrams, lots } of lines) {
    if (differs(`${number} ${sku} delivered`, delivered))
      return `${number} has two different delivered quantities of ${sku}.`
    if (weightGrams !== undefined && differs(`${number} ${sku} grams`, weightGrams))
      return `${number} has two different weights of ${sku}.`
    if (lots !== undefined && differs(`${number} ${sku} lots`, JSON.stringify(lots)))
      return `${number} has two different lists of lots of ${sku}.`
  }
  return null
}

/** A list of lots that cannot be what was delivered of its line. */
function findWrongLots({ number, lines = [] }: OrderUpdate): string | null {
  for (const { sku, delivered, lots = [] } of lines) {
    const names = new Set(lots.map(({ lot }) => lot.toLowerCase()))
    if (names.size < lots.length) return `${number} names a lot of ${sku} twice.`
    if (lots.reduce((sum, { quantity }) => sum + quantity, 0) > delivered)
      return `${number} has more of ${sku} in its lots than the ${delivered} that were delivered.`
    const wrong = lots.find(({ bestBefore }) => bestBefore !== undefined && !readInstant(bestBefore))
    if (wrong) return `${number}: "${wrong.bestBefore}" is not a day such as 2026-12-05.`
  }
  return null
}

function validateUpdate(
  update: OrderUpdate,
  order: KnownOrder | undefined,
  { now, differs }: { now: Date; differs: Differs },
): string | null {
  const { number, lines = [] } = update
  if (!order) return `There is no order ${number}.`
  if (order.status.startsWith('offer')) return `${number} is a quote request.`
  if (order.status === 'canceled') return `${number} was canceled.`
  const skus = new Set((JSON.parse(order.lines) as KnownLine[]).map(({ sku }) => sku))
  const other = lines.find(({ sku }) => !skus.has(sku))
  if (other) return `${number} has no line with ${other.sku}.`
  return findWrongTime(update, order, now) ?? findWrongLots(update) ?? findContradiction(update, differs)
}

/** Adds what is to be recorded. @returns why the empties are rejected; null: they are not */
function noteEmpties(
  report: EmptiesReport,
  order: KnownOrder | undefined,
  { empties }: OrderUpdate,
  recorded: Map<string, RecordedEmpties>,
): string | null {
  if (!order || !empties) return null
  const outcome = report.of(order, empties)
  if ('error' in outcome) return outcome.error
  if (outcome.recorded) recorded.set(order.id, outcome.recorded)
  return null
}

/** Writes all updates and the mails about them in one transaction, or none if one is rejected. Repeated updates change nothing. @param log written in the same transaction */
export async function updateOrders(
  { db, now, ...sender }: ProgressSender & { db: Sql; now: Date },
  updates: readonly OrderUpdate[],
  log: readonly SqlStatement[] = [],
): Promise<{ orders: number; rejected: UpdateRejection[] }> {
  const numbers = updates.map(({ number }) => toNumber(number))
  const known = new Map((await findOrdersByNumber(db, numbers)).map((order) => [order.number, order]))
  const differs = createDiffers()
  const report = await createEmptiesReport(
    db,
    sender.seller.country,
    updates.flatMap(({ empties = [] }) => empties.map(({ deposit }) => deposit)),
  )
  const recorded = new Map<string, RecordedEmpties>()
  const rejected = updates.flatMap((update, index) => {
    const order = known.get(toNumber(update.number))
    const reason = validateUpdate(update, order, { now, differs }) ?? noteEmpties(report, order, update, recorded)
    return reason ? [{ index, reason }] : []
  })
  if (rejected.length > 0) return { orders: 0, rejected }
  const progress = updates.map(({ number, state = null, at = now.toISOString(), externalCode = null }) => ({
    number: toNumber(number),
    state,
    at: new Date(at).toISOString(),
    externalCode,
  }))
  const delivered = updates.flatMap(({ number, lines = [] }) =>
    lines.map(
      (line): DeliveredLine => ({
        number: toNumber(number),
        sku: line.sku,
        delivered: line.delivered,
        grams: line.weightGrams ?? null,
      }),
    ),
  )
  const lots = updates.flatMap(({ number, lines = [] }) =>
    lines.flatMap(({ sku, lots }) =>
      lots
        ? [
            {
              number: toNumber(number),
              sku,
              lots: lots.map(({ bestBefore = null, ...lot }) => ({ ...lot, bestBefore })),
            },
          ]
        : [],
    ),
  )
  const mails = writeProgressMails(sender, [...known.values()], { updates: progress, lines: delivered, now })
  try {
    await db.batch([
      ...insertProgressMails(db, mails, now.toISOString()),
      ...updateProgress(db, progress, delivered),
      ...setLots(db, lots),
      ...recordEmpties(db, [...recorded.values()]),
      ...log,
    ])
  } catch (error) {
    if (recorded.size === 0 || !isConstraint(error)) throw error
    const index = updates.findIndex(({ empties }) => empties !== undefined)
    return { orders: 0, rejected: [{ index, reason: 'An order was invoiced at the same time: report again.' }] }
  }
  return { orders: new Set(numbers).size, rejected }
}
