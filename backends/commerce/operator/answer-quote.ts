// The wholesaler answers a request for a quote: prices of its lines, a text, and the last day on which it can be accepted.

import { toLocale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { isConstraint } from '../../sql/is-constraint.ts'
import type { OrderSender } from '../mail/order-mails.ts'
import { writeQuoteMail, writeReminderMail } from '../mail/quote-mails.ts'
import { toIncrementId } from '../rules/order.ts'
import { readDeposits } from '../rules/pricing/deposits.ts'
import { endOfDay, findWrongExpiry, toQuotedTotals, toReminderTime } from '../rules/quotes/quote.ts'
import { lineTotal, taxOf } from '../rules/totals.ts'
import { insertMails } from '../sql/outbox.ts'
import {
  type AnswerableLine,
  type AnswerableQuote,
  answerQuoteStatements,
  findAnswerableQuote,
  insertReminder,
} from '../sql/quotes.ts'

export type QuotePrice = { sku: string; cents: number }
export type QuoteAnswer = {
  /** PV-240017. */
  number: string
  /** Lines that are not named keep their price. */
  prices: readonly QuotePrice[]
  /** Last day of validity, `2026-12-15`. */
  until: string
  text: string
}

/** `index`: that of a price; null: the answer itself. */
export type AnswerRejection = { index: number | null; reason: string }

/** Mails are in the language of the customer. */
type Services = Omit<OrderSender, 'locale'> & { db: Sql; now: Date }

export const maxQuoteText = 2000
const maxGrandTotal = 1_000_000_000

function findFault(quote: AnswerableQuote | null, { number, until, text }: QuoteAnswer, now: Date): string | null {
  if (!quote) return `There is no quote ${number}.`
  if (quote.status === 'offer_accepted') return `${number} was accepted.`
  if (quote.status === 'offer_rejected') return `${number} was declined.`
  if (text.length > maxQuoteText) return `The text has ${text.length} characters, ${maxQuoteText} are allowed.`
  return findWrongExpiry(until, now)
}

function findWrongPrices(number: string, lines: readonly AnswerableLine[], prices: readonly QuotePrice[]) {
  const known = new Set(lines.map(({ sku }) => sku))
  const seen = new Set<string>()
  return prices.flatMap(({ sku }, index): AnswerRejection[] => {
    const isRepeated = seen.has(sku)
    seen.add(sku)
    if (!known.has(sku)) return [{ index, reason: `${number} has no line with ${sku}.` }]
    return isRepeated ? [{ index, reason: `${sku} has two prices.` }] : []
  })
}

/** Writes the answer and its mails in one transaction, or nothing if it is rejected. A later answer replaces the prices and the day. */
export async function answerQuote(
  { db, now, ...sender }: Services,
  answer: QuoteAnswer,
): Promise<{ rejected: AnswerRejection[]; grandTotalCents: number; to: string }> {
  const reject = (rejected: AnswerRejection[]) => ({ rejected, grandTotalCents: 0, to: '' })
  const number = Number(/^PV-(\d{1,9})$/.exec(answer.number)?.[1] ?? Number.NaN)
  const quote = Number.isNaN(number) ? null : await findAnswerableQuote(db, number)
  const fault = findFault(quote, answer, now)
  if (!quote || fault !== null) return reject([{ index: null, reason: fault ?? '' }])
  const known = JSON.parse(quote.lines) as AnswerableLine[]
  const rejected = findWrongPrices(answer.number, known, answer.prices)
  if (rejected.length > 0) return reject(rejected)
  const given = new Map(answer.prices.map(({ sku, cents }) => [sku, cents]))
  const lines = known.map((line) => {
    const priceCents = given.get(line.sku) ?? line.price_cents
    const total = lineTotal({ quantity: line.quantity, priceCents, vatPercent: line.vat_percent })
    return { ...line, price_cents: priceCents, total_cents: total, tax_cents: taxOf(total, line.vat_percent) }
  })
  const priced = lines.map((line) => ({
    quantity: line.quantity,
    priceCents: line.price_cents,
    vatPercent: line.vat_percent,
    deposits: readDeposits(line.deposits),
  }))
  const totals = toQuotedTotals(priced, quote)
  if (totals.grand_total_cents > maxGrandTotal)
    return reject([{ index: null, reason: `The total of ${answer.number} is too high.` }])
  const until = endOfDay(answer.until)
  const content = { reader: quote, quote, totals, lines, text: answer.text, day: answer.until }
  const localized = { ...sender, locale: toLocale(quote.locale) }
  const instant = now.toISOString()
  const reminderAt = toReminderTime(until)
  const mails = quote.is_active ? [writeQuoteMail(localized, content)] : []
  const reminders =
    quote.is_active && reminderAt > instant
      ? [insertReminder(db, quote.id, writeReminderMail(localized, content), reminderAt, instant)]
      : []
  try {
    await db.batch([
      ...answerQuoteStatements(db, { quote, text: answer.text, until, lines, totals }, instant),
      ...insertMails(db, mails, now),
      ...reminders,
    ])
  } catch (error) {
    if (!isConstraint(error)) throw error
    return reject([{ index: null, reason: `${toIncrementId(number)} was changed at the same time: look at it again.` }])
  }
  return { rejected: [], grandTotalCents: totals.grand_total_cents, to: quote.email }
}
