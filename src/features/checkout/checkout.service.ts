import { addresses, cartDetail, cartSummary, orderDetail, shippingMethods } from '#contracts/generated/commerce.ts'
import { readCatalogueContext, readDelivery } from '#features/cart/backend-cart.service.ts'
import { toCart } from '#features/cart/cart.ts'
import { toCreditHold } from '#features/cart/credit-hold.ts'
import { toDeliveryChoices, toDeliveryDay, toDeliveryPromise } from '#features/cart/delivery/delivery-promise.ts'
import { toAddress } from '#features/orders/address.ts'
import { readReturnable } from '#features/orders/empties/empties.service.ts'
import { type GivenEmpties, toEmpties } from '#features/orders/empties/empties.ts'
import { isPickup, toOrder } from '#features/orders/order.ts'
import { getOrderChange } from '#features/orders/orders.service.ts'
import { toBlockedKey, toQuote } from '#features/orders/quotes/quote.ts'
import { requireQuotes } from '#features/orders/quotes/quotes.service.ts'
import { formatWeekday } from '#i18n/format-days.ts'
import { localize } from '#i18n/paths.ts'
import type { PlacedOrder, RequestContext, UnconfirmedOrder } from '#server/context/context.ts'
import { fetchOptional } from '#service/fetch-optional.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireSession } from '#service/require-session.ts'
import { toNeededApproval } from './approval/needed-approval.ts'
import { readOrderLimits, requestApproval } from './approval/request-approval.service.ts'
import { type CartSnapshot, toCartSnapshot } from './cart-snapshot.ts'
import {
  type Checkout,
  hasSameSubTotal,
  type PlacedOrderView,
  sameAddress,
  toDelivery,
  toShippingMethods,
} from './checkout.ts'
import { toFirstChoices } from './first-choices.ts'
import { requireMinimumOrder } from './minimum-order.service.ts'
import { type OrderSubmission, readUnconfirmedOrder, sendOrder } from './place-order.service.ts'
import { acceptQuote } from './quote/accept-quote.service.ts'

/** Cart and shipping methods. A write between the two reads makes their totals differ: both are then read again, once. */
async function readTotals({ sessionClient }: RequestContext) {
  const read = () => Promise.all([sessionClient.commerce(cartDetail, {}), sessionClient.commerce(shippingMethods, {})])
  const [cart, methods] = await read()
  return hasSameSubTotal(methods.shippingMethods, cart.cartDetail) ? ([cart, methods] as const) : read()
}

/** The order that is being changed; null if there is none or the query fails. */
async function readChangedOrder({ sealer, placedOrder, sessionClient }: RequestContext) {
  const fromCookie = (await sealer.open(placedOrder, 'placed-order')) as PlacedOrder | null
  if (!fromCookie?.isChanged) return null
  const changed = await fetchOptional(sessionClient.commerce(orderDetail, { id: fromCookie.orderId }))()
  return changed?.orderDetail ?? null
}

/** @param given.quote accepts this quote instead of ordering the cart @param given.day delivery day that is preselected if it is offered */
export const getCheckout = (
  context: RequestContext,
  { quote, day }: { quote?: string; day?: string } = {},
): Promise<Checkout> => (quote === undefined ? getCartCheckout(context, day) : getQuoteCheckout(context, quote))

