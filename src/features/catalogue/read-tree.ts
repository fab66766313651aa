/** The tree of the range for a request: cached, so mostly out of memory. Called by the catalogue's api routes. */
import type { categoriesQuery } from '#contracts/generated/commerce.ts'
import type { RequestContext } from '#server/context.ts'
import { categories } from './catalogue.operations.ts'
import { type Category, type CategoryTree, findCategory, toCategoryTree } from './category.ts'

type Reader = Pick<RequestContext, 'reads' | 'locale'>

/** A kept answer is one frozen object until it is fetched anew, and it is of one language: so is its tree. */
const trees = new WeakMap<object, CategoryTree>()

/** @throws BackendError when commerce is down and nothing is kept */
export async function readTree({ reads, locale }: Reader): Promise<CategoryTree> {
  const answer = await reads.commerce(categories, { first: 100 })
  const tree = trees.get(answer) ?? toCategoryTree(answer, locale)
  trees.set(answer, tree)
  return tree
}

/** The tree, or an empty one: colours and taken paths are not worth a failure. */
export const readTreeIfThere = (context: Reader): Promise<CategoryTree> =>
  readTree(context).catch(() => toCategoryTree({ categories: null }, context.locale))

/** More pages of brands than any house carries. */
const maxPages = 10

/** Every category of a kind that has pages of its own beside the range. */
export async function readKind({ reads }: Reader, type: 'brand' | 'promotion'): Promise<categoriesQuery[]> {
  const ask = (page: number) => reads.commerce(categories, { first: 100, page, input: { type } })
  const start = await ask(1)
  const pages = Math.min(maxPages, start.categories?.paginatorInfo.lastPage ?? 1)
  return [start, ...(await Promise.all(Array.from({ length: pages - 1 }, (_, index) => ask(index + 2))))]
}

/** The category at a path: of the range, else a promotion, else a brand. Only lists that are cached are looked at. */
export async function readCategory(context: Reader, path: string): Promise<Category | null> {
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
