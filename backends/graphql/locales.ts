export const locales = ['nl', 'en', 'de', 'fr'] as const
export type Locale = (typeof locales)[number]

/** The language of an `x-locale` header or a site; English if absent or unknown. */
export const toLocale = (value: string | null | undefined): Locale => locales.find((locale) => locale === value) ?? 'en'
