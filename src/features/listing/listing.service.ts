import {
  getProductListing,
  getProductListingFacets,
  homePrices,
  listingPrices,
  type ProductPriceFieldsFragment,
} from '#contracts/generated/commerce.ts'
import { getAvoidedAllergens } from '#features/allergens/allergen-profile.service.ts'
import type { AllergenCode } from '#features/allergens/allergens.ts'
import { readCategory, readTreeOrNull } from '#features/catalogue/category.service.ts'
import { type Category, type CategoryTree, findCategory } from '#features/catalogue/category.ts'
import { type Filters, isFiltered } from '#features/catalogue/filters.ts'
import type { ListingQuery } from '#features/catalogue/listing-query.ts'
import { type CustomerProductData, toCustomerPrices } from '#features/pricing/customer-price.ts'
import { toPriceTexts } from '#features/pricing/price-texts.service.ts'
import { type ProductCard, toProductCard } from '#features/product/product-card.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { type CustomerContext, requireActiveSession, requireSession } from '#service/require-session.ts'
import { runWithCheck } from '#service/run-with-check.ts'
import { type Facets, toFacets } from './facets.ts'
import {
  homeVariables,
  type Listing,
  newestVariables,
  toFacetVariables,
  toListing,
  toListingVariables,
  toNewProducts,
} from './listing.ts'

const sortsByPrice = ({ sort }: ListingQuery) => sort?.endsWith('price') === true

/** Only customers can sort by price; such a result is private, so it bypasses the shared cache. Guests get the default order. */
function readProducts({ publicClient, sessionClient, session }: RequestContext, path: string, query: ListingQuery) {
  if (!sortsByPrice(query)) return publicClient.commerce(getProductListing, toListingVariables(path, query))
  if (session) return sessionClient.commerce(getProductListing, toListingVariables(path, query))
  return publicClient.commerce(getProductListing, toListingVariables(path, { ...query, sort: null }))
}

/** Category tree. An unknown path is rejected before it reaches the backend or the cache. @throws HttpProblem 404 for an unknown path */
async function readTreeWith(context: RequestContext, path: string): Promise<CategoryTree> {
  const tree = await readTreeOrNull(context)
  const isUnboundedQuery = path !== '' && tree.byPath.size > 0 && !(await readCategory(context, path).catch(() => null))
  if (isUnboundedQuery) throw new HttpProblem({ status: 404, title: context.t('problems.notFound') })
  return tree
}

/** Ids of the categories to count in a filtered listing. Facets cannot filter by newness, so with `new` the counts would be too high. */
function toCounted(category: Category | null, filters: Filters): string[] {
  if (!category || !isFiltered(filters) || filters.new) return []
  return [...category.ancestors.slice(-1), ...category.siblings, ...category.children].map(({ id }) => id)
}

type Page = { readonly data: readonly ProductPriceFieldsFragment[] } | null

/** The prices of pages of products, with the allergens that the customer avoids. @throws HttpProblem 401 for a guest */
export async function readCustomerView(
  context: RequestContext,
  ask: ({ sessionClient }: CustomerContext) => Promise<Record<string, Page>>,
): Promise<CustomerProductData> {
  requireSession(context)
  const [pages, avoid] = await Promise.all([ask(context), getAvoidedAllergens(context)])
  const prices = Object.values(pages).flatMap((page) =>
    toCustomerPrices(page?.data ?? [], context.locale, toPriceTexts(context)),
  )
  if (!prices.some(({ price }) => price)) await requireActiveSession(context)
  return { prices, avoid }
}

/** @param path category path, `''` for the whole catalogue. @throws HttpProblem 404 for an unknown path */
export async function getListing(context: RequestContext, path: string, query: ListingQuery): Promise<Listing> {
  const [tree, answer] = await runWithCheck(readTreeWith(context, path), () => readProducts(context, path, query))
  const tint = tree.byPath.get(path)?.tint ?? null
  return toListing({ locale: context.locale, tree }, answer, tint, query.filters.search)
}

/** @throws HttpProblem 404 for an unknown path */
export async function getFacets(context: RequestContext, path: string, { filters }: ListingQuery): Promise<Facets> {
  const variables = toFacetVariables(path, filters)
  const [tree, answer] = await runWithCheck(readTreeWith(context, path), () =>
    context.publicClient.commerce(getProductListingFacets, variables),
  )
  const nameOf = (code: AllergenCode) => context.t(`product.allergen.${code}`)
  return toFacets(answer, nameOf, toCounted(findCategory(tree, path), filters))
}

export async function getNewProducts(context: RequestContext): Promise<{ products: ProductCard[] }> {
  const [tree, answer] = await Promise.all([
    readTreeOrNull(context),
    context.publicClient.commerce(getProductListing, newestVariables),
  ])
  const around = { locale: context.locale, tree }
  return {
    products: toNewProducts((answer.getProductListing?.data ?? []).map((product) => toProductCard(around, product))),
  }
}

/** @throws HttpProblem 401 for a guest */
export const getNewPrices = (context: RequestContext) =>
  readCustomerView(context, ({ sessionClient }) => sessionClient.commerce(listingPrices, newestVariables))

/** Prices of the new products and the sample rows of the home page. @throws HttpProblem 401 for a guest */
export const getHomePrices = (context: RequestContext) =>
  readCustomerView(context, ({ sessionClient }) => sessionClient.commerce(homePrices, homeVariables))
