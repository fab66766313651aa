import type { orderLimitsQuery } from '#contracts/generated/commerce.ts'

/** The limit that the cart exceeds, formatted. */
export interface NeededApproval {
  exceeded: 'order' | 'month'
  limit: string
  /** In this month. */
  ordered: string
}

export type OrderLimits = NonNullable<
  NonNullable<NonNullable<orderLimitsQuery['accountInfo']>['customer']>['orderLimits']
>

/** @param subTotal of the cart, tax excluded; null: unknown @returns null if the customer may order it */
export function toNeededApproval(limits: OrderLimits | null, subTotal: number | null): NeededApproval | null {
  if (!limits || subTotal === null) return null
  const { order, month, formattedOrder, formattedMonth, orderedThisMonth, formattedOrderedThisMonth: ordered } = limits
  const cents = Math.round(subTotal * 100)
  if (order != null && cents > Math.round(order * 100))
    return { exceeded: 'order', limit: formattedOrder ?? '', ordered }
  if (month != null && cents + Math.round(orderedThisMonth * 100) > Math.round(month * 100))
    return { exceeded: 'month', limit: formattedMonth ?? '', ordered }
  return null
}
