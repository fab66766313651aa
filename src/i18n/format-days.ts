/** Formats days and times of day, which first pages do not show. */
import { forEachLocale, timeZone, toDate, withOrdinal } from './format.ts'
import { type Locale, localeRows } from './locales.ts'

const weekdaysIn = (weekday: 'long' | 'short') =>
  forEachLocale((tag) => new Intl.DateTimeFormat(tag, { weekday, day: 'numeric', month: 'long', timeZone: 'UTC' }))
const weekdays = { long: weekdaysIn('long'), short: weekdaysIn('short') }
const isoDays = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })

/** The day as `2026-11-22`, which every spreadsheet parses. */
export function formatIsoDay(instant: string) {
  const date = toDate(instant)
  return Number.isNaN(date.getTime()) ? instant : isoDays.format(date)
}

/** @param day `Y-m-d`, without time zone; an invalid value is returned as it is @returns the day with its weekday, without its year */
export function formatWeekday(locale: Locale, day: string, style: 'long' | 'short' = 'long') {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return Number.isNaN(noon) ? day : withOrdinal(locale, weekdays[style](locale).format(noon))
}

/** French writes 22:00 as `22 h` and 22:30 as `22 h 30`. */
export const withClock = (locale: Locale, text: string) =>
  locale === 'fr'
    ? text.replace(/(\d{1,2}):(\d\d)/g, (_, hours, minutes) =>
        [Number(hours), 'h', ...(minutes === '00' ? [] : [minutes])].join('\u00a0'),
      )
    : text

/** `Sunday 22 November at 22:00` in the time zone of the depot. Few are shown, so its formatter is not stored. */
export const formatWeekdayTime = (locale: Locale, date: Date) =>
  withClock(
    locale,
    withOrdinal(
      locale,
      new Intl.DateTimeFormat(localeRows[locale].formatTag, {
        ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
        timeZone,
      }).format(date),
    ),
  )
