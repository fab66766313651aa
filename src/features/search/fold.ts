/** Text normalization for searches: lower case, without accents, umlauts also spelled out. */

const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Maximum length of a query in characters; also of the search field. */
export const maxQueryLength = 300
const maxWords = 8

/** Folds `Crème Brûlée` and `CREME BRULEE` to `creme brulee`. */
export const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)

/** Replaces `ae`, `oe` and `ue` by one vowel, so that `Käse` and `kaese` both become `kase`. */
export const foldDigraphs = (folded: string) => folded.replace(/([aou])e/g, '$1')

const cut = (text: string) => [...text].slice(0, maxQueryLength).join('')

/** Normalized query: folded, without control characters, with single spaces, cut to the maximum length. */
export const normalizeQuery = (text: string) =>
  cut(foldText(cut(text.toWellFormed()).replace(/\p{Cf}/gu, '')).replace(/[\p{Cc}\s]+/gu, ' ')).trim()

export const toWords = (folded: string): string[] => (folded.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxWords)

/** Plural matching: a word may be this much longer than a word of the name (`fromages`, `fromage`). */
const maxEnding = 2
const minStem = 4

const beginsWith = (own: string, word: string) =>
  own.startsWith(word) || (own.length >= minStem && word.startsWith(own) && word.length - own.length <= maxEnding)

/** Shorter words match only at the start of a word. */
const minInside = 3

function scoreSpelling(own: readonly string[], asked: readonly string[]): number | null {
  const begins = (word: string) => own.some((one) => beginsWith(one, word))
  const isInside = (word: string) => word.length >= minInside && own.some((one) => one.includes(word))
  if (!asked.every((word) => begins(word) || isInside(word))) return null
  if (!asked.every(begins)) return 2
  return beginsWith(own[0] ?? '', asked[0] ?? '') ? 0 : 1
}

/** Words as written, and with digraphs replaced. */
export interface Spellings {
  words: readonly string[]
  shortened: readonly string[]
}

export const toSpellings = (words: readonly string[]): Spellings => ({ words, shortened: words.map(foldDigraphs) })

export const toNameSpellings = (name: string) => toSpellings(toWords(foldText(name)))

/** 0 if the name starts with the first word, 1 if all words match at word starts, 2 if inside words; null if a word is missing. */
export function scoreWords(name: Spellings, asked: Spellings): number | null {
  if (asked.words.length === 0) return null
  return scoreSpelling(name.words, asked.words) ?? scoreSpelling(name.shortened, asked.shortened)
}
