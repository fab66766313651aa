// Texts of the shop and of the embedded backends by language, as patterns.
import { readFileSync } from 'node:fs'
import { messages as commerceMessages } from '../../../backends/commerce/messages/messages.ts'
import { messages as contentMessages } from '../../../backends/content/messages/messages.ts'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import { textOf } from '../../../tests/support/read-html.ts'

const readLeaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(readLeaves)

const backendTexts: Record<Locale, string>[] = [...Object.values(commerceMessages), ...Object.values(contentMessages)]

/** Text read from HTML has plain spaces in place of the non-breaking ones of a message. */
const withPlainSpaces = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

/** Rosetta writes placeholders as {{name}}, the backends as {name}. */
const toPattern = (text: string) =>
  withPlainSpaces(text)
    .split(/\{\{?\w+\}?\}/)
    .map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
    .join('[^]*')

type FormTexts = { language: string; texts: string }

/** @param forms texts of the forms of the CMS */
export function createKnownSentences(forms: readonly FormTexts[]): (locale: Locale, text: string) => boolean {
  const patterns = Object.fromEntries(locales.map((locale) => [locale, readPatterns(locale, forms)])) as Record<
    Locale,
    RegExp
  >
  return (locale, text) => patterns[locale].test(withPlainSpaces(text))
}

function readPatterns(locale: Locale, forms: readonly FormTexts[]): RegExp {
  const file = JSON.parse(readFileSync(`src/i18n/messages/${locale}.json`, 'utf8')) as object
  const own = forms.filter(({ language }) => language.startsWith(locale))
  const texts = [
    ...readLeaves(file),
    ...backendTexts.map((byLocale) => byLocale[locale]),
    ...own.flatMap(({ texts }) => readLeaves(JSON.parse(texts))).map(textOf),
  ]
  // a text that consists of placeholders only matches everything
  const specific = texts.filter((text) => /\p{L}{3}/u.test(text.replace(/\{\{?\w+\}?\}/g, '')))
  return new RegExp(`^(?:${[...new Set(specific)].map(toPattern).join('|')})$`, 'u')
}
