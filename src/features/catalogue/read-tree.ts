/** The tree of the range for a request: cached, so mostly out of memory (D56). Called by the catalogue's api routes. */
import type { RequestContext } from '#server/context.ts'
import { categories } from './catalogue.operations.ts'
import { type CategoryTree, toCategoryTree } from './category.ts'

type Reader = Pick<RequestContext, 'reads' | 'locale'>

/** @throws BackendError when commerce is down and nothing is kept */
export const readTree = async ({ reads, locale }: Reader): Promise<CategoryTree> =>
  toCategoryTree(await reads.commerce(categories, { first: 100 }), locale)

/** The tree, or an empty one: colours and taken paths are not worth a failure. */
export const readTreeIfThere = (context: Reader): Promise<CategoryTree> =>
  readTree(context).catch(() => toCategoryTree({ categories: null }, context.locale))
