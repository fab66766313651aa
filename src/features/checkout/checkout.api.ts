/** Checkout over the data door: what can be chosen, the order itself, and the order that was just placed. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { toCart } from '#features/cart/cart.ts'
import { readPlace } from '#features/cart/read-place.ts'
import { body } from '#features/forms/body.ts'
import { Refusal } from '#features/forms/problem.ts'
import { requireSession } from '#features/forms/require-session.ts'
import { toAddress } from '#features/orders/address.ts'
import { type Order, toOrder } from '#features/orders/order.ts'
import { localize } from '#i18n/paths.ts'
import type { ApiEnv } from '#server/context.ts'
import { addresses, cartDetail, orderDetail, placeOrder, shippingMethods } from './checkout.operations.ts'
import { type Checkout, sameAddress, toRedirect, toShippingMethods } from './checkout.ts'

const PlaceOrder = type({
  shippingAddressId: '1 <= string <= 64',
  billingAddressId: '1 <= string <= 64',
  shippingMethod: '1 <= string <= 64',
  'message?': 'string <= 2000',
  key: '/^[\\w-]{16,64}$/',
})
const messages = {
  shippingAddressId: 'checkout.chooseAddress',
  billingAddressId: 'checkout.chooseBilling',
  shippingMethod: 'checkout.chooseMethod',
  message: 'forms.tooLong',
} as const

export const checkoutApi = new Hono<ApiEnv>()
  .get('/', async (c) => {
    const { context } = c.env
    const { calls } = context
    requireSession(context)
    const [cart, known, methods, place] = await Promise.all([
      calls.commerce(cartDetail, {}),
      calls.commerce(addresses, {}),
      calls.commerce(shippingMethods, {}),
      readPlace(context),
    ])
    const checkout: Checkout = {
      cart: toCart(cart.cartDetail, place),
      addresses: (known.addresses?.addresses ?? []).map(toAddress),
      methods: toShippingMethods(methods.shippingMethods),
      key: crypto.randomUUID(),
    }
    return c.json(checkout, 200)
  })
  .post('/order', body(PlaceOrder, messages), async (c) => {
    const { context } = c.env
    const { calls, cookies, config, locale, t } = context
    requireSession(context)
    const { key, message, billingAddressId, ...chosen } = c.req.valid('form')
    const { placeOrder: placed } = await calls.commerce(
      placeOrder,
      {
        ...chosen,
        billingAddressId: billingAddressId === sameAddress ? chosen.shippingAddressId : billingAddressId,
        message: message?.trim() || null,
      },
      { idempotencyKey: key },
    )
    if (!placed?.success) throw new Refusal({ status: 422, title: t('checkout.notPlaced') })
    if (placed.order) await cookies.rememberOrder(placed.order.id)
    cookies.showCartCount(0)
    const next = toRedirect(placed.redirectUrl, config.redirectHosts) ?? localize(locale, 'checkoutSuccess')
    c.header('x-next', next)
    return c.json({ next }, 200)
  })
  /** The order of the sealed cookie; null for everybody but its owner, and when it is long ago (D12). */
  .get('/placed', async (c) => {
    const { sealer, placedOrder, session, calls, locale } = c.env.context
    const named = (await sealer.open(placedOrder, 'placed-order')) as { orderId: string } | null
    let order: Order | null = null
    if (named && session) {
      const { orderDetail: found } = await calls.commerce(orderDetail, { id: named.orderId })
      order = found && toOrder(found, locale)
    }
    return c.json({ order }, 200)
  })
