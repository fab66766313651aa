// "Did you mean": replaces words that are not in the catalogue by the nearest known words if a query finds almost nothing.
import { toSearchTerms } from '../rules/text.ts'
import { findWords, type InvertedIndex, postingsOf } from './inverted-index.ts'
import { hasSynonym } from './query-expansion.ts'
import type { SearchIndex } from './ranking.ts'

/** No suggestion for a query with more results. */
const little = 2
const shortestMeant = 4
/** Shorter words carry too little information for a guess. */
const shortestLeft = 3
/** What follows must not be suggested without this word: "bread without sesame" does not mean "bread sesame". */
const negations = new Set(['zonder', 'without', 'ohne', 'sans'])

/** @param count number of products that a text finds @returns folded words that find more; null if there are none */
export async function suggest(
  text: string,
  { names, nodes }: SearchIndex,
  count: (text: string) => Promise<number>,
): Promise<string | null> {
  const typed = toSearchTerms(text)
  const found = await count(text)
  if (typed.length === 0 || found > little) return null
  const isKnown = (word: string) =>
    hasSynonym(word) || findWords(names, word).length + findWords(nodes, word).length > 0
  const isWord = (part: string) => [names, nodes].some((index) => hasWord(index, part))
  const unknown = new Set(typed.filter((word) => !isKnown(word)))
  const correct = (word: string) =>
    unknown.has(word) && !negations.has(word)
      ? (nearest(names, word) ?? nearest(nodes, word) ?? partOf(word, isWord))
      : word
  const correctAll = (words: string[]) => words.map(correct).filter((word) => word !== null)
  const corrected = correctAll(typed)
  const negation = typed.findIndex((word) => negations.has(word))
  const fewer =
    negation < 0
      ? corrected.map((left) => withoutLooseWords(corrected.filter((word) => word !== left)))
      : [withoutLooseWords(correctAll(typed.slice(0, negation)))]
  const keepsNegation = negation < 0 || corrected.length === typed.length
  const proposals = [
    ...(unknown.size > 0 && keepsNegation ? [withoutLooseWords(corrected)] : []),
    ...(found === 0 ? fewer : []),
  ]
  let best: { words: string; finds: number } | null = null
  for (const proposal of proposals) {
    const words = proposal.some((word) => word.length >= shortestLeft) ? proposal.join(' ') : ''
    // a suggestion that keeps more of the words wins, whatever it finds
    if (words === '' || words === typed.join(' ') || (best && words.length < best.words.length)) continue
    const finds = await count(words)
    if (finds > found && finds > (best?.words.length === words.length ? best.finds : 0)) best = { words, finds }
  }
  return best?.words ?? null
}

/** `champignons de` is `champignons`: a short word at an end belongs to the one that was left out. */
function withoutLooseWords(words: string[]): string[] {
  const isLoose = (word: string | undefined) => word !== undefined && word.length < shortestLeft && !/\d/.test(word)
  const from = words.findIndex((word) => !isLoose(word))
  return from < 0 ? [] : words.slice(from, words.findLastIndex((word) => !isLoose(word)) + 1)
}

/** Maximum edit distance for a word of this length. */
export const maxEdits = (length: number) => Math.min(3, Math.floor(length / 3))

/** The word with the smallest edit distance; among equals the one with the most occurrences. */
function nearest(index: InvertedIndex, typed: string): string | null {
  if (typed.length < shortestMeant || !/^\p{L}+$/u.test(typed)) return null
  const { text, starts } = index
  let best: { word: string; typos: number; places: number } | null = null
  for (let id = 0; id < starts.length; id += 1) {
    const start = starts[id] ?? 0
    const end = (starts[id + 1] ?? text.length) - 1
    const most = best?.typos ?? maxEdits(typed.length)
    if (text[start] !== typed[0] || Math.abs(end - start - typed.length) > most) continue
    const word = text.slice(start, end)
    const typos = editDistance(typed, word)
    const places = postingsOf(index, id).length
    if (typos <= most && (!best || typos < best.typos || places > best.places)) best = { word, typos, places }
  }
  return best?.word ?? null
}

/** Part of a compound that is not in the catalogue: a known suffix (the head, which names the thing), else a known prefix. */
function partOf(typed: string, isWord: (part: string) => boolean): string | null {
  const places = Array.from(
    { length: Math.max(0, typed.length - 2 * shortestMeant + 1) },
    (_, at) => shortestMeant + at,
  )
  const parts = [...places.map((at) => typed.slice(at)), ...places.toReversed().map((at) => typed.slice(0, at))]
  return parts.find(isWord) ?? null
}

const hasWord = (index: InvertedIndex, word: string) => findWords(index, word).some(({ match }) => match === 'exact')

/** Damerau-Levenshtein distance (optimal string alignment): insertions, deletions, replacements and swapped neighbours. */
export function editDistance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      now[at] = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[before, last] = [last, now]
  }
  return last[other.length] ?? 0
}
