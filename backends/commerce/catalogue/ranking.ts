// How far a word that was typed is from each product: in its names, its brand, its categories and its codes. Called by search.ts.
// A cost is a small number, the lower the better; the steps between them are what makes one find come before another.
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

/** The words of all names by slot, and those of all categories and brands by their place in the tree. */
export type SearchIndex = { names: InvertedIndex; nodes: InvertedIndex }

/** The cost of what was not found at all. */
export const notFound = 255

/** What name and category both say is the thing itself: scrambled egg with cream is no cream. */
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

/** One or two letters begin the name of too many categories. */
const shortestCategoryWord = 3

/** @param names the words of the products' names by slot */
export function createSearchIndex(tree: CategoryTree, names: InvertedIndex): SearchIndex {
  const nodes = tree.all.map(({ texts: { nl, en, de, fr } }, place) => ({
    place,
    compounding: `${nl.name} ${de.name}`,
    other: `${en.name} ${fr.name}`,
  }))
  return { names, nodes: createInvertedIndex(nodes) }
}

type Range = { tree: CategoryTree; index: ProductIndex }

const allMatches: readonly Match[] = ['exact', 'beginning', 'end', 'inside']
/** A part of what was typed must be a word, or stand at an edge of one; a number must be that number. */
const partMatches = (part: string): readonly Match[] => (/^\d/.test(part) ? ['exact'] : ['exact', 'beginning', 'end'])

/**
 * The cost of one folded word by slot; null when it is nowhere.
 * @param codes slots with an article code that begins with the word
 */
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

/** The cost of a part of what was typed as one word. */
export const costsOfFragment = (piece: string, words: SearchIndex, range: Range) =>
  costsOf(piece, words, range, [], partMatches(piece))

/** The cost of what may have been meant by a word that is nowhere. */
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
  const costs = new Uint8Array(index.size).fill(notFound)
  const lower = (slot: number, cost: number) => {
    if (cost < (costs[slot] ?? 0)) costs[slot] = cost
  }
  for (const { word, match } of inNames) for (const slot of postingsOf(names, word)) lower(slot, nameCosts[match])
  const named = costs.slice()
  const naming = new Set(inNodes.flatMap((hit) => (isName(nodes, hit, typed) ? nodesOf(tree, nodes, hit) : [])))
  for (const [node, match] of toNodes(tree, nodes, inNodes)) {
    if (node.type !== 'brand' && typed.length < shortestCategoryWord) continue
    const cost = (node.type === 'brand' ? brandCosts : categoryCosts)[match]
    forEachIn(index.byCategory.get(node.id) ?? emptySet(0), (slot) => {
      lower(slot, naming.has(node) && named[slot] !== notFound ? bothCost : cost)
    })
  }
  for (const slot of codes) lower(slot, codeCost)
  return costs.every((cost) => cost === notFound) ? null : costs
}

const nodesOf = (tree: CategoryTree, nodes: InvertedIndex, { word }: Hit): CategoryNode[] =>
  [...postingsOf(nodes, word)].flatMap((place) => tree.all[place] ?? [])

/** Letters of a plural. */
const longestEnding = 2

/** Whether the word of a category is what was typed, its plural or a compound of it: `vin` is `vins`, and no `vinaigre`. */
const isName = (nodes: InvertedIndex, { word, match }: Hit, typed: string): boolean =>
  match === 'exact' ||
  match === 'end' ||
  (match === 'beginning' && lengthOf(nodes, word) <= typed.length + longestEnding)

/**
 * The brands and categories of the hits, each with its best match. A category that names several things (`Pasta, rice & grains`)
 * steps back when one below it answers as well: who looks for rice does not look for pasta.
 */
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
