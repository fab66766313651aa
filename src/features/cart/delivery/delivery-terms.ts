import type { CartFieldsFragment } from '#contracts/generated/commerce.ts'
import { formatCents } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'

/** Formatted: minimum order value, and the amount missing to it. */
export interface MinimumShortfall {
  minimum: string
  missing: string
}

/** Order values, tax excluded; null if the shop has no such limit. */
export interface DeliveryTerms {
  freeFrom: number | null
  minimumOrder: number | null
  smallOrderFee: number | null
}

/** Formatted: price of delivery below the order value `from`. */
export interface SmallOrderFee {
  fee: string
  from: string
}

/** Formatted amount missing to free delivery; null if it is reached. */
export interface FreeDelivery {
  missing: string | null
}

export const currencyOf = (cart: CartFieldsFragment | null) =>
  cart?.items?.find(({ product }) => product.priceHtml?.currencyCode)?.product.priceHtml?.currencyCode ?? 'EUR'

/** Cents missing to an order value, negative above it; null if the value or the subtotal is unknown. */
const centsTo = ({ subTotal }: CartFieldsFragment, value: number | null) =>
  value === null || subTotal == null ? null : Math.round(value * 100) - Math.round(subTotal * 100)

export function toFreeDelivery(cart: CartFieldsFragment, freeFrom: number | null, locale: Locale): FreeDelivery | null {
  const cents = centsTo(cart, freeFrom)
  return cents === null ? null : { missing: cents > 0 ? formatCents(locale, cents, currencyOf(cart)) : null }
}

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

/** @param minimum order value, tax excluded; null if there is none */
export function toMinimumShortfall(
  cart: CartFieldsFragment,
  minimum: number | null,
  locale: Locale,
): MinimumShortfall | null {
  const cents = centsTo(cart, minimum)
  if (minimum === null || cents === null || cents <= 0) return null
  const say = (amount: number) => formatCents(locale, amount, currencyOf(cart))
  return { minimum: say(Math.round(minimum * 100)), missing: say(cents) }
}
