/** A page of a listing, and what a query means in the contract's words. */
import type {
  getProductListingFacetsQueryVariables,
  getProductListingQuery,
  getProductListingQueryVariables,
  homePricesQueryVariables,
} from '#contracts/generated/commerce.ts'
import type { Filters } from '#features/catalogue/filters.ts'
import { firstPage, type ListingQuery, withFilters } from '#features/catalogue/listing-query.ts'
import { type CatalogueContext, type ProductCard, toProductCard } from '#features/product/product-card.ts'
import { TINTS, type Tint } from '#ui/tint.ts'

export const pageSize = 16

export interface Listing {
  products: ProductCard[]
  /** On all pages. */
  total: number
  page: number
  pageCount: number
  /** Other words, where those that were searched for find nothing or little. */
  suggestion: string | null
}

/** What a shelf of new products asks for: enough for one of most departments. */
export const newestVariables = { first: 24, new: true, sort: 'created_at', asc: false } as const

/** What rows to try the order with are chosen from: what can be had. */
const inStock = { is_stock_article: true }
export const inStockQuery = withFilters(firstPage, inStock)

const { first: newestCount, ...newest } = newestVariables
/** Both in one question. */
export const homeVariables: homePricesQueryVariables = { newestCount, newest, inStockCount: pageSize, inStock }

/** Products on a shelf: two rows. */
export const newProductsSize = 8
/** Rows to try the order with on the home page, one of a department. */
export const homeRows = 4

/** The first of each department, in the order of the departments; where none is known, simply the first. */
export function toNewProducts(newest: readonly ProductCard[], size = newProductsSize): ProductCard[] {
  const ones = TINTS.flatMap((tint) => newest.find((product) => product.tint === tint) ?? [])
  return (ones.length > 1 ? ones : newest).slice(0, size)
}

/** Only what is chosen is sent. */
function toChosen({ search, brands, ...filters }: Filters) {
  const { contains_allergen, may_contain_allergen, does_not_contain_allergen } = filters
  return {
    ...(search && { search }),
    ...(brands.length && { brands }),
    ...(contains_allergen.length && { contains_allergen }),
    ...(may_contain_allergen.length && { may_contain_allergen }),
    ...(does_not_contain_allergen.length && { does_not_contain_allergen }),
  }
}

/** @param categoryPath `''` for the whole range */
export function toListingVariables(
  categoryPath: string,
  { page, filters, sort }: ListingQuery,
): getProductListingQueryVariables {
  const key = sort?.replace(/^-/, '')
  return {
    first: pageSize,
    page,
    ...(categoryPath && { url_key: categoryPath }),
    ...toChosen(filters),
    ...(filters.new && { new: true }),
    ...(filters.is_stock_article !== null && { is_stock_article: filters.is_stock_article }),
    ...(sort && key && { sort: key, asc: key === sort }),
  }
}

/** The same filters; the facets know the stock by another name, and nothing of page, order and newness. */
export const toFacetVariables = (categoryPath: string, filters: Filters): getProductListingFacetsQueryVariables => ({
  ...(categoryPath && { url_key: categoryPath }),
  ...toChosen(filters),
  ...(filters.is_stock_article !== null && { on_stock: filters.is_stock_article }),
})

/** @param search what was searched for, which may be the code of one packing */
export function toListing(
  catalogue: CatalogueContext,
  answer: getProductListingQuery,
  tint: Tint | null,
  search: string,
): Listing {
  const { paginatorInfo, data } = answer.getProductListing ?? { paginatorInfo: null, data: [] }
  return {
    products: data.map((product) => toProductCard(catalogue, product, tint, search)),
    total: paginatorInfo?.total ?? data.length,
    page: paginatorInfo?.currentPage ?? 1,
    pageCount: Math.max(1, paginatorInfo?.lastPage ?? 1),
    suggestion: answer.getProductListing?.suggestion ?? null,
  }
}
