// The days on which the van comes: every day but Sundays and holidays, for what was ordered before ten in the evening of the day before.
// Called by the shipping resolver.
import { isHoliday } from './holidays.ts'
import { timeZone } from './house-days.ts'

const cutOffHour = 22
const dayMs = 86_400_000
const sunday = 0

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
/** What the depot's clock shows at an instant, as milliseconds of a time without zone. */
const wallOf = (instant: number) => Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`)
/** The clock is never put forward or back between this hour and the same hour of UTC. */
const instantOf = (wall: number) => wall - (wallOf(wall) - wall)

/** The next days, soonest first: Y-m-d at the depot, and the instant until which orders for that day are taken. */
export function nextDeliveryDays(now: Date, count: number): { date: string; cutOff: string }[] {
  const days: { date: string; cutOff: string }[] = []
  const today = Math.floor(wallOf(now.getTime()) / dayMs) * dayMs
  for (let eve = today; days.length < count; eve += dayMs) {
    const cutOff = instantOf(eve + cutOffHour * 3_600_000)
    const day = new Date(eve + dayMs)
    if (cutOff <= now.getTime() || day.getUTCDay() === sunday || isHoliday(day)) continue
    days.push({ date: day.toISOString().slice(0, 10), cutOff: new Date(cutOff).toISOString() })
  }
  return days
}
