/** Numbers, dates and money in the reader's conventions (DESIGN: euro sign and commas move by themselves). */
import { formatTags, type Locale } from './locales.ts'

export const formatNumber = (locale: Locale, value: number) => new Intl.NumberFormat(formatTags[locale]).format(value)

/** @param decimal decimal text in major units, as the commerce contract sends it: `31.74` */
export const formatMoney = (locale: Locale, decimal: string | number, currency: string) =>
  new Intl.NumberFormat(formatTags[locale], { style: 'currency', currency }).format(Number(decimal))

/** @param instant ISO 8601, or `Y-m-d H:i:s` in UTC (Lighthouse); unreadable text is shown as it came */
export function formatDate(locale: Locale, instant: string, style: 'long' | 'medium' = 'long') {
  const date = new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(instant) ? `${instant.replace(' ', 'T')}Z` : instant)
  if (Number.isNaN(date.getTime())) return instant
  return new Intl.DateTimeFormat(formatTags[locale], { dateStyle: style, timeZone: 'Europe/Brussels' }).format(date)
}
