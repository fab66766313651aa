import type { Locale } from '../../graphql/locales.ts'
import { type AllergenLevel, allergenIndexOf } from '../rules/allergens.ts'
import { toRowId } from '../rules/ids.ts'
import { type Bitset, emptySet, intersect, subtract, unite } from './bitset.ts'
import type { Catalogue } from './catalogue.ts'
import type { SearchResult } from './search.ts'

export type Filters = {
  search: string | null
  isNew: boolean
  urlKey: string | null
  category: string | null
  allergens: Record<AllergenLevel, readonly string[]>
  /** true: available from stock now; false: on order. */
  isStockArticle: boolean | null
  brands: readonly string[]
}

/** Inputs that change between requests of one catalogue version. */
export type FilterInputs = { search: SearchResult | null; soldOut: Bitset }

export type FilterGroup = AllergenLevel | 'brands' | 'isStockArticle' | 'category'

/** Products that pass every filter except those of `exceptGroup` (for facets): allergens combined with AND, brands with OR; an unknown id matches none. */
export function matchFilters(
  { index, tree }: Pick<Catalogue, 'index' | 'tree'>,
  filters: Filters,
  locale: Locale,
  { search, soldOut }: FilterInputs,
  exceptGroup?: FilterGroup,
): Bitset {
  const set = index.all.slice()
  const none = emptySet(index.size)
  const keep = (other: Bitset | undefined) => intersect(set, other ?? none)

  if (search) keep(search.found)
  if (filters.isNew) keep(index.news)
  if (exceptGroup !== 'category') {
    if (filters.urlKey !== null) keep(index.byCategory.get(tree.findByPath(locale, filters.urlKey)?.id ?? 0))
    if (filters.category !== null) keep(index.byCategory.get(toRowId(filters.category)))
  }
  for (const level of ['contains', 'may_contain', 'free'] as const) {
    if (level === exceptGroup) continue
    for (const id of filters.allergens[level]) {
      const members = index.byAllergen[level][allergenIndexOf(id)]
      if (!members) return none
      keep(members)
    }
  }
  if (filters.brands.length > 0 && exceptGroup !== 'brands') {
    const any = emptySet(index.size)
    for (const id of filters.brands) {
      const brand = tree.byId.get(toRowId(id))
      if (brand?.type === 'brand') unite(any, index.byCategory.get(brand.id) ?? none)
    }
    keep(any)
  }
  if (filters.isStockArticle !== null && exceptGroup !== 'isStockArticle') {
    if (filters.isStockArticle) {
      keep(index.stockArticles)
      subtract(set, soldOut)
    } else subtract(set, index.stockArticles)
  }
  return set
}
