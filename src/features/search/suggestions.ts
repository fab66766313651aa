import type { getProductListingQueryVariables } from '#contracts/generated/commerce.ts'
import type { ProductCard } from '#features/product/product-card.ts'
import type { Tint } from '#ui/layout/tint.ts'

export interface CategoryHit {
  id: string
  name: string
  href: string
  /** Name of its department; null for a department. */
  within: string | null
  count: number | null
  tint: Tint | null
}

export interface PageHit {
  title: string
  href: string
  /** ISO 8601 date of a news article; null for other pages. */
  date: string | null
  /** The sentence or file name that matched; null if only the title did, or if the CMS has no texts for the search. */
  excerpt: string | null
}

export interface Suggestions {
  products: ProductCard[]
  total: number
  categories: CategoryHit[]
  pages: PageHit[]
  /** Spelling suggestion if the query has few or no results, else null. */
  suggestion: string | null
  /** The products contain some of the assortment of the customer's company. */
  isPrivate?: true
}

export const noSuggestions: Suggestions = { products: [], total: 0, categories: [], pages: [], suggestion: null }

export const maxProducts = 6
export const maxOtherHits = 3

/** @param question normalized query, see `normalizeQuery` */
export const toVariables = (question: string): getProductListingQueryVariables => ({
  first: maxProducts,
  page: 1,
  search: question,
})
