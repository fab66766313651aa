/** Categories as the shop knows them: the tree in memory, one category with its surroundings, the departments of the frame. */
import type { categoriesQuery } from '#contracts/generated/commerce.ts'
import { toSource } from '#features/content/pictures/pictures.ts'
import { isLocale, type Locale, locales } from '#i18n/locales.ts'
import type { PictureSource } from '#ui/product/image-url.ts'
import { TINTS, type Tint } from '#ui/tint.ts'
import { listingPath } from './listing-query.ts'

export interface CategoryLink {
  id: string
  name: string
  href: string
  /** Products in it and below; null when the backend does not count. */
  count: number | null
}

/** A node of the tree, with the colour of its department. */
interface CategoryNode extends CategoryLink {
  /** All segments in the reader's language. */
  path: string
  tint: Tint | null
  picture: PictureSource | null
  /** Public paths in every language that is known. */
  alternates: Partial<Record<Locale, string>>
  parent: CategoryNode | null
  children: CategoryNode[]
}

export interface CategoryTree {
  departments: CategoryNode[]
  byPath: ReadonlyMap<string, CategoryNode>
  byId: ReadonlyMap<string, CategoryNode>
  /** Every category path of a language: in German and French a product must not bear one. */
  taken: ReadonlyMap<Locale, ReadonlySet<string>>
}

/** A category on its own page; the whole range has no id and an empty path. */
export interface Category {
  id: string | null
  /** Null for the whole range, whose name is the shop's. */
  name: string | null
  path: string
  count: number | null
  tint: Tint | null
  /** From the department down, without itself. */
  ancestors: CategoryLink[]
  children: CategoryLink[]
  /** Itself and its sisters. */
  siblings: CategoryLink[]
  alternates: Partial<Record<Locale, string>>
}

/** What the frame shows of a department, three levels deep. */
export interface Department extends CategoryLink {
  tint: Tint | null
  picture: PictureSource | null
  children: (CategoryLink & { children: CategoryLink[] })[]
}

type Given = NonNullable<categoriesQuery['categories']>['data'][number]
type Flat = Omit<Given, 'children'>

/** Every category once: a backend may send the whole tree flat, each with its subtree. */
function flatten(
  nodes: readonly (Flat & { children?: readonly Flat[] | null })[],
  parentId: string | null,
  found: Map<string, Flat & { parentId: string | null }>,
) {
  for (const { children, ...node } of nodes) {
    if (!found.has(node.id)) found.set(node.id, { ...node, parentId: node.parentId ?? parentId })
    flatten(children ?? [], node.id, found)
  }
  return found
}

/** Brands and promotions are categories too: they have their pages, and no place in the departments. */
const isOfRange = ({ type }: Flat) => !type || type === 'category'

/** The contract does not say how wide the picture of a category is: as wide as the places it is shown in ask for. */
const pictureWidth = 576

function toNode(given: Flat, locale: Locale): CategoryNode {
  const path = given.urlPath ?? ''
  return {
    id: given.id,
    name: given.name,
    path,
    href: listingPath(locale, path),
    count: given.productCount,
    tint: null,
    picture: toSource('commerce', given.imageUrl, pictureWidth),
    alternates: Object.fromEntries(
      (given.localizedUrls ?? []).flatMap((url) =>
        isLocale(url.locale) ? [[url.locale, listingPath(url.locale, url.urlPath)]] : [],
      ),
    ),
    parent: null,
    children: [],
  }
}

/** @param answer of `categories`, nested or flat; brands and promotions can be found by their path, and are in no department */
export function toCategoryTree(answer: categoriesQuery, locale: Locale): CategoryTree {
  const given = [...flatten(answer.categories?.data ?? [], null, new Map()).values()].filter(({ urlPath }) => urlPath)
  const byId = new Map(given.map((one) => [one.id, toNode(one, locale)]))
  const departments: CategoryNode[] = []
  const range = given.filter(isOfRange)
  for (const { id, parentId } of range.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))) {
    const node = byId.get(id)
    const parent = parentId === null ? undefined : byId.get(parentId)
    if (!node) continue
    node.parent = parent ?? null
    ;(parent?.children ?? departments).push(node)
  }
  const colour = (node: CategoryNode, tint: Tint | null) => {
    node.tint = tint
    for (const child of node.children) colour(child, node.tint)
  }
  // departments take the colours in turn: a backend need know nothing of them
  for (const [index, department] of departments.entries()) colour(department, TINTS[index % TINTS.length] ?? null)
  // of two with one path the range's own is meant
  const byPath = new Map(
    given
      .toSorted((a, b) => Number(isOfRange(a)) - Number(isOfRange(b)))
      .flatMap(({ id }) => {
        const node = byId.get(id)
        return node ? [[node.path, node] as const] : []
      }),
  )
  const taken = new Map(
    locales.map((one) => [
      one,
      new Set(
        given.flatMap(({ localizedUrls }) =>
          (localizedUrls ?? []).flatMap((url) => (url.locale === one ? url.urlPath : [])),
        ),
      ),
    ]),
  )
  taken.set(locale, new Set(byPath.keys()))
  return { departments, byPath, byId, taken }
}

const toLink = ({ id, name, href, count }: CategoryNode): CategoryLink => ({ id, name, href, count })

const toAncestors = (node: CategoryNode): CategoryNode[] =>
  node.parent ? [...toAncestors(node.parent), node.parent] : []

/** The category at a path, `''` for the whole range; null when there is none. */
export function findCategory(tree: CategoryTree, path: string): Category | null {
  if (path === '') {
    const departments = tree.departments.map(toLink)
    const count = tree.departments.reduce((sum, { count }) => sum + (count ?? 0), 0)
    const alternates = Object.fromEntries(locales.map((locale) => [locale, listingPath(locale, '')]))
    return {
      id: null,
      name: null,
      path,
      count,
      tint: null,
      ancestors: [],
      children: departments,
      siblings: [],
      alternates,
    }
  }
  const node = tree.byPath.get(path)
  if (!node) return null
  return {
    id: node.id,
    name: node.name,
    path,
    count: node.count,
    tint: node.tint,
    ancestors: toAncestors(node).map(toLink),
    children: node.children.map(toLink),
    siblings: (node.parent?.children ?? (tree.departments.includes(node) ? tree.departments : [])).map(toLink),
    alternates: node.alternates,
  }
}

/** The departments of the frame: what the menu shows. */
export const toDepartments = ({ departments }: CategoryTree): Department[] =>
  departments.map((node) => ({
    ...toLink(node),
    tint: node.tint,
    picture: node.picture,
    children: node.children.map((child) => ({ ...toLink(child), children: child.children.map(toLink) })),
  }))

/** From the department down to the first of some categories that the range knows, for breadcrumbs; empty when it knows none. */
export function toCrumbs(tree: CategoryTree, ids: readonly string[]): CategoryLink[] {
  const ways = ids.map((id) => {
    const node = tree.byId.get(id)
    return node ? [...toAncestors(node), node] : []
  })
  return (ways.find(([top]) => top && tree.departments.includes(top)) ?? []).map(toLink)
}

/**
 * The last segment of a product's address. Where products and categories share a prefix, a category of the same name keeps the
 * path and the product adds its article code.
 */
export function toProductSlug(
  { taken }: Pick<CategoryTree, 'taken'>,
  locale: Locale,
  { urlKey, sku }: { urlKey: string; sku: string },
): string {
  const shared = locale === 'de' || locale === 'fr'
  return shared && taken.get(locale)?.has(urlKey) ? `${urlKey}-${sku}` : urlKey
}
