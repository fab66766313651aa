/** The catalogue over HTTP. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { query } from '#api/core/validate.ts'
import { allergenProfileApi } from '#features/allergens/allergen-profile.api.ts'
import { getCategory, getDepartments } from '#features/catalogue/category.service.ts'
import { productApi } from '#features/product/product.api.ts'
import type { ApiEnv } from '#server/context.ts'
import { getBrands } from './brands.service.ts'
import { listingApi } from './listing.api.ts'

const ByPath = type({ path: "string = ''" })

export const catalogueApi = new Hono<ApiEnv>()
  .get('/departments', async (c) => c.json(await getDepartments(c.env.context), 200))
  .get('/category', query(ByPath), async (c) =>
    c.json(await getCategory(c.env.context, c.req.valid('query').path), 200),
  )
  .get('/brands', async (c) => c.json(await getBrands(c.env.context), 200))
  .route('/', listingApi)
  .route('/', productApi)
  .route('/', allergenProfileApi)
