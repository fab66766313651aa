export const locales = ['nl', 'en', 'de', 'fr'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Language of all messages if the file of another language fails to load; maps to `en`. The build fills in single missing messages. */
export const fallbackLocale = 'en-US'

export const localeNames = { nl: 'Nederlands', en: 'English', de: 'Deutsch', fr: 'French' } as const satisfies Record<
  Locale,
  string
>

/** BCP 47 tags for Intl: the conventions of the market, not those of the language alone. */
export const formatTags = { nl: 'nl-BE', en: 'en-IE', de: 'de-DE', fr: 'fr-BE' } as const satisfies Record<
  Locale,
  string
>

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** `de-AT` and `de` are `de`; an unknown language is English. */
export function toLocale(tag: string | null | undefined): Locale {
  const language = tag?.slice(0, 2).toLowerCase()
  return isLocale(language) ? language : defaultLocale
}
