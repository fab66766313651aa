/** Product lists of a customer and of the company. The backend checks who may see and change them: others are not found. */
import {
  addToProductList,
  convertProductListToCart,
  createProductList,
  firstLists,
  productLists,
  removeProductList,
  updateProductList,
  updateProductListProduct,
} from '#contracts/generated/commerce.ts'
import { findByCodes } from '#features/cart/add/find-codes.service.ts'
import { toCodeForms, toGtin } from '#features/cart/add/gtin.ts'
import { readAmounts, readCatalogueContext } from '#features/cart/backend-cart.service.ts'
import { type ReorderRequest, reorderToCart } from '#features/cart/reorder/reorder.service.ts'
import { type ReorderPreview, toReorderPreview } from '#features/cart/reorder/reorder.ts'
import { toCustomerPrice } from '#features/pricing/customer-price.ts'
import { may } from '#features/shop/may.ts'
import { localize } from '#i18n/paths.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import type { RequestContext } from '#server/context/context.ts'
import { isTruthyFlag } from '#service/is-truthy-flag.ts'
import { HttpProblem } from '#service/problem.ts'
import { type CustomerContext, requireSession } from '#service/require-session.ts'
import type { EntryChange } from './edit-list.ts'
import {
  detailedLists,
  type ListSummary,
  type NamedList,
  type OverviewList,
  overviewSize,
  type ProductList,
  toContents,
  toSummary,
} from './list.ts'
import { listHref } from './list-links.ts'
import {
  readList,
  readListSummaries,
  readListSummary,
  readLists,
  readListWithProducts,
  toNamedList,
} from './read-lists.service.ts'
import { requireSharing } from './share-list.service.ts'

const maxAmount = 9999

const invalid = ({ t }: RequestContext) => new HttpProblem({ status: 422, title: t('problems.invalid') })

export async function getLists(context: RequestContext): Promise<{ lists: NamedList[] }> {
  requireSession(context)
  return { lists: (await readListSummaries(context)).map((list) => toNamedList(context, list)) }
}

/** The lists with pictures, value and shortages of the first ones. */
export async function getListOverview(context: RequestContext): Promise<{ lists: OverviewList[] }> {
  requireSession(context)
  const [{ productLists: first }, catalogue] = await Promise.all([
    readLists(context, productLists, { first: detailedLists }),
    readCatalogueContext(context),
  ])
  const isComplete = (first?.paginatorInfo.lastPage ?? 1) <= 1
  const named = isComplete ? (first?.data ?? []) : await readListSummaries(context)
  const contents = new Map(first?.data.map((list) => [list.id, toContents(list, catalogue)]))
  return { lists: named.map((list) => ({ ...toNamedList(context, list), contents: contents.get(list.id) ?? null })) }
}

export async function getListSummaries(context: RequestContext): Promise<{ lists: ListSummary[] }> {
  requireSession(context)
  // part of the home page: lists are there to be ordered
  if (!may(context.session.customer, 'order')) return { lists: [] }
  const { productLists: found } = await readLists(context, firstLists, { first: overviewSize })
  return { lists: (found?.data ?? []).map(toSummary) }
}

/** @throws HttpProblem 404 if the customer has no such list */
export async function getList(context: RequestContext, id: string): Promise<ProductList> {
  requireSession(context)
  return readListWithProducts(context, id)
}

/** @throws HttpProblem 404 if the SKU is unknown */
export async function getSaveTarget(context: RequestContext, { sku = '' }: { sku?: string }) {
  requireSession(context)
  const packing = (await findByCodes(context, [sku])).get(sku)?.[0]
  if (!packing) throw new HttpProblem({ status: 404, title: context.t('problems.notFound') })
  return { productId: packing.productId, name: packing.name }
}

/** @throws HttpProblem 404 if the customer has no such list */
export async function getListPreview(
  context: RequestContext,
  id: string,
): Promise<{ title: string; reorder: ReorderPreview }> {
  requireSession(context)
  const [{ name, products }, cart] = await Promise.all([readList(context, id), readAmounts(context)])
  const sources = (products ?? []).map(({ product, pivot }) => {
    const price = toCustomerPrice(product, false, context.locale)
    return { name: product.name ?? product.sku, sku: product.sku, quantity: pivot.amount, product, price }
  })
  return { title: name, reorder: toReorderPreview(sources, cart) }
}

export async function addListToCart(context: RequestContext, id: string, request: ReorderRequest) {
  requireSession(context)
  return reorderToCart(context, request, 'Mutation.convertProductListToCart(replace:)', async (how, options) => {
    const { convertProductListToCart: answer } = await context.sessionClient.commerce(
      convertProductListToCart,
      { id, ...how },
      options,
    )
    return answer ?? null
  })
}

