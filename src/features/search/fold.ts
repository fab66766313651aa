/** How texts are compared in a search: lower case, without accents, umlauts also spelled out. Used by the search routes and the palette. */

const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Characters of a question; the field takes no more either. */
export const maxQueryLength = 300
/** As many words as the backend reads. */
const maxWords = 8

/** `Crème Brûlée` and `CREME BRULEE` become `creme brulee`. */
export const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)

/** The same with `ae`, `oe` and `ue` as one vowel: `Käse` and `kaese` meet in `kase`. */
export const foldDigraphs = (folded: string) => folded.replace(/([aou])e/g, '$1')

const cut = (text: string) => [...text].slice(0, maxQueryLength).join('')

/** What is asked: folded, without control characters, spaces single, so that the same question has one wording. */
export const normalizeQuery = (text: string) =>
  cut(foldText(cut(text.toWellFormed()).replace(/\p{Cf}/gu, '')).replace(/[\p{Cc}\s]+/gu, ' ')).trim()

/** Words of a folded text. */
export const toWords = (folded: string): string[] => (folded.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxWords)

/** `fromages` also means `fromage`, `Tomaten` also `Tomate`: a word may be this much longer than the name's. */
const maxEnding = 2
const minStem = 4

const beginsWith = (own: string, word: string) =>
  own.startsWith(word) || (own.length >= minStem && word.startsWith(own) && word.length - own.length <= maxEnding)

/** Inside a word only what is long enough to mean something is looked for. */
const minInside = 3

function scoreSpelling(own: readonly string[], asked: readonly string[]): number | null {
  const begins = (word: string) => own.some((one) => beginsWith(one, word))
  const isInside = (word: string) => word.length >= minInside && own.some((one) => one.includes(word))
  if (!asked.every((word) => begins(word) || isInside(word))) return null
  if (!asked.every(begins)) return 2
  return beginsWith(own[0] ?? '', asked[0] ?? '') ? 0 : 1
}

/**
 * How well a name answers: 0 begins so, 1 has the words at the beginning of words, 2 inside of them; null when a word is missing.
 * @param asked words of a question
 */
export function weigh(name: string, asked: readonly string[]): number | null {
  if (asked.length === 0) return null
  const folded = foldText(name)
  return scoreSpelling(toWords(folded), asked) ?? scoreSpelling(toWords(foldDigraphs(folded)), asked.map(foldDigraphs))
}
