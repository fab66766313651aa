/** One product over HTTP. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { query } from '#api/core/validate.ts'
import type { ApiEnv } from '#server/context.ts'
import { getProduct, getProductPrices } from './product.service.ts'

/** In the query, because a segment may hold anything. */
const BySlug = type({ slug: "string = ''", 'packing?': 'string' })

export const productApi = new Hono<ApiEnv>()
  .get('/products', query(BySlug), async (c) => {
    const { slug, packing } = c.req.valid('query')
    return c.json(await getProduct(c.env.context, slug, packing), 200)
  })
  .get('/products/prices', query(BySlug), async (c) =>
    c.json(await getProductPrices(c.env.context, c.req.valid('query').slug), 200),
  )