async function makeList(context: CustomerContext, name: string, isShared = false): Promise<string> {
  if (isShared) await requireSharing(context)
  const list = { name, ...(isShared && { shared: true }) }
  const { createProductList: made } = await context.sessionClient.commerce(createProductList, list)
  if (!made?.productList || made.success === false) throw invalid(context)
  return made.productList.id
}

/** @param how limits it to products that are not on the list, or to the places of those that are; a backend may lack both */
export async function addToList(
  context: CustomerContext,
  id: string,
  entries: readonly EntryChange[],
  how: 'addOnly' | 'placeOnly',
): Promise<void> {
  const { sessionClient } = context
  const limit = (await sessionClient.lacks(`ProductListProductInput.${how}`)) ? {} : { [how]: true }
  const products = entries.map((entry) => ({ ...entry, ...limit }))
  const { addToProductList: put } = await sessionClient.commerce(addToProductList, { id, products })
  if (put?.success === false) throw invalid(context)
}

/** Adds a product with amount 1; an existing entry keeps its amount. */
async function save(context: CustomerContext, id: string, productId: string) {
  const list = await readListSummary(context, id)
  const isThere = list.products?.some(({ product }) => product.id === productId) ?? false
  if (!isThere) await addToList(context, id, [{ productId, amount: 1 }], 'addOnly')
  return { list: id, notice: context.t(isThere ? 'lists.savedAlready' : 'lists.saved', { name: list.name }) }
}

export async function createList(context: RequestContext, { name, shared }: { name: string; shared?: '1' }) {
  requireSession(context)
  const next = listHref(context.locale, await makeList(context, name, shared === '1'))
  return { next, notice: context.t('lists.created', { name }) }
}

type Saving = { productId: string; redirect?: string }

/** @param saving.redirect page of the bookmark */
export async function saveToList(context: RequestContext, { list, productId, redirect }: Saving & { list: string }) {
  requireSession(context)
  const next = sameOriginPath(redirect) ?? listHref(context.locale, list)
  return { next, ...(await save(context, list, productId)) }
}

export async function saveToNewList(context: RequestContext, { name, productId, redirect }: Saving & { name: string }) {
  requireSession(context)
  const list = await makeList(context, name)
  const saved = await save(context, list, productId).catch(async (error: unknown) => {
    // the new list would stay empty
    await context.sessionClient.commerce(removeProductList, { id: list }).catch(() => undefined)
    throw error
  })
  return { next: sameOriginPath(redirect) ?? listHref(context.locale, list), ...saved }
}

/** @param given.version of the name that the customer saw @throws HttpProblem 409 if a colleague renamed the list meanwhile */
export async function renameList(context: RequestContext, id: string, given: { name: string; version?: number }) {
  requireSession(context)
  const { name } = given
  await context.sessionClient.commerce(updateProductList, { id, ...given })
  return { notice: context.t('lists.renamed', { name }) }
}

export async function removeList(context: RequestContext, id: string) {
  requireSession(context)
  const { removeProductList: removed } = await context.sessionClient.commerce(removeProductList, { id })
  if (!isTruthyFlag(removed?.success)) throw invalid(context)
  return { next: localize(context.locale, 'dashboardOrderLists'), notice: context.t('lists.removed') }
}

/** A barcode that is scanned again adds 1 to its entry. */
async function countScan(context: CustomerContext, id: string, productId: string) {
  const { name, products } = await readListSummary(context, id)
  const amount = products?.find(({ product }) => product.id === productId)?.pivot.amount
  if (amount === undefined) return save(context, id, productId)
  const counted = Math.min(amount + 1, maxAmount)
  await context.sessionClient.commerce(updateProductListProduct, { id, product: { productId, amount: counted } })
  return { list: id, notice: context.t('lists.counted', { name, amount: counted }) }
}

/** @param given.code SKU, or EAN as typed or scanned @throws HttpProblem 422 if it matches no product or several */
export async function addToListByCode(context: RequestContext, id: string, { code }: { code: string }) {
  requireSession(context)
  const forms = toCodeForms(code)
  const byCode = await findByCodes(context, forms)
  const found = forms.map((form) => byCode.get(form)).find(Boolean)
  const packing = found?.length === 1 ? found[0] : undefined
  if (!packing) {
    const title = context.t(found?.length ? 'lists.codeAmbiguous' : 'lists.codeUnknown', {
      code,
      codes: (found ?? []).map(({ sku, unit }) => [sku, unit].filter(Boolean).join(' ')).join(', '),
    })
    throw new HttpProblem({ status: 422, title: context.t('problems.invalid'), errors: { code: [title] } })
  }
  const saved = toGtin(code) ? countScan(context, id, packing.productId) : save(context, id, packing.productId)
  return { ...(await saved), product: packing.name }
}
