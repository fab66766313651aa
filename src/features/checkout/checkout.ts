import type { CartFieldsFragment, shippingMethodsQuery } from '#contracts/generated/commerce.ts'
import { type Cart, type CartTotals, toTaxes, toTotals } from '#features/cart/cart.ts'
import type { CreditHold } from '#features/cart/credit-hold.ts'
import type { DeliveryChoice, DeliveryPromise } from '#features/cart/delivery/delivery-promise.ts'
import { currencyOf } from '#features/cart/delivery/delivery-terms.ts'
import type { Address } from '#features/orders/address.ts'
import type { OrderEmpties, ReturnableArticle } from '#features/orders/empties/empties.ts'
import type { Order } from '#features/orders/order.ts'
import type { OrderChange } from '#features/orders/order-change.ts'
import { formatCents } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { localize, matchPath } from '#i18n/paths.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import type { NeededApproval } from './approval/needed-approval.ts'
import type { CheckoutQuote } from './quote/quote-checkout.ts'

export interface ShippingMethod {
  code: string
  title: string
  /** Description; null if it equals the title. */
  label: string | null
  /** Formatted; null if the backend reports none. */
  price: string | null
  isFree: boolean
  /** For the default address; null if the backend reports too little to compute it. */
  bill: BilledTotals | null
  /** By id of the delivery address, where they differ. */
  addressBills: Record<string, BilledTotals>
}

/** Totals of the order with one shipping method, formatted, exactly as they will be billed. */
export interface BilledTotals {
  total: string
  taxes: CartTotals['taxes']
  /** False if the backend does not report the tax on shipping: then the total is net. */
  withTax: boolean
}

/** Value of the billing address field for the delivery address. */
export const sameAddress = 'same'

/** What the checkout selects before the customer does. */
export interface FirstChoices {
  /** Absent without addresses. */
  shippingAddressId?: string | undefined
  billingAddressId: string
  /** Absent if the backend lists no methods. */
  shippingMethod?: string | undefined
  /** Absent: the soonest day. */
  deliveryDate?: string | undefined
}

export interface Checkout {
  /** Null: the cart is ordered. */
  quote: CheckoutQuote | null
  cart: Cart | null
  /** Why the order needs an approval; null: it needs none. */
  approval: NeededApproval | null
  /** Null: the company can order. */
  hold: CreditHold | null
  addresses: Address[]
  canAddAddress: boolean
  methods: ShippingMethod[]
  /** Selectable delivery days; empty if the backend does not support the choice. */
  days: DeliveryChoice[]
  /** Cut-off of the soonest day; null if none is known. */
  promises: { delivery: DeliveryPromise | null; pickup: DeliveryPromise | null }
  /** Delivery days that items on order add to the soonest day. */
  leadDays: number
  /** Whether the backend accepts a purchase reference. */
  takesReference: boolean
  /** Whether the backend accepts a message with a quote request. */
  takesOfferMessage: boolean
  /** Code of the shipping method if the backend lists none. */
  onlyMethod: string
  /** Message and reference of the order that is being changed; null without one. */
  message: string | null
  purchaseReference: string | null
  /** Deposit articles that can be returned; empty if the backend takes none. */
  returnable: ReturnableArticle[]
  /** Those of the order that is being changed, or of the quote. */
  empties: OrderEmpties[]
  first: FirstChoices
  /** Idempotency key: an order sent twice is placed once. */
  key: string
  seen: string
}

export interface PlacedOrderView {
  order: Order | null
  isOffer: boolean
  change: OrderChange | null
  delivery: string | null
  /** Delivery day, with hours if known; null if the order has none. */
  day: string | null
}

export const toDelivery = (answer: shippingMethodsQuery['shippingMethods'], code: string | null): string | null => {
  const found = (answer?.shippingMethods ?? []).find(({ methods }) => code !== null && methods?.code === code)
  return found?.methods?.label ?? found?.title ?? null
}

