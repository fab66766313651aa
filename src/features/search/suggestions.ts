/** What a search answers while one types: a few products, categories and pages, in the reader's language. Made by search.service.ts, shown by the palette. */
import type { getProductListingQueryVariables } from '#contracts/generated/commerce.ts'
import type { ProductCard } from '#features/product/product-card.ts'
import type { Tint } from '#ui/tint.ts'

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
  /** ISO 8601; of news. */
  date: string | null
}

export interface Suggestions {
  products: ProductCard[]
  /** Of products, on all pages of the listing. */
  total: number
  categories: CategoryHit[]
  pages: PageHit[]
  /** Other words, where these find nothing or little. */
  suggestion: string | null
}

export const noSuggestions: Suggestions = { products: [], total: 0, categories: [], pages: [], suggestion: null }

/** As many of each. */
const maxProducts = 6
export const maxOthers = 3

/** @param question see `toQuestion` */
export const toVariables = (question: string): getProductListingQueryVariables => ({
  first: maxProducts,
  page: 1,
  search: question,
})
