// The four languages of the contracts, as a request names them. Called by both backends.

export const locales = ['nl', 'en', 'de', 'fr'] as const
export type Locale = (typeof locales)[number]

/** The language that `x-locale`, or a site, names; English when it is absent or unknown. */
export const toLocale = (value: string | null | undefined): Locale => locales.find((locale) => locale === value) ?? 'en'
