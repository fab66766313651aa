/** The catalogue routes of the data door. */
import { Hono } from 'hono'
import { validator } from 'hono/validator'
import { Refusal } from '#features/forms/problem.ts'
import type { ApiEnv } from '#server/context.ts'
import { allergenProfileApi } from './allergen-profile.api.ts'
import { type BrandGroup, toBrands } from './brand.ts'
import { getProductListingFacets } from './catalogue.operations.ts'
import { type Department, toDepartments } from './category.ts'
import { toFacets } from './facets.ts'
import { listingApi } from './listing.api.ts'
import { productApi } from './product.api.ts'
import { readCategory, readKind, readTree } from './read-tree.ts'
import { sitemapApi } from './sitemap.api.ts'

const params = validator('query', (given): { path: string } => ({
  path: typeof given.path === 'string' ? given.path : '',
}))

export const catalogueApi = new Hono<ApiEnv>()
  /** For the frame, which stands without them: null while commerce is down and nothing is kept. */
  .get('/departments', async (c) => {
    const departments: Department[] | null = await readTree(c.env.context)
      .then(toDepartments)
      .catch(() => null)
    return c.json({ departments }, 200)
  })
  /** A category, or the whole range at the empty path. */
  .get('/category', params, async (c) => {
    const category = await readCategory(c.env.context, c.req.valid('query').path)
    if (!category) throw new Refusal({ status: 404, title: c.env.context.t('problems.notFound') })
    return c.json({ category }, 200)
  })
  .get('/brands', async (c) => {
    const { context } = c.env
    const [answers, facets] = await Promise.all([
      readKind(context, 'brand'),
      // without them a brand opens its own page
      context.reads.commerce(getProductListingFacets, {}).then(toFacets, () => null),
    ])
    const groups: BrandGroup[] = toBrands(answers, facets?.brands ?? [], context.locale)
    return c.json({ groups }, 200)
  })
  .route('/', listingApi)
  .route('/', productApi)
  .route('/', sitemapApi)
  .route('/', allergenProfileApi)
