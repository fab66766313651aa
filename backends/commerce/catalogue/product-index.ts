// Index of all listed products for filters, counts and sort orders without a database query.
import type { Sql } from '../../sql/database.ts'
import { type AllergenLevel, allergenCodes } from '../rules/allergens.ts'
import { type ListedProductRow, readListedProducts } from '../sql/catalogue.ts'
import { addTo, type Bitset, emptySet, fullSet } from './bitset.ts'
import type { CategoryTree } from './category-tree.ts'

/** An ordinal is the index of a product in the list by position. */
export type ProductIndex = {
  size: number
  ids: Int32Array
  ordinalOf: Map<number, number>
  all: Bitset
  stockArticles: Bitset
  news: Bitset
  /** Categories and promotions including descendants, and brands. */
  byCategory: Map<number, Bitset>
  /** One set per allergen, in the order of `allergenCodes`. */
  byAllergen: Record<AllergenLevel, Bitset[]>
}

const levels: Record<string, AllergenLevel> = { c: 'contains', m: 'may_contain', f: 'free' }

/** All public products; counts them in the tree. */
export async function readProductIndex(db: Sql, tree: CategoryTree): Promise<ProductIndex> {
  const rows = await readListedProducts(db)
  for (const row of rows) countRow(tree, row)
  return toProductIndex(rows, tree)
}

/** @param rows by position */
export function toProductIndex(rows: readonly ListedProductRow[], tree: CategoryTree): ProductIndex {
  const size = rows.length
  const perAllergen = () => allergenCodes.map(() => emptySet(size))
  const index: ProductIndex = {
    size,
    ids: Int32Array.from(rows, (row) => row.id),
    ordinalOf: new Map(rows.map((row, slot) => [row.id, slot])),
    all: fullSet(size),
    stockArticles: emptySet(size),
    news: emptySet(size),
    byCategory: new Map(tree.all.map((node) => [node.id, emptySet(size)])),
    byAllergen: { contains: perAllergen(), may_contain: perAllergen(), free: perAllergen() },
  }
  for (const [slot, row] of rows.entries()) addRow(index, tree, slot, row)
  return index
}

function addRow(index: ProductIndex, tree: CategoryTree, slot: number, row: ListedProductRow): void {
  if (row.is_stock_article) addTo(index.stockArticles, slot)
  if (row.is_new) addTo(index.news, slot)
  for (const id of [row.category_id, row.brand_id, row.promotion_id]) {
    for (let node = tree.byId.get(id ?? 0) ?? null; node; node = node.parent) {
      const set = index.byCategory.get(node.id)
      if (set) addTo(set, slot)
    }
  }
  for (let place = 0; place < allergenCodes.length; place += 1) {
    const level = levels[row.allergens[place] ?? '-']
    const set = level && index.byAllergen[level][place]
    if (set) addTo(set, slot)
  }
}

function countRow(tree: CategoryTree, { category_id, brand_id, promotion_id, picture }: ListedProductRow): void {
  for (const id of [category_id, brand_id, promotion_id]) {
    for (let node = tree.byId.get(id ?? 0) ?? null; node; node = node.parent) {
      node.productCount += 1
      if (node.type !== 'brand') node.picture ??= picture || null
    }
  }
}

/** Ordinals of products; unlisted ones are left out. */
export const toOrdinals = ({ ordinalOf }: ProductIndex, ids: readonly number[]): number[] =>
  ids.flatMap((id) => ordinalOf.get(id) ?? [])
