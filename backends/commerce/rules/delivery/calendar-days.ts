// Calendar days in the time zone of the depot.
import type { Locale } from '../../../graphql/locales.ts'
import { formatTags } from '../locale.ts'

export const timeZone = 'Europe/Brussels'

const toFrenchClock = (_: string, hours: string, minutes: string) =>
  [hours, 'h', ...(minutes === '00' ? [] : [minutes])].join('\u00a0')

/** French writes the first day of a month as 1er, and 22:30 as 22 h 30. */
const format = (locale: Locale, date: Date, options: Intl.DateTimeFormatOptions) => {
  const text = new Intl.DateTimeFormat(formatTags[locale], options).format(date)
  return locale === 'fr' ? text.replace(/(?<!\d)1 (?=\p{L})/u, '1er ').replace(/(\d{1,2}):(\d\d)/, toFrenchClock) : text
}

/** `22 November 2026`, localized. */
export const formatDay = (locale: Locale, instant: string) =>
  format(locale, new Date(instant), { dateStyle: 'long', timeZone })

/** `2026-11-22` -> `Sunday 22 November`, localized. */
export const formatWeekdayDate = (locale: Locale, day: string) =>
  format(locale, new Date(day), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** `Sunday 22 November at 22:00`, localized. */
export const formatWeekdayTime = (locale: Locale, instant: string) =>
  format(locale, new Date(instant), {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    timeZone,
  })

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
/** Local time at the depot as milliseconds of a time without zone. */
export const wallOf = (instant: number) => Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`)
/** Exact because the offset never changes between a full hour of the evening or midnight and the same hour of UTC. */
export const instantOf = (wall: number) => wall - (wallOf(wall) - wall)

/** The instant at which a day begins. @param day `2026-11-22` */
export const startOfDay = (day: string): string => new Date(instantOf(Date.parse(`${day}T00:00:00Z`))).toISOString()

const isoDays = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })

/** `2026-11-22`. */
export const toIsoDay = (instant: string) => isoDays.format(new Date(instant))

/** The instant at which the calendar month of an instant begins at the depot. */
export const startOfMonth = (instant: string): string => startOfDay(`${toIsoDay(instant).slice(0, 7)}-01`)
