// Rows of an order or invoice as documents print them: each line, and below it its deposits.
import { readDeposits } from '../rules/pricing/deposits.ts'

type Line = {
  sku: string
  name: string
  /** Number of the company for the product; null: none. */
  own_number: string | null
  quantity: number
  price_cents: number
  total_cents: number
  vat_percent: number
  /** JSON of Deposit[]; null: none. */
  deposits: string | null
  unit: string | null
}

/** `vat_percent` is null for a deposit that is not part of the taxable amount. */
export type BilledRow = Omit<Line, 'vat_percent' | 'deposits'> & { vat_percent: number | null; ean?: string | null }

export const toBilledRows = (lines: readonly (Line & { ean?: string | null })[]): BilledRow[] =>
  lines.flatMap(({ deposits, ...line }): BilledRow[] => [
    line,
    ...readDeposits(deposits).map((deposit) => ({
      sku: deposit.number,
      name: deposit.name,
      own_number: null,
      quantity: deposit.quantity,
      price_cents: deposit.priceCents,
      total_cents: deposit.totalCents,
      vat_percent: deposit.vatPercent,
      unit: null,
    })),
  ])
