import type { Locale } from '#i18n/locales.ts'

export const capitalize = (locale: Locale, name: string) => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)

export const lowercaseFirst = (locale: Locale, name: string) =>
  locale === 'de' ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1)
