import type { Category } from '#features/catalogue/category.ts'
import type { StockFilter } from '#features/catalogue/filters.ts'
import type { ListingQuery } from '#features/catalogue/listing-query.ts'
import type { Result } from '#service/result.ts'
import type { Facets } from './facets.ts'
import type { Listing } from './listing.ts'

export interface ListingLocation {
  category: Category
  query: ListingQuery
  guest: boolean
  stockFilter: StockFilter
}

export type ListingPromise = Promise<Result<Listing>>
export type FacetsPromise = Promise<Result<Facets>>

/** Id of the filter form, for `form` and `popoverTarget` attributes. */
export const filterFormId = 'filters'
