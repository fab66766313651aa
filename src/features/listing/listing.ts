/** A listing page, and the conversion of a listing query to GraphQL variables. */
import type {
  getProductListingFacetsQueryVariables,
  getProductListingQuery,
  getProductListingQueryVariables,
  homePricesQueryVariables,
} from '#contracts/generated/commerce.ts'
import type { Filters } from '#features/catalogue/filters.ts'
import { firstPage, type ListingQuery, pageSize, withFilters } from '#features/catalogue/listing-query.ts'
import { type CatalogueContext, type ProductCard, toProductCard } from '#features/product/product-card.ts'
import { TINTS, type Tint } from '#ui/layout/tint.ts'

export interface Listing {
  products: ProductCard[]
  total: number
  page: number
  pageCount: number
  /** Spelling suggestion if the search has few or no results, else null. */
  suggestion: string | null
}

/** Query for the new products; 24 rows usually contain one of most departments. */
export const newestVariables = { first: 24, new: true, sort: 'created_at', asc: false } as const

/** Query for the sample rows on the home page: products in stock. */
const inStock = { is_stock_article: true }
export const inStockQuery = withFilters(firstPage, inStock)

const { first: newestCount, ...newest } = newestVariables
export const homeVariables: homePricesQueryVariables = { newestCount, newest, inStockCount: pageSize, inStock }

/** Size of the new-products section: two rows of tiles. */
export const newProductsSize = 8
export const homeRows = 4

/** First product of each department, in department order; if fewer than two departments are known, the first `size` products. */
export function toNewProducts(newest: readonly ProductCard[], size = newProductsSize): ProductCard[] {
  const ones = TINTS.flatMap((tint) => newest.find((product) => product.tint === tint) ?? [])
  return (ones.length > 1 ? ones : newest).slice(0, size)
}

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

/** @param categoryPath `''` for the whole catalogue */
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

/** Variables of the facets query: it names the stock filter `on_stock` and has no page, order or newness. */
export const toFacetVariables = (categoryPath: string, filters: Filters): getProductListingFacetsQueryVariables => ({
  ...(categoryPath && { url_key: categoryPath }),
  ...toChosen(filters),
  ...(filters.is_stock_article !== null && { on_stock: filters.is_stock_article }),
})

/** @param search search text; it may be the code of one packing */
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
