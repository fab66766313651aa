import { companyProducts, type companyProductsQuery, listingPrices } from '#contracts/generated/commerce.ts'
import { getAvoidedAllergens } from '#features/allergens/allergen-profile.service.ts'
import type { AllergenCode } from '#features/allergens/allergens.ts'
import { readTreeOrNull } from '#features/catalogue/category.service.ts'
import { firstPage, type ListingQuery, withFilters } from '#features/catalogue/listing-query.ts'
import { findPrice, toCustomerPrices } from '#features/pricing/customer-price.ts'
import { toPriceTexts } from '#features/pricing/price-texts.service.ts'
import { type CatalogueContext, toProductCard } from '#features/product/product-card.ts'
import { localize } from '#i18n/paths.ts'
import type { Translate } from '#i18n/translator.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireActiveSession, requireSession } from '#service/require-session.ts'
import { readCustomerView } from '../listing.service.ts'
import { toListingVariables } from '../listing.ts'
import {
  type Assortment,
  type AssortmentTeaser,
  type ListingPrices,
  teaserSize,
  toAssortmentVariables,
} from './assortment.ts'

/** Null if the backend has no assortments. @param first products of a page; as many as in a listing if absent @throws HttpProblem 401 for a guest */
export async function readAssortment(
  context: RequestContext,
  path: string,
  query: ListingQuery,
  first?: number,
): Promise<Assortment | null> {
  requireSession(context)
  const { locale, sessionClient, t } = context
  if (await sessionClient.lacks('Query.companyProducts')) return null
  const [tree, found] = await Promise.all([
    readTreeOrNull(context),
    sessionClient.commerce(companyProducts, { ...toAssortmentVariables(path, query), ...(first && { first }) }),
  ])
  return toAssortment({ locale, tree }, found, query.filters.search, t)
}

/** Null if there is nothing to show; only the first page of a listing has it. @throws HttpProblem 401 for a guest */
async function getAssortmentTeaser(
  context: RequestContext,
  path: string,
  query: ListingQuery,
): Promise<AssortmentTeaser | null> {
  if (query.page > 1) return null
  const found = await readAssortment(context, path, query, teaserSize)
  const { locale, t } = context
  return found && toTeaser(found, { locale, t, search: query.filters.search })
}

/** Prices of the listing, and what the company alone may buy of it. @throws HttpProblem 401 for a guest */
export async function getListingPrices(
  context: RequestContext,
  path: string,
  query: ListingQuery,
): Promise<ListingPrices> {
  const [prices, teaser] = await Promise.all([
    readCustomerView(context, ({ sessionClient }) =>
      sessionClient.commerce(listingPrices, toListingVariables(path, query)),
    ),
    getAssortmentTeaser(context, path, query).catch(() => null),
  ])
  return { ...prices, teaser }
}

/** @throws HttpProblem 401 for a guest, 404 if the backend has no assortments */
export async function getAssortment(
  context: RequestContext,
  { search, page }: { search: string; page: number },
): Promise<Assortment & { avoid: AllergenCode[] | null }> {
  const [found, avoid] = await Promise.all([
    readAssortment(context, '', { ...withFilters(firstPage, { search }), page }),
    getAvoidedAllergens(context),
  ])
  if (!found) throw new HttpProblem({ status: 404, title: context.t('problems.notFound') })
  if (found.total === 0) await requireActiveSession(context)
  return { ...found, avoid }
}

function toAssortment(
  catalogue: CatalogueContext,
  { companyProducts }: companyProductsQuery,
  search: string,
  t: Translate,
): Assortment {
  const { paginatorInfo, data } = companyProducts ?? { paginatorInfo: null, data: [] }
  const prices = toCustomerPrices(data, catalogue.locale, toPriceTexts({ locale: catalogue.locale, t }))
  const products = data.map((product) => toProductCard(catalogue, product, null, search))
  for (const packing of products.flatMap(({ packings }) => packings)) {
    const number = findPrice(prices, packing.id)?.ownNumber
    if (number) packing.ownNumber = t('cartPage.ownNumber', { number })
  }
  return {
    products,
    prices,
    total: paginatorInfo?.total ?? data.length,
    page: paginatorInfo?.currentPage ?? 1,
    pageCount: Math.max(1, paginatorInfo?.lastPage ?? 1),
  }
}

/** Null without products. @param search text of the listing, for the link */
function toTeaser(
  { products, prices, total }: Assortment,
  { locale, t, search }: Pick<CatalogueContext, 'locale'> & { t: Translate; search: string },
): AssortmentTeaser | null {
  if (products.length === 0) return null
  const query = search && `?${new URLSearchParams({ search })}`
  return {
    title: t('assortment.title'),
    items: products.map(({ id, href, name, sku, shown }) => {
      const { price, ownNumber } = findPrice(prices, shown?.id ?? id) ?? {}
      const number = ownNumber ? t('cartPage.ownNumber', { number: ownNumber }) : t('cart.number', { number: sku })
      return { href, name, note: [shown?.content, number, price].filter(Boolean).join(', ') }
    }),
    all: {
      text: t('assortment.all', { count: total }),
      href: localize(locale, 'dashboardAssortment') + query,
    },
  }
}
