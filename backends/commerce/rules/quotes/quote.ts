// State and prices of a quote.
import { startOfDay, toIsoDay } from '../delivery/calendar-days.ts'
import { readInstant } from '../delivery/instant.ts'
import { toOrderTaxes } from '../shipping.ts'
import { exemptBuyerOf, type PricedLine, type TaxRow, totalsOf } from '../totals.ts'

const dayMs = 86_400_000

/** Status of an order or quote. An answer expires by its date. */
export const toQuoteStatus = (
  { status, quote_until }: { status: string; quote_until: string | null },
  now: Date,
): string =>
  status === 'offer_sent' && quote_until !== null && quote_until <= now.toISOString() ? 'offer_expired' : status

/** Instant at which a day at the depot ends. @param day `2026-12-15` */
export const endOfDay = (day: string): string =>
  startOfDay(new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10))

/** Last day of validity at the depot, `2026-12-15`. @param until end of that day */
export const toLastDay = (until: string): string => toIsoDay(new Date(Date.parse(until) - 1).toISOString())

/** Days until which an answer can be valid, from today. */
const maxDays = 366

/** Why a day cannot be the last day of an answer; null if it can. */
export function findWrongExpiry(day: string, now: Date): 'notADay' | 'past' | 'tooFar' | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !readInstant(day)) return 'notADay'
  const end = Date.parse(endOfDay(day))
  if (end <= now.getTime()) return 'past'
  return end > now.getTime() + maxDays * dayMs ? 'tooFar' : null
}

/** When the customer is reminded: two days before the last day ends. */
export const toReminderTime = (until: string): string => new Date(Date.parse(until) - 2 * dayMs).toISOString()

/** Totals of quoted lines. The delivery fee and the tax treatment are those of the request. */
export function toQuotedTotals(
  lines: readonly PricedLine[],
  { shipping_cents, taxes }: { shipping_cents: number; taxes: string },
) {
  const buyer = exemptBuyerOf(taxes)
  const { subtotalCents, depositCents } = totalsOf(lines)
  const { taxCents, taxes: rates } = toOrderTaxes(lines, shipping_cents, buyer)
  return {
    subtotal_cents: subtotalCents,
    tax_cents: taxCents,
    deposit_cents: depositCents,
    grand_total_cents: subtotalCents + depositCents + shipping_cents + taxCents,
    taxes: JSON.stringify(rates satisfies TaxRow[]),
  }
}
