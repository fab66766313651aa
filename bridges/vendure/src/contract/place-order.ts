// placeOrder: turns the cart into an order, exactly once per idempotency key and in one transaction.
import { isGraphQlErrorResult, Order, type RequestContext } from '@vendure/core'
import { codedError, userInputError } from '../../../../backends/commerce/context/errors.ts'
import { formatMessage } from '../../../../backends/commerce/messages/messages.ts'
import { fingerprintOf } from '../../../../backends/commerce/rules/order.ts'
import { onAccount } from '../engine/checkout.ts'
import { type AddressView, readAddresses } from './addresses.ts'
import { openCart } from './cart-change.ts'
import { availableOf, readVariants, refreshCart } from './cart-lines.ts'
import { type Caller, type Context, requireCaller } from './context.ts'
import { findOrderByKey, readPlacedOrder } from './orders.ts'

type PlaceOrderInput = {
  billingAddressId: string
  shippingAddressId: string
  shippingMethod: string
  message?: string | null
  purchaseReference?: string | null
  cartVersion?: number | null
  cartSubTotal?: number | null
}
type Checked = Awaited<ReturnType<typeof checkInput>>

const maxMessage = 2000
const maxReference = 60

export const placeOrderResolvers = {
  Mutation: {
    async placeOrder(_: unknown, { input }: { input: PlaceOrderInput }, context: Context) {
      const caller = await requireCaller(context)
      const checked = await checkInput(context, caller, input)
      const { connection } = context.engine
      const order = await connection.withTransaction(await context.request(), (tx) =>
        place(context, tx, caller, checked),
      )
      return {
        success: true,
        redirectUrl: context.locale === 'nl' ? '/checkout-success' : `/${context.locale}/checkout-success`,
        selectedMethod: order.shippingLines[0]?.shippingMethod?.code ?? checked.methodCode,
        order,
      }
    },
  },
}

/** @throws BAD_USER_INPUT */
async function checkInput(context: Context, caller: Caller, input: PlaceOrderInput) {
  const { locale, engine } = context
  const [addresses, methods] = await Promise.all([
    readAddresses(context, caller),
    engine.shippingMethods.getActiveShippingMethods(await context.guest()),
  ])
  const find = (field: 'billingAddressId' | 'shippingAddressId') => {
    const address = addresses.find(({ id }) => String(id) === input[field])
    if (!address) throw userInputError(locale, `input.${field}`, 'order.address')
    return address
  }
  // checks the delivery address first, because billing may refer to it
  const shipping = find('shippingAddressId')
  const billing = find('billingAddressId')
  const method = methods.find(({ code }) => code === input.shippingMethod)
  if (!method) throw userInputError(locale, 'input.shippingMethod', 'order.shippingMethod')
  const message = input.message?.trim() || null
  if (message !== null && message.length > maxMessage) throw userInputError(locale, 'input.message', 'order.message')
  const purchaseReference = input.purchaseReference?.trim() || null
  if (purchaseReference !== null && purchaseReference.length > maxReference)
    throw userInputError(locale, 'input.purchaseReference', 'order.purchaseReference')
  const { cartVersion = null, cartSubTotal } = input
  return {
    shipping,
    billing,
    methodId: method.id,
    methodCode: method.code,
    message,
    purchaseReference,
    fingerprint: fingerprintOf(String(billing.id), String(shipping.id), method.code, message, purchaseReference),
    cartVersion,
    subtotal: cartSubTotal == null ? null : Math.round(cartSubTotal * 100),
  }
}

