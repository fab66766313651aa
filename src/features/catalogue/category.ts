import type { categoriesQuery } from '#contracts/generated/commerce.ts'
import { toPictureSource } from '#features/content/pictures/pictures.ts'
import { isLocale, type Locale, locales } from '#i18n/locales.ts'
import { hasSharedCataloguePrefix } from '#i18n/routes.ts'
import type { PictureSource } from '#ui/images/image-url.ts'
import { TINTS, type Tint } from '#ui/layout/tint.ts'
import { listingPath } from './listing-query.ts'

export interface CategoryLink {
  id: string
  name: string
  href: string
  /** Number of products including subcategories; null if the backend does not count. */
  count: number | null
}

interface CategoryNode extends CategoryLink {
  path: string
  tint: Tint | null
  picture: PictureSource | null
  alternates: Partial<Record<Locale, string>>
  parent: CategoryNode | null
  children: CategoryNode[]
}

export interface CategoryTree {
  departments: CategoryNode[]
  byPath: ReadonlyMap<string, CategoryNode>
  byId: ReadonlyMap<string, CategoryNode>
  /** All category paths by locale. In German and French, product paths must not equal one of them. */
  taken: ReadonlyMap<Locale, ReadonlySet<string>>
}

/** Category of a listing page; the whole catalogue has a null id and an empty path. */
export interface Category {
  id: string | null
  /** Null for the whole catalogue, whose name is a message of the shop. */
  name: string | null
  path: string
  count: number | null
  tint: Tint | null
  /** From the department down, without the category itself. */
  ancestors: CategoryLink[]
  children: CategoryLink[]
  siblings: CategoryLink[]
  alternates: Partial<Record<Locale, string>>
}

export interface Department extends CategoryLink {
  tint: Tint | null
  picture: PictureSource | null
  children: (CategoryLink & { children: CategoryLink[] })[]
}

type Given = NonNullable<categoriesQuery['categories']>['data'][number]
type Flat = Omit<Given, 'children'>

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

/** Brands and promotions are categories with pages, but not part of the departments. */
const isCatalogueCategory = ({ type }: Flat) => !type || type === 'category'

/** Assumed width of category pictures, in pixels, which the contract does not report: the largest width at which they are shown. */
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
    picture: toPictureSource('commerce', given.imageUrl, pictureWidth),
    alternates: Object.fromEntries(
      (given.localizedUrls ?? []).flatMap((url) =>
        isLocale(url.locale) ? [[url.locale, listingPath(url.locale, url.urlPath)]] : [],
      ),
    ),
    parent: null,
    children: [],
  }
}

/** @param answer nested or flat; brands and promotions are in `byPath` and `byId`, not in `departments` */
export function toCategoryTree(answer: categoriesQuery, locale: Locale): CategoryTree {
  const given = [...flatten(answer.categories?.data ?? [], null, new Map()).values()].filter(({ urlPath }) => urlPath)
  const byId = new Map(given.map((one) => [one.id, toNode(one, locale)]))
  const departments: CategoryNode[] = []
  const catalogueCategories = given.filter(isCatalogueCategory)
  for (const { id, parentId } of catalogueCategories.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))) {
    const node = byId.get(id)
    const parent = parentId === null ? undefined : byId.get(parentId)
    if (!node) continue
    node.parent = parent ?? null
    ;(parent?.children ?? departments).push(node)
  }
  const setTint = (node: CategoryNode, tint: Tint | null) => {
    node.tint = tint
    for (const child of node.children) setTint(child, node.tint)
  }
  // tints are assigned in order, because the backend has none
  for (const [index, department] of departments.entries()) setTint(department, TINTS[index % TINTS.length] ?? null)
  // catalogue categories come last, so that they override brands and promotions with the same path
  const byPath = new Map(
    given
      .toSorted((a, b) => Number(isCatalogueCategory(a)) - Number(isCatalogueCategory(b)))
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

export function findCategory(tree: CategoryTree, path: string): Category | null {
  if (path === '') {
    const departments = tree.departments.map(toLink)
    const alternates = Object.fromEntries(locales.map((locale) => [locale, listingPath(locale, '')]))
    return {
      id: null,
      name: null,
      path,
      // departments share products, so their counts do not add up
      count: null,
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

export const toDepartments = ({ departments }: CategoryTree): Department[] =>
  departments.map((node) => ({
    ...toLink(node),
    tint: node.tint,
    picture: node.picture,
    children: node.children.map((child) => ({ ...toLink(child), children: child.children.map(toLink) })),
  }))

/** Breadcrumbs to the first of the categories that is in a department; empty if none is. */
export function toCrumbs(tree: CategoryTree, ids: readonly string[]): CategoryLink[] {
  const paths = ids.map((id) => {
    const node = tree.byId.get(id)
    return node ? [...toAncestors(node), node] : []
  })
  return (paths.find(([top]) => top && tree.departments.includes(top)) ?? []).map(toLink)
}

/** Last segment of a product URL. In languages where products and categories share a prefix, the product adds its SKU. */
export function toProductSlug(
  { taken }: Pick<CategoryTree, 'taken'>,
  locale: Locale,
  { urlKey, sku }: { urlKey: string; sku: string },
): string {
  return hasSharedCataloguePrefix(locale) && taken.get(locale)?.has(urlKey) ? `${urlKey}-${sku}` : urlKey
}
