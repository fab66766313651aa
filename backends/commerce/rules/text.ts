// Normalizes text for search, sorting and URLs.
import { escapeHtml } from '../../graphql/html.ts'
import type { Locale } from '../../graphql/locales.ts'

const replacements: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Lower case without accents: `Crème Brûlée`, `CREME BRULEE` and `creme brulee` are equal. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => replacements[letter] ?? letter)
}

const toWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Search terms: at most eight words of at most 40 characters, to bound the cost of a search. */
export function toSearchTerms(text: string): string[] {
  const words = toWords(text.slice(0, 400)).map((word) => word.slice(0, 40))
  return [...new Set(words)].slice(0, 8)
}

/** Index terms: words with umlauts also spelled out, so that `kaese` finds `Käse`. */
export function toIndexTerms(text: string): string[] {
  const spelled = spellUmlauts(text.normalize('NFC').toLowerCase())
  return [...new Set([...toWords(text), ...toWords(spelled)])]
}

const germanVowels: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

const spellUmlauts = (text: string): string => text.replace(/[äöü]/g, (vowel) => germanVowels[vowel] ?? vowel)

/** URL slug: `Crème & boter` becomes `creme-boter`, and in German `Getränke` becomes `getraenke`. */
export function slugify(locale: Locale, text: string): string {
  const plain = text.normalize('NFC').replace(/[’'`]/g, '').toLowerCase()
  const spelled = locale === 'de' ? spellUmlauts(plain) : plain
  const words = foldText(spelled).match(/[a-z0-9]+/g)
  return words ? words.join('-') : 'x'
}

/** Removes characters that change the direction of the text around them: a name must not reorder a mail or an invoice. */
export const withoutDirections = (text: string): string =>
  text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')

/** Paragraphs separated by blank lines, as HTML. */
export function toParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`)
    .join('')
}

export const toPlainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
