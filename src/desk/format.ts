import { formatDate, timeZone } from '#i18n/format.ts'
import { type Locale, localeRows } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'

export const formatDay = (locale: Locale, t: Translate, day: string | null | undefined) =>
  day ? formatDate(locale, day) : t('desk.noDay')

export function formatTime(locale: Locale, instant: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
  return new Intl.DateTimeFormat(localeRows[locale].formatTag, style).format(new Date(instant))
}

/** Y-m-d at the depot. */
export const today = (): string => new Intl.DateTimeFormat('sv', { timeZone }).format(Date.now())

/** Y-m-d at the depot, so many days of the calendar from today. */
export const dayAhead = (days: number): string =>
  new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)

/** A decimal amount as it is typed in a language, without separators of thousands. */
export const toTypedPrice = (locale: Locale, amount: string): string =>
  new Intl.NumberFormat(localeRows[locale].formatTag, { minimumFractionDigits: 2, useGrouping: false }).format(
    Number(amount),
  )
