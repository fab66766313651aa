/** Lists as they are read at the backend. Called by the api routes of this feature. */
import type { ProductListFieldsFragment } from '#contracts/generated/commerce.ts'
import { Refusal } from '#features/forms/problem.ts'
import type { RequestContext } from '#server/context.ts'
import { type ListSummary, toSummary } from './list.ts'
import { productListNames, productLists } from './lists.operations.ts'

/** Lists that are asked for at once; a backend may give fewer. */
const pageSize = 100
/** More than anybody has. */
const maxPages = 10

/** All lists of the customer, by name. */
export async function readNames({ calls }: RequestContext): Promise<ListSummary[]> {
  const lists: ListSummary[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const { productLists: found } = await calls.commerce(productListNames, { first: pageSize, page })
    lists.push(...(found?.data ?? []).map(toSummary))
    if (!found || page >= found.paginatorInfo.lastPage) break
  }
  return lists
}

/**
 * One list with its products. The contract reads lists by the page alone, so the page of one list is asked for at its place;
 * when the order changed meanwhile, once more.
 * @throws Refusal 404 for a list that the customer does not have
 */
export async function readList(context: RequestContext, id: string): Promise<ProductListFieldsFragment> {
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const place = (await readNames(context)).findIndex((list) => list.id === id)
    if (place < 0) break
    const { productLists: found } = await context.calls.commerce(productLists, { first: 1, page: place + 1 })
    const list = found?.data.find((one) => one.id === id)
    if (list) return list
  }
  throw new Refusal({ status: 404, title: context.t('lists.unknown') })
}