/** Leaves out methods without a code, because they cannot be ordered. */
export const toShippingMethods = (
  answer: shippingMethodsQuery['shippingMethods'],
  cart: CartFieldsFragment | null,
  locale: Locale,
): ShippingMethod[] =>
  (answer?.shippingMethods ?? []).flatMap(({ title, methods }) => {
    if (!methods?.code) return []
    const { code, label, price, formattedPrice } = methods
    const name = title ?? label ?? code
    const facts = { code, title: name, label: label === name ? null : label }
    const bill = toOrderAmounts(methods, cart, locale)
    const addressBills = Object.fromEntries(
      (methods.addressTotals ?? []).map(({ addressId, formattedGrandTotal: total, taxes }) => [
        addressId,
        { total, taxes: toTaxes(taxes), withTax: true },
      ]),
    )
    return [{ ...facts, price: formattedPrice, isFree: price === 0, bill, addressBills }]
  })

type Rate = NonNullable<
  NonNullable<NonNullable<shippingMethodsQuery['shippingMethods']>['shippingMethods']>[0]['methods']
>

/** Total of the backend, else of the cart for free shipping, else net subtotal plus shipping; null without prices. */
function toOrderAmounts(rate: Rate, cart: CartFieldsFragment | null, locale: Locale): BilledTotals | null {
  const { formattedGrandTotal, taxes, price } = rate
  if (formattedGrandTotal) return { total: formattedGrandTotal, taxes: toTaxes(taxes), withTax: true }
  const totals = cart && toTotals(cart)
  if (price === null || !totals || cart.subTotal == null) return null
  if (price === 0 && totals.grandTotal) return { total: totals.grandTotal, taxes: totals.taxes, withTax: true }
  const cents = Math.round(cart.subTotal * 100) + Math.round(price * 100)
  return { total: formatCents(locale, cents, currencyOf(cart)), taxes: [], withTax: false }
}

/** Totals of a method, one per tax treatment, with the places it applies to; without places if there is one treatment. */
export function groupBills(
  { bill, addressBills }: ShippingMethod,
  addresses: readonly Address[],
): { bill: BilledTotals; places: string[] }[] {
  if (!bill) return []
  const groups = new Map([[bill.total, { bill, places: [] as string[] }]])
  if (Object.keys(addressBills).length === 0) return [...groups.values()]
  for (const { id, title, lines } of addresses) {
    const found = addressBills[id] ?? bill
    const group = groups.get(found.total) ?? { bill: found, places: [] }
    groups.set(found.total, { ...group, places: [...new Set([...group.places, lines.at(-1) ?? title])] })
  }
  return [...groups.values()]
}

const toCents = (amount: number) => Math.round(amount * 100)

/** Whether every total with a shipping method is the sum of the cart's subtotal, the shipping and the taxes; a total without its parts counts as equal. */
export const hasSameSubTotal = (
  answer: shippingMethodsQuery['shippingMethods'],
  cart: Pick<CartFieldsFragment, 'subTotal'> | null,
): boolean =>
  (answer?.shippingMethods ?? []).every(({ methods }) => {
    if (methods?.grandTotal == null || methods.price == null || !methods.taxes || cart?.subTotal == null) return true
    const taxes = methods.taxes.reduce((sum, { amount }) => sum + toCents(amount), 0)
    return toCents(methods.grandTotal) === toCents(cart.subTotal) + toCents(methods.price) + taxes
  })

export const defaultAddress = (addresses: readonly Address[]) =>
  addresses.find(({ isDefault }) => isDefault) ?? addresses[0] ?? null

/** Addresses of the company, or all if it has none. */
export function toBillingAddresses(addresses: readonly Address[]): readonly Address[] {
  const own = addresses.filter(({ ofCompany }) => ofCompany)
  return own.length > 0 ? own : addresses
}

/** Next page after an order: a path of the shop in `locale`, or a payment page on a configured host; null for any other URL. */
export function toSafeRedirect(
  redirectUrl: string | null | undefined,
  hosts: readonly string[],
  locale: Locale,
): string | null {
  const path = sameOriginPath(redirectUrl)
  if (path) {
    const end = path.search(/[?#]|$/)
    const isSuccess = matchPath(path.slice(0, end)).route === 'checkoutSuccess'
    return isSuccess ? localize(locale, 'checkoutSuccess') + path.slice(end) : path
  }
  const url = redirectUrl ? URL.parse(redirectUrl) : null
  return url?.protocol === 'https:' && hosts.includes(url.host) && !url.username && !url.password ? url.href : null
}
