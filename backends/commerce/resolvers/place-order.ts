// placeOrder and offerRequest: the open cart becomes an order or a request for an offer, once, whole or not at all.
import { type Context, requireCustomer } from '../context.ts'
import { inputRefusal, refusal } from '../errors.ts'
import type { Locale } from '../rules/locale.ts'
import { fingerprintOf, type OrderLine, toOrderItems, toOrderTotals, toStockNeeds } from '../rules/order.ts'
import { makeId } from '../rules/secrets.ts'
import { toShippingCode } from '../rules/shipping.ts'
import { readAddresses } from '../sql/addresses.ts'
import { type CartRow, readCart } from '../sql/carts.ts'
import type { CustomerRow } from '../sql/customers.ts'
import { findOrder, type OrderRow, placeOrderStatements } from '../sql/orders.ts'
import { readProducts } from '../sql/products.ts'
import { findOwner } from './cart-owner.ts'
import { type Checked, emptyCart, type Kind, otherCart, shortage } from './order-faults.ts'

type OrderInput = {
  billingAddressId: string
  shippingAddressId: string
  shippingMethod: string
  message?: string | null
  cartVersion?: number | null
  cartSubTotal?: number | null
}

const maxMessage = 2000
/** The cart may change between reading and writing; then it is read again. */
const attempts = 5

export const placeOrderResolvers = {
  Mutation: {
    placeOrder: (_: unknown, { input }: { input: OrderInput }, context: Context) => place(context, 'order', input),
    offerRequest: (_: unknown, { input }: { input: OrderInput }, context: Context) => place(context, 'offer', input),
  },
}

async function place(context: Context, kind: Kind, input: OrderInput) {
  const customer = await requireCustomer(context)
  await findOwner(context)
  const order = await placeOnce(context, customer, await checkInput(context, customer, kind, input))
  return {
    success: true,
    redirectUrl: successPath(context.locale),
    selectedMethod: order.shipping_method,
    order,
  }
}

/** Where the shop shows its thanks, in each language. */
const successPath = (locale: Locale) => (locale === 'nl' ? '/checkout-success' : `/${locale}/checkout-success`)

async function checkInput(
  { db, locale }: Context,
  customer: CustomerRow,
  kind: Kind,
  input: OrderInput,
): Promise<Checked> {
  const addresses = await readAddresses(db, customer)
  const find = (field: 'billingAddressId' | 'shippingAddressId') => {
    const address = addresses.find(({ id }) => String(id) === input[field])
    if (!address) throw inputRefusal(locale, `input.${field}`, 'order.address')
    return address
  }
  // the delivery address first: a bill to the same one is not what is wrong
  const shipping = find('shippingAddressId')
  const billing = find('billingAddressId')
  const method = toShippingCode(input.shippingMethod)
  if (!method) throw inputRefusal(locale, 'input.shippingMethod', 'order.shippingMethod')
  const message = input.message?.trim() || null
  if (message !== null && message.length > maxMessage) throw inputRefusal(locale, 'input.message', 'order.message')
  const asked = [String(billing.id), String(shipping.id), method, message]
  const fingerprint = fingerprintOf(...asked, ...(kind === 'offer' ? [kind] : []))
  const { cartVersion = null, cartSubTotal } = input
  const subtotalCents = cartSubTotal == null ? null : Math.round(cartSubTotal * 100)
  return { kind, billing, shipping, method, message, fingerprint, cartVersion, subtotalCents }
}

/**
 * Places the order, or finds the one that this key placed before. Every refusal looks for that one again first, since
 * another call with the same key may just have taken the cart and the stock.
 */
async function placeOnce(context: Context, customer: CustomerRow, checked: Checked): Promise<OrderRow> {
  const placed = await findPlaced(context, customer, checked)
  if (placed) return placed
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await readCart(context.db, { customerId: customer.id })
    const lines = found ? await readOrderLines(context, customer, found.lines) : []
    const fault =
      !found || lines.length === 0
        ? emptyCart(context)
        : (otherCart(context, checked, found.cart, lines) ?? shortage(context, checked, lines))
    if (!found || fault) {
      const meanwhile = await findPlaced(context, customer, checked)
      if (meanwhile) return meanwhile
      throw fault
    }
    const order = await tryToPlace(context, customer, checked, found.cart, lines)
    if (order) return order
  }
  throw refusal(context.locale, 'CONFLICT', 'order.cartChanged')
}

/** @returns null when the cart, the stock or the key changed hands meanwhile; nothing was written then */
async function tryToPlace(
  context: Context,
  customer: CustomerRow,
  checked: Checked,
  cart: CartRow,
  lines: OrderLine[],
) {
  const { db, idempotencyKey, now } = context
  const order = {
    id: makeId(),
    customer_id: customer.id,
    company_id: customer.company_id,
    status: checked.kind === 'offer' ? 'offer_requested' : 'pending',
    idempotency_key: idempotencyKey,
    fingerprint: checked.fingerprint,
    shipping_method: checked.method,
    message: checked.message,
    billing_address: JSON.stringify(checked.billing),
    shipping_address: JSON.stringify(checked.shipping),
    ...toOrderTotals(lines, checked.method),
    external_code: null,
    created_at: now().toISOString(),
  }
  // an offer takes nothing from the shelf
  const needs = checked.kind === 'offer' ? [] : toStockNeeds(lines)
  try {
    await db.batch(placeOrderStatements(db, order, toOrderItems(lines), needs, cart))
  } catch (error) {
    if (isConstraint(error)) return findPlaced(context, customer, checked)
    throw error
  }
  return findOrder(db, customer, 'id', order.id)
}

const isConstraint = (error: unknown): boolean =>
  error instanceof Error && /(CHECK|UNIQUE) constraint failed/.test(error.message)

/** The order this key placed before. @throws CONFLICT when it was placed with other details */
async function findPlaced({ db, idempotencyKey, locale }: Context, customer: CustomerRow, { fingerprint }: Checked) {
  const order = idempotencyKey === null ? null : await findOrder(db, customer, 'idempotency_key', idempotencyKey)
  if (order && order.fingerprint !== fingerprint) throw refusal(locale, 'CONFLICT', 'order.otherRequest')
  return order
}

/** Always read anew: prices and stock of the moment the order is placed. */
async function readOrderLines(
  { db, locale }: Context,
  customer: CustomerRow,
  items: { product_id: number; quantity: number }[],
) {
  const ids = items.map(({ product_id }) => product_id)
  const products = await readProducts(db, ids, locale, customer.price_group)
  return items.flatMap(({ product_id, quantity }): OrderLine[] => {
    const product = products.get(product_id)
    if (!product) return []
    if (product.final_cents === null)
      throw new Error(`Article ${product.sku} has no price in group ${customer.price_group}`)
    return [{ product, quantity, priceCents: product.final_cents }]
  })
}
