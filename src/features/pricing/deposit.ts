import type { DepositFieldsFragment } from '#contracts/generated/commerce.ts'
import { nonBreakingSizes } from './content-amount.ts'

/** The deposit of one packing or of a line. */
export interface Deposit {
  /** Formatted, without tax. */
  total: string
  /** `24 × bottle, 1 × crate`. */
  articles: string
}

/** Null without a deposit, or if the backend has none. */
export const toDeposit = (given: DepositFieldsFragment | null | undefined): Deposit | null =>
  given
    ? {
        total: given.formattedTotal,
        articles: given.articles.map(({ quantity, name }) => `${quantity}\u00a0× ${nonBreakingSizes(name)}`).join(', '),
      }
    : null
