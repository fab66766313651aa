// Ways to ship an order, what they cost, and what the order comes to with each. Called by the shipping and order resolvers.
import { type PricedLine, type Totals, totalsOf } from '../totals.ts'

export const shippingCodes = ['delivery_delivery', 'pickup_pickup'] as const
export type ShippingCode = (typeof shippingCodes)[number]

/** What an order below a value pays for its delivery, tax excluded, in cents; with one of both 0 delivery is free. */
export type SmallOrders = { freeFromCents: number; feeCents: number }
export const defaultSmallOrders: SmallOrders = { freeFromCents: 25_000, feeCents: 1_500 }

/** VAT on the shipping fee, in percent. */
export const shippingVatPercent = 21

/** The code when it is one of ours, else null. */
export const toShippingCode = (code: string): ShippingCode | null =>
  shippingCodes.find((known) => known === code) ?? null

/** What the goods are short of the house's least order value, in cents; 0: nothing. Who collects may have any. */
export const missingCents = (code: ShippingCode, subtotalCents: number, minimumCents: number): number =>
  code === 'pickup_pickup' ? 0 : Math.max(0, minimumCents - subtotalCents)

/** Fee in cents, tax excluded, for goods of this value. */
export const shippingCents = (code: ShippingCode, subtotalCents: number, { freeFromCents, feeCents }: SmallOrders) =>
  code === 'pickup_pickup' || subtotalCents >= freeFromCents ? 0 : feeCents

/** What an order is billed: the goods, the shipping fee, and the tax on both. Checkout shows it and the order freezes it. */
export function orderTotals(
  goods: readonly PricedLine[],
  code: ShippingCode,
  smallOrders: SmallOrders,
): Totals & { shippingCents: number } {
  const { subtotalCents } = totalsOf(goods)
  const shipping = shippingCents(code, subtotalCents, smallOrders)
  const fee = shipping > 0 ? [{ quantity: 1, priceCents: shipping, vatPercent: shippingVatPercent }] : []
  const { taxCents, taxes } = totalsOf([...goods, ...fee])
  return {
    subtotalCents,
    shippingCents: shipping,
    taxCents,
    grandTotalCents: subtotalCents + shipping + taxCents,
    taxes,
  }
}
