import { Hono } from 'hono'
import { allergenProfileApi } from '#features/allergens/allergen-profile.api.ts'
import { listingHref, parseFields } from '#features/catalogue/listing-query.ts'
import type { ApiEnv } from '#server/context/context.ts'

export const catalogueApi = new Hono<ApiEnv>()
  /** Filter form without scripts: redirects to the canonical URL of the listing. */
  .get('/filter', (c) => {
    const { categoryPath, query: listing } = parseFields(new URL(c.req.url).searchParams)
    return c.redirect(listingHref(c.var.context.locale, categoryPath, listing, true), 302)
  })
  /** Search field of the header: redirects to the listing of the whole catalogue. */
  .get('/search', (c) => {
    const given = new URL(c.req.url).searchParams
    const { query: listing } = parseFields(['search', 'view'].map((name) => [name, given.get(name) ?? '']))
    return c.redirect(listingHref(c.var.context.locale, '', listing), 302)
  })
  .route('/', allergenProfileApi)
