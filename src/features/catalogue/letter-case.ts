import type { Locale } from '#i18n/locales.ts'

export const capitalize = (locale: Locale, name: string) => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)

export const lowercaseFirst = (locale: Locale, name: string) =>
  locale === 'de' ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1)

/** Lower case without accents, for comparisons: `Crème` becomes `creme`. */
export const foldLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
