/** What checkout offers to choose from, and where an order leads. Backend oddities end in the `to` functions. */
import type { CartFieldsFragment, shippingMethodsQuery } from '#contracts/generated/commerce.ts'
import { type Cart, type CartTotals, toTaxes, toTotals } from '#features/cart/cart.ts'
import type { DeliveryChoice } from '#features/cart/delivery/delivery-promise.ts'
import { currencyOf } from '#features/cart/delivery/delivery-terms.ts'
import type { Address } from '#features/orders/address.ts'
import type { Order } from '#features/orders/order.ts'
import { formatCents } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'

export interface ShippingMethod {
  code: string
  title: string
  /** What it means, in a sentence. */
  label: string | null
  /** Formatted; null where the backend asks nothing or does not tell. */
  price: string | null
  isFree: boolean
  /** Null where the backend tells too little to say. */
  bill: Bill | null
}

/** What an order comes to with one way of delivery, formatted, to the cent what will be billed. */
export interface Bill {
  total: string
  taxes: CartTotals['taxes']
  /** false: the backend does not tell the tax on the delivery, so the total is without any. */
  withTax: boolean
}

/** Value of the bill's address that means: the delivery address. */
export const sameAddress = 'same'

export interface Checkout {
  cart: Cart | null
  addresses: Address[]
  /** Whether an address can be added in the account. */
  canAddAddress: boolean
  methods: ShippingMethod[]
  /** Days to choose from; none where the backend takes no choice. */
  days: DeliveryChoice[]
  /** Delivery days that articles on order add to the soonest. */
  leadDays: number
  /** Whether an order can carry the customer's own number. */
  takesReference: boolean
  /** What an order is sent with where the backend lists no methods. */
  onlyMethod: string
  /** Names this checkout: the same order sent twice is placed once. */
  key: string
  /** The cart as it is shown here, as a form carries it back. */
  seen: string
}

/** What was just placed, as its success page tells it. */
export interface Placed {
  order: Order | null
  isOffer: boolean
  /** The way of delivery that was taken, in words; null where the backend has none for it. */
  delivery: string | null
  /** The day that was promised, with its hours where they are known; null where none was. */
  day: string | null
}

/** The words of the backend for a way of delivery. */
export const toDelivery = (answer: shippingMethodsQuery['shippingMethods'], code: string | null): string | null => {
  const way = (answer?.shippingMethods ?? []).find(({ methods }) => code !== null && methods?.code === code)
  return way?.methods?.label ?? way?.title ?? null
}

/** Carriers without a code cannot be chosen and are left out. */
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
    return [{ ...facts, price: formattedPrice, isFree: price === 0, bill: toOrderAmounts(methods, cart, locale) }]
  })

type Rate = NonNullable<
  NonNullable<NonNullable<shippingMethodsQuery['shippingMethods']>['shippingMethods']>[0]['methods']
>

/** The backend's own total; without one the cart's where delivery is free, else both prices without tax. */
function toOrderAmounts(rate: Rate, cart: CartFieldsFragment | null, locale: Locale): Bill | null {
  const { formattedGrandTotal, taxes, price } = rate
  if (formattedGrandTotal) return { total: formattedGrandTotal, taxes: toTaxes(taxes), withTax: true }
  const totals = cart && toTotals(cart)
  if (price === null || !totals || cart.subTotal == null) return null
  if (price === 0 && totals.grandTotal) return { total: totals.grandTotal, taxes: totals.taxes, withTax: true }
  const cents = Math.round(cart.subTotal * 100) + Math.round(price * 100)
  return { total: formatCents(locale, cents, currencyOf(cart)), taxes: [], withTax: false }
}

/** The address an order goes to unless another is chosen: the default one, else the first. */
export const defaultAddress = (addresses: readonly Address[]) =>
  addresses.find(({ isDefault }) => isDefault) ?? addresses[0] ?? null

/** The addresses a bill may go to: the company's own, or all where it has none. */
export function toBillingAddresses(addresses: readonly Address[]): readonly Address[] {
  const own = addresses.filter(({ ofCompany }) => ofCompany)
  return own.length > 0 ? own : addresses
}

/**
 * Where the browser goes after an order: a path of the shop, or a payment page on a host that the configuration names.
 * @param redirectUrl as the backend sent it; anything else is null
 */
export function toRedirect(redirectUrl: string | null | undefined, hosts: readonly string[]): string | null {
  const path = sameOriginPath(redirectUrl)
  if (path) return path
  const url = redirectUrl ? URL.parse(redirectUrl) : null
  return url?.protocol === 'https:' && hosts.includes(url.host) && !url.username && !url.password ? url.href : null
}
