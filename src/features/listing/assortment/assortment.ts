/** Exclusive products of the customer's company. Never part of a page shell or of another cached response. */
import type { companyProductsQueryVariables } from '#contracts/generated/commerce.ts'
import type { ListingQuery } from '#features/catalogue/listing-query.ts'
import type { CustomerPrice, CustomerProductData } from '#features/pricing/customer-price.ts'
import type { ProductCard } from '#features/product/product-card.ts'
import { toListingVariables } from '../listing.ts'

export interface Assortment {
  products: ProductCard[]
  prices: CustomerPrice[]
  total: number
  page: number
  pageCount: number
}

/** What a listing shows of the assortment, in finished texts. */
export interface AssortmentTeaser {
  title: string
  items: (Pick<ProductCard, 'href' | 'name'> & { note: string })[]
  /** Link to all of them. */
  all: { text: string; href: string }
}

/** Private data of a listing. */
export type ListingPrices = CustomerProductData & { teaser: AssortmentTeaser | null }

export const teaserSize = 4

/** The order is fixed: relevance in a search, else that of the wholesaler. */
export function toAssortmentVariables(path: string, query: ListingQuery): companyProductsQueryVariables {
  const { sort: _, asc: __, ...variables } = toListingVariables(path, query)
  return variables
}
