/** Checkout of a quote: the customer chooses addresses, day and reference, and orders at the quoted prices. */
import { acceptQuote as acceptDocument, addresses, cartSummary, orderDetail } from '#contracts/generated/commerce.ts'
import { readDelivery } from '#features/cart/backend-cart.service.ts'
import { toCreditHold } from '#features/cart/credit-hold.ts'
import { toDeliveryChoices } from '#features/cart/delivery/delivery-promise.ts'
import { toAddress } from '#features/orders/address.ts'
import { toOrder } from '#features/orders/order.ts'
import { toBlockedKey, toQuote } from '#features/orders/quotes/quote.ts'
import { requireQuotes } from '#features/orders/quotes/quotes.service.ts'
import { formatWeekday } from '#i18n/format.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireSession } from '#service/require-session.ts'
import { toCartSnapshot } from '../cart-snapshot.ts'
import type { Checkout } from '../checkout.ts'
import { toFirstChoices } from '../first-choices.ts'

/** @throws HttpProblem 404 if the customer has no such quote, 409 if it cannot be accepted */
export async function getQuoteCheckout(context: RequestContext, id: string): Promise<Checkout> {
  requireSession(context)
  await requireQuotes(context)
  const { sessionClient, locale, t, config } = context
  const [{ orderDetail: found }, known, { creditHold }, delivery, isReadOnly] = await Promise.all([
    sessionClient.commerce(orderDetail, { id }),
    sessionClient.commerce(addresses, {}),
    sessionClient.commerce(cartSummary, {}),
    readDelivery(context),
    sessionClient.lacks('Mutation.createAddress'),
  ])
  const quote = found && toQuote(found, true)
  if (!found || !quote) throw new HttpProblem({ status: 404, title: t('orders.unknown') })
  const order = toOrder(found, locale)
  const { validUntil, version } = quote
  if (!quote.canDecide || validUntil === null)
    throw new HttpProblem({
      status: 409,
      title: t(toBlockedKey(found.status) ?? 'orders.quote.isExpired', { number: order.number }),
    })
  const { number, items, subTotal, shipping, taxes, grandTotal, collected } = order
  const days = toDeliveryChoices(delivery, locale, t, Date.now())
  const offered = {
    addresses: (known.addresses?.addresses ?? []).map(toAddress),
    methods: [],
    // the hours are those of the delivery van
    days: collected ? days.map(({ value }) => ({ value, label: formatWeekday(locale, value, 'short') })) : days,
  }
  return {
    ...offered,
    quote: { id, version, number, validUntil, items, subTotal, shipping, taxes, grandTotal, collected },
    promises: { delivery: null, pickup: null },
    first: toFirstChoices(found, offered),
    cart: null,
    hold: toCreditHold(creditHold),
    canAddAddress: !isReadOnly,
    leadDays: 0,
    takesReference: true,
    takesOfferMessage: false,
    onlyMethod: found.shippingMethod ?? config.shippingMethod,
    message: null,
    purchaseReference: order.purchaseReference,
    key: crypto.randomUUID(),
    seen: JSON.stringify(toCartSnapshot(null)),
  }
}

type Acceptance = {
  quote: string
  version: number
  key: string
  shippingMethod: string
  input: {
    billingAddressId: string
    shippingAddressId: string
    deliveryDate: string | null
    message: string | null
    purchaseReference: string | null
  }
}

/** Repeats with one key are one order. @throws BackendError 404 or 409 if the quote cannot be accepted */
export async function acceptQuote(
  context: RequestContext,
  { quote: id, version, key, shippingMethod, input }: Acceptance,
): Promise<{ next: string }> {
  requireSession(context)
  await requireQuotes(context)
  const { sessionClient, cookies, locale, t } = context
  const { acceptQuote: placed } = await sessionClient.commerce(
    acceptDocument,
    { id, input: { version, ...input } },
    { idempotencyKey: key },
  )
  if (!placed?.order) throw new HttpProblem({ status: 409, title: t('checkout.notPlaced') })
  const method = placed.selectedMethod ?? shippingMethod
  await cookies.rememberOrder({ orderId: placed.order.id, isOffer: false, method })
  return { next: localize(locale, 'checkoutSuccess') }
}
