// Search in all four languages at once: every word must match a name, brand, article code or category.
import type { Sql } from '../../sql/database.ts'
import { toSearchTerms } from '../rules/text.ts'
import { findCodes } from '../sql/code-search.ts'
import { type NamesRow, readNames } from '../sql/search-index.ts'
import { type Bitset, toSet } from './bitset.ts'
import type { CategoryTree } from './category-tree.ts'
import { loadIndex } from './index-storage.ts'
import { createInvertedIndex, type IndexedText, type InvertedIndex } from './inverted-index.ts'
import { type ProductIndex, toOrdinals } from './product-index.ts'
import { expandQuery, type QueryTerm, splitCompound } from './query-expansion.ts'
import {
  costsOf,
  costsOfFragment,
  costsOfTwoTypos,
  costsOfTypos,
  createSearchIndex,
  noMatchCost,
  type SearchIndex,
} from './ranking.ts'

export type SearchResult = { slots: Int32Array; found: Bitset }

type Range = { tree: CategoryTree; index: ProductIndex }

/** The index of a catalogue version: stored, else built from all names. */
export async function loadSearchIndex(db: Sql, range: Range, version: string): Promise<SearchIndex> {
  const stored = await loadIndex(db, version)
  return createSearchIndex(range.tree, stored ?? (await buildNameIndex(db, range)))
}

/** Reads the names in pages of some thousand products, so that a large catalogue is not in memory twice. */
export async function buildNameIndex(db: Sql, { index }: Range): Promise<InvertedIndex> {
  const names: IndexedText[] = []
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows: NamesRow[] = await readNames(db, last)
    for (const { id, compounding, other } of rows) {
      const place = index.ordinalOf.get(id)
      if (place !== undefined) names.push({ place, compounding: compounding ?? '', other: other ?? '' })
    }
    last = rows.at(-1)?.id
  }
  return createInvertedIndex(names.sort((a, b) => a.place - b.place))
}

/** Listed products that match every word of the text; empty if it has no word. */
export async function searchProducts(db: Sql, range: Range, words: SearchIndex, text: string): Promise<SearchResult> {
  const { index } = range
  const typed = toSearchTerms(text)
  const codes = await findCodes(db, text, typed)
  const totals = new Uint8Array(index.size).fill(typed.length > 0 ? 0 : noMatchCost)
  const plain = (word: string) => costsOf(word, words, range, toOrdinals(index, codes.byWord.get(word) ?? []))
  for (const [own = [], ...others] of expandQuery(typed)) {
    const costs =
      cheapest([allOf(own, plain), ...others.map((other) => raise(allOf(other, plain), otherMeaning))]) ??
      allOf(own, (word) => plain(word) ?? alternatives(word))
    if (costs) addCosts(totals, costs)
    else totals.fill(noMatchCost)
  }
  return toResult(totals, toOrdinals(index, codes.exact))

  /** Costs of a word without a match: as a typo, else as a compound, else with two typos. */
  function alternatives(word: string): Costs | null {
    const piece = (part: string) => costsOfFragment(part, words, range)
    const asCompound = () => cheapest(splitCompound(word).map((parts) => allOf(parts, piece)))
    return costsOfTypos(word, words, range) ?? raise(asCompound(), otherMeaning) ?? costsOfTwoTypos(word, words, range)
  }
}

type Costs = Uint8Array
/** Added cost of an alternative: ranks after literal matches and before typos. */
const otherMeaning = 7

/** Every word must match: sum of the costs; null if no product matches all. */
function allOf(words: QueryTerm, find: (word: string) => Costs | null): Costs | null {
  let sum: Costs | null = null
  for (const word of words) {
    const costs = find(word)
    if (!costs) return null
    if (sum) addCosts(sum, costs)
    else sum = costs
  }
  return sum?.some((cost) => cost !== noMatchCost) ? sum : null
}

function addCosts(sum: Costs, costs: Costs): void {
  for (let slot = 0; slot < sum.length; slot += 1) {
    const [total, cost] = [sum[slot] ?? 0, costs[slot] ?? 0]
    sum[slot] = total === noMatchCost || cost === noMatchCost ? noMatchCost : total + cost
  }
}

function raise(costs: Costs | null, by: number): Costs | null {
  return costs?.map((cost) => (cost === noMatchCost ? noMatchCost : cost + by)) ?? null
}

function cheapest(all: readonly (Costs | null)[]): Costs | null {
  const [first, ...others] = all.filter((costs) => costs !== null)
  for (const costs of others) {
    for (let slot = 0; slot < costs.length; slot += 1) {
      if (first && (costs[slot] ?? noMatchCost) < (first[slot] ?? noMatchCost)) first[slot] = costs[slot] ?? noMatchCost
    }
  }
  return first ?? null
}

/** Exact codes first, then by cost, then by position. */
function toResult(totals: Uint8Array, exact: readonly number[]): SearchResult {
  for (const slot of exact) totals[slot] = noMatchCost
  const amounts = new Int32Array(noMatchCost + 1)
  for (const total of totals) amounts[total] = (amounts[total] ?? 0) + 1
  const slots = new Int32Array(exact.length + totals.length - (amounts[noMatchCost] ?? 0))
  slots.set(exact)
  const next = new Int32Array(noMatchCost)
  for (let total = 0, place = exact.length; total < noMatchCost; place += amounts[total] ?? 0, total += 1)
    next[total] = place
  for (let slot = 0; slot < totals.length; slot += 1) {
    const total = totals[slot] ?? noMatchCost
    if (total === noMatchCost) continue
    const place = next[total] ?? 0
    slots[place] = slot
    next[total] = place + 1
  }
  return { slots, found: toSet(totals.length, slots) }
}