async function place(context: Context, tx: RequestContext, caller: Caller, checked: Checked): Promise<Order> {
  const { idempotencyKey, locale } = context
  const placed = idempotencyKey === null ? null : await findOrderByKey(context, tx, caller, idempotencyKey)
  if (placed && placed.customFields.fingerprint !== checked.fingerprint)
    throw codedError(locale, 'CONFLICT', 'order.otherRequest')
  if (placed) return placed
  const opened = await openCart(context, tx)
  const order = opened.order && (await refreshCart(context, tx, opened.order, caller))
  if (!order || order.lines.length === 0) throw codedError(locale, 'BAD_USER_INPUT', 'order.emptyCart')
  requireConfirmed(context, checked, order)
  await requireStock(context, tx, order)
  await complete(context, tx, order, checked)
  return readPlacedOrder(context, tx, order.id)
}

/** @throws CONFLICT if the cart differs from the confirmed one */
function requireConfirmed({ locale }: Context, { cartVersion, subtotal }: Checked, order: Order): void {
  const isOtherVersion = cartVersion !== null && cartVersion !== order.customFields.version
  const isOtherSum = subtotal !== null && subtotal !== order.subTotal
  if (!isOtherVersion && !isOtherSum) return
  const path = isOtherVersion ? 'input.cartVersion' : 'input.cartSubTotal'
  const validation = { [path]: [formatMessage(locale, 'order.cartChanged')] }
  throw codedError(locale, 'CONFLICT', 'order.cartChanged', {}, { validation })
}

/** @throws BAD_USER_INPUT */
async function requireStock(context: Context, tx: RequestContext, order: Order): Promise<void> {
  const { locale, products, snapshot } = context
  const ids = order.lines.map((line) => line.productVariantId)
  const variants = await readVariants(context, tx, ids)
  const validation: Record<string, string[]> = {}
  const names: string[] = []
  for (const { productVariantId, quantity } of order.lines) {
    const variant = variants.get(Number(productVariantId))
    const available = variant ? await availableOf(context, tx, variant) : 0
    if (quantity <= available) continue
    const product = await products.one(snapshot.productIdOf(Number(productVariantId)))
    const sku = variant?.sku ?? product?.sku ?? String(productVariantId)
    validation[`items.${sku}`] = [formatMessage(locale, 'order.shortageLine', { quantity: available })]
    names.push(product?.name ?? sku)
  }
  if (names.length > 0)
    throw codedError(locale, 'BAD_USER_INPUT', 'order.shortage', { names: names.join(', ') }, { validation })
}

async function complete(context: Context, tx: RequestContext, { id, code }: Order, checked: Checked): Promise<void> {
  const { connection, orders } = context.engine
  const { message, purchaseReference, fingerprint } = checked
  const customFields = { message, purchaseReference, fingerprint, idempotencyKey: context.idempotencyKey }
  await connection.getRepository(tx, Order).update(id, { customFields })
  await orders.setShippingAddress(tx, id, toOrderAddress(checked.shipping))
  await orders.setBillingAddress(tx, id, toOrderAddress(checked.billing))
  const steps = [
    () => orders.setShippingMethod(tx, id, [checked.methodId]),
    () => orders.transitionToState(tx, id, 'ArrangingPayment'),
    () => orders.addPaymentToOrder(tx, id, { method: onAccount.code, metadata: {} }),
  ]
  for (const step of steps) {
    const result = await step()
    if (!isGraphQlErrorResult(result)) continue
    if (result.__typename === 'IneligibleShippingMethodError')
      throw userInputError(context.locale, 'input.shippingMethod', 'order.shippingMethod')
    throw new Error(`The order ${code} was not placed: ${JSON.stringify(result)}`)
  }
}

const toOrderAddress = (address: AddressView) => ({
  fullName: address.fullName ?? '',
  company: address.company ?? '',
  streetLine1: address.streetLine1 ?? '',
  streetLine2: address.streetLine2 ?? '',
  city: address.city ?? '',
  province: address.province ?? '',
  postalCode: address.postalCode ?? '',
  countryCode: address.country?.code ?? '',
  phoneNumber: address.phoneNumber ?? '',
  customFields: { lastName: address.customFields?.lastName ?? null, vatId: address.customFields?.vatId ?? null },
})
