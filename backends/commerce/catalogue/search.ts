// Search in all four languages at once: every word must match a name, brand, article code or category.
import type { Sql } from '../../sql/database.ts'
import { toInflections } from '../rules/inflections.ts'
import { readMeasures } from '../rules/measures.ts'
import { toSearchTerms } from '../rules/text.ts'
import { findCodes } from '../sql/code-search.ts'
import { type NamesRow, readNames, readNamesOf } from '../sql/search-index.ts'
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
  wholeWords,
} from './ranking.ts'

export type SearchResult = { slots: Int32Array; found: Bitset }

type Range = { tree: CategoryTree; index: ProductIndex }

/** The index of a catalogue version: stored, else built from all names. */
export async function loadSearchIndex(db: Sql, range: Range, version: string): Promise<SearchIndex> {
  const stored = await loadIndex(db, version)
  return createSearchIndex(range.tree, stored ?? (await buildNameIndex(db, range)))
}

/** Index of a few products, which is not stored. */
export async function indexProducts(db: Sql, range: Range): Promise<SearchIndex> {
  const names = await readNamesOf(db, [...range.index.ids])
  const texts = names.flatMap((row) => {
    const place = range.index.ordinalOf.get(row.id)
    return place === undefined ? [] : [toIndexedText(place, row)]
  })
  return createSearchIndex(range.tree, createInvertedIndex(texts.sort((a, b) => a.place - b.place)))
}

/** Reads the names in pages of some thousand products, so that a large catalogue is not in memory twice. */
export async function buildNameIndex(db: Sql, { index }: Range): Promise<InvertedIndex> {
  const names: IndexedText[] = []
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows: NamesRow[] = await readNames(db, last)
    for (const row of rows) {
      const place = index.ordinalOf.get(row.id)
      if (place !== undefined) names.push(toIndexedText(place, row))
    }
    last = rows.at(-1)?.id
  }
  return createInvertedIndex(names.sort((a, b) => a.place - b.place))
}

function toIndexedText(place: number, { compounding, other, contents }: NamesRow): IndexedText {
  const { terms } = readMeasures(`${compounding}, ${other}, ${contents}`)
  return { place, compounding: compounding ?? '', other: [other, ...terms].join(' ') }
}

/** @param companyId whose exclusive products `range` has; null: public products @returns listed products that match every word and measure of the text, else every word; empty if it has no word. */
export async function searchProducts(
  db: Sql,
  range: Range,
  words: SearchIndex,
  text: string,
  companyId: number | null = null,
): Promise<SearchResult> {
  const { index } = range
  const typed = toSearchTerms(text)
  const codes = await findCodes(db, text, typed, companyId)
  const plain = (word: string) => costsOf(word, words, range, toOrdinals(index, codes.byWord.get(word) ?? []))
  const { terms, rest } = readMeasures(text.slice(0, longestQuery))
  const others = toSearchTerms(rest)
  const totals =
    match([...others, ...terms].slice(0, mostTerms), alternatives) ??
    (typed.length > 1 ? matchOtherForms() : null) ??
    (terms.length > 0 ? match(others, alternatives) : null)
  return toResult(totals ?? new Uint8Array(index.size).fill(noMatchCost), toOrdinals(index, codes.exact))

  function match(terms: readonly string[], otherwise: (word: string) => Costs | null): Costs | null {
    const matches = expandQuery(terms).map(([own = [], ...others]) => {
      const literal = [allOf(own, plain), ...others.map((other) => raise(allOf(other, plain), otherMeaning))]
      return () => cheapest(literal) ?? allOf(own, (word) => plain(word) ?? otherwise(word))
    })
    return sumOf(matches)
  }

  /** Every word may have another form, a unit may be missing, or two words may be one. */
  function matchOtherForms(): Costs | null {
    const inAnyForm = (word: string) => cheapest([plain(word), inflected(word)]) ?? alternatives(word)
    const found = sumOf(typed.map((word) => () => inAnyForm(word)))
    return found ?? cheapest(joinNeighbours(typed).map((joined) => match(joined, inflected)))
  }

  function inflected(word: string): Costs | null {
    const forms = toInflections(word).map((form) => costsOf(form, words, range, [], wholeWords))
    return raise(cheapest(forms), otherForm)
  }

  /** Costs of a word without a match: in another form, else as a typo, else as a compound, else with two typos. */
  function alternatives(word: string): Costs | null {
    const piece = (part: string) => costsOfFragment(part, words, range)
    const asCompound = () => cheapest(splitCompound(word).map((parts) => allOf(parts, piece)))
    const nearest = inflected(word) ?? costsOfTypos(word, words, range)
    return nearest ?? raise(asCompound(), otherMeaning) ?? costsOfTwoTypos(word, words, range)
  }
}

const longestQuery = 400
const mostTerms = 8

/** Shorter words are not part of a compound. */
const shortestPart = 3

/** The words with each pair of neighbours joined in turn: `chick peas` is `chickpeas`. */
const joinNeighbours = (words: readonly string[]): string[][] =>
  words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? ''
    if (Math.min(before.length, word.length) < shortestPart) return []
    return [[...words.slice(0, at), before + word, ...words.slice(at + 2)]]
  })

type Costs = Uint8Array
/** Added cost of another grammatical form. */
const otherForm = 3
/** Added cost of an alternative: ranks after literal matches and before typos. */
const otherMeaning = 7

/** Every word must match: sum of the costs; null if no product matches all. */
const allOf = (words: QueryTerm, find: (word: string) => Costs | null): Costs | null =>
  sumOf(words.map((word) => () => find(word)))

function sumOf(parts: readonly (() => Costs | null)[]): Costs | null {
  let sum: Costs | null = null
  for (const part of parts) {
    const costs = part()
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
