/** Formats numbers, dates and money in the conventions of a language. */
import { type Locale, localeRows } from './locales.ts'

/** Creating an Intl formatter takes milliseconds: each is created once, when its language first needs it. */
export function forEachLocale<Formatter>(create: (tag: string) => Formatter) {
  const formatters: { [_ in Locale]?: Formatter } = {}
  return (locale: Locale): Formatter => {
    formatters[locale] ??= create(localeRows[locale].formatTag)
    return formatters[locale]
  }
}

const money = (tag: string, currency: string) => new Intl.NumberFormat(tag, { style: 'currency', currency })
const numbers = forEachLocale((tag) => new Intl.NumberFormat(tag))
const euros = forEachLocale((tag) => money(tag, 'EUR'))
export const timeZone = 'Europe/Brussels'
const dates = (dateStyle: 'long' | 'medium') =>
  forEachLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle, timeZone }))
const daysOf = { long: dates('long'), medium: dates('medium') }

/** Whole numbers below 1,000 look the same in every language of the shop: the first Intl formatter of a page takes 25 ms. */
export const formatNumber = (locale: Locale, value: number) =>
  Number.isInteger(value) && value >= 0 && value < 1_000 ? String(value) : numbers(locale).format(value)

/** @param decimal decimal text in major units, as the commerce contract sends it: `31.74` */
export const formatMoney = (locale: Locale, decimal: string | number, currency: string) =>
  (currency === 'EUR' ? euros(locale) : money(localeRows[locale].formatTag, currency)).format(Number(decimal))

export const formatCents = (locale: Locale, cents: number, currency: string) =>
  formatMoney(locale, (cents / 100).toFixed(2), currency)

/** French writes the first day of a month as 1er. */
export const withOrdinal = (locale: Locale, date: string) =>
  locale === 'fr' ? date.replace(/(?<!\d)1 (?=\p{L})/u, '1er ') : date

/** @param instant ISO 8601, or `Y-m-d H:i:s` in UTC (Lighthouse) */
export const toDate = (instant: string) =>
  new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(instant) ? `${instant.replace(' ', 'T')}Z` : instant)

/** @param instant ISO 8601, or `Y-m-d H:i:s` in UTC (Lighthouse); an invalid value is returned as it is */
export function formatDate(locale: Locale, instant: string, style: 'long' | 'medium' = 'long') {
  const date = toDate(instant)
  return Number.isNaN(date.getTime()) ? instant : withOrdinal(locale, daysOf[style](locale).format(date))
}
