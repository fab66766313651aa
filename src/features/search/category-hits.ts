/** Categories by name: the reader's, or the one that another language's address says. Called by search.service.ts with the tree in memory. */
import type { CategoryTree } from '#features/catalogue/category.ts'
import { weigh } from './fold.ts'
import { type CategoryHit, maxOthers } from './suggestions.ts'

type Node = CategoryTree['departments'][number]

/** The last segment of an address is the name in that language: `/fr/products/fruits-legumes`. */
const nameInAddress = (address: string) => decodeURIComponent(address.split('/').at(-1) ?? '').replaceAll('-', ' ')

/** A name in another language counts less than any in the reader's own. */
const foreign = 3

function weighNode({ name, alternates }: Node, words: readonly string[]): number | null {
  const own = weigh(name, words)
  if (own !== null) return own
  const others = Object.values(alternates).flatMap((address) => weigh(nameInAddress(address), words) ?? [])
  return others.length > 0 ? foreign + Math.min(...others) : null
}

const departmentOf = (node: Node): Node => (node.parent ? departmentOf(node.parent) : node)

/** The best few, those with more products first. @param words of the question */
export function toCategoryHits({ byId }: Pick<CategoryTree, 'byId'>, words: readonly string[]): CategoryHit[] {
  return [...byId.values()]
    .flatMap((node) => {
      const weight = weighNode(node, words)
      return weight === null ? [] : [{ node, weight }]
    })
    .sort((one, other) => one.weight - other.weight || (other.node.count ?? 0) - (one.node.count ?? 0))
    .slice(0, maxOthers)
    .map(({ node }) => ({
      id: node.id,
      name: node.name,
      href: node.href,
      within: node.parent ? departmentOf(node).name : null,
      count: node.count,
      tint: node.tint,
    }))
}
