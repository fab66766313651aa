import type { ProductListFieldsFragment, productListNamesQuery } from '#contracts/generated/commerce.ts'
import { productListNames, productLists } from '#contracts/generated/commerce.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { readCatalogueContext } from '#features/cart/backend-cart.service.ts'
import { may } from '#features/shop/may.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import type { CustomerContext } from '#service/require-session.ts'
import type { ListEntry } from './edit-list.ts'
import { type ListReader, type NamedList, type ProductList, toList, toOrigin, toSummary } from './list.ts'

/** Lists per request; a backend may return fewer. */
const pageSize = 100
/** Safety limit, above the number of lists of any customer. */
const maxPages = 10

type Named = NonNullable<productListNamesQuery['productLists']>['data'][number]

type Lists = { productLists?: { data: readonly { products: unknown }[] } | null }

/** @throws the error of the backend if products could not be read: their list would look empty */
export async function readLists<Result extends Lists, Variables>(
  { sessionClient }: CustomerContext,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const failures: Error[] = []
  const result = await sessionClient.commerce(document, variables, { onPartial: (error) => failures.push(error) })
  const [failure] = failures
  if (failure && result.productLists?.data.some(({ products }) => products === null)) throw failure
  return result
}

export async function readListSummaries(context: CustomerContext): Promise<Named[]> {
  const lists: Named[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const { productLists: found } = await readLists(context, productListNames, { first: pageSize, page })
    lists.push(...(found?.data ?? []))
    if (!found || page >= found.paginatorInfo.lastPage) break
  }
  return lists
}

export const toReader = ({ session: { customer } }: CustomerContext): ListReader => ({
  id: customer.id,
  editsLists: may(customer, 'editLists'),
})

export const toNamedList = (context: CustomerContext, list: Named): NamedList => ({
  ...toSummary(list),
  ...toOrigin(list, toReader(context)),
})

const unknown = ({ t }: RequestContext) => new HttpProblem({ status: 404, title: t('lists.unknown') })

/** A list with the ids of its products, without the cost of reading the products. @throws HttpProblem 404 if the customer has no such list */
export async function readListSummary(context: CustomerContext, id: string): Promise<Named> {
  const list = (await readListSummaries(context)).find((one) => one.id === id)
  if (!list) throw unknown(context)
  return list
}

/** @throws HttpProblem 404 if the customer has no such list */
export async function readEntries(context: CustomerContext, id: string): Promise<ListEntry[]> {
  return ((await readListSummary(context, id)).products ?? []).map(({ product, pivot }) => ({
    productId: product.id,
    amount: pivot.amount,
    area: pivot.area ?? null,
    par: pivot.par ?? null,
    position: pivot.position ?? null,
  }))
}

/** The contract reads lists by page only: reads a page of size 1 at the list's index, once more if the order changed. @throws HttpProblem 404 */
export async function readList(context: CustomerContext, id: string): Promise<ProductListFieldsFragment> {
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const place = (await readListSummaries(context)).findIndex((list) => list.id === id)
    if (place < 0) break
    const { productLists: found } = await readLists(context, productLists, { first: 1, page: place + 1 })
    const list = found?.data.find((one) => one.id === id)
    if (list) return list
  }
  throw unknown(context)
}

export async function readListWithProducts(context: CustomerContext, id: string): Promise<ProductList> {
  const { sessionClient } = context
  const [list, catalogue, lacksPlaces, lacksAllergens] = await Promise.all([
    readList(context, id),
    readCatalogueContext(context),
    sessionClient.lacks('ProductListProductInput.position'),
    sessionClient.lacks('Product.allergens'),
  ])
  return toList(list, catalogue, { keepsPlaces: !lacksPlaces, declares: !lacksAllergens }, toReader(context))
}
