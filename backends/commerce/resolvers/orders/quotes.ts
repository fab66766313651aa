// The conversation about a quote: what was written, replies and refusals; accept-quote.ts places its order.

import { isConstraint } from '../../../sql/is-constraint.ts'
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import { writeReplyMail } from '../../mail/quote-mails.ts'
import { toIncrementId } from '../../rules/order.ts'
import { toLastDay } from '../../rules/quotes/quote.ts'
import { type CustomerRow, readCompany } from '../../sql/customers.ts'
import { insertQuoteEvent } from '../../sql/events.ts'
import { findOrderOfQuote, type OrderRow } from '../../sql/orders.ts'
import { insertMails } from '../../sql/outbox.ts'
import { declineQuoteStatements, insertReply, readQuoteMessages } from '../../sql/quotes.ts'
import type { Resolvers } from '../generated/types.ts'
import { acceptQuote } from './accept-quote.ts'
import { notAcceptableError, requireQuote } from './quote-errors.ts'

const maxText = 2000

export const quoteResolvers: Resolvers = {
  Mutation: {
    acceptQuote: (_, { id, input }, context) => acceptQuote(context, id, input),
    declineQuote: async (_, { id, text }, context) => {
      const customer = await requireCustomer(context)
      const quote = await requireQuote(context, customer, id)
      const error = notAcceptableError(context, quote)
      if (error) throw error
      return write(context, { customer, quote, kind: 'decline', text: toText(context, text ?? '') })
    },
    replyToQuote: async (_, { id, text: given }, context) => {
      const customer = await requireCustomer(context)
      const quote = await requireQuote(context, customer, id)
      const text = toText(context, given)
      if (text === '') throw userInputError(context.locale, 'text', 'quote.text')
      if (quote.status === 'offer_accepted' || quote.status === 'offer_rejected')
        throw notAcceptableError(context, quote)
      const last = (await readQuoteMessages(context.db, id)).at(-1)
      // a form that is sent twice
      if (last?.author === 'customer' && last.text === text) return quote
      return write(context, { customer, quote, kind: 'reply', text })
    },
  },
  Order: {
    quote: (order) => (order.status.startsWith('offer') ? order : null),
  },
  Quote: {
    version: ({ quote_version }) => quote_version,
    validUntil: ({ quote_until }) => quote_until && toLastDay(quote_until),
    messages: async ({ id }, _, { db }) =>
      (await readQuoteMessages(db, id)).map(({ created_at, ...message }) => ({ ...message, createdAt: created_at })),
    order: ({ id, status }, _, { db }) => (status === 'offer_accepted' ? findOrderOfQuote(db, id) : null),
  },
}

function toText({ locale }: Context, given: string): string {
  const text = given.trim()
  if (text.length > maxText) throw userInputError(locale, 'text', 'quote.text')
  return text
}

type Written = { customer: CustomerRow; quote: OrderRow; kind: 'reply' | 'decline'; text: string }

/** Stores the reply or refusal with its mail and its event in one transaction. */
async function write(context: Context, { customer, quote, kind, text }: Written): Promise<OrderRow> {
  const { db, operatorEmail, now } = context
  const instant = now().toISOString()
  const company = operatorEmail ? await readCompany(db, customer.company_id) : null
  const mails =
    operatorEmail && company
      ? [writeReplyMail(context, operatorEmail, quote.number, { kind, company: company.name, customer, text })]
      : []
  const statements =
    kind === 'decline'
      ? declineQuoteStatements(db, quote.id, text, instant)
      : [insertReply(db, quote.id, text, instant)]
  try {
    await db.batch([
      ...statements,
      ...insertMails(db, mails, now()),
      insertQuoteEvent(db, kind === 'decline' ? 'quote.declined' : 'quote.replied', quote.id, instant),
    ])
  } catch (error) {
    if (!isConstraint(error)) throw error
    const changed = await requireQuote(context, customer, quote.id)
    throw (
      notAcceptableError(context, changed) ??
      codedError(context.locale, 'CONFLICT', 'quote.changed', { number: toIncrementId(quote.number) })
    )
  }
  return requireQuote(context, customer, quote.id)
}
