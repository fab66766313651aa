// Folding of text for search, sorting and addresses. Called by the seeder and the search, so both sides fold alike.
import type { Locale } from './locale.ts'

const letters: Record<string, string> = {
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

/** Lower case without accents: `Crème Brûlée`, `CREME BRULEE` and `creme brulee` are one. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
}

/** Words of a folded text; at most eight of at most 40 characters, so that no input makes a search expensive. */
export function toSearchWords(text: string): string[] {
  return (foldText(text.slice(0, 400)).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8).map((word) => word.slice(0, 40))
}

/** An FTS5 expression that matches rows with every word, each as the beginning of one; null when there is no word. */
export function toMatchExpression(text: string): string | null {
  const words = toSearchWords(text)
  return words.length > 0 ? words.map((word) => `"${word}"*`).join(' ') : null
}

const germanVowels: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** A segment of an address: `Crème & boter` becomes `creme-boter`, and in German `Getränke` becomes `getraenke`. */
export function slugify(locale: Locale, text: string): string {
  const plain = text.normalize('NFC').replace(/[’'`]/g, '').toLowerCase()
  const spelled = locale === 'de' ? plain.replace(/[äöü]/g, (vowel) => germanVowels[vowel] ?? vowel) : plain
  const words = foldText(spelled).match(/[a-z0-9]+/g)
  return words ? words.join('-') : 'x'
}

/** Text made safe inside HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Paragraphs separated by blank lines, as HTML. */
export function toParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`)
    .join('')
}
