// The wholesaler answers a request for a quote: prices of its lines, a text, and the last day on which it can be accepted.

import { type Locale, toLocale } from '../../graphql/locales.ts'
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { isConstraint } from '../../sql/is-constraint.ts'
import type { OrderSender } from '../mail/order-mails.ts'
import { writeQuoteMail, writeReminderMail } from '../mail/quote-mails.ts'
import { formatMessage, type MessageKey } from '../messages/messages.ts'
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
  /** Version of the quote that the answer is about; absent: the current one. */
  version?: number
}

/** `index`: that of a price; null: the answer itself. `field`: `quote` if the quote has changed, or was accepted or declined. */
export type AnswerRejection = { index: number | null; field: 'quote' | 'prices' | 'until' | 'text'; reason: string }

/** Mails are in the language of the customer, reasons in `reasonLocale`. `log`: statements of the same transaction. */
type Services = Omit<OrderSender, 'locale'> & {
  db: Sql
  now: Date
  reasonLocale?: Locale
  log?: readonly SqlStatement[]
}

type ValidationError = {
  index?: number
  field: AnswerRejection['field']
  key: Extract<MessageKey, `quoteAnswer.${string}`>
  values?: Record<string, string | number>
}

export const maxQuoteText = 2000
const maxGrandTotal = 1_000_000_000

function validateAnswer(
  quote: AnswerableQuote | null,
  { until, text, version }: QuoteAnswer,
  now: Date,
): ValidationError | null {
  if (!quote) return { field: 'quote', key: 'quoteAnswer.unknown' }
  if (quote.status === 'offer_accepted') return { field: 'quote', key: 'quoteAnswer.accepted' }
  if (quote.status === 'offer_rejected') return { field: 'quote', key: 'quoteAnswer.declined' }
  if (version !== undefined && version !== quote.quote_version) return { field: 'quote', key: 'quoteAnswer.changed' }
  if (text.length > maxQuoteText)
    return { field: 'text', key: 'quoteAnswer.textLength', values: { length: text.length, most: maxQuoteText } }
  const wrong = findWrongExpiry(until, now)
  return wrong && { field: 'until', key: `quoteAnswer.${wrong}`, values: { day: until } }
}

function findWrongPrices(lines: readonly AnswerableLine[], prices: readonly QuotePrice[]): ValidationError[] {
  const known = new Set(lines.map(({ sku }) => sku))
  const seen = new Set<string>()
  return prices.flatMap(({ sku }, index): ValidationError[] => {
    const isRepeated = seen.has(sku)
    seen.add(sku)
    const error = { index, field: 'prices', values: { sku } } as const
    if (!known.has(sku)) return [{ ...error, key: 'quoteAnswer.unknownLine' }]
    return isRepeated ? [{ ...error, key: 'quoteAnswer.twice' }] : []
  })
}

/** Writes the answer and its mails in one transaction, or nothing if it is rejected. A later answer replaces the prices and the day. */
export async function answerQuote(
  { db, now, reasonLocale = 'en', log = [], ...sender }: Services,
  answer: QuoteAnswer,
): Promise<{ rejected: AnswerRejection[]; grandTotalCents: number; to: string }> {
  const reject = (errors: readonly ValidationError[]) => ({
    rejected: errors.map(({ index = null, field, key, values }) => ({
      index,
      field,
      reason: formatMessage(reasonLocale, key, { number: answer.number, ...values }),
    })),
    grandTotalCents: 0,
    to: '',
  })
  const number = Number(/^PV-(\d{1,9})$/.exec(answer.number)?.[1] ?? Number.NaN)
  const quote = Number.isNaN(number) ? null : await findAnswerableQuote(db, number)
  const error = validateAnswer(quote, answer, now)
  if (!quote || error) return reject(error ? [error] : [])
  const known = JSON.parse(quote.lines) as AnswerableLine[]
  const rejected = findWrongPrices(known, answer.prices)
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
  if (totals.grand_total_cents > maxGrandTotal) return reject([{ field: 'prices', key: 'quoteAnswer.tooHigh' }])
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
      ...log,
    ])
  } catch (error) {
    if (!isConstraint(error)) throw error
    return reject([{ field: 'quote', key: 'quoteAnswer.changed' }])
  }
  return { rejected: [], grandTotalCents: totals.grand_total_cents, to: quote.email }
}
