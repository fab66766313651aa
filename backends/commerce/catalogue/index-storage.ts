// Stores and loads the name index, which the import writes, so that the first search after a start need not read every name.
import type { Sql } from '../../sql/database.ts'
import { readStoredIndex, storeIndex } from '../sql/search-index.ts'
import type { InvertedIndex } from './inverted-index.ts'

/** Changes with the terms of the index, so that an index that an earlier release stored is not used. */
const format = 2
const keyOf = (version: string) => `${version}/${format}`

export async function loadIndex(db: Sql, version: string): Promise<InvertedIndex | null> {
  const data = await readStoredIndex(db, keyOf(version))
  return data === null ? null : decode(data)
}

/** Replaces the stored index. `version` is the catalogue version after the import. */
export const saveIndex = (db: Sql, version: string, words: InvertedIndex): Promise<void> =>
  storeIndex(db, keyOf(version), encode(words))

// Postings are delta-encoded with five bits per character; the sixth bit marks a continuation. Most take one character.
const firstCharacter = 48
const more = 32

function encode({ text, compounds, ranges, places }: InvertedIndex): string {
  const steps: string[] = []
  for (let word = 0; word < compounds.length; word += 1) {
    let last = 0
    for (const place of places.subarray(ranges[word], ranges[word + 1])) {
      let step = place - last
      last = place
      for (; step >= more; step >>>= 5) steps.push(String.fromCharCode(firstCharacter + more + (step & 31)))
      steps.push(String.fromCharCode(firstCharacter + step))
    }
  }
  const counts = Array.from(compounds, (_, word) => (ranges[word + 1] ?? 0) - (ranges[word] ?? 0))
  return `${JSON.stringify({ text, counts, compounds: compounds.join('') })}\n${steps.join('')}`
}

function decode(data: string): InvertedIndex {
  // JSON escapes line breaks, so the first one ends it.
  let at = data.indexOf('\n')
  const { text, counts, compounds } = JSON.parse(data.slice(0, at)) as {
    text: string
    counts: number[]
    compounds: string
  }
  const starts = new Int32Array(counts.length)
  const ranges = new Int32Array(counts.length + 1)
  for (let word = 0, start = 1; word < counts.length; word += 1) {
    starts[word] = start
    start = text.indexOf('\n', start) + 1
    ranges[word + 1] = (ranges[word] ?? 0) + (counts[word] ?? 0)
  }
  const places = new Int32Array(ranges.at(-1) ?? 0)
  for (let word = 0, index = 0; word < counts.length; word += 1) {
    for (let last = 0, left = counts[word] ?? 0; left > 0; left -= 1, index += 1) {
      for (let shift = 0, follows = true; follows; shift += 5) {
        at += 1
        const bits = data.charCodeAt(at) - firstCharacter
        last += (bits & 31) << shift
        follows = bits >= more
      }
      places[index] = last
    }
  }
  return { text, starts, compounds: Uint8Array.from(compounds, Number), ranges, places }
}
