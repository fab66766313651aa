/** Finds pages by the words of their texts, and the sentence to show. */
import { memoizeByObject } from '#service/memoize-by-object.ts'
import { foldDigraphs, foldText, scoreWords, toNameSpellings, toSpellings } from './fold.ts'

export interface PageText {
  title: string
  /** Sentences, headings and list items, in the order of the page. */
  sentences: readonly string[]
  files: readonly string[]
}

export interface PageMatch {
  /** Lower is better. */
  weight: number
  /** The sentence or file name that matched; null if only the title did. */
  excerpt: string | null
}

/** Title matches weigh 0 to 2, see `scoreName`. */
const weights = { sentence: 3, file: 3, wholeText: 4 }
/** A shorter word must be a whole word of a text. */
const shortestBeginning = 4
const longestEnding = 2
const longestExcerpt = 160
const shownBefore = 50

const spellings = [(folded: string) => folded, foldDigraphs]

function isWordOf(own: string, word: string): boolean {
  if (own === word) return true
  if (word.length < shortestBeginning) return false
  return own.startsWith(word) || (own.length >= shortestBeginning && isWithEnding(word, own))
}

const isWithEnding = (word: string, own: string) => word.startsWith(own) && word.length - own.length <= longestEnding

/** The words that the text contains. */
function findWords(text: string, words: readonly string[]): string[] {
  const folded = foldText(text)
  return words.filter((word) =>
    spellings.some((spell) => toAllWords(spell(folded)).some((own) => isWordOf(own, spell(word)))),
  )
}

const toAllWords = (folded: string) => folded.match(/[\p{L}\p{N}]+/gu) ?? []

/** Lines of a text as sentences. Initials such as `z. B.` do not end one. */
export const toSentences = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => line.split(/(?<=(?:\p{L}{2}|[\d)»”"])[.!?…])\s+(?=[\p{Lu}«„“"(])/u))
    .filter(Boolean)

/** The best sentence: with the most words; null if none has any. */
function findSentence(sentences: readonly string[], words: readonly string[]) {
  let best: { sentence: string; found: string[] } | null = null
  for (const sentence of sentences) {
    const found = findWords(sentence, words)
    if (found.length > (best?.found.length ?? 0)) best = { sentence, found }
    if (found.length === words.length) break
  }
  return best
}

const toIndex = memoizeByObject(({ title, sentences, files }: PageText) => {
  const folded = foldText([title, ...sentences, ...files].join(' '))
  return {
    title: toNameSpellings(title),
    files: files.map((name) => ({ name, words: toNameSpellings(name) })),
    texts: spellings.map((spell) => spell(folded)),
  }
})

/** Null if a word is missing. @param page the same object for all searches, whose index is kept @param words folded */
export function matchPage(page: PageText, words: readonly string[]): PageMatch | null {
  if (words.length === 0) return null
  const { title, sentences } = page
  const index = toIndex(page)
  const asked = toSpellings(words)
  const titleWeight = scoreWords(index.title, asked)
  if (titleWeight === null && !hasBeginnings(index.texts, words)) return null
  const best = findSentence(sentences, words)
  const excerpt = best && shorten(best.sentence, best.found)
  if (titleWeight !== null) return { weight: titleWeight, excerpt }
  if (best?.found.length === words.length) return { weight: weights.sentence, excerpt }
  const file = index.files.find((file) => scoreWords(file.words, asked) !== null)
  if (file) return { weight: weights.file, excerpt: file.name }
  const found = new Set([title, ...sentences].flatMap((text) => findWords(text, words)))
  return found.size === new Set(words).size ? { weight: weights.wholeText, excerpt } : null
}

/** Rejects most pages before their sentences are compared one by one. @param texts one per spelling */
const hasBeginnings = (texts: readonly string[], words: readonly string[]) =>
  spellings.some((spell, which) =>
    words.every((word) => texts[which]?.includes(spell(word).slice(0, Math.max(shortestBeginning, word.length - 2)))),
  )

/** A long sentence from shortly before the first match. */
function shorten(sentence: string, found: readonly string[]): string {
  if (sentence.length <= longestExcerpt) return sentence
  const parts = sentence.split(' ')
  const first = parts.findIndex((part) => findWords(part, found).length > 0)
  let from = Math.max(0, first)
  for (let length = 0; from > 0 && length + (parts[from - 1] ?? '').length < shownBefore; from -= 1)
    length += (parts[from - 1] ?? '').length + 1
  let to = from
  for (let length = 0; to < parts.length && length + (parts[to] ?? '').length < longestExcerpt; to += 1)
    length += (parts[to] ?? '').length + 1
  return `${from > 0 ? '… ' : ''}${parts.slice(from, to).join(' ')}${to < parts.length ? ' …' : ''}`
}
