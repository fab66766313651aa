/** Listings over HTTP, and the plain forms that lead to them. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { query } from '#api/core/validate.ts'
import { listingHref, parseFields, parseListing } from '#features/catalogue/listing-query.ts'
import type { ApiEnv } from '#server/context.ts'
import {
  getFacets,
  getHomePrices,
  getListing,
  getListingPrices,
  getNewPrices,
  getNewProducts,
} from './listing.service.ts'

/** As a listing's address has it, the path of its category beside it; what means nothing is ignored. */
const Asked = type({ category: "string = ''", 'page?': 'string', 'filters?': 'string', 'sort?': 'string' }).pipe(
  ({ category, ...params }) => ({ path: category, listing: parseListing(params) }),
)

export const listingApi = new Hono<ApiEnv>()
  .get('/listing', query(Asked), async (c) => {
    const { path, listing } = c.req.valid('query')
    return c.json(await getListing(c.env.context, path, listing), 200)
  })
  .get('/facets', query(Asked), async (c) => {
    const { path, listing } = c.req.valid('query')
    return c.json(await getFacets(c.env.context, path, listing), 200)
  })
  .get('/prices', query(Asked), async (c) => {
    const { path, listing } = c.req.valid('query')
    return c.json(await getListingPrices(c.env.context, path, listing), 200)
  })
  .get('/new', async (c) => c.json(await getNewProducts(c.env.context), 200))
  .get('/new/prices', async (c) => c.json(await getNewPrices(c.env.context), 200))
  .get('/home/prices', async (c) => c.json(await getHomePrices(c.env.context), 200))
  /** The filter form without scripts: plain fields in, the canonical address out. */
  .get('/filter', (c) => {
    const { categoryPath, query: listing } = parseFields(new URL(c.req.url).searchParams)
    return c.redirect(listingHref(c.env.context.locale, categoryPath, listing, true), 302)
  })
  /** The search field of the frame: results are the listing of the whole range. */
  .get('/search', (c) => {
    const given = new URL(c.req.url).searchParams
    const { query: listing } = parseFields(['search', 'view'].map((name) => [name, given.get(name) ?? '']))
    return c.redirect(listingHref(c.env.context.locale, '', listing), 302)
  })
