import { getProductListing } from '#contracts/generated/commerce.ts'
import { getAvoidedAllergens } from '#features/allergens/allergen-profile.service.ts'
import { readTreeOrNull } from '#features/catalogue/category.service.ts'
import { firstPage, withFilters } from '#features/catalogue/listing-query.ts'
import { readAssortment } from '#features/listing/assortment/assortment.service.ts'
import { toListing } from '#features/listing/listing.ts'
import { type CustomerProductData, toCustomerPrices } from '#features/pricing/customer-price.ts'
import type { RequestContext } from '#server/context/context.ts'
import { requireSession } from '#service/require-session.ts'
import { toCategoryHits } from './category-hits.ts'
import { normalizeQuery, toWords } from './fold.ts'
import { readPageHits } from './page-hits.service.ts'
import { maxProducts, noSuggestions, type Suggestions, toVariables } from './suggestions.ts'

/** Products of the customer's company; null for a guest. A failure leaves them out. */
const findOwn = (context: RequestContext, search: string) =>
  context.session ? readAssortment(context, '', withFilters(firstPage, { search })).catch(() => null) : null

export async function getSuggestions(context: RequestContext, typed: string): Promise<Suggestions> {
  const question = normalizeQuery(typed)
  const words = toWords(question)
  if (words.length === 0) return noSuggestions
  const [tree, answer, pages, own] = await Promise.all([
    readTreeOrNull(context),
    context.publicClient.commerce(getProductListing, toVariables(question)),
    readPageHits(context, words),
    findOwn(context, question),
  ])
  const { products, total, suggestion } = toListing({ locale: context.locale, tree }, answer, null, question)
  const others = { categories: toCategoryHits(tree, words), pages }
  if (!own || own.total === 0) return { products, total, ...others, suggestion }
  const known = new Set(own.products.map(({ id }) => id))
  const rest = products.filter(({ id }) => !known.has(id))
  return {
    products: [...own.products, ...rest].slice(0, maxProducts),
    total: own.total + total - (products.length - rest.length),
    ...others,
    suggestion: null,
    isPrivate: true,
  }
}

/** Customer's prices of the suggested products. @throws HttpProblem 401 for a guest */
export async function getSearchPrices(context: RequestContext, typed: string): Promise<CustomerProductData> {
  requireSession(context)
  const question = normalizeQuery(typed)
  const [answer, own, avoid] = await Promise.all([
    toWords(question).length > 0 ? context.sessionClient.commerce(getProductListing, toVariables(question)) : null,
    findOwn(context, question),
    getAvoidedAllergens(context),
  ])
  const found = toCustomerPrices(answer?.getProductListing?.data ?? [], context.locale)
  return { prices: [...(own?.prices ?? []), ...found], avoid }
}
