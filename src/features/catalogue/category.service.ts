import { categories, type categoriesQuery, getProductListing } from '#contracts/generated/commerce.ts'
import type { RequestContext } from '#server/context/context.ts'
import { memoizeByObject } from '#service/memoize-by-object.ts'
import { HttpProblem } from '#service/problem.ts'
import { isSlow } from '#service/run-with-check.ts'
import {
  type Category,
  type CategoryTree,
  type Department,
  findCategory,
  toCategoryTree,
  toDepartments,
} from './category.ts'
import type { StockFilter } from './filters.ts'
import { pageSize } from './listing-query.ts'

const treeOf = memoizeByObject(toCategoryTree)

/** @throws BackendError if commerce is unavailable and nothing is cached */
export const readTree = memoizeByObject(async ({ publicClient, locale }: RequestContext): Promise<CategoryTree> => {
  return treeOf(await publicClient.commerce(categories, { first: 100 }), locale)
})

/** The tree, or an empty one on failure: colours and reserved paths are not worth an error page. */
export const readTreeOrNull = (context: RequestContext): Promise<CategoryTree> =>
  readTree(context).catch(() => toCategoryTree({ categories: null }, context.locale))

/** Maximum number of pages, of 100 categories each. */
const maxPages = 10

export async function readCategoriesOfType(
  { publicClient }: RequestContext,
  type: 'brand' | 'promotion',
): Promise<categoriesQuery[]> {
  const fetchPage = (page: number) => publicClient.commerce(categories, { first: 100, page, input: { type } })
  const start = await fetchPage(1)
  const pages = Math.min(maxPages, start.categories?.paginatorInfo.lastPage ?? 1)
  return [start, ...(await Promise.all(Array.from({ length: pages - 1 }, (_, index) => fetchPage(index + 2))))]
}

const readAside = async (context: RequestContext) =>
  (await Promise.all([readCategoriesOfType(context, 'promotion'), readCategoriesOfType(context, 'brand')])).flat()

/** Category at a path: from the tree, else promotions, else brands. All lists are cacheable, so unknown paths cause no queries of their own. */
export async function readCategory(context: RequestContext, path: string): Promise<Category | null> {
  const tree = readTree(context)
  const early = path !== '' && (await isSlow(tree)) ? readAside(context) : null
  early?.catch(() => undefined)
  const inTree = findCategory(await tree, path)
  if (inTree) return inTree
  for (const answer of await (early ?? readAside(context))) {
    const found = findCategory(toCategoryTree(answer, context.locale), path)
    if (found) return found
  }
  return null
}

/** Same object for the same tree, so that fragments rendered from it are cached by object. */
const departmentsOf = memoizeByObject(toDepartments)

/** Departments for the app layout; null if commerce is unavailable and nothing is cached: the layout renders without them. */
export const getDepartments = async (context: RequestContext): Promise<{ departments: Department[] | null }> => ({
  departments: await readTree(context).then(departmentsOf, () => null),
})

/** Number of all products, from the first page of the whole catalogue, which is usually cached; null if it is unknown. */
const countAll = ({ publicClient }: RequestContext): Promise<number | null> =>
  publicClient.commerce(getProductListing, { first: pageSize, page: 1 }).then(
    ({ getProductListing: listing }) => listing?.paginatorInfo.total ?? null,
    () => null,
  )

/** A backend that reports no stock status may filter by stock article only, so that it lists sold-out products too. */
export const readStockFilter = ({ publicClient }: RequestContext): Promise<StockFilter> =>
  publicClient.lacks('Product.stockStatus').then(
    (lacks) => (lacks ? 'stockArticles' : 'inStock'),
    () => 'stockArticles',
  )

/** @param path `''` for the whole catalogue. @throws HttpProblem 404 */
export async function getCategory(context: RequestContext, path: string) {
  const [category, count, stockFilter] = await Promise.all([
    readCategory(context, path),
    path === '' ? countAll(context) : null,
    readStockFilter(context),
  ])
  if (!category) throw new HttpProblem({ status: 404, title: context.t('problems.notFound') })
  return { category: count === null ? category : { ...category, count }, stockFilter }
}
