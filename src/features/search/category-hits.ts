/** Finds categories by their name in the current language, or by the name in the URL of another language. */
import type { CategoryTree } from '#features/catalogue/category.ts'
import { memoizeByObject } from '#service/memoize-by-object.ts'
import { type Spellings, scoreWords, toNameSpellings, toSpellings } from './fold.ts'
import { type CategoryHit, maxOtherHits } from './suggestions.ts'

type Node = CategoryTree['departments'][number]

/** Name in another language, from the last segment of its path: `/fr/products/fruits-legumes`. */
const nameInAddress = (address: string) => decodeURIComponent(address.split('/').at(-1) ?? '').replaceAll('-', ' ')

/** Added to the weight of a match in another language, so that it ranks below any match in the current one. */
const foreign = 3

const toIndex = memoizeByObject((byId: CategoryTree['byId']) =>
  [...byId.values()].map((node) => ({
    node,
    name: toNameSpellings(node.name),
    otherNames: Object.values(node.alternates).map((address) => toNameSpellings(nameInAddress(address))),
  })),
)

type IndexEntry = ReturnType<typeof toIndex>[number]

function weigh({ name, otherNames }: IndexEntry, asked: Spellings): number | null {
  const own = scoreWords(name, asked)
  if (own !== null) return own
  const others = otherNames.flatMap((other) => scoreWords(other, asked) ?? [])
  return others.length > 0 ? foreign + Math.min(...others) : null
}

const departmentOf = (node: Node): Node => (node.parent ? departmentOf(node.parent) : node)

/** Best matches; equal matches are sorted by number of products. @param words search words */
export function toCategoryHits({ byId }: Pick<CategoryTree, 'byId'>, words: readonly string[]): CategoryHit[] {
  const asked = toSpellings(words)
  return toIndex(byId)
    .flatMap((entry) => {
      const weight = weigh(entry, asked)
      return weight === null ? [] : [{ node: entry.node, weight }]
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
