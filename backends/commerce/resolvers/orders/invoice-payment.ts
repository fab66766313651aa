// What a customer owes, and the transfer that pays it.
import type { Context } from '../../context/context.ts'
import { toIsoDay } from '../../rules/delivery/calendar-days.ts'
import { type PaymentReference, toCommonReference } from '../../rules/invoice.ts'
import { formatMoney, toMajorUnits } from '../../rules/locale.ts'
import type { UnpaidInvoiceRow } from '../../sql/invoices.ts'

/** Null if there is nothing to pay. */
export function toCreditTransfer(
  cents: number,
  reference: PaymentReference | null,
  { locale, shopName, seller }: Pick<Context, 'locale' | 'shopName' | 'seller'>,
) {
  if (cents <= 0 || !reference) return null
  return {
    beneficiary: shopName,
    iban: seller.iban,
    bic: seller.bic,
    amount: toMajorUnits(cents),
    formattedAmount: formatMoney(locale, cents),
    ...reference,
  }
}

const sumOf = (rows: readonly UnpaidInvoiceRow[]) => rows.reduce((sum, row) => sum + row.grand_total_cents, 0)

/** An invoice is overdue from the day after its due date, at the depot. @param unpaid the one that is due first in front */
export function toBalance(unpaid: readonly UnpaidInvoiceRow[], context: Context) {
  const { locale, now, seller } = context
  const today = toIsoDay(now().toISOString())
  const overdue = unpaid.filter(({ state, due_at }) => state === 'overdue' || toIsoDay(due_at) < today)
  const open = sumOf(unpaid)
  const reference = toCommonReference(
    unpaid.map(({ number }) => number),
    seller,
  )
  return {
    openCount: unpaid.length,
    formattedOpen: formatMoney(locale, open),
    overdueCount: overdue.length,
    formattedOverdue: formatMoney(locale, sumOf(overdue)),
    overdueSince: overdue[0]?.due_at ?? null,
    payment: toCreditTransfer(open, reference, context),
  }
}