async function getCartCheckout(context: RequestContext, day?: string): Promise<Checkout> {
  requireSession(context)
  const { sessionClient, config, locale, t } = context
  const [
    [cart, methods],
    limits,
    known,
    changed,
    returnable,
    catalogue,
    delivery,
    isReadOnly,
    lacksDay,
    lacksReference,
    lacksMessage,
  ] = await Promise.all([
    readTotals(context),
    readOrderLimits(context),
    sessionClient.commerce(addresses, {}),
    readChangedOrder(context),
    readReturnable(context, 'PlaceOrderInput.empties'),
    readCatalogueContext(context),
    readDelivery(context),
    sessionClient.lacks('Mutation.createAddress'),
    sessionClient.lacks('PlaceOrderInput.deliveryDate'),
    sessionClient.lacks('PlaceOrderInput.purchaseReference'),
    sessionClient.lacks('OfferRequestInput.message'),
  ])
  const offered = {
    addresses: (known.addresses?.addresses ?? []).map(toAddress),
    methods: toShippingMethods(methods.shippingMethods, cart.cartDetail, locale),
    days: lacksDay ? [] : toDeliveryChoices(delivery, locale, t, Date.now()),
  }
  const now = Date.now()
  return {
    ...offered,
    quote: null,
    promises: {
      delivery: toDeliveryPromise(delivery, locale, t, now),
      pickup: toDeliveryPromise(delivery, locale, t, now, 'pickup'),
    },
    first: toFirstChoices(changed, offered, day),
    approval: toNeededApproval(limits, cart.cartDetail?.subTotal ?? null),
    cart: toCart(cart.cartDetail, catalogue, delivery),
    hold: toCreditHold(cart.creditHold),
    canAddAddress: !isReadOnly,
    leadDays: delivery?.leadDays ?? 0,
    takesReference: !lacksReference,
    takesOfferMessage: !lacksMessage,
    onlyMethod: cart.cartDetail?.shippingMethod ?? config.shippingMethod,
    returnable,
    empties: toEmpties(changed?.empties),
    message: changed?.message ?? null,
    purchaseReference: changed?.purchaseReference ?? null,
    key: crypto.randomUUID(),
    seen: JSON.stringify(toCartSnapshot(cart.cartDetail)),
  }
}

/** @throws HttpProblem 404 if the customer has no such quote, 409 if it cannot be accepted */
async function getQuoteCheckout(context: RequestContext, id: string): Promise<Checkout> {
  requireSession(context)
  await requireQuotes(context)
  const { sessionClient, locale, t, config, session } = context
  const [{ orderDetail: found }, returnable, known, { creditHold }, delivery, isReadOnly] = await Promise.all([
    sessionClient.commerce(orderDetail, { id }),
    readReturnable(context, 'AcceptQuoteInput.empties'),
    sessionClient.commerce(addresses, {}),
    sessionClient.commerce(cartSummary, {}),
    readDelivery(context),
    sessionClient.lacks('Mutation.createAddress'),
  ])
  const quote = found && toQuote(found, true)
  // colleagues read a quote; who requested it accepts
  const isOwn = (found?.customer?.id ?? session.customer.id) === session.customer.id
  if (!found || !quote || !isOwn) throw new HttpProblem({ status: 404, title: t('orders.unknown') })
  const order = toOrder(found, locale)
  const { validUntil, version } = quote
  if (!quote.canDecide || validUntil === null)
    throw new HttpProblem({
      status: 409,
      title: t(toBlockedKey(found.status) ?? 'orders.quote.isExpired', { number: order.number }),
    })
  const { number, items, subTotal, deposit, shipping, taxes, grandTotal, collected } = order
  const days = toDeliveryChoices(delivery, locale, t, Date.now())
  const offered = {
    addresses: (known.addresses?.addresses ?? []).map(toAddress),
    methods: [],
    // the hours are those of the delivery van
    days: collected ? days.map(({ value }) => ({ value, label: formatWeekday(locale, value, 'short') })) : days,
  }
  return {
    ...offered,
    quote: { id, version, number, validUntil, items, subTotal, deposit, shipping, taxes, grandTotal, collected },
    approval: null,
    promises: { delivery: null, pickup: null },
    first: toFirstChoices(found, offered),
    cart: null,
    hold: toCreditHold(creditHold),
    canAddAddress: !isReadOnly,
    leadDays: 0,
    takesReference: true,
    takesOfferMessage: false,
    onlyMethod: found.shippingMethod ?? config.shippingMethod,
    returnable,
    empties: order.empties,
    message: null,
    purchaseReference: order.purchaseReference,
    key: crypto.randomUUID(),
    seen: JSON.stringify(toCartSnapshot(null)),
  }
}

