// The periodic run: announces, orders or prepares the due dates of standing orders. Every step is one transaction that a repeated or concurrent run
// cannot do again, so a run may be killed at any point.
import { toLocale } from '../../../graphql/locales.ts'
import type { SqlStatement } from '../../../sql/database.ts'
import { isConstraint } from '../../../sql/is-constraint.ts'
import { type Context, createJobContext, type Services } from '../../context/context.ts'
import { writeAnnouncement, writeNotOrderedMail } from '../../mail/standing-order-mails.ts'
import type { Reason } from '../../messages/reason.ts'
import { type DateInstants, dueDatesAfter, phaseOf, todayOf } from '../../rules/standing-orders/schedule.ts'
import { insertMails, type Mail } from '../../sql/outbox.ts'
import {
  findOwner,
  insertAnnouncement,
  insertOutcome,
  isUndecided,
  postponeCheck,
  readAdministrators,
  readDue,
  type StandingOwner,
  scheduleStatement,
  stopStatement,
} from '../../sql/standing-orders/due-dates.ts'
import type { StandingOrderRow, StandingOutcome } from '../../sql/standing-orders/standing-orders.ts'
import { readContent, readDifferences } from './date-content.ts'
import { findStop, orderDate, type Refusal } from './order-date.ts'
import { announcedOf, decidedOf, findChange, linesOn, readPlanned, toSchedule } from './planned-dates.ts'

/** `failures`: standing orders that are tried again. */
export type StandingOrdersRun = {
  announced: number
  ordered: number
  refused: number
  failures: { id: string; reason: string }[]
}

/** Bounds the work of a run; the next one continues. */
const standingOrdersPerRun = 25
const datesPerRun = 4
/** Stock and range may move an instant: each standing order is looked at this often. */
const checkEveryMs = 6 * 3_600_000
const retryMs = 5 * 60_000

type Job = { services: Services; context: Context; owner: StandingOwner; row: StandingOrderRow; run: StandingOrdersRun }
type Planned = DateInstants & { date: string }

/** A standing order that fails does not stop the others. */
export async function runStandingOrders(services: Services): Promise<StandingOrdersRun> {
  const { db, now } = services
  const run: StandingOrdersRun = { announced: 0, ordered: 0, refused: 0, failures: [] }
  const latest = new Date(now().getTime() + checkEveryMs).toISOString()
  for (const row of await readDue(db, now().toISOString(), latest, standingOrdersPerRun)) {
    try {
      await advance(services, row, run)
    } catch (error) {
      run.failures.push({ id: row.id, reason: error instanceof Error ? error.message : String(error) })
      await postponeCheck(db, row, new Date(now().getTime() + retryMs).toISOString())
    }
  }
  return run
}

async function advance(services: Services, row: StandingOrderRow, run: StandingOrdersRun): Promise<void> {
  const { db, now } = services
  const owner = await findOwner(db, row)
  if (!owner) throw new Error('its customer does not exist')
  const job = { services, context: createJobContext(services, owner, toLocale(owner.locale)), owner, row, run }
  const decided = new Set(decidedOf(row).map(({ date }) => date))
  const due = dueDatesAfter(toSchedule(row), row.done_until, datesPerRun)
  let next = new Date(now().getTime() + checkEveryMs).toISOString()
  for (const planned of await readPlanned(job.context, row, datesPerRun)) {
    const nextStep = await step(job, planned)
    if (nextStep === null) decided.add(planned.date)
    else if (nextStep < next) next = nextStep
  }
  const firstOpen = due.findIndex((date) => !decided.has(date))
  const done = firstOpen < 0 ? due : due.slice(0, firstOpen)
  if (due.length > 0 && firstOpen < 0) next = now().toISOString()
  const isOver = due.length === 0 && row.end_date !== null && row.end_date < todayOf(now())
  await db.batch([
    isOver
      ? stopStatement(db, row, 'ended', now().toISOString())
      : scheduleStatement(db, row, done.at(-1) ?? row.done_until, next),
  ])
}

