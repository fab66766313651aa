/** What checkout offers to choose from, and where an order leads. Backend oddities end in the `to` functions. */
import type { shippingMethodsQuery } from '#contracts/generated/commerce.ts'
import type { Cart } from '#features/cart/cart.ts'
import type { Address } from '#features/orders/address.ts'
import { sameSitePath } from '#i18n/same-site-path.ts'

export interface ShippingMethod {
  code: string
  title: string
  /** What it means, in a sentence. */
  label: string | null
  /** Formatted; null where the backend asks nothing or does not tell. */
  price: string | null
  isFree: boolean
}

/** Value of the bill's address that means: the delivery address. */
export const sameAddress = 'same'

export interface Checkout {
  cart: Cart | null
  addresses: Address[]
  methods: ShippingMethod[]
  /** What an order is sent with where the backend lists no methods. */
  onlyMethod: string
  /** Names this checkout: the same order sent twice is placed once (D12). */
  key: string
}

/** Carriers without a code cannot be chosen and are left out. */
export const toShippingMethods = (answer: shippingMethodsQuery['shippingMethods']): ShippingMethod[] =>
  (answer?.shippingMethods ?? []).flatMap(({ title, methods }) => {
    if (!methods?.code) return []
    const { code, label, price, formattedPrice } = methods
    const name = title ?? label ?? code
    return [{ code, title: name, label: label === name ? null : label, price: formattedPrice, isFree: price === 0 }]
  })

/** The address an order goes to unless another is chosen: the default one, else the first. */
export const defaultAddress = (addresses: readonly Address[]) =>
  addresses.find(({ isDefault }) => isDefault) ?? addresses[0] ?? null

/** The addresses a bill may go to: the company's own, or all where it has none. */
export function toBillingAddresses(addresses: readonly Address[]): readonly Address[] {
  const own = addresses.filter(({ ofCompany }) => ofCompany)
  return own.length > 0 ? own : addresses
}

/**
 * Where the browser goes after an order: a path of the shop, or a payment page on a host that the configuration names (D52).
 * @param redirectUrl as the backend sent it; anything else is null
 */
export function toRedirect(redirectUrl: string | null | undefined, hosts: readonly string[]): string | null {
  const path = sameSitePath(redirectUrl)
  if (path) return path
  const url = redirectUrl ? URL.parse(redirectUrl) : null
  return url?.protocol === 'https:' && hosts.includes(url.host) && !url.username && !url.password ? url.href : null
}
