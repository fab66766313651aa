// The due dates of a standing order: calendar days at the depot, and the instants at which a date is announced and ordered.
import { instantOf, toIsoDay, wallOf } from '../delivery/calendar-days.ts'
import { cutOffOf, isDeliveryDay } from '../delivery/delivery-days.ts'

/** Days are YYYY-MM-DD at the depot. */
export type Schedule = {
  /** 1 (Monday) to 6 (Saturday), ascending; there is no delivery on Sundays. */
  weekdays: readonly number[]
  /** 1: every week. Weeks begin on Mondays and count from the week of `startDate`. */
  everyWeeks: number
  startDate: string
  /** The last day on which a date may fall; null: none. */
  endDate: string | null
}

export const mostWeeks = 8
/** How far ahead a standing order may start or end. */
export const mostDaysAhead = 366 * 2
/** An automatic order is placed this long before the cut-off, so that the customer can still change it. */
export const orderedBeforeMs = 3_600_000
/** Hour at the depot, on the day before the cut-off, at which a date is announced. */
const announcedHour = 18

const dayMs = 86_400_000
const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => toDay(toTime(day) + days * dayMs)

/** 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (day: string): number => new Date(toTime(day)).getUTCDay() || 7

/** Whether the text is a day of the calendar, as 2026-02-31 is not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toTime(text)) && toDay(toTime(text)) === text

/** The next due dates after a day, also those without delivery. */
export function dueDatesAfter(schedule: Schedule, day: string, count: number): string[] {
  const { weekdays, everyWeeks, startDate, endDate } = schedule
  const firstWeek = toTime(startDate) - (weekdayOf(startDate) - 1) * dayMs
  const from = Math.max(toTime(startDate), toTime(day) + dayMs)
  const weekMs = 7 * dayMs
  const passed = Math.max(0, Math.floor((from - firstWeek) / weekMs / everyWeeks))
  const dates: string[] = []
  for (let week = firstWeek + passed * everyWeeks * weekMs; weekdays.length > 0; week += everyWeeks * weekMs) {
    for (const weekday of weekdays) {
      const time = week + (weekday - 1) * dayMs
      if (time < from) continue
      const date = toDay(time)
      if (dates.length === count || (endDate !== null && date > endDate)) return dates
      dates.push(date)
    }
  }
  return dates
}

export type DateInstants = {
  announceAt: string
  orderAt: string
  /** The cut-off of the delivery day; null: there is no delivery on this date. */
  cutOff: string | null
}

/** @param leadDays of the products, as in nextDeliveryDays; a date without delivery is announced as if there was one */
export function instantsOf(date: string, leadDays: number): DateInstants {
  const cutOff = cutOffOf(date, leadDays)
  const orderAt = new Date(Date.parse(cutOff) - orderedBeforeMs).toISOString()
  const eve = Date.parse(`${addDays(toIsoDay(cutOff), -1)}T00:00:00Z`)
  const announceAt = new Date(instantOf(eve + announcedHour * 3_600_000)).toISOString()
  return { announceAt, orderAt, cutOff: isDeliveryDay(date) ? cutOff : null }
}

/** The next step for a date at an instant. `wait`: nothing yet. */
export type Phase = 'wait' | 'announce' | 'order' | 'missed'

export function phaseOf({ announceAt, orderAt, cutOff }: DateInstants, now: string): Phase {
  if (now < announceAt) return 'wait'
  if (now < orderAt) return 'announce'
  return cutOff === null || now < cutOff ? 'order' : 'missed'
}

/** Today at the depot. */
export const todayOf = (now: Date): string => toDay(Math.floor(wallOf(now.getTime()) / dayMs) * dayMs)