type OrderForm = Pick<UnconfirmedOrder['input'], 'shippingAddressId' | 'billingAddressId' | 'shippingMethod'> & {
  message?: string
  deliveryDate?: string
  purchaseReference?: string
  empties?: GivenEmpties[]
  as?: 'offer' | 'approval'
  /** Id and version of the quote to accept instead of ordering the cart. */
  quote?: string
  quoteVersion?: string
  key: string
  seen: CartSnapshot
}

export async function placeOrder(context: RequestContext, form: OrderForm): Promise<{ next: string; notice?: string }> {
  requireSession(context)
  const { key, message, billingAddressId, shippingAddressId, shippingMethod, seen, as } = form
  const { deliveryDate = null, purchaseReference, empties = [] } = form
  const choices = {
    shippingAddressId,
    billingAddressId: billingAddressId === sameAddress ? shippingAddressId : billingAddressId,
    message: message?.trim() || null,
    deliveryDate,
    purchaseReference: purchaseReference?.trim() || null,
    ...(empties.length > 0 && { empties }),
  }
  if (form.quote !== undefined) {
    const version = Number(form.quoteVersion ?? 0)
    return acceptQuote(context, { quote: form.quote, version, key, shippingMethod, input: choices })
  }
  const input = { ...choices, shippingMethod, cartVersion: seen.version, cartSubTotal: seen.subTotal }
  if (as === 'approval') return requestApproval(context, { key, input })
  const order = { customerId: context.session.customer.id, key, isOffer: as === 'offer', input }
  // an order that may already be placed is retried, whatever the cart contains now
  const isRetry = (await readUnconfirmedOrder(context))?.key === key
  if (!order.isOffer && !isRetry) await requireMinimumOrder(context, shippingMethod, seen.version)
  const { next } = await sendOrder(context, order, seen.lines)
  return { next }
}

/** Kind of the customer's unconfirmed order, null if there is none. Sends no backend request. */
export async function getUnconfirmedOrder(context: RequestContext) {
  const order = await readUnconfirmedOrder(context)
  return { unconfirmed: order && (order.isOffer ? ('offer' as const) : ('order' as const)) }
}

export async function retryOrder(context: RequestContext): Promise<OrderSubmission> {
  requireSession(context)
  const order = await readUnconfirmedOrder(context)
  return order ? sendOrder(context, order) : { next: localize(context.locale, 'checkoutSuccess'), waiting: false }
}

/** Whether orders are confirmed by mail, which is known only for the embedded backend. */
const isMailed = ({ commerceUrl, mail, demo }: RequestContext['config']) =>
  commerceUrl === null && (mail !== null || demo)

/** Order of the sealed cookie; null for other customers and guests, and if the cookie has expired. */
export async function getPlacedOrder(context: RequestContext): Promise<PlacedOrderView> {
  const { sealer, placedOrder, session, sessionClient, locale, t } = context
  const fromCookie = (await sealer.open(placedOrder, 'placed-order')) as PlacedOrder | null
  const isOffer = fromCookie?.isOffer === true
  if (!fromCookie || !session) return { order: null, isOffer, change: null, delivery: null, day: null }
  const optionalMethods = fetchOptional(sessionClient.commerce(shippingMethods, {}))
  const optionalDays = fetchOptional(readDelivery(context))
  const { orderDetail: found } = await sessionClient.commerce(orderDetail, { id: fromCookie.orderId })
  if (!found) return { order: null, isOffer, change: null, delivery: null, day: null }
  const [methods, options, toChange] = await Promise.all([optionalMethods(), optionalDays(), getOrderChange(context)])
  const delivery = toDelivery(methods?.shippingMethods ?? null, fromCookie.method)
  const collected = isPickup(fromCookie.method)
  const placed = toOrder(found, locale)
  const order = { ...placed, email: isMailed(context.config) ? placed.email : null, collected }
  const { deliveryDate } = order
  const day = deliveryDate && toDeliveryDay(collected ? null : options, deliveryDate, locale, t)
  return { order, isOffer, change: toChange(found), delivery, day }
}
