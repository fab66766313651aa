// Search over the four languages at once: every word must be found, in a name, a brand, an article code or a category.
// Called by catalogue.ts.
import type { D1Database } from '@cloudflare/workers-types'
import { toSearchWords } from '../rules/text.ts'
import { addTo, type Bitset, emptySet } from './bitset.ts'
import type { CategoryTree } from './category-tree.ts'
import { findCodes } from './codes.ts'
import { type Meaning, takeApart, toParts } from './meanings.ts'
import type { ProductIndex } from './product-index.ts'
import { readStoredWords } from './stored-words.ts'
import {
  costsOf,
  costsOfPiece,
  costsOfSlips,
  costsOfTwoSlips,
  createSearchWords,
  notFound,
  type SearchWords,
} from './word-costs.ts'
import { createWordIndex, type PlacedText, type WordIndex } from './word-index.ts'

/** What was found, the most relevant first. */
export type SearchResult = { slots: Int32Array; found: Bitset }

type Range = { tree: CategoryTree; index: ProductIndex }

type Names = { id: number; compounding: string | null; other: string | null }

const namesSql = `SELECT product_id AS id,
    group_concat(CASE WHEN locale IN ('nl', 'de') THEN name END, ' ') AS compounding,
    group_concat(CASE WHEN locale NOT IN ('nl', 'de') THEN name END, ' ') AS other
  FROM product_texts WHERE product_id > ?1 GROUP BY product_id ORDER BY product_id LIMIT 5000`

/** The words of a version of the range: as they were stored with it, else made of all names. */
export async function readSearchWords(db: D1Database, range: Range, version: string): Promise<SearchWords> {
  const stored = await readStoredWords(db, version)
  return createSearchWords(range.tree, stored ?? (await readNameWords(db, range)))
}

/** Reads every name, some thousand products at a time, so that a large range does not stand in memory twice. */
export async function readNameWords(db: D1Database, { index }: Range): Promise<WordIndex> {
  const names: PlacedText[] = []
  for (let last: number | undefined = 0; last !== undefined; ) {
    const { results }: { results: Names[] } = await db.prepare(namesSql).bind(last).all<Names>()
    for (const { id, compounding, other } of results) {
      const place = index.slotOf.get(id)
      if (place !== undefined) names.push({ place, compounding: compounding ?? '', other: other ?? '' })
    }
    last = results.at(-1)?.id
  }
  return createWordIndex(names.sort((a, b) => a.place - b.place))
}

/** Listed products in which every word of the text is found; none when the text has no word. */
export async function searchProducts(
  db: D1Database,
  range: Range,
  words: SearchWords,
  text: string,
): Promise<SearchResult> {
  const { size, slotOf } = range.index
  const typed = toSearchWords(text)
  const codes = await findCodes(db, text, typed)
  const toSlots = (ids: readonly number[]) => ids.flatMap((id) => slotOf.get(id) ?? [])
  const totals = new Uint8Array(size).fill(typed.length > 0 ? 0 : notFound)
  const plain = (word: string) => costsOf(word, words, range, toSlots(codes.byWord.get(word) ?? []))
  for (const [own = [], ...others] of toParts(typed)) {
    const costs =
      cheapest([allOf(own, plain), ...others.map((other) => raise(allOf(other, plain), otherMeaning))]) ??
      allOf(own, (word) => plain(word) ?? meant(word))
    if (costs) addCosts(totals, costs)
    else totals.fill(notFound)
  }
  return toResult(totals, toSlots(codes.exact))

  /** What is nowhere as it was typed: a slip, else its parts, else two slips. */
  function meant(word: string): Costs | null {
    const piece = (part: string) => costsOfPiece(part, words, range)
    const apart = () => cheapest(takeApart(word).map((parts) => allOf(parts, piece)))
    return costsOfSlips(word, words, range) ?? raise(apart(), otherMeaning) ?? costsOfTwoSlips(word, words, range)
  }
}

type Costs = Uint8Array
/** What was not typed itself comes behind what was, and before what may be a slip. */
const otherMeaning = 7

/** Every word must be found: the sum of their costs; null when nothing has them all. */
function allOf(words: Meaning, find: (word: string) => Costs | null): Costs | null {
  let sum: Costs | null = null
  for (const word of words) {
    const costs = find(word)
    if (!costs) return null
    if (sum) addCosts(sum, costs)
    else sum = costs
  }
  return sum?.some((cost) => cost !== notFound) ? sum : null
}

function addCosts(sum: Costs, costs: Costs): void {
  for (let slot = 0; slot < sum.length; slot += 1) {
    const [total, cost] = [sum[slot] ?? 0, costs[slot] ?? 0]
    sum[slot] = total === notFound || cost === notFound ? notFound : total + cost
  }
}

function raise(costs: Costs | null, by: number): Costs | null {
  return costs?.map((cost) => (cost === notFound ? notFound : cost + by)) ?? null
}

/** Each slot at its lowest cost. */
function cheapest(all: readonly (Costs | null)[]): Costs | null {
  const [first, ...others] = all.filter((costs) => costs !== null)
  for (const costs of others) {
    for (let slot = 0; slot < costs.length; slot += 1) {
      if (first && (costs[slot] ?? notFound) < (first[slot] ?? notFound)) first[slot] = costs[slot] ?? notFound
    }
  }
  return first ?? null
}

/** Exact codes first, the rest by cost, and what costs the same by position. */
function toResult(totals: Uint8Array, exact: readonly number[]): SearchResult {
  const found = emptySet(totals.length)
  for (const slot of exact) totals[slot] = notFound
  const amounts = new Int32Array(notFound + 1)
  for (const total of totals) amounts[total] = (amounts[total] ?? 0) + 1
  const slots = new Int32Array(exact.length + totals.length - (amounts[notFound] ?? 0))
  slots.set(exact)
  const next = new Int32Array(notFound)
  for (let total = 0, place = exact.length; total < notFound; place += amounts[total] ?? 0, total += 1)
    next[total] = place
  for (let slot = 0; slot < totals.length; slot += 1) {
    const total = totals[slot] ?? notFound
    if (total === notFound) continue
    const place = next[total] ?? 0
    slots[place] = slot
    next[total] = place + 1
  }
  for (const slot of slots) addTo(found, slot)
  return { slots, found }
}
