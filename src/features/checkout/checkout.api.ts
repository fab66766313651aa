/** Checkout over the data door: what can be chosen, the order itself, and the order that was just placed. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { toCart } from '#features/cart/cart.ts'
import { readPlace } from '#features/cart/read-place.ts'
import { body } from '#features/forms/body.ts'
import { requireSession } from '#features/forms/require-session.ts'
import { toAddress } from '#features/orders/address.ts'
import { toOrder } from '#features/orders/order.ts'
import { localize } from '#i18n/paths.ts'
import type { ApiEnv, PlacedOrder } from '#server/context.ts'
import { addresses, cartDetail, orderDetail, shippingMethods } from './checkout.operations.ts'
import { type Checkout, type Placed, sameAddress, toDelivery, toShippingMethods } from './checkout.ts'
import { readUnanswered, sendOrder } from './place-order.ts'
import { toSeenCart } from './seen-cart.ts'

/** The cart as the form showed it, in the words of `toSeenCart`. */
const Seen = type({
  version: 'number.integer | null',
  subTotal: 'number | null',
  lines: type({
    id: 'string <= 64',
    name: 'string <= 500',
    quantity: 'number.integer',
    total: 'number | null',
  }).array(),
})
const PlaceOrder = type({
  shippingAddressId: '1 <= string <= 64',
  billingAddressId: '1 <= string <= 64',
  shippingMethod: '1 <= string <= 64',
  'message?': 'string <= 2000',
  /** The second button of the form. */
  'as?': "'offer'",
  key: '/^[\\w-]{16,64}$/',
  seen: type('string.json.parse').to(Seen),
})
const messages = {
  shippingAddressId: 'checkout.chooseAddress',
  billingAddressId: 'checkout.chooseBilling',
  shippingMethod: 'checkout.chooseMethod',
  message: 'forms.tooLong',
  seen: 'checkout.cartChanged',
} as const

export const checkoutApi = new Hono<ApiEnv>()
  .get('/', async (c) => {
    const { context } = c.env
    const { calls, config, locale } = context
    requireSession(context)
    const [cart, known, methods, place, isReadOnly] = await Promise.all([
      calls.commerce(cartDetail, {}),
      calls.commerce(addresses, {}),
      calls.commerce(shippingMethods, {}),
      readPlace(context),
      calls.lacks('Mutation.createAddress'),
    ])
    const checkout: Checkout = {
      cart: toCart(cart.cartDetail, place),
      addresses: (known.addresses?.addresses ?? []).map(toAddress),
      canAddAddress: !isReadOnly,
      methods: toShippingMethods(methods.shippingMethods, cart.cartDetail, locale),
      onlyMethod: cart.cartDetail?.shippingMethod ?? config.shippingMethod,
      key: crypto.randomUUID(),
      seen: JSON.stringify(toSeenCart(cart.cartDetail)),
    }
    return c.json(checkout, 200)
  })
  .post('/order', body(PlaceOrder, messages), async (c) => {
    const { context } = c.env
    const { customer } = requireSession(context)
    const { key, message, billingAddressId, shippingAddressId, shippingMethod, seen, as } = c.req.valid('form')
    const input = {
      shippingAddressId,
      billingAddressId: billingAddressId === sameAddress ? shippingAddressId : billingAddressId,
      shippingMethod,
      message: message?.trim() || null,
      cartVersion: seen.version,
      cartSubTotal: seen.subTotal,
    }
    const { next } = await sendOrder(
      context,
      { customerId: customer.id, key, isOffer: as === 'offer', input },
      seen.lines,
    )
    c.header('x-next', next)
    return c.json({ next }, 200)
  })
  /** Which of this customer's orders waits for its answer. Asks no backend. */
  .get('/unanswered', async (c) => {
    const order = await readUnanswered(c.env.context)
    return c.json({ unanswered: order && (order.isOffer ? ('offer' as const) : ('order' as const)) }, 200)
  })
  /** Asks again what became of it. Without `next`: that is not known yet. */
  .post('/unanswered', async (c) => {
    const { context } = c.env
    requireSession(context)
    const order = await readUnanswered(context)
    const sent = order
      ? await sendOrder(context, order)
      : { next: localize(context.locale, 'checkoutSuccess'), waiting: false }
    c.header('x-next', sent.next)
    return c.json(sent.waiting ? {} : { next: sent.next }, 200)
  })
  /** The order of the sealed cookie; null for everybody but its owner, and when it is long ago. */
  .get('/placed', async (c) => {
    const { sealer, placedOrder, session, calls, locale } = c.env.context
    const named = (await sealer.open(placedOrder, 'placed-order')) as PlacedOrder | null
    const placed: Placed = { order: null, isOffer: named?.isOffer === true, delivery: null }
    if (named && session) {
      const [{ orderDetail: found }, { shippingMethods: ways }] = await Promise.all([
        calls.commerce(orderDetail, { id: named.orderId }),
        calls.commerce(shippingMethods, {}),
      ])
      placed.order = found && toOrder(found, locale)
      placed.delivery = toDelivery(ways, named.method)
    }
    return c.json(placed, 200)
  })
