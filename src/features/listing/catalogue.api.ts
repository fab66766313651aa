/** The catalogue over HTTP: redirects of native forms to listings, and the allergen profile. */
import { Hono } from 'hono'
import { allergenProfileApi } from '#features/allergens/allergen-profile.api.ts'
import { listingHref, parseFields } from '#features/catalogue/listing-query.ts'
import type { ApiEnv } from '#server/context.ts'

export const catalogueApi = new Hono<ApiEnv>()
  /** The filter form without scripts: plain fields in, the canonical address out. */
  .get('/filter', (c) => {
    const { categoryPath, query: listing } = parseFields(new URL(c.req.url).searchParams)
    return c.redirect(listingHref(c.var.context.locale, categoryPath, listing, true), 302)
  })
  /** The search field of the frame: results are the listing of the whole range. */
  .get('/search', (c) => {
    const given = new URL(c.req.url).searchParams
    const { query: listing } = parseFields(['search', 'view'].map((name) => [name, given.get(name) ?? '']))
    return c.redirect(listingHref(c.var.context.locale, '', listing), 302)
  })
  .route('/', allergenProfileApi)
