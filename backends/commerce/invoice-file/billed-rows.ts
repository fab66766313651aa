// Rows of an order or invoice as documents print them: each line, below it its deposits, and empties that were taken back.
import type { Locale } from '../../graphql/locales.ts'
import { formatMessage } from '../messages/messages.ts'
import { type Deposit, readDeposits } from '../rules/pricing/deposits.ts'

type Line = {
  sku: string
  name: string
  /** Number of the company for the product; null: none. */
  own_number: string | null
  /** Excise that the price of one packing includes; null: none, or not known. */
  excise_cents: number | null
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
  lines.flatMap(({ deposits, ...line }): BilledRow[] => [line, ...readDeposits(deposits).map(toDepositRow)])

const toDepositRow = ({ number: sku, name, quantity, priceCents, totalCents, vatPercent }: Deposit): BilledRow => ({
  ...{ sku, name, quantity, own_number: null, excise_cents: null, unit: null },
  price_cents: priceCents,
  total_cents: totalCents,
  vat_percent: vatPercent,
})

/** Credit lines: a negative quantity at a positive price, as EN 16931 requires (BR-27). @param returned JSON of Deposit[]; null: none */
export const toCreditRows = (locale: Locale, returned: string | null): BilledRow[] =>
  readDeposits(returned).map((deposit) => ({
    ...toDepositRow({ ...deposit, quantity: -deposit.quantity, totalCents: 0 - deposit.totalCents }),
    name: formatMessage(locale, 'invoice.returnedArticle', { name: deposit.name }),
  }))
