/** What a cart is short of an order value: of free delivery, of any delivery, and what the first costs it (pure). Called by cart.ts and before an order goes out. */
import type { CartFieldsFragment } from '#contracts/generated/commerce.ts'
import { formatCents } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'

/** Formatted: the order value from which is delivered, and what is missing to it. */
export interface BelowMinimum {
  minimum: string
  missing: string
}

/** Order values without tax: from which delivery is free, and from which is delivered at all; null: not promised, not asked. */
export interface DeliveryTerms {
  freeFrom: number | null
  minimumOrder: number | null
  /** What delivery costs below `freeFrom`, tax excluded. */
  smallOrderFee: number | null
}

/** Formatted: what delivery costs a cart of less than this order value. */
export interface SmallOrderFee {
  fee: string
  from: string
}

/** Formatted: what is missing to a delivery that costs nothing; null once it is reached. */
export interface FreeDelivery {
  missing: string | null
}

export const currencyOf = (cart: CartFieldsFragment | null) =>
  cart?.items?.find(({ product }) => product.priceHtml?.currencyCode)?.product.priceHtml?.currencyCode ?? 'EUR'

/** Cents that the goods are short of an order value; null where either is not told. */
const centsTo = ({ subTotal }: CartFieldsFragment, value: number | null) =>
  value === null || subTotal == null ? null : Math.round(value * 100) - Math.round(subTotal * 100)

export function toFreeDelivery(cart: CartFieldsFragment, freeFrom: number | null, locale: Locale): FreeDelivery | null {
  const cents = centsTo(cart, freeFrom)
  return cents === null ? null : { missing: cents > 0 ? formatCents(locale, cents, currencyOf(cart)) : null }
}

/** Null where delivery is free, or nothing is told of what it costs. */
export function toSmallOrderFee(
  cart: CartFieldsFragment,
  { freeFrom, smallOrderFee }: DeliveryTerms,
  locale: Locale,
): SmallOrderFee | null {
  const missing = centsTo(cart, freeFrom) ?? 0
  if (freeFrom === null || !smallOrderFee || missing <= 0) return null
  const say = (value: number) => formatCents(locale, Math.round(value * 100), currencyOf(cart))
  return { fee: say(smallOrderFee), from: say(freeFrom) }
}

/** @param minimum order value, tax excluded; null: none is asked */
export function toBelowMinimum(cart: CartFieldsFragment, minimum: number | null, locale: Locale): BelowMinimum | null {
  const cents = centsTo(cart, minimum)
  if (minimum === null || cents === null || cents <= 0) return null
  const say = (amount: number) => formatCents(locale, amount, currencyOf(cart))
  return { minimum: say(Math.round(minimum * 100)), missing: say(cents) }
}
