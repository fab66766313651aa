/** What the parts of one listing share: where it stands, what is chosen, what is on its way. Given by CategoryPage. */

import type { Category } from '#features/catalogue/category.ts'
import type { ListingQuery } from '#features/catalogue/listing-query.ts'
import type { Result } from '#service/result.ts'
import type { Facets } from './filters/facets.ts'
import type { Listing } from './listing.ts'

export interface ListingLocation {
  category: Category
  query: ListingQuery
  /** Guests cannot order by price. */
  guest: boolean
}

export type ListingPromise = Promise<Result<Listing>>
export type FacetsPromise = Promise<Result<Facets>>

/** Id of the filter form: the order field and the phone's button name it. */
export const filterFormId = 'filters'
