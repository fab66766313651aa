import {
  cancelOrder as cancelOrderDocument,
  convertOrderToCart,
  lastOrder,
  type OrderFieldsFragment,
  orderAllergens,
  type orderAllergensQuery,
  orderDetail,
  orderRefill,
  ordersList,
} from '#contracts/generated/commerce.ts'
import type { AllergenLine } from '#features/allergens/allergen-lines.ts'
import { toAllergens } from '#features/allergens/allergens.ts'
import { readAmounts } from '#features/cart/backend-cart.service.ts'
import { type CartChange, toChange } from '#features/cart/cart.service.ts'
import { type ReorderRequest, reorderToCart } from '#features/cart/reorder/reorder.service.ts'
import { type ReorderPreview, skippedText, toReorderPreview } from '#features/cart/reorder/reorder.ts'
import { may } from '#features/shop/may.ts'
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { type CustomerContext, requireSession } from '#service/require-session.ts'
import { readReturnable } from './empties/empties.service.ts'
import { toFound } from './filter/record-filter.service.ts'
import { noFilter, type RecordFilter } from './filter/record-filter.ts'
import {
  type LastOrder,
  type OpenedOrder,
  type OrderPage,
  ordersPageSize,
  toLastOrder,
  toName,
  toOrder,
  toOrderPage,
  toPricedSources,
} from './order.ts'
import { type OrderChange, toOrderChange } from './order-change.ts'
import { isOrdered, orderStatuses } from './order-status.ts'
import { toOrdersCsv } from './orders-csv.ts'
import { toQuote } from './quotes/quote.ts'

const recentSize = 5
const file = { pageSize: 100, maxPages: 20 }

const unknown = ({ t }: RequestContext) => new HttpProblem({ status: 404, title: t('orders.unknown') })
const toTitle = ({ t }: RequestContext, { id, incrementId }: { id: string; incrementId?: string | null | undefined }) =>
  t('orders.named', { number: incrementId ?? id })

/** @throws HttpProblem 400 for an unknown filter */
const toVariables = (context: RequestContext, filter: RecordFilter) => {
  const { state, ...found } = toFound(context, filter, orderStatuses)
  return { ...found, ...(state && { status: state }) }
}

/** A page of ten orders that the filter finds. @throws HttpProblem 400 for an unknown filter */
export async function getOrders(
  context: RequestContext,
  { page = 1, filter = noFilter }: { page?: number; filter?: RecordFilter },
): Promise<OrderPage> {
  requireSession(context)
  const variables = { first: ordersPageSize, page, ...toVariables(context, filter) }
  return toOrderPage((await context.sessionClient.commerce(ordersList, variables)).ordersList)
}

export async function getRecentOrders(context: RequestContext): Promise<OrderPage> {
  requireSession(context)
  return toOrderPage((await context.sessionClient.commerce(ordersList, { first: recentSize, page: 1 })).ordersList)
}

/** @throws HttpProblem 400 for an unknown filter */
export async function getOrdersCsv(context: RequestContext, filter: RecordFilter): Promise<string> {
  requireSession(context)
  const found = toVariables(context, filter)
  const read = async (page: number) => {
    const { ordersList: list } = await context.sessionClient.commerce(ordersList, {
      first: file.pageSize,
      page,
      ...found,
    })
    return { orders: list?.data ?? [], pages: Math.min(list?.paginatorInfo.lastPage ?? 1, file.maxPages) }
  }
  const { orders, pages } = await read(1)
  const all = [...orders]
  for (let page = 2; page <= pages; page += 1) all.push(...(await read(page)).orders)
  return toOrdersCsv(all, context.locale, context.t)
}

/** Position of the last order, from 1, among the newest 5 or else the newest 100; null if all of these are quotes or canceled. */
async function findLastPlace({ sessionClient }: CustomerContext): Promise<number | null> {
  for (const first of [recentSize, file.pageSize]) {
    const { ordersList: list } = await sessionClient.commerce(ordersList, { first, page: 1 })
    const found = list?.data.findIndex(({ status }) => isOrdered(status)) ?? -1
    if (found >= 0) return found + 1
    if (!list || list.paginatorInfo.lastPage <= 1) break
  }
  return null
}

/** The last order with its availability today; null if there is none. Quotes and canceled orders do not count. */
export async function getLastOrder(context: RequestContext): Promise<{ last: LastOrder | null }> {
  requireSession(context)
  const { sessionClient, locale, session } = context
  // offered to be ordered again
  if (!may(session.customer, 'order')) return { last: null }
  const read = async (place: number) => {
    const { ordersList: list } = await sessionClient.commerce(lastOrder, { place })
    const order = list?.data.find(({ status }) => isOrdered(status))
    return { last: order ? toLastOrder(order, locale) : null, isOnly: (list?.paginatorInfo.lastPage ?? 1) <= 1 }
  }
  const { last, isOnly } = await read(1)
  const place = last || isOnly ? null : await findLastPlace(context)
  return { last: place === null ? last : (await read(place)).last }
}

