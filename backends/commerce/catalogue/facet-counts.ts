// Counts the products per facet option; each group is counted without its own filters.
import type { Locale } from '../../graphql/locales.ts'
import { type AllergenLevel, allergenCodes } from '../rules/allergens.ts'
import { type Bitset, count, countBoth, subtract } from './bitset.ts'
import type { Catalogue } from './catalogue.ts'
import type { CategoryNode } from './category-tree.ts'
import { type FilterGroup, type FilterInputs, type Filters, matchFilters } from './filters.ts'

type NodeCount = { node: CategoryNode; amount: number }

export type FacetCounts = {
  /** By index in `allergenCodes`. */
  allergens: Record<AllergenLevel, number[]>
  brands: NodeCount[]
  categories: NodeCount[]
  stockArticles: { inStock: number; onDemand: number }
  matches: Bitset
}

export function countFacets(catalogue: Catalogue, filters: Filters, locale: Locale, now: FilterInputs): FacetCounts {
  const { index, tree } = catalogue
  const matches = (exceptGroup?: FilterGroup) => matchFilters(catalogue, filters, locale, now, exceptGroup)
  const perAllergen = (level: AllergenLevel) => {
    const set = matches(level)
    return allergenCodes.map((_, place) => {
      const members = index.byAllergen[level][place]
      return members ? countBoth(set, members) : 0
    })
  }
  const perNode = (type: 'brand' | 'category', set: Bitset) =>
    tree.all.flatMap((node) => {
      const members = node.type === type ? index.byCategory.get(node.id) : undefined
      return members ? [{ node, amount: countBoth(set, members) }] : []
    })
  const anyStock = matches('isStockArticle')
  const onDemand = anyStock.slice()
  subtract(onDemand, index.stockArticles)
  const inStock = anyStock.slice()
  subtract(inStock, now.soldOut)
  return {
    allergens: {
      contains: perAllergen('contains'),
      may_contain: perAllergen('may_contain'),
      free: perAllergen('free'),
    },
    brands: perNode('brand', matches('brands')),
    categories: perNode('category', matches('category')),
    stockArticles: { inStock: countBoth(inStock, index.stockArticles), onDemand: count(onDemand) },
    matches: matches(),
  }
}
