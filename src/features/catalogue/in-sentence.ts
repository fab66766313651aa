/** A name that begins with a capital as it stands alone, inside a sentence: German keeps it. Used where filters are put in words. */
import type { Locale } from '#i18n/locales.ts'

export const inSentence = (locale: Locale, name: string) =>
  locale === 'de' ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1)
