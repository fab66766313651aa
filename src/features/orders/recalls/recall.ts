import type { recallsQuery } from '#contracts/generated/commerce.ts'

/** `quantity` in packings. `bestBefore`: Y-m-d; null: unknown. */
export interface OrderLot {
  lot: string
  bestBefore: string | null
  quantity: number
  isRecalled: boolean
}

export interface RecalledLine {
  sku: string
  name: string
  quantity: number
  /** Y-m-d; null: unknown. */
  bestBefore: string | null
  orderId: string
  orderNumber: string
}

/** An open recall of a lot that the customer's company got. */
export interface Recall {
  id: string
  lot: string
  reason: string
  /** What to do with the goods. */
  instruction: string
  lines: RecalledLine[]
  /** When a user of the company confirmed that they read it, and their name; null: not yet. */
  confirmed: { at: string; by: string | null } | null
}

export const toRecall = (given: NonNullable<recallsQuery['recalls']>[number]): Recall => ({
  id: given.id,
  lot: given.lot,
  reason: given.reason,
  instruction: given.instruction,
  lines: given.lines.map(({ sku, name, quantity, bestBefore, orderId, orderIncrementId }) => ({
    ...{ sku, name, quantity, bestBefore: bestBefore ?? null, orderId, orderNumber: orderIncrementId },
  })),
  confirmed: given.confirmedAt ? { at: given.confirmedAt, by: given.confirmedBy?.name?.trim() || null } : null,
})
