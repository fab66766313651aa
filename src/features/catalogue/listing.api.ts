/** Listings over the data door: a page of products, its facets, its offers; and the plain forms that lead to them. */
import { Hono } from 'hono'
import { validator } from 'hono/validator'
import type { getProductListingQueryVariables } from '#contracts/generated/commerce.ts'
import { Refusal } from '#features/forms/problem.ts'
import { confirmSession, requireSession } from '#features/forms/require-session.ts'
import type { ApiEnv, RequestContext } from '#server/context.ts'
import { readAvoided } from './allergen-profile.api.ts'
import { getProductListing, getProductListingFacets } from './catalogue.operations.ts'
import { type Category, type CategoryTree, findCategory } from './category.ts'
import { toFacets } from './facets.ts'
import { type Filters, isFiltered } from './filters.ts'
import { newestVariables, toFacetVariables, toListing, toListingVariables } from './listing.ts'
import { type ListingParams, listingHref, parseFields, parseListing } from './listing-query.ts'
import { type OwnView, toOffers } from './offer.ts'
import { toProductCard } from './product-card.ts'
import { readCategory, readTreeIfThere } from './read-tree.ts'

type Params = ListingParams & {
  /** Path of the category, absent for the whole range. */
  category?: string
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const params = validator('query', (given): Params => {
  const [category, page, filters, sort] = [given.category, given.page, given.filters, given.sort].map(text)
  return { ...(category && { category }), ...(page && { page }), ...(filters && { filters }), ...(sort && { sort }) }
})

/** Prices order a listing only for who may see them; then the answer is theirs alone. */
const listingReader = ({ reads, calls, session }: RequestContext, { sort }: ListingParams) =>
  session && sort?.endsWith('price') ? calls : reads

/** The tree, with the category in it: what somebody made up is not asked of the backend, and not kept. */
async function readTreeWith(context: RequestContext, path: string): Promise<CategoryTree> {
  const tree = await readTreeIfThere(context)
  const isMadeUp = path !== '' && tree.byPath.size > 0 && !(await readCategory(context, path).catch(() => null))
  if (isMadeUp) throw new Refusal({ status: 404, title: context.t('problems.notFound') })
  return tree
}

/** The categories that a filtered listing leads to. Facets know nothing of newness, so with it they would count too many. */
function toCounted(category: Category | null, filters: Filters): string[] {
  if (!category || !isFiltered(filters) || filters.new) return []
  return [...category.ancestors.slice(-1), ...category.siblings, ...category.children].map(({ id }) => id)
}

async function readOwnView(context: RequestContext, variables: getProductListingQueryVariables): Promise<OwnView> {
  const [answer, avoid] = await Promise.all([
    context.calls.commerce(getProductListing, variables),
    readAvoided(context),
  ])
  const offers = toOffers(answer.getProductListing?.data ?? [], context.locale)
  if (!offers.some(({ price }) => price)) await confirmSession(context)
  return { offers, avoid }
}

export const listingApi = new Hono<ApiEnv>()
  .get('/listing', params, async (c) => {
    const { context } = c.env
    const { category = '', ...given } = c.req.valid('query')
    const tree = await readTreeWith(context, category)
    const query = parseListing(given)
    const answer = await listingReader(context, given).commerce(getProductListing, toListingVariables(category, query))
    const tint = tree.byPath.get(category)?.tint ?? null
    return c.json(toListing({ locale: context.locale, tree }, answer, tint, query.filters.search), 200)
  })
  .get('/facets', params, async (c) => {
    const { category = '', ...given } = c.req.valid('query')
    const tree = await readTreeWith(c.env.context, category)
    const { filters } = parseListing(given)
    const answer = await c.env.context.reads.commerce(getProductListingFacets, toFacetVariables(category, filters))
    return c.json(toFacets(answer, toCounted(findCategory(tree, category), filters)), 200)
  })
  .get('/offers', params, async (c) => {
    const { context } = c.env
    requireSession(context)
    const { category = '', ...given } = c.req.valid('query')
    return c.json(await readOwnView(context, toListingVariables(category, parseListing(given))), 200)
  })
  .get('/new', async (c) => {
    const { context } = c.env
    const [tree, answer] = await Promise.all([
      readTreeIfThere(context),
      context.reads.commerce(getProductListing, newestVariables),
    ])
    const place = { locale: context.locale, tree }
    return c.json(
      { products: (answer.getProductListing?.data ?? []).map((product) => toProductCard(place, product)) },
      200,
    )
  })
  .get('/new/offers', async (c) => {
    const { context } = c.env
    requireSession(context)
    return c.json(await readOwnView(context, newestVariables), 200)
  })
  /** The filter form without scripts: plain fields in, the canonical address out. */
  .get('/filter', (c) => {
    const { categoryPath, query } = parseFields(new URL(c.req.url).searchParams)
    return c.redirect(listingHref(c.env.context.locale, categoryPath, query, true), 302)
  })
  /** The search field of the frame: results are the listing of the whole range. */
  .get('/search', (c) => {
    const given = new URL(c.req.url).searchParams
    const { query } = parseFields(['search', 'view'].map((name) => [name, given.get(name) ?? '']))
    return c.redirect(listingHref(c.env.context.locale, '', query), 302)
  })
