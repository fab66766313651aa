// How far a word that was typed is from each product: in its names, its brand, its categories and its codes. Called by search.ts.
// A cost is a small number, the lower the better; the steps between them are what makes one find come before another.
import { emptySet, forEachIn } from './bitset.ts'
import type { CategoryNode, CategoryTree } from './category-tree.ts'
import type { ProductIndex } from './product-index.ts'
import { createWordIndex, findSlips, findWords, type Hit, type Match, placesOf, type WordIndex } from './word-index.ts'

/** The words of all names by slot, and those of all categories and brands by their place in the tree. */
export type SearchWords = { names: WordIndex; nodes: WordIndex }

/** The cost of what was not found at all. */
export const notFound = 255

const nameCosts: Record<Match, number> = { exact: 0, beginning: 1, end: 3, inside: 4, slip: 8, slipOfBeginning: 9 }
const brandCosts: Record<Match, number> = { ...nameCosts, exact: 2, beginning: 2 }
const categoryCosts: Record<Match, number> = {
  exact: 5,
  beginning: 5,
  end: 5,
  inside: 5,
  slip: 10,
  slipOfBeginning: 11,
}
const codeCost = 2

/** One or two letters begin the name of too many categories. */
const shortestCategoryWord = 3

/** @param names the words of the products' names by slot */
export function createSearchWords(tree: CategoryTree, names: WordIndex): SearchWords {
  const nodes = tree.all.map(({ texts: { nl, en, de, fr } }, place) => ({
    place,
    compounding: `${nl.name} ${de.name}`,
    other: `${en.name} ${fr.name}`,
  }))
  return { names, nodes: createWordIndex(nodes) }
}

/**
 * The cost of one folded word by slot. Slips are forgiven only for a word that is nowhere.
 * @param codes slots with an article code that begins with the word
 */
export function costsOf(
  typed: string,
  { names, nodes }: SearchWords,
  { tree, index }: { tree: CategoryTree; index: ProductIndex },
  codes: readonly number[],
): Uint8Array {
  const costs = new Uint8Array(index.size).fill(notFound)
  const lower = (slot: number, cost: number) => {
    if (cost < (costs[slot] ?? 0)) costs[slot] = cost
  }
  const add = (inNames: readonly Hit[], inNodes: readonly Hit[]) => {
    for (const { word, match } of inNames) for (const slot of placesOf(names, word)) lower(slot, nameCosts[match])
    for (const [node, match] of toNodes(tree, nodes, inNodes)) {
      if (node.type !== 'brand' && typed.length < shortestCategoryWord) continue
      const cost = (node.type === 'brand' ? brandCosts : categoryCosts)[match]
      forEachIn(index.byCategory.get(node.id) ?? emptySet(0), (slot) => lower(slot, cost))
    }
  }
  const [inNames, inNodes] = [findWords(names, typed), findWords(nodes, typed)]
  add(inNames, inNodes)
  for (const slot of codes) lower(slot, codeCost)
  if (costs.every((cost) => cost === notFound)) add(findSlips(names, typed), findSlips(nodes, typed))
  return costs
}

/**
 * The brands and categories of the hits, each with its best match. A category that names several things (`Pasta, rice & grains`)
 * steps back when one below it answers as well: who looks for rice does not look for pasta.
 */
function toNodes(tree: CategoryTree, nodes: WordIndex, hits: readonly Hit[]): [CategoryNode, Match][] {
  const best = new Map<CategoryNode, Match>()
  for (const { word, match } of hits) {
    for (const place of placesOf(nodes, word)) {
      const node = tree.all[place]
      const known = node && best.get(node)
      if (node && (!known || nameCosts[match] < nameCosts[known])) best.set(node, match)
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
