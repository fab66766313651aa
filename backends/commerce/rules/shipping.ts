// Shipping methods, their fees, and the totals of an order.
import type { Deposit } from './pricing/deposits.ts'
import { type PricedLine, type Totals, totalsOf } from './totals.ts'

export const shippingCodes = ['delivery_delivery', 'pickup_pickup'] as const
export type ShippingCode = (typeof shippingCodes)[number]

/** Orders below `freeFromCents` pay `feeCents` for delivery, tax excluded; delivery is free if either is 0. */
export type DeliveryFeeRule = { freeFromCents: number; feeCents: number }
export const defaultDeliveryFeeRule: DeliveryFeeRule = { freeFromCents: 25_000, feeCents: 1_500 }

/** VAT on the shipping fee, in percent. */
export const shippingVatPercent = 21

export const toShippingCode = (code: string): ShippingCode | null =>
  shippingCodes.find((known) => known === code) ?? null

/** Cents missing to the minimum order value; 0 if reached. Collection has no minimum. */
export const missingCents = (code: ShippingCode, subtotalCents: number, minimumCents: number): number =>
  code === 'pickup_pickup' ? 0 : Math.max(0, minimumCents - subtotalCents)

/** Fee in cents, tax excluded, for this subtotal. */
export const shippingCents = (
  code: ShippingCode,
  subtotalCents: number,
  { freeFromCents, feeCents }: DeliveryFeeRule,
) => (code === 'pickup_pickup' || subtotalCents >= freeFromCents ? 0 : feeCents)

/** Tax of goods, their deposits and a shipping fee, without that of returned deposits. @param exemptBuyer as in TaxRow */
export function toOrderTaxes(
  goods: readonly PricedLine[],
  shippingCents: number,
  exemptBuyer: string | null,
  returned: readonly Deposit[] = [],
): Pick<Totals, 'taxCents' | 'taxes'> {
  const fee = shippingCents > 0 ? [{ quantity: 1, priceCents: shippingCents, vatPercent: shippingVatPercent }] : []
  return totalsOf([...goods, ...fee], exemptBuyer, returned)
}

/** Totals of an order: goods, their deposits, shipping fee and tax. Deposits have no effect on the fee. The checkout shows them and the order stores them. @param exemptBuyer as in TaxRow */
export function orderTotals(
  goods: readonly PricedLine[],
  code: ShippingCode,
  smallOrders: DeliveryFeeRule,
  exemptBuyer: string | null,
): Totals & { shippingCents: number } {
  const { subtotalCents, depositCents } = totalsOf(goods)
  const shipping = shippingCents(code, subtotalCents, smallOrders)
  const { taxCents, taxes } = toOrderTaxes(goods, shipping, exemptBuyer)
  return {
    subtotalCents,
    depositCents,
    shippingCents: shipping,
    taxCents,
    grandTotalCents: subtotalCents + depositCents + shipping + taxCents,
    taxes,
  }
}
