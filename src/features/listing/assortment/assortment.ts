/** Exclusive products of the customer's company. Never part of a page shell or of another cached response. */
import type { companyProductsQuery, companyProductsQueryVariables } from '#contracts/generated/commerce.ts'
import type { ListingQuery } from '#features/catalogue/listing-query.ts'
import { type CustomerPrice, type CustomerProductData, toCustomerPrices } from '#features/pricing/customer-price.ts'
import { type CatalogueContext, type ProductCard, toProductCard } from '#features/product/product-card.ts'
import { localize } from '#i18n/paths.ts'
import type { Translate } from '#i18n/translator.ts'
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

export function toAssortment(
  catalogue: CatalogueContext,
  { companyProducts }: companyProductsQuery,
  search: string,
  t: Translate,
): Assortment {
  const { paginatorInfo, data } = companyProducts ?? { paginatorInfo: null, data: [] }
  return {
    products: data.map((product) => toProductCard(catalogue, product, null, search)),
    prices: toCustomerPrices(data, catalogue.locale, t),
    total: paginatorInfo?.total ?? data.length,
    page: paginatorInfo?.currentPage ?? 1,
    pageCount: Math.max(1, paginatorInfo?.lastPage ?? 1),
  }
}

/** Null without products. @param search text of the listing, for the link */
export function toTeaser(
  { products, prices, total }: Assortment,
  { locale, t, search }: Pick<CatalogueContext, 'locale'> & { t: Translate; search: string },
): AssortmentTeaser | null {
  if (products.length === 0) return null
  const query = search && `?${new URLSearchParams({ search })}`
  return {
    title: t('assortment.title'),
    items: products.slice(0, teaserSize).map(({ id, href, name, sku, shown }) => {
      const { price, ownNumber } = prices.find(({ productId }) => productId === (shown?.id ?? id)) ?? {}
      const number = ownNumber ? t('cartPage.ownNumber', { number: ownNumber }) : t('cart.number', { number: sku })
      return { href, name, note: [shown?.content, number, price].filter(Boolean).join(', ') }
    }),
    all: {
      text: t('assortment.all', { count: total }),
      href: localize(locale, 'dashboardAssortment') + query,
    },
  }
}
