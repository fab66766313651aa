/** Categories: the tree of the range, promotions and brands. Cached, so mostly out of memory. Called by the services of what stands in them. */

import { categories, type categoriesQuery } from '#contracts/generated/commerce.ts'
import type { RequestContext } from '#server/context.ts'
import { memoizeByObject } from '#service/memoize-by-object.ts'
import { HttpProblem } from '#service/problem.ts'
import {
  type Category,
  type CategoryTree,
  type Department,
  findCategory,
  toCategoryTree,
  toDepartments,
} from './category.ts'

const treeOf = memoizeByObject(toCategoryTree)

/** @throws BackendError when commerce is down and nothing is cached */
export const readTree = memoizeByObject(async ({ publicClient, locale }: RequestContext): Promise<CategoryTree> => {
  return treeOf(await publicClient.commerce(categories, { first: 100 }), locale)
})

/** The tree, or an empty one: colours and taken paths are not worth a failure. */
export const readTreeOrNull = (context: RequestContext): Promise<CategoryTree> =>
  readTree(context).catch(() => toCategoryTree({ categories: null }, context.locale))

/** More pages of brands than any house carries. */
const maxPages = 10

/** Every category of a kind that has pages of its own beside the range. */
export async function readKind(
  { publicClient }: RequestContext,
  type: 'brand' | 'promotion',
): Promise<categoriesQuery[]> {
  const ask = (page: number) => publicClient.commerce(categories, { first: 100, page, input: { type } })
  const start = await ask(1)
  const pages = Math.min(maxPages, start.categories?.paginatorInfo.lastPage ?? 1)
  return [start, ...(await Promise.all(Array.from({ length: pages - 1 }, (_, index) => ask(index + 2))))]
}

/** The category at a path: of the range, else a promotion, else a brand. Only lists that are cached are looked at. */
export async function readCategory(context: RequestContext, path: string): Promise<Category | null> {
  const own = findCategory(await readTree(context), path)
  if (own) return own
  for (const type of ['promotion', 'brand'] as const) {
    for (const answer of await readKind(context, type)) {
      const found = findCategory(toCategoryTree(answer, context.locale), path)
      if (found) return found
    }
  }
  return null
}

/** One object as long as its tree: what is drawn from it alone is drawn once. */
const departmentsOf = memoizeByObject(toDepartments)

/** For the frame, which stands without them: null while commerce is down and nothing is cached. */
export const getDepartments = async (context: RequestContext): Promise<{ departments: Department[] | null }> => ({
  departments: await readTree(context).then(departmentsOf, () => null),
})

/** @param path `''` for the whole range. @throws HttpProblem 404 */
export async function getCategory(context: RequestContext, path: string): Promise<{ category: Category }> {
  const category = await readCategory(context, path)
  if (!category) throw new HttpProblem({ status: 404, title: context.t('problems.notFound') })
  return { category }
}
