// Delivery days: every day except Sundays and holidays, with a cut-off at 22:00 the day before. Products on order need more days.
import { instantOf, wallOf } from './calendar-days.ts'
import { isHoliday } from './holidays.ts'

const cutOffHour = 22
export const deliveryHours = { from: '04:00', until: '11:00' } as const
export const offeredDayCount = 6
/** Delivery days until a product on order arrives at the depot. */
const onOrderDays = 2

export const leadDaysOf = (goods: readonly { is_stock_article: number }[]): number =>
  goods.some(({ is_stock_article }) => !is_stock_article) ? onOrderDays : 0

const dayMs = 86_400_000
const sunday = 0

const isDelivered = (day: Date): boolean => day.getUTCDay() !== sunday && !isHoliday(day)

/** @param date YYYY-MM-DD at the depot */
export const isDeliveryDay = (date: string): boolean => isDelivered(new Date(`${date}T00:00:00Z`))

/** Cut-off instant of the orders for a delivery day. @param date YYYY-MM-DD at the depot; a delivery day @param leadDays as in nextDeliveryDays */
export function cutOffOf(date: string, leadDays = 0): string {
  let day = Date.parse(`${date}T00:00:00Z`)
  for (let left = leadDays; left > 0; ) {
    day -= dayMs
    if (isDelivered(new Date(day))) left -= 1
  }
  return new Date(instantOf(day - dayMs + cutOffHour * 3_600_000)).toISOString()
}

/** The next days: YYYY-MM-DD at the depot, and the cut-off instant of orders. @param leadDays delivery days before the goods can leave */
export function nextDeliveryDays(now: Date, count: number, leadDays = 0): { date: string; cutOff: string }[] {
  const days: { date: string; cutOff: string }[] = []
  const cutOffs: string[] = []
  const today = Math.floor(wallOf(now.getTime()) / dayMs) * dayMs
  for (let eve = today; days.length < count; eve += dayMs) {
    const cutOff = instantOf(eve + cutOffHour * 3_600_000)
    const day = new Date(eve + dayMs)
    if (cutOff <= now.getTime() || !isDelivered(day)) continue
    cutOffs.push(new Date(cutOff).toISOString())
    const own = cutOffs.at(-1 - leadDays)
    if (own) days.push({ date: day.toISOString().slice(0, 10), cutOff: own })
  }
  return days
}
