import type { Context } from '../../context/context.ts'
import { codedError, rejectionError, userInputError } from '../../context/errors.ts'
import { requireStaff } from '../../context/staff.ts'
import { answerQuote, type QuotePrice } from '../../operator/answer-quote.ts'
import { toIncrementId } from '../../rules/order.ts'
import { toLastDay, toQuoteStatus } from '../../rules/quotes/quote.ts'
import { insertLog, type LogRow, readLogOfOrders, toLogEntry } from '../../sql/desk/desk-log.ts'
import {
  type DeskQuoteLine,
  type DeskQuoteRow,
  findDeskQuote,
  isQuoteState,
  listDeskQuotes,
} from '../../sql/desk/desk-quotes.ts'
import { type QuoteMessageRow, readQuoteMessages } from '../../sql/quotes.ts'
import type { DeskQuote, DeskQuoteAnswerInput, Resolvers } from '../generated/types.ts'

const maxQuotes = 200

const toAmount = (cents: number) => (cents / 100).toFixed(2)

type Details = { messages: readonly QuoteMessageRow[]; log: readonly LogRow[] }

function toQuote({ now }: Context, row: DeskQuoteRow, { messages, log }: Details): DeskQuote {
  const lines = JSON.parse(row.lines) as DeskQuoteLine[]
  return {
    number: toIncrementId(row.number),
    status: toQuoteStatus(row, now()),
    isWaiting: row.is_waiting === 1,
    company: row.company,
    customer: row.customer,
    email: row.email,
    phone: row.phone,
    createdAt: row.created_at,
    deliveryDate: row.delivery_date,
    shippingMethod: row.shipping_method,
    message: row.message,
    version: row.quote_version,
    validUntil: row.quote_until === null ? null : toLastDay(row.quote_until),
    lineCount: row.line_count,
    subTotal: toAmount(row.subtotal_cents),
    grandTotal: toAmount(row.grand_total_cents),
    lines: lines.map(({ price_cents, total_cents, ...line }) => ({
      ...line,
      price: toAmount(price_cents),
      total: toAmount(total_cents),
    })),
    messages: messages.map(({ id, author, text, created_at }) => ({
      id: String(id),
      author,
      text,
      createdAt: created_at,
    })),
    order: row.accepted_by === null ? null : toIncrementId(row.accepted_by),
    log: log.map(toLogEntry),
  }
}

async function readQuote(context: Context, number: string): Promise<DeskQuote> {
  const { db, locale } = context
  const id = /^PV-(\d{1,9})$/.exec(number)?.[1]
  const row = id === undefined ? null : await findDeskQuote(db, Number(id))
  if (!row) throw codedError(locale, 'NOT_FOUND', 'quoteAnswer.unknown', { number: number.slice(0, 20) })
  const [messages, log] = await Promise.all([readQuoteMessages(db, row.id), readLogOfOrders(db, [row.number])])
  return toQuote(context, row, { messages, log })
}

/** Euros with at most two decimals, as whole cents. @throws BAD_USER_INPUT */
function toPrices({ locale }: Context, { prices }: DeskQuoteAnswerInput): QuotePrice[] {
  return (prices ?? []).map(({ sku, price }) => {
    const [, euros, fraction = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(price) ?? []
    const cents = euros === undefined ? 0 : Number(euros) * 100 + Number(fraction.padEnd(2, '0'))
    if (cents === 0) throw userInputError(locale, `input.prices.${sku}`, 'quoteAnswer.wrongPrice', { sku })
    return { sku, cents }
  })
}

export const deskQuoteResolvers: Resolvers = {
  Query: {
    deskQuotes: async (_, { state: given }, context) => {
      await requireStaff(context)
      const state = given && isQuoteState(given) ? given : 'waiting'
      const rows = await listDeskQuotes(context.db, state, context.now().toISOString(), maxQuotes)
      return rows.map((row) => toQuote(context, row, { messages: [], log: [] }))
    },
    deskQuote: async (_, { number }, context) => {
      await requireStaff(context)
      return readQuote(context, number)
    },
  },
  Mutation: {
    deskAnswerQuote: async (_, { input }, context) => {
      const staff = await requireStaff(context)
      const { db, locale } = context
      const quote = await readQuote(context, input.number)
      const prices = toPrices(context, input)
      const { number, until, version } = input
      const changed = prices.filter(({ sku, cents }) =>
        quote.lines.every((line) => line.sku !== sku || line.price !== toAmount(cents)),
      )
      const detail = [until, ...changed.map(({ sku, cents }) => `${sku}: ${toAmount(cents)}`)].join(', ')
      const now = context.now()
      const entry = { at: now.toISOString(), staff: staff.email, orderNumber: Number(number.slice(3)), detail }
      const { rejected } = await answerQuote(
        { ...context, now, reasonLocale: locale, log: [insertLog(db, { ...entry, action: 'answered' })] },
        { number, prices, until, version, text: (input.text ?? '').trim() },
      )
      const [first] = rejected
      if (first) {
        const isConflict = first.field === 'quote'
        const sku = first.index === null ? undefined : prices[first.index]?.sku
        const path = `input.${first.field}${sku === undefined ? '' : `.${sku}`}`
        throw rejectionError(isConflict ? null : path, first.reason)
      }
      return readQuote(context, number)
    },
  },
}
