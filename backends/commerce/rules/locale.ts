import type { Locale } from '../../graphql/locales.ts'

export const formatTags = { nl: 'nl-BE', en: 'en-IE', de: 'de-DE', fr: 'fr-BE' } as const satisfies Record<
  Locale,
  string
>

const perLocale = <Value>(make: (tag: string) => Value): Record<Locale, Value> => ({
  nl: make(formatTags.nl),
  en: make(formatTags.en),
  de: make(formatTags.de),
  fr: make(formatTags.fr),
})

const money = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }))
const numbers = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 3 }))
const collators = perLocale((tag) => new Intl.Collator(tag))
const regions = perLocale((tag) => new Intl.DisplayNames([tag], { type: 'region' }))

/** @param cents whole cents */
export const formatMoney = (locale: Locale, cents: number): string => money[locale].format(cents / 100)

export const formatNumber = (locale: Locale, value: number): string => numbers[locale].format(value)

export const compareLabels = (locale: Locale, a: string, b: string): number => collators[locale].compare(a, b)

/** @param code ISO 3166-1 alpha-2 */
export const countryName = (locale: Locale, code: string): string => regions[locale].of(code) ?? code

/** Euros, as the contract's `Float` money. */
export const toMajorUnits = (cents: number): number => cents / 100

/** Decimal text with two digits, as the contract's `ProductPrice`. */
export const toDecimal = (cents: number): string => (cents / 100).toFixed(2)
