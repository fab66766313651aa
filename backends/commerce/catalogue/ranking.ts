// Costs of a typed word by product: matches in names, brand, categories and codes. Lower is better; the differences define the ranking.
import { emptySet, forEachIn } from './bitset.ts'
import type { CategoryNode, CategoryTree } from './category-tree.ts'
import {
  createInvertedIndex,
  findTwoTypos,
  findTypos,
  findWords,
  type Hit,
  type InvertedIndex,
  lengthOf,
  type Match,
  postingsOf,
} from './inverted-index.ts'
import type { ProductIndex } from './product-index.ts'

/** Words of product names by ordinal, and of categories and brands by their index in the tree. */
export type SearchIndex = { names: InvertedIndex; nodes: InvertedIndex }

export const noMatchCost = 255

/** A match in both name and category is the product itself: scrambled egg with cream is not cream. */
const bothCost = 0
const nameCosts: Record<Match, number> = {
  exact: 1,
  beginning: 2,
  end: 4,
  inside: 5,
  typo: 9,
  typoOfBeginning: 10,
  twoTypos: 11,
}
const brandCosts: Record<Match, number> = { ...nameCosts, exact: 3, beginning: 3 }
const categoryCosts: Record<Match, number> = {
  exact: 6,
  beginning: 6,
  end: 6,
  inside: 6,
  typo: 11,
  typoOfBeginning: 12,
  twoTypos: 13,
}
const codeCost = 3

/** One or two letters are a prefix of too many category names: they find no product by its category, but may rank it. */
const shortestCategoryWord = 3

/** @param names index of the product names by ordinal */
export function createSearchIndex(tree: CategoryTree, names: InvertedIndex): SearchIndex {
  const nodes = tree.all.map(({ texts: { nl, en, de, fr } }, place) => ({
    place,
    compounding: `${nl.name} ${de.name}`,
    other: `${en.name} ${fr.name}`,
  }))
  return { names, nodes: createInvertedIndex(nodes) }
}

type Range = { tree: CategoryTree; index: ProductIndex }

export const wholeWords: readonly Match[] = ['exact', 'end']
const allMatches: readonly Match[] = ['exact', 'beginning', 'end', 'inside']
/** A part of the typed word must match a whole word or its edge; a number must match exactly. */
const partMatches = (part: string): readonly Match[] => (/^\d/.test(part) ? ['exact'] : ['exact', 'beginning', 'end'])

/** Costs of one folded word by ordinal; null if nothing matches. @param codes ordinals of products with a code that begins with the word */
export function costsOf(
  typed: string,
  words: SearchIndex,
  range: Range,
  codes: readonly number[] = [],
  accepted = allMatches,
): Uint8Array | null {
  const accept = (hits: readonly Hit[]) => hits.filter(({ match }) => accepted.includes(match))
  return toCosts(
    typed,
    words,
    range,
    accept(findWords(words.names, typed)),
    accept(findWords(words.nodes, typed)),
    codes,
  )
}

export const costsOfFragment = (piece: string, words: SearchIndex, range: Range) =>
  costsOf(piece, words, range, [], partMatches(piece))

export const costsOfTypos = (typed: string, words: SearchIndex, range: Range) =>
  toCosts(typed, words, range, findTypos(words.names, typed), findTypos(words.nodes, typed), [])

export const costsOfTwoTypos = (typed: string, words: SearchIndex, range: Range) =>
  toCosts(typed, words, range, findTwoTypos(words.names, typed), findTwoTypos(words.nodes, typed), [])

function toCosts(
  typed: string,
  { names, nodes }: SearchIndex,
  { tree, index }: Range,
  inNames: readonly Hit[],
  inNodes: readonly Hit[],
  codes: readonly number[],
): Uint8Array | null {
  if (inNames.length + inNodes.length + codes.length === 0) return null
  const costs = new Uint8Array(index.size).fill(noMatchCost)
  const lower = (slot: number, cost: number) => {
    if (cost < (costs[slot] ?? 0)) costs[slot] = cost
  }
  for (const { word, match } of inNames) for (const slot of postingsOf(names, word)) lower(slot, nameCosts[match])
  const named = costs.slice()
  const naming = new Set(inNodes.flatMap((hit) => (isName(nodes, hit, typed) ? nodesOf(tree, nodes, hit) : [])))
  for (const [node, match] of toNodes(tree, nodes, inNodes)) {
    const isShort = node.type !== 'brand' && typed.length < shortestCategoryWord
    if (isShort && !naming.has(node)) continue
    const cost = isShort ? noMatchCost : (node.type === 'brand' ? brandCosts : categoryCosts)[match]
    forEachIn(index.byCategory.get(node.id) ?? emptySet(0), (slot) => {
      lower(slot, naming.has(node) && named[slot] !== noMatchCost ? bothCost : cost)
    })
  }
  for (const slot of codes) lower(slot, codeCost)
  return costs.every((cost) => cost === noMatchCost) ? null : costs
}

const nodesOf = (tree: CategoryTree, nodes: InvertedIndex, { word }: Hit): CategoryNode[] =>
  [...postingsOf(nodes, word)].flatMap((place) => tree.all[place] ?? [])

/** Maximum length of a plural ending. */
const longestEnding = 2

/** Whether the category word is the typed word, its plural or a compound of it: `vins` matches `vin`, `vinaigre` does not. */
const isName = (nodes: InvertedIndex, { word, match }: Hit, typed: string): boolean =>
  match === 'exact' ||
  match === 'end' ||
  (match === 'beginning' && lengthOf(nodes, word) <= typed.length + longestEnding)

/** Brands and categories of the hits. A category with several names is dropped if a child matches too: a search for rice does not mean pasta. */
function toNodes(tree: CategoryTree, nodes: InvertedIndex, hits: readonly Hit[]): [CategoryNode, Match][] {
  const best = new Map<CategoryNode, Match>()
  for (const hit of hits) {
    for (const node of nodesOf(tree, nodes, hit)) {
      const known = best.get(node)
      if (!known || nameCosts[hit.match] < nameCosts[known]) best.set(node, hit.match)
    }
  }
  const answersAsWell = ({ children }: CategoryNode, match: Match): boolean =>
    children.some((child) => {
      const own = best.get(child)
      return (own !== undefined && nameCosts[own] <= nameCosts[match]) || answersAsWell(child, match)
    })
  return [...best].filter(([node, match]) => !(namesSeveral(node) && answersAsWell(node, match)))
}

const namesSeveral = ({ texts }: CategoryNode): boolean => /[&,]/.test(texts.nl.name)
