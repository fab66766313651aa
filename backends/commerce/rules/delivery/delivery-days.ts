// The days on which the van comes: every day but Sundays and holidays, for what was ordered before ten in the evening of the day before;
// articles on order come to the depot first. Called by the shipping and order resolvers and the seeder.

import { timeZone } from './calendar-days.ts'
import { isHoliday } from './holidays.ts'

const cutOffHour = 22
/** The hours in which the van comes. */
export const deliveryHours = { from: '04:00', until: '11:00' } as const
/** Delivery days that can be chosen. */
export const daysOffered = 6
/** Delivery days until an article on order is at the depot. */
const onOrderDays = 2

/** Delivery days that the goods need before they can leave. */
export const leadDaysOf = (goods: readonly { is_stock_article: number }[]): number =>
  goods.some(({ is_stock_article }) => !is_stock_article) ? onOrderDays : 0

const dayMs = 86_400_000
const sunday = 0

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
/** What the depot's clock shows at an instant, as milliseconds of a time without zone. */
const wallOf = (instant: number) => Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`)
/** The clock is never put forward or back between this hour and the same hour of UTC. */
const instantOf = (wall: number) => wall - (wallOf(wall) - wall)

/**
 * The next days, soonest first: Y-m-d at the depot, and the instant until which orders for that day are taken.
 * @param leadDays delivery days that pass before the goods can leave
 */
export function nextDeliveryDays(now: Date, count: number, leadDays = 0): { date: string; cutOff: string }[] {
  const days: { date: string; cutOff: string }[] = []
  const cutOffs: string[] = []
  const today = Math.floor(wallOf(now.getTime()) / dayMs) * dayMs
  for (let eve = today; days.length < count; eve += dayMs) {
    const cutOff = instantOf(eve + cutOffHour * 3_600_000)
    const day = new Date(eve + dayMs)
    if (cutOff <= now.getTime() || day.getUTCDay() === sunday || isHoliday(day)) continue
    cutOffs.push(new Date(cutOff).toISOString())
    const own = cutOffs.at(-1 - leadDays)
    if (own) days.push({ date: day.toISOString().slice(0, 10), cutOff: own })
  }
  return days
}
