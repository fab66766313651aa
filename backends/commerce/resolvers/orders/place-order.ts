// placeOrder and offerRequest: turn the cart into an order or quote request, exactly once and in one transaction.
import { type Locale, toLocale } from '../../../graphql/locales.ts'
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import type { MailedLine } from '../../mail/order-mails.ts'
import { fingerprintOf, toSubtotal } from '../../rules/order.ts'
import { toDeposits } from '../../rules/pricing/deposits.ts'
import { unitCents } from '../../rules/pricing/price-tiers.ts'
import { toShippingCode } from '../../rules/shipping.ts'
import { type AddressRow, selectAddresses } from '../../sql/addresses.ts'
import type { CartRow } from '../../sql/carts.ts'
import { type CompanyRow, type CustomerRow, selectCompany } from '../../sql/customers.ts'
import type { ReturnableRow } from '../../sql/empties/empties.ts'
import { type OrderRow, placeOrderStatements, selectOrder } from '../../sql/orders.ts'
import { readCart } from '../cart/cart-view.ts'
import { type OpenCart, openCart } from '../cart/open-cart.ts'
import { readReturnable, toAnnounced } from '../empties/empties.ts'
import type { PlaceOrderInput, Resolvers } from '../generated/types.ts'
import type { CartLine } from '../parent-types.ts'
import { creditHoldError } from './credit-hold.ts'
import { type Buyer, toNewOrder, writeOrder } from './order-batch.ts'
import {
  belowMinimumError,
  cartChangedError,
  emptyCartError,
  type OrderKind,
  stockShortageError,
  type ValidatedOrder,
} from './order-errors.ts'
import { limitError, readLimits } from './order-limit.ts'

const maxMessage = 2000
const maxReference = 60
/** Retries if the cart changes between read and write. */
const attempts = 5

export const placeOrderResolvers: Resolvers = {
  Mutation: {
    placeOrder: (_, { input }, context) => place(context, 'order', input),
    offerRequest: (_, { input }, context) => place(context, 'offer', input),
  },
}

async function place(context: Context, kind: OrderKind, input: PlaceOrderInput) {
  const { db, locale, read } = context
  const [customer, opened] = await Promise.all([requireCustomer(context), openCart(context)])
  const [addresses, articles, first, [company = null]] = await Promise.all([
    read<AddressRow>(selectAddresses(db, customer)),
    readReturnable(context, input.empties),
    readSnapshot(context, customer, opened),
    context.operatorEmail ? read<CompanyRow>(selectCompany(db, customer.company_id)) : [],
  ])
  const order = await placeOnce(
    context,
    { ...customer, company },
    checkInput(locale, { addresses, articles }, kind, input),
    opened,
    first,
  )
  return {
    success: true,
    redirectUrl: successPath(locale),
    selectedMethod: order.shipping_method,
    order,
  }
}

export const successPath = (locale: Locale) => (locale === 'nl' ? '/checkout-success' : `/${locale}/checkout-success`)

export function checkInput(
  locale: Locale,
  { addresses, articles }: { addresses: readonly AddressRow[]; articles: readonly ReturnableRow[] },
  kind: OrderKind,
  input: PlaceOrderInput,
): ValidatedOrder {
  const find = (field: 'billingAddressId' | 'shippingAddressId') => {
    const address = addresses.find(({ id }) => String(id) === input[field])
    if (!address) throw userInputError(locale, `input.${field}`, 'order.address')
    return address
  }
  // checks the delivery address first, because billing may refer to it
  const shipping = find('shippingAddressId')
  const billing = find('billingAddressId')
  const method = toShippingCode(input.shippingMethod)
  if (!method) throw userInputError(locale, 'input.shippingMethod', 'order.shippingMethod')
  const message = input.message?.trim() || null
  if (message !== null && message.length > maxMessage) throw userInputError(locale, 'input.message', 'order.message')
  const purchaseReference = input.purchaseReference?.trim() || null
  if (purchaseReference !== null && purchaseReference.length > maxReference)
    throw userInputError(locale, 'input.purchaseReference', 'order.purchaseReference')
  const { deliveryDate = null } = input
  const announcedEmpties = toAnnounced(locale, articles, input.empties)
  const details = [String(billing.id), String(shipping.id), method, message, purchaseReference, deliveryDate]
  const further = [...(kind === 'offer' ? [kind] : []), ...(announcedEmpties === null ? [] : [announcedEmpties])]
  const fingerprint = fingerprintOf(...details, ...further)
  const { cartVersion = null, cartSubTotal } = input
  const subtotalCents = cartSubTotal == null ? null : Math.round(cartSubTotal * 100)
  const how = { kind, billing, shipping, method, message, purchaseReference, announcedEmpties, deliveryDate }
  return { ...how, fingerprint, cartVersion, subtotalCents }
}

