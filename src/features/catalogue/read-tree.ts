/** The tree of the range for a request: cached, so mostly out of memory (D56). Called by the catalogue's api routes. */
import type { RequestContext } from '#server/context.ts'
import { categories } from './catalogue.operations.ts'
import { type CategoryTree, toCategoryTree } from './category.ts'

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
