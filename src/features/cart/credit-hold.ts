import type { CreditHoldFieldsFragment } from '#contracts/generated/commerce.ts'

/** Why the customer's company cannot order. */
export interface CreditHold {
  /** ISO 8601. */
  since: string
  /** In the words of the wholesaler; null: none is given. */
  reason: string | null
  /** What the company owes, formatted; null if it is unknown. */
  open: string | null
}

/** Null if the company can order, or the backend has no holds. */
export const toCreditHold = (found: CreditHoldFieldsFragment | null | undefined): CreditHold | null =>
  found ? { since: found.since, reason: found.reason, open: found.formattedAmountOpen } : null