/** @throws HttpProblem 404 if the customer has no such order */
export async function getOrder(context: RequestContext, id: string): Promise<OpenedOrder> {
  requireSession(context)
  const [{ orderDetail: order }, articles, change, lacksAllergens, lacksAnswers] = await Promise.all([
    context.sessionClient.commerce(orderDetail, { id }),
    readReturnable(context, 'Mutation.announceEmpties'),
    getOrderChange(context),
    context.sessionClient.lacks('Product.allergens'),
    context.sessionClient.lacks('Mutation.acceptQuote'),
  ])
  if (!order) throw unknown(context)
  const { customer } = context.session
  // colleagues read a quote; who requested it decides
  const canAnswer = !lacksAnswers && may(customer, 'order') && (order.customer?.id ?? customer.id) === customer.id
  const quote = toQuote(order, canAnswer)
  const changeable = change(order)
  return {
    ...toOrder(order, context.locale),
    ...{ change: changeable, quote, declares: !lacksAllergens },
    returnable: changeable?.until == null ? [] : articles,
  }
}

/** @returns a function that tells until when an order can be changed */
export async function getOrderChange({ sessionClient, locale }: RequestContext) {
  const canCancel = !(await sessionClient.lacks('Mutation.cancelOrder'))
  return (order: OrderFieldsFragment): OrderChange | null => toOrderChange(order, canCancel, locale, new Date())
}

/** @throws HttpProblem 404 if the customer has no such order */
export async function getOrderAllergens(
  context: RequestContext,
  id: string,
): Promise<{ title: string; lines: AllergenLine[] }> {
  requireSession(context)
  const { orderDetail: order } = await context.sessionClient.commerce(orderAllergens, { id })
  if (!order) throw unknown(context)
  return { title: toTitle(context, order), lines: toAllergenLines(order, context.locale) }
}

/** @throws HttpProblem 404 if the customer has no such order */
export async function getReorderPreview(
  context: RequestContext,
  id: string,
): Promise<{ title: string; reorder: ReorderPreview }> {
  requireSession(context)
  const [{ orderDetail: order }, cart] = await Promise.all([
    context.sessionClient.commerce(orderRefill, { id }),
    readAmounts(context),
  ])
  if (!order) throw unknown(context)
  return { title: toTitle(context, order), reorder: toReorderPreview(toPricedSources(order, context.locale), cart) }
}

export async function addOrderToCart(context: RequestContext, id: string, request: ReorderRequest) {
  requireSession(context)
  return reorderToCart(context, request, 'Mutation.convertOrderToCart(replace:)', async (how, options) => {
    const { convertOrderToCart: answer } = await context.sessionClient.commerce(
      convertOrderToCart,
      { id, ...how },
      options,
    )
    return answer
  })
}

type Cancellation = { toCart?: '1'; idempotencyKey?: string }

/** @param given.toCart puts the lines back in the cart, to change the order @throws HttpProblem 404 if the customer has no such order; BackendError after its cut-off */
export async function cancelOrder(
  context: RequestContext,
  id: string,
  { toCart, idempotencyKey }: Cancellation,
): Promise<CartChange & { next: string }> {
  requireSession(context)
  const { sessionClient, locale, t } = context
  if (await sessionClient.lacks('Mutation.cancelOrder')) throw unknown(context)
  const write = async () =>
    (await sessionClient.commerce(cancelOrderDocument, { id, toCart: toCart === '1' }, { idempotencyKey })).cancelOrder
  const change = await toChange(
    context,
    write().then((outcome) => outcome ?? null),
  )
  // the checkout starts with the message, the reference and the choices of the order
  if (toCart) await context.cookies.rememberOrder({ orderId: id, isOffer: false, method: null, isChanged: true })
  const title = change.message ?? t(toCart ? 'orders.inCartDone' : 'orders.cancelDone')
  const notice = [title, ...skippedText(t, change.skipped)].join('\n')
  const orderPage = `${localize(locale, 'dashboardOrders')}?${new URLSearchParams({ order: id })}`
  return { ...change, notice, next: toCart ? localize(locale, 'cart') : orderPage }
}

/** Allergens of the products of an order; null for a product that no longer exists. */
const toAllergenLines = ({ items }: NonNullable<orderAllergensQuery['orderDetail']>, locale: Locale): AllergenLine[] =>
  (items ?? []).map(({ id, name, sku, product }) => ({
    id,
    name: toName({ name, sku, product }),
    sku: sku ?? '',
    href: product?.urlKey ? localize(locale, 'product', product.urlKey) : null,
    allergens: toAllergens(product?.allergens),
  }))
