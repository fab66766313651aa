/** Finds categories by their name in the current language, or by the name in the URL of another language. */
import type { CategoryTree } from '#features/catalogue/category.ts'
import { scoreName } from './fold.ts'
import { type CategoryHit, maxOtherHits } from './suggestions.ts'

type Node = CategoryTree['departments'][number]

/** Name in another language, from the last segment of its path: `/fr/products/fruits-legumes`. */
const nameInAddress = (address: string) => decodeURIComponent(address.split('/').at(-1) ?? '').replaceAll('-', ' ')

/** Added to the weight of a match in another language, so that it ranks below any match in the current one. */
const foreign = 3

function weighNode({ name, alternates }: Node, words: readonly string[]): number | null {
  const own = scoreName(name, words)
  if (own !== null) return own
  const others = Object.values(alternates).flatMap((address) => scoreName(nameInAddress(address), words) ?? [])
  return others.length > 0 ? foreign + Math.min(...others) : null
}

const departmentOf = (node: Node): Node => (node.parent ? departmentOf(node.parent) : node)

/** Best matches; equal matches are sorted by number of products. @param words search words */
export function toCategoryHits({ byId }: Pick<CategoryTree, 'byId'>, words: readonly string[]): CategoryHit[] {
  return [...byId.values()]
    .flatMap((node) => {
      const weight = weighNode(node, words)
      return weight === null ? [] : [{ node, weight }]
    })
    .sort((one, other) => one.weight - other.weight || (other.node.count ?? 0) - (one.node.count ?? 0))
    .slice(0, maxOtherHits)
    .map(({ node }) => ({
      id: node.id,
      name: node.name,
      href: node.href,
      within: node.parent ? departmentOf(node).name : null,
      count: node.count,
      tint: node.tint,
    }))
}
