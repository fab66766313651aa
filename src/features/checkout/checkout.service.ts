/** What can be chosen at checkout, the order itself, and the order that was just placed. Called by checkout.api.ts and by loaders. */

import { addresses, cartDetail, orderDetail, shippingMethods } from '#contracts/generated/commerce.ts'
import { readCatalogueContext, readDelivery } from '#features/cart/backend-cart.service.ts'
import { toCart } from '#features/cart/cart.ts'
import { toDeliveryChoices, toDeliveryDay } from '#features/cart/delivery/delivery-promise.ts'
import { toAddress } from '#features/orders/address.ts'
import { isPickup, toOrder } from '#features/orders/order.ts'
import { localize } from '#i18n/paths.ts'
import type { PlacedOrder, RequestContext, UnconfirmedOrder } from '#server/context.ts'
import { fetchOptional } from '#service/fetch-optional.ts'
import { requireSession } from '#service/require-session.ts'
import { type CartSnapshot, toCartSnapshot } from './cart-snapshot.ts'
import { type Checkout, type Placed, sameAddress, toDelivery, toShippingMethods } from './checkout.ts'
import { requireMinimumOrder } from './minimum-order.service.ts'
import { readUnconfirmedOrder, type Sent, sendOrder } from './place-order.service.ts'

export async function getCheckout(context: RequestContext): Promise<Checkout> {
  requireSession(context)
  const { sessionClient, config, locale, t } = context
  const [cart, known, methods, catalogue, delivery, isReadOnly, lacksDay, lacksReference] = await Promise.all([
    sessionClient.commerce(cartDetail, {}),
    sessionClient.commerce(addresses, {}),
    sessionClient.commerce(shippingMethods, {}),
    readCatalogueContext(context),
    readDelivery(context),
    sessionClient.lacks('Mutation.createAddress'),
    sessionClient.lacks('PlaceOrderInput.deliveryDate'),
    sessionClient.lacks('PlaceOrderInput.purchaseReference'),
  ])
  return {
    cart: toCart(cart.cartDetail, catalogue, delivery),
    addresses: (known.addresses?.addresses ?? []).map(toAddress),
    canAddAddress: !isReadOnly,
    methods: toShippingMethods(methods.shippingMethods, cart.cartDetail, locale),
    days: lacksDay ? [] : toDeliveryChoices(delivery, locale, t, Date.now()),
    leadDays: delivery?.leadDays ?? 0,
    takesReference: !lacksReference,
    onlyMethod: cart.cartDetail?.shippingMethod ?? config.shippingMethod,
    key: crypto.randomUUID(),
    seen: JSON.stringify(toCartSnapshot(cart.cartDetail)),
  }
}

type OrderForm = Pick<UnconfirmedOrder['input'], 'shippingAddressId' | 'billingAddressId' | 'shippingMethod'> & {
  message?: string
  deliveryDate?: string
  purchaseReference?: string
  /** The second button of the form. */
  as?: 'offer'
  key: string
  /** The cart as the form showed it. */
  seen: CartSnapshot
}

/** @throws HttpProblem, BackendError when the order was refused */
export async function placeOrder(context: RequestContext, form: OrderForm): Promise<{ next: string }> {
  requireSession(context)
  const { key, message, billingAddressId, shippingAddressId, shippingMethod, seen, as } = form
  const { deliveryDate = null, purchaseReference } = form
  const input = {
    shippingAddressId,
    billingAddressId: billingAddressId === sameAddress ? shippingAddressId : billingAddressId,
    shippingMethod,
    message: message?.trim() || null,
    deliveryDate,
    purchaseReference: purchaseReference?.trim() || null,
    cartVersion: seen.version,
    cartSubTotal: seen.subTotal,
  }
  const order = { customerId: context.session.customer.id, key, isOffer: as === 'offer', input }
  // one that may have been placed already is asked for again, whatever is in the cart now
  const isKnown = (await readUnconfirmedOrder(context))?.key === key
  if (!order.isOffer && !isKnown) await requireMinimumOrder(context, shippingMethod, seen.version)
  const { next } = await sendOrder(context, order, seen.lines)
  return { next }
}

/** Which of this customer's orders waits for its answer. Asks no backend. */
export async function getUnconfirmedOrder(context: RequestContext) {
  const order = await readUnconfirmedOrder(context)
  return { unanswered: order && (order.isOffer ? ('offer' as const) : ('order' as const)) }
}

/** Asks again what became of it. */
export async function retryOrder(context: RequestContext): Promise<Sent> {
  requireSession(context)
  const order = await readUnconfirmedOrder(context)
  return order ? sendOrder(context, order) : { next: localize(context.locale, 'checkoutSuccess'), waiting: false }
}

/** Whether the shop knows that orders are confirmed by mail: of another backend it does not. */
const isMailed = ({ commerceUrl, mail, demo }: RequestContext['config']) =>
  commerceUrl === null && (mail !== null || demo)

/** The order of the sealed cookie; null for everybody but its owner, and when it is long ago. */
export async function getPlacedOrder(context: RequestContext): Promise<Placed> {
  const { sealer, placedOrder, session, sessionClient, locale, t } = context
  const named = (await sealer.open(placedOrder, 'placed-order')) as PlacedOrder | null
  const isOffer = named?.isOffer === true
  if (!named || !session) return { order: null, isOffer, delivery: null, day: null }
  const waysInTime = fetchOptional(sessionClient.commerce(shippingMethods, {}))
  const daysInTime = fetchOptional(readDelivery(context))
  const { orderDetail: found } = await sessionClient.commerce(orderDetail, { id: named.orderId })
  if (!found) return { order: null, isOffer, delivery: null, day: null }
  const [ways, options] = await Promise.all([waysInTime(), daysInTime()])
  const delivery = toDelivery(ways?.shippingMethods ?? null, named.method)
  const collected = isPickup(named.method)
  const placed = toOrder(found, locale)
  const order = { ...placed, email: isMailed(context.config) ? placed.email : null, collected }
  const { deliveryDate } = order
  const day = deliveryDate && toDeliveryDay(collected ? null : options, deliveryDate, locale, t)
  return { order, isOffer, delivery, day }
}