/** Does what is due for a date. @returns the instant of the next step; null: the date is decided */
async function step(job: Job, planned: Planned): Promise<string | null> {
  const { context, owner, row } = job
  const phase = phaseOf(planned, context.now().toISOString())
  if (phase === 'wait') return planned.announceAt
  if (planned.cutOff === null) {
    await decide(job, planned.date, 'closed', { key: 'standingReason.closed' })
    return null
  }
  if (findChange(row, planned.date)?.is_skipped) {
    // the customer may undo it until then
    if (phase === 'announce') return planned.orderAt
    await decide(job, planned.date, 'skipped', null)
    return null
  }
  if (phase === 'missed') {
    await decide(job, planned.date, 'missed', { key: 'standingReason.missed' })
    return null
  }
  const stop = findStop(owner)
  if (stop) {
    await refuse(job, planned.date, stop)
    return null
  }
  if (row.is_automatic === 0) {
    await announce(job, planned, planned.cutOff)
    return null
  }
  if (phase === 'announce') {
    if (!announcedOf(row).includes(planned.date)) await announce(job, planned, planned.cutOff)
    return planned.orderAt
  }
  const isCurrent = () => isUndecided(context.db, row, planned.date)
  const outcome = await orderDate(job.services, owner, row, planned.date, isCurrent, context.locale)
  if (outcome === 'ordered') job.run.ordered += 1
  else if (outcome !== null) await refuse(job, planned.date, outcome)
  return null
}

/** Mails what is coming; a standing order that is not automatic is thereby prepared. */
async function announce(job: Job, { date, orderAt }: Planned, cutOff: string): Promise<void> {
  const { context, owner, row, run } = job
  const { db, now } = context
  const content = await readContent(context, linesOn(row, date))
  const isAutomatic = row.is_automatic === 1
  const mail = writeAnnouncement(context, {
    ...{ reader: owner, id: row.id, date, ...content, ...(await readDifferences(context, owner, content)) },
    when: isAutomatic ? { isAutomatic, at: orderAt } : { isAutomatic, until: cutOff },
  })
  const prepared = { outcome: 'prepared', reason: null } as const
  const isWritten = await write(context, [
    insertAnnouncement(db, row, date),
    ...(isAutomatic ? [] : [insertOutcome(db, row, date, prepared, now().toISOString())]),
    ...insertMails(db, [mail], now()),
  ])
  if (isWritten) run.announced += 1
}

async function decide(job: Job, date: string, outcome: StandingOutcome, reason: Reason | null): Promise<void> {
  await conclude(job, date, { outcome, reason, stop: null })
}

async function refuse(job: Job, date: string, refusal: Refusal): Promise<void> {
  if (await conclude(job, date, refusal)) job.run.refused += 1
}

/** Records the outcome of a date without an order, with a mail if there is a reason. @returns false if a concurrent run or change was first */
async function conclude(
  { context, owner, row }: Job,
  date: string,
  { outcome, reason, stop }: { outcome: StandingOutcome; reason: Reason | null; stop: Refusal['stop'] },
): Promise<boolean> {
  const { db, now } = context
  const at = now().toISOString()
  const mails = reason ? await writeMails(context, owner, row.id, date, reason, outcome === 'closed') : []
  const stored = { outcome, reason: reason && JSON.stringify(reason) }
  return write(context, [
    insertOutcome(db, row, date, stored, at),
    ...insertMails(db, mails, now()),
    ...(stop ? [stopStatement(db, row, stop, at)] : []),
  ])
}

/** To the customer, or to the administrators of the company if they are no longer a user of it. */
async function writeMails(
  context: Context,
  owner: StandingOwner,
  id: string,
  date: string,
  reason: Reason,
  isClosed: boolean,
): Promise<Mail[]> {
  const readers =
    owner.removed_at === null
      ? [{ email: owner.email, first_name: owner.first_name, locale: context.locale }]
      : await readAdministrators(context.db, owner.company_id)
  return readers.map(({ locale, ...reader }) =>
    writeNotOrderedMail({ ...context, locale: toLocale(locale) }, { reader, id, date, reason, isClosed }),
  )
}

/** @returns false, with nothing written, if a concurrent run or a change of the customer was first */
async function write({ db }: Context, statements: SqlStatement[]): Promise<boolean> {
  try {
    await db.batch(statements)
    return true
  } catch (error) {
    if (isConstraint(error)) return false
    throw error
  }
}
