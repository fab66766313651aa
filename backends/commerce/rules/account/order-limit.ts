// Limits of a buyer: what may be ordered without an approval.

/** Cents of goods, without tax and delivery costs; a limit of null does not apply. */
type Spending = {
  orderLimitCents: number | null
  monthLimitCents: number | null
  /** Placed in the calendar month before this order; canceled orders excluded. */
  orderedThisMonthCents: number
  orderCents: number
}

/** The limit that an order exceeds, that of the order first; null: none. */
export function exceededLimit(spending: Spending): 'order' | 'month' | null {
  const { orderLimitCents, monthLimitCents, orderedThisMonthCents, orderCents } = spending
  if (orderLimitCents !== null && orderCents > orderLimitCents) return 'order'
  if (monthLimitCents !== null && orderedThisMonthCents + orderCents > monthLimitCents) return 'month'
  return null
}
