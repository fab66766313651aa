import { type Locale, locales } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { type CategoryRow, readCategories } from '../sql/catalogue.ts'

type CategoryText = { name: string; urlPath: string }
export type CategoryNode = {
  id: number
  parent: CategoryNode | null
  type: CategoryRow['type']
  code: string
  position: number
  texts: Record<Locale, CategoryText>
  children: CategoryNode[]
  /** Sellable products of the node and its descendants. */
  productCount: number
  /** Its own picture, else that of its first product; null for brands. */
  picture: string | null
}

export type CategoryTree = {
  /** Public ones in level order, by position; roots first. */
  all: CategoryNode[]
  /** Also those of which all products are exclusive, for these products. */
  byId: Map<number, CategoryNode>
  findByPath(locale: Locale, urlPath: string): CategoryNode | null
}

export async function readCategoryTree(db: Sql): Promise<CategoryTree> {
  const rows = await readCategories(db)
  const byId = new Map<number, CategoryNode>()
  for (const { id, type, code, position, picture, texts } of rows) {
    byId.set(id, {
      id,
      parent: null,
      type,
      code,
      position,
      texts: JSON.parse(texts),
      children: [],
      productCount: 0,
      picture,
    })
  }
  for (const row of rows) {
    const node = byId.get(row.id)
    const parent = row.parent_id === null ? null : byId.get(row.parent_id)
    if (!node || !parent) continue
    node.parent = parent
    if (!row.is_hidden) parent.children.push(node)
  }
  const roots = rows.filter(({ is_hidden, parent_id }) => !is_hidden && !byId.has(parent_id ?? 0))
  const all = inLevels(roots.flatMap(({ id }) => byId.get(id) ?? []))
  const paths = new Map(
    all.flatMap((node) => locales.map((locale) => [`${locale}/${node.texts[locale].urlPath}`, node])),
  )
  return { all, byId, findByPath: (locale, urlPath) => paths.get(`${locale}/${urlPath}`) ?? null }
}

function inLevels(roots: CategoryNode[]): CategoryNode[] {
  const all = [...roots]
  for (let index = 0; index < all.length; index += 1) all.push(...(all[index]?.children ?? []))
  return all
}

export function toBreadcrumbs(node: CategoryNode): CategoryNode[] {
  return node.parent ? [...toBreadcrumbs(node.parent), node] : [node]
}
