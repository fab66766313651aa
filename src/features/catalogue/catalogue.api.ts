/** The catalogue routes of the data door. */
import { Hono } from 'hono'
import { validator } from 'hono/validator'
import { Refusal } from '#features/forms/problem.ts'
import type { ApiEnv } from '#server/context.ts'
import { allergenProfileApi } from './allergen-profile.api.ts'
import { type BrandGroup, toBrands } from './brand.ts'
import { categories } from './catalogue.operations.ts'
import { type Department, findCategory, toDepartments } from './category.ts'
import { listingApi } from './listing.api.ts'
import { productApi } from './product.api.ts'
import { readTree } from './read-tree.ts'

/** More pages of brands than any house carries. */
const maxBrandPages = 10

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
    const category = findCategory(await readTree(c.env.context), c.req.valid('query').path)
    if (!category) throw new Refusal({ status: 404, title: c.env.context.t('problems.notFound') })
    return c.json({ category }, 200)
  })
  .get('/brands', async (c) => {
    const { reads, locale } = c.env.context
    const ask = (page: number) => reads.commerce(categories, { first: 100, page, input: { type: 'brand' } })
    const start = await ask(1)
    const pages = Math.min(maxBrandPages, start.categories?.paginatorInfo.lastPage ?? 1)
    const rest = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => ask(index + 2)))
    const groups: BrandGroup[] = toBrands([start, ...rest], locale)
    return c.json({ groups }, 200)
  })
  .route('/', listingApi)
  .route('/', productApi)
  .route('/', allergenProfileApi)
