/** What the parts of one listing share: where it stands, what is chosen, what is on its way. Given by CategoryPage. */
import type { Settled } from '#features/forms/settled.ts'
import type { Category } from './category.ts'
import type { Facets } from './facets.ts'
import type { Listing } from './listing.ts'
import type { ListingQuery } from './listing-query.ts'

export interface ListingPlace {
  category: Category
  query: ListingQuery
  /** Guests cannot order by price. */
  guest: boolean
}

export type ListingToCome = Promise<Settled<Listing>>
export type FacetsToCome = Promise<Settled<Facets>>

/** Id of the filter form: the order field and the phone's button name it. */
export const filterFormId = 'filters'
