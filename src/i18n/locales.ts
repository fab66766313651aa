/** The four languages of the shop. Everything that asks "which language" starts here. */

export const locales = ['nl', 'en', 'de', 'fr'] as const
export type Locale = (typeof locales)[number]

/** The catch-all language. */
export const defaultLocale: Locale = 'en'

/** Whose words stand in where a language's file cannot be loaded; an alias of `en`. Single texts are filled in by the build. */
export const fallbackLocale = 'en-US'

/** Names in the language switcher, exactly as specified. */
export const localeNames = { nl: 'Nederlands', en: 'English', de: 'Deutsch', fr: 'French' } as const satisfies Record<
  Locale,
  string
>

/** The tag that Intl formats with: the market's conventions, not the bare language's. */
export const formatTags = { nl: 'nl-BE', en: 'en-IE', de: 'de-DE', fr: 'fr-BE' } as const satisfies Record<
  Locale,
  string
>

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** `de-AT` and `de` are both de; anything else falls back to English. */
export function toLocale(tag: string | null | undefined): Locale {
  const language = tag?.slice(0, 2).toLowerCase()
  return isLocale(language) ? language : defaultLocale
}
