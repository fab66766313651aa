import { getProductListing } from '#contracts/generated/commerce.ts'
import { getAvoidedAllergens } from '#features/allergens/allergen-profile.service.ts'
import { readTreeOrNull } from '#features/catalogue/category.service.ts'
import { toListing } from '#features/listing/listing.ts'
import { type CustomerProductData, toCustomerPrices } from '#features/pricing/customer-price.ts'
import type { RequestContext } from '#server/context/context.ts'
import { requireSession } from '#service/require-session.ts'
import { toCategoryHits } from './category-hits.ts'
import { normalizeQuery, toWords } from './fold.ts'
import { readPageHits } from './page-hits.service.ts'
import { noSuggestions, type Suggestions, toVariables } from './suggestions.ts'

export async function getSuggestions(context: RequestContext, typed: string): Promise<Suggestions> {
  const question = normalizeQuery(typed)
  const words = toWords(question)
  if (words.length === 0) return noSuggestions
  const [tree, answer, pages] = await Promise.all([
    readTreeOrNull(context),
    context.publicClient.commerce(getProductListing, toVariables(question)),
    readPageHits(context, words),
  ])
  const { products, total, suggestion } = toListing({ locale: context.locale, tree }, answer, null, question)
  return { products, total, categories: toCategoryHits(tree, words), pages, suggestion }
}

/** Customer's prices of the suggested products. @throws HttpProblem 401 for a guest */
export async function getSearchPrices(context: RequestContext, typed: string): Promise<CustomerProductData> {
  requireSession(context)
  const question = normalizeQuery(typed)
  const [answer, avoid] = await Promise.all([
    toWords(question).length > 0 ? context.sessionClient.commerce(getProductListing, toVariables(question)) : null,
    getAvoidedAllergens(context),
  ])
  return { prices: toCustomerPrices(answer?.getProductListing?.data ?? [], context.locale), avoid }
}
