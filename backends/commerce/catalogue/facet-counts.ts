// How many products would match with each option; every group is counted without its own filters (D17). Called by the facet resolver.
import { type AllergenLevel, allergenCodes } from '../rules/allergens.ts'
import type { Locale } from '../rules/locale.ts'
import { type Bitset, count, countBoth } from './bitset.ts'
import type { Catalogue } from './catalogue.ts'
import type { CategoryNode } from './category-tree.ts'
import { type FilterGroup, type Filters, matchFilters } from './filters.ts'
import type { SearchResult } from './search.ts'

export type FacetCounts = {
  /** By the place of the allergen in `allergenCodes`. */
  allergens: Record<AllergenLevel, number[]>
  brands: { brand: CategoryNode; amount: number }[]
  stockArticles: { kept: number; onDemand: number }
  /** What passes every filter. */
  matches: Bitset
}

export function countFacets(
  catalogue: Catalogue,
  filters: Filters,
  locale: Locale,
  search: SearchResult | null,
): FacetCounts {
  const { index, tree } = catalogue
  const matches = (leaveOut?: FilterGroup) => matchFilters(catalogue, filters, locale, search, leaveOut)
  const perAllergen = (level: AllergenLevel) => {
    const set = matches(level)
    return allergenCodes.map((_, place) => {
      const members = index.byAllergen[level][place]
      return members ? countBoth(set, members) : 0
    })
  }
  const anyBrand = matches('brands')
  const anyStock = matches('isStockArticle')
  const kept = countBoth(anyStock, index.stockArticles)
  return {
    allergens: {
      contains: perAllergen('contains'),
      may_contain: perAllergen('may_contain'),
      free: perAllergen('free'),
    },
    brands: tree.all.flatMap((brand) => {
      const members = brand.type === 'brand' ? index.byCategory.get(brand.id) : undefined
      return members ? [{ brand, amount: countBoth(anyBrand, members) }] : []
    }),
    stockArticles: { kept, onDemand: count(anyStock) - kept },
    matches: matches(),
  }
}