/** The order that was placed with the key, and the cart, from one snapshot: a cart that is already ordered is found with its order. */
async function readSnapshot(context: Context, customer: CustomerRow, opened: OpenCart) {
  const { db, idempotencyKey, read } = context
  const [orders, whole, limits] = await Promise.all([
    idempotencyKey === null ? [] : read<OrderRow>(selectOrder(db, customer, 'idempotency_key', idempotencyKey)),
    readCart(context, opened),
    readLimits(context, customer),
  ])
  return { placed: orders[0] ?? null, whole, limits }
}

/** Places the order, or returns the one that was placed with the key. @throws CONFLICT if that one has other details */
async function placeOnce(
  context: Context,
  customer: Buyer,
  checked: ValidatedOrder,
  opened: OpenCart,
  first: Awaited<ReturnType<typeof readSnapshot>>,
): Promise<OrderRow> {
  let { placed, whole, limits } = first
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (placed && placed.fingerprint !== checked.fingerprint)
      throw codedError(context.locale, 'CONFLICT', 'order.otherRequest')
    if (placed) return placed
    const lines = toOrderLines(context, customer, whole?.lines ?? [])
    if (!whole || lines.length === 0) throw emptyCartError(context)
    const error =
      (checked.kind === 'order' ? creditHoldError(context, customer) : null) ??
      cartChangedError(context, checked, whole.cart, lines) ??
      (checked.kind === 'order' ? limitError(context, limits, toSubtotal(lines)) : null) ??
      belowMinimumError(context, checked, lines) ??
      stockShortageError(context, checked, lines)
    if (error) throw error
    const order = await tryToPlace(context, customer, checked, opened, whole.cart, lines)
    if (order) return order
    ;({ placed, whole, limits } = await readSnapshot(context, customer, opened))
  }
  throw codedError(context.locale, 'CONFLICT', 'order.cartChanged')
}

/** @returns null if the cart, the stock, the key or the sum of the month changed concurrently; then nothing is written */
async function tryToPlace(
  context: Context,
  customer: Buyer,
  checked: ValidatedOrder,
  opened: OpenCart,
  cart: CartRow,
  shownLines: MailedLine[],
): Promise<OrderRow | null> {
  // the order and its mail are in the language of the customer, the request and its errors in that of the staff
  const own = customer.on_behalf ? { ...context, locale: toLocale(customer.locale) } : context
  const lines = own === context ? shownLines : await readOrderLines(own, customer, { ...opened, cart })
  const { order, items, needs } = toNewOrder(context, customer, checked, lines)
  const statements = placeOrderStatements(context.db, order, items, needs, cart)
  return writeOrder(own, customer, { kind: checked.kind, order, shipping: checked.shipping, lines, statements })
}

const readOrderLines = async (context: Context, customer: Buyer, opened: OpenCart) =>
  toOrderLines(context, customer, (await readCart(context, opened))?.lines ?? [])

/** A line of a cart at its price now. */
export type PricedLine = MailedLine & Pick<CartLine, 'product'>

/** @throws Error for a line without a price */
export function toOrderLines(
  { seller }: Context,
  { price_group }: CustomerRow,
  lines: readonly CartLine[],
): PricedLine[] {
  return lines.map(({ quantity, product }) => {
    const priceCents = unitCents(product, quantity)
    if (priceCents === null) throw new Error(`Article ${product.sku} has no price in group ${price_group}`)
    return { product, quantity, priceCents, deposits: toDeposits(product, quantity, seller.country) }
  })
}
