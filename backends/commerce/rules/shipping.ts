// Ways to ship an order and what they cost. Called by the shipping and order resolvers.

export const shippingCodes = ['delivery_delivery', 'pickup_pickup'] as const
export type ShippingCode = (typeof shippingCodes)[number]

/** Order value, tax excluded, from which delivery is free; below it the fee is due. In cents. */
export const delivery = { freeFromCents: 25_000, feeCents: 1_500 } as const

/** VAT on the shipping fee, in percent. */
export const shippingVatPercent = 21

/** The code when it is one of ours, else null. */
export const toShippingCode = (code: string): ShippingCode | null =>
  shippingCodes.find((known) => known === code) ?? null

/** Fee in cents, tax excluded, for goods of this value. */
export function shippingCents(code: ShippingCode, subtotalCents: number): number {
  if (code === 'pickup_pickup' || subtotalCents >= delivery.freeFromCents) return 0
  return delivery.feeCents
}
