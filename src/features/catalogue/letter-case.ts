import type { Locale } from '#i18n/locales.ts'

/** At the beginning: `Case`. */
export const capitalize = (locale: Locale, name: string) => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)

/** Inside a sentence: `gluten`. German nouns keep their capital. */
export const lowercaseFirst = (locale: Locale, name: string) =>
  locale === 'de' ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1)
