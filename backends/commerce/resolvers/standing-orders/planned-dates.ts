// The stored standing order as rules need it: schedule, lines of a date, and its dates for the customer.
import type { Context } from '../../context/context.ts'
import { isDeliveryDay, leadDaysOf } from '../../rules/delivery/delivery-days.ts'
import { addDays, dueDatesAfter, instantsOf, type Schedule, todayOf } from '../../rules/standing-orders/schedule.ts'
import type {
  DateChange,
  DecidedDate,
  StandingLine,
  StandingOrderRow,
} from '../../sql/standing-orders/standing-orders.ts'
import type { StandingOrderDate } from '../parent-types.ts'

/** Dates that the customer sees, and those that they can change. */
const shownNext = 8
const shownDecided = 4

type Scheduled = Pick<StandingOrderRow, 'weekdays' | 'every_weeks' | 'start_date' | 'end_date'>

export const toSchedule = ({ weekdays, every_weeks, start_date, end_date }: Scheduled): Schedule => ({
  weekdays: [...weekdays].map(Number),
  everyWeeks: every_weeks,
  startDate: start_date,
  endDate: end_date,
})

export const linesOf = ({ lines }: Pick<StandingOrderRow, 'lines'>) => JSON.parse(lines) as StandingLine[]
export const changesOf = ({ changes }: StandingOrderRow) => JSON.parse(changes) as DateChange[]
export const decidedOf = ({ decided }: StandingOrderRow) => JSON.parse(decided) as DecidedDate[]
export const announcedOf = ({ announced }: StandingOrderRow) => JSON.parse(announced) as string[]

/** What the customer changed for a date; null: nothing. */
export const findChange = (row: StandingOrderRow, date: string): DateChange | null =>
  changesOf(row).find((change) => change.date === date) ?? null

export const linesOn = (row: StandingOrderRow, date: string): StandingLine[] =>
  findChange(row, date)?.lines ?? linesOf(row)

export async function readLeadDays({ products }: Context, lines: readonly StandingLine[]): Promise<number> {
  return leadDaysOf(await products.many(lines.map(({ product_id }) => product_id)))
}

/** The latest day whose order is due by now: dates up to it can no longer be planned. */
export function lastDueDay(now: Date, leadDays: number): string {
  const at = now.toISOString()
  let day = todayOf(now)
  while (instantsOf(addDays(day, 1), leadDays).orderAt <= at) day = addDays(day, 1)
  return day
}

/** Undecided dates in order, with the instants of their lines. */
export async function readPlanned(context: Context, row: StandingOrderRow, count: number) {
  const decided = new Set(decidedOf(row).map(({ date }) => date))
  const dates = dueDatesAfter(toSchedule(row), row.done_until, count).filter((date) => !decided.has(date))
  return Promise.all(
    dates.map(async (date) => ({ date, ...instantsOf(date, await readLeadDays(context, linesOn(row, date))) })),
  )
}

/** The latest decided dates and the next ones; only an active standing order has next ones. */
export async function toDates(context: Context, row: StandingOrderRow): Promise<StandingOrderDate[]> {
  const past = decidedOf(row)
    .slice(-shownDecided)
    .map(({ date, outcome, reason, order_id }) => ({
      ...{ date, state: outcome, reason, order_id, changeableUntil: null, lines: findChange(row, date)?.lines ?? null },
      cutOff: isDeliveryDay(date) ? instantsOf(date, 0).cutOff : null,
    }))
  if (row.state !== 'active') return past
  const planned = await readPlanned(context, row, shownNext)
  return [
    ...past,
    ...planned.map(({ date, cutOff, orderAt }) => {
      const change = findChange(row, date)
      return {
        ...{ date, cutOff, reason: null, order_id: null, lines: change?.lines ?? null },
        state: change?.is_skipped ? 'skipped' : cutOff === null ? 'closed' : 'planned',
        changeableUntil: cutOff === null ? null : orderAt,
      }
    }),
  ]
}
