/** First letters: names of units and allergens as a backend writes them, fitted into a title or a sentence. */
import type { Locale } from '#i18n/locales.ts'

/** As it stands alone: `Case`. */
export const capitalize = (locale: Locale, name: string) => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)

/** Inside a sentence: `gluten`. German keeps its capitals. */
export const lowercaseFirst = (locale: Locale, name: string) =>
  locale === 'de' ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1)
