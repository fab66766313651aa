import type { GraphQLError } from 'graphql'
import type { Context } from '../../context/context.ts'
import { codedError } from '../../context/errors.ts'
import { toIncrementId } from '../../rules/order.ts'
import { toQuoteStatus } from '../../rules/quotes/quote.ts'
import type { CustomerRow } from '../../sql/customers.ts'
import { findOrder, type OrderRow } from '../../sql/orders.ts'

/** @throws NOT_FOUND for a quote of another customer, and for an order */
export async function requireQuote({ db, locale }: Context, customer: CustomerRow, id: string): Promise<OrderRow> {
  const quote = await findOrder(db, customer, id)
  if (!quote?.status.startsWith('offer')) throw codedError(locale, 'NOT_FOUND', 'quote.unknown')
  return quote
}

const reasons = {
  offer_requested: 'quote.notAnswered',
  offer_expired: 'quote.expired',
  offer_rejected: 'quote.declined',
  offer_accepted: 'quote.accepted',
} as const

const hasReason = (status: string): status is keyof typeof reasons => Object.hasOwn(reasons, status)

/** CONFLICT, if the quote can be neither accepted nor declined; else null. */
export function notAcceptableError({ locale, now }: Context, quote: OrderRow): GraphQLError | null {
  const status = toQuoteStatus(quote, now())
  const number = toIncrementId(quote.number)
  if (hasReason(status)) return codedError(locale, 'CONFLICT', reasons[status], { number })
  return quote.quote_until === null ? codedError(locale, 'CONFLICT', 'quote.expired', { number }) : null
}
