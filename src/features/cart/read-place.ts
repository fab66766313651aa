/** What the lines of a cart need beside themselves: the language, and the tree for colours and addresses. Called by the api routes of cart and checkout. */
import type { Place } from '#features/catalogue/product-card.ts'
import { readTreeIfThere } from '#features/catalogue/read-tree.ts'
import type { RequestContext } from '#server/context.ts'

export const readPlace = async (context: Pick<RequestContext, 'reads' | 'locale'>): Promise<Place> => ({
  locale: context.locale,
  tree: await readTreeIfThere(context),
})
