// Inverted index in memory. All words are in one string, so that `indexOf` finds prefixes and substrings.

import { toIndexTerms } from '../rules/text.ts'
import { isOneTypoAway, isPrefixOneTypoAway, isTwoTyposAway } from '../rules/typos.ts'

export type InvertedIndex = {
  text: string
  /** Offset of each word in `text`. */
  starts: Int32Array
  /** 1 for words of a language that writes compounds as one word (Dutch, German). */
  compounds: Uint8Array
  /** Start of each word's postings in `places`; one element longer than the number of words. */
  ranges: Int32Array
  places: Int32Array
}

/** How a word of the index matches the typed word; `end` and `inside` are parts of a compound. */
export type Match = 'exact' | 'beginning' | 'end' | 'inside' | 'typo' | 'typoOfBeginning' | 'twoTypos'
export type Hit = { word: number; match: Match }

/** Texts of one place: `compounding` are the Dutch and German names, `other` the English and French ones. */
export type IndexedText = { place: number; compounding: string; other: string }

// Shorter parts occur in too many unrelated words: `room` (cream) is in `mushrooms`.
const shortestPart = 4
const shortestPartOfOthers = 6
const shortestTypo = 4
const shortestTypoOfBeginning = 5
const shortestOfTwoTypos = 7
/** The text before a part must be a word: `Weißwein` contains `wein`, `Schwein` does not. */
const firstPart = /^(?=.*[aeiouy]).{3}/
/** The text after a part must be an ending or a word: `Schimmelkäse` does not contain `melk` (milk). */
const lastPart = /^(?:e|e?[nrs]|[^aeiouy].{3}|.{5,})$/

/** @param texts ascending by place, at most one per place */
export function createInvertedIndex(texts: Iterable<IndexedText>): InvertedIndex {
  const ids = new Map<string, number>()
  const idsOf = new Map<string, readonly number[]>()
  const compounds: boolean[] = []
  const lastPlaces: number[] = []
  const counts: number[] = []
  const pairs = createGrowingList()

  for (const { place, compounding, other } of texts) {
    addAll(place, compounding, true)
    addAll(place, other, false)
  }
  return {
    ...toText([...ids.keys()]),
    ...toPlaces(counts, pairs.values()),
    compounds: Uint8Array.from(compounds, Number),
  }

  function addAll(place: number, text: string, isCompounding: boolean): void {
    for (const chunk of text.split(' ')) {
      let known = idsOf.get(chunk)
      if (!known) {
        known = toIndexTerms(chunk).map(toId)
        idsOf.set(chunk, known)
      }
      for (const id of known) {
        if (isCompounding) compounds[id] = true
        if (lastPlaces[id] === place) continue
        lastPlaces[id] = place
        counts[id] = (counts[id] ?? 0) + 1
        pairs.push(id, place)
      }
    }
  }

  function toId(word: string): number {
    const id = ids.get(word) ?? ids.size
    if (id === ids.size) {
      ids.set(word, id)
      compounds.push(false)
      counts.push(0)
      lastPlaces.push(-1)
    }
    return id
  }
}

function toText(words: readonly string[]): Pick<InvertedIndex, 'text' | 'starts'> {
  const starts = new Int32Array(words.length)
  let length = 1
  for (const [id, word] of words.entries()) {
    starts[id] = length
    length += word.length + 1
  }
  return { text: `\n${words.join('\n')}\n`, starts }
}

/** Sorts the pairs of word and place by word; the places of a word keep their order. */
function toPlaces(counts: readonly number[], pairs: Int32Array): Pick<InvertedIndex, 'ranges' | 'places'> {
  const ranges = new Int32Array(counts.length + 1)
  for (const [id, count] of counts.entries()) ranges[id + 1] = (ranges[id] ?? 0) + count
  const next = ranges.slice()
  const places = new Int32Array(pairs.length / 2)
  for (let at = 0; at < pairs.length; at += 2) {
    const id = pairs[at] ?? 0
    const to = next[id] ?? 0
    places[to] = pairs[at + 1] ?? 0
    next[id] = to + 1
  }
  return { ranges, places }
}

/** A typed array takes a fifth of the memory of an ordinary one while a large catalogue is read. */
function createGrowingList() {
  let list = new Int32Array(1024)
  let length = 0
  return {
    push(one: number, other: number): void {
      if (length + 2 > list.length) {
        const larger = new Int32Array(list.length * 2)
        larger.set(list)
        list = larger
      }
      list[length] = one
      list[length + 1] = other
      length += 2
    },
    values: () => list.subarray(0, length),
  }
}

export const postingsOf = ({ ranges, places }: InvertedIndex, word: number): Int32Array =>
  places.subarray(ranges[word], ranges[word + 1])

export const lengthOf = ({ text, starts }: InvertedIndex, word: number): number =>
  (starts[word + 1] ?? text.length) - 1 - (starts[word] ?? 0)

/** Words that equal, begin with or contain the typed (folded) word, each with its best match. */
export function findWords(index: InvertedIndex, typed: string): Hit[] {
  const { text, starts } = index
  const hits = new Map<number, Match>()
  const needle = typed.length < shortestPart ? `\n${typed}` : typed
  const shift = needle.length - typed.length
  for (let found = text.indexOf(needle); found >= 0; found = text.indexOf(needle, found + 1)) {
    const word = wordAt(starts, found + shift)
    const match = judge(index, word, found + shift, typed.length)
    const known = hits.get(word)
    if (match && (!known || known === 'inside')) hits.set(word, match)
  }
  return [...hits].map(([word, match]) => ({ word, match }))
}

function judge({ text, starts, compounds }: InvertedIndex, word: number, at: number, length: number): Match | null {
  const start = starts[word] ?? 0
  const endsWord = text[at + length] === '\n'
  if (at === start) return endsWord ? 'exact' : 'beginning'
  if (compounds[word] === 0 && length < shortestPartOfOthers) return null
  if (!firstPart.test(text.slice(start, at))) return null
  if (endsWord) return 'end'
  return lastPart.test(text.slice(at + length, text.indexOf('\n', at))) ? 'inside' : null
}

function wordAt(starts: Int32Array, at: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** Words one typo away from a word that is not in the index. Words with digits are codes or sizes and have no typos. */
export function findTypos(index: InvertedIndex, typed: string): Hit[] {
  if (typed.length < shortestTypo) return []
  const whole = findMeant(index, typed, 'typo', isOneTypoAway)
  if (whole.length > 0 || typed.length < shortestTypoOfBeginning) return whole
  return findMeant(index, typed, 'typoOfBeginning', isPrefixOneTypoAway)
}

/** Words two typos away from a long word. */
export const findTwoTypos = (index: InvertedIndex, typed: string): Hit[] =>
  typed.length < shortestOfTwoTypos ? [] : findMeant(index, typed, 'twoTypos', isTwoTyposAway)

function findMeant(
  { text, starts }: InvertedIndex,
  typed: string,
  match: Match,
  isMeant: (typed: string, word: string) => boolean,
): Hit[] {
  if (!/^\p{L}+$/u.test(typed)) return []
  const hits: Hit[] = []
  for (let word = 0; word < starts.length; word += 1) {
    const start = starts[word] ?? 0
    const end = (starts[word + 1] ?? text.length) - 1
    if (end - start >= typed.length - 2 && isMeant(typed, text.slice(start, end))) hits.push({ word, match })
  }
  return hits
}
