// Calendar days in the time zone of the depot.
import type { Locale } from '../../../graphql/locales.ts'
import { formatTags } from '../locale.ts'

export const timeZone = 'Europe/Brussels'

/** `22 November 2026`, localized. */
export const formatDay = (locale: Locale, instant: string) =>
  new Intl.DateTimeFormat(formatTags[locale], { dateStyle: 'long', timeZone }).format(new Date(instant))

/** `2026-11-22` -> `Sunday 22 November`, localized. */
export const formatWeekdayDate = (locale: Locale, day: string) =>
  new Intl.DateTimeFormat(formatTags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))

const isoDays = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })

/** `2026-11-22`. */
export const toIsoDay = (instant: string) => isoDays.format(new Date(instant))
