/** `POST /api/operator/quotes`: the wholesaler's own system answers a request for a quote. docs/orders.md describes the call. */
import '../../config/arktype.ts'
import { type } from 'arktype'
import { createSignedRoute } from './signed-call.ts'

/** Euros, more than zero. */
const Price = type(/^(?=.*[1-9])\d{1,7}(\.\d{1,2})?$/)

export const QuoteAnswer = type({
  '+': 'reject',
  number: /^PV-\d{1,9}$/,
  until: /^\d{4}-\d{2}-\d{2}$/,
  'text?': type(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*(?:\n[^\p{Cc}\u202A-\u202E\u2066-\u2069]*)*$/u).and(
    'string <= 2000',
  ),
  'prices?': type({ '+': 'reject', sku: '1 <= string <= 40', price: Price }).array().atMostLength(500),
})

export const quoteAnswer = createSignedRoute(
  QuoteAnswer,
  '/operator/quotes',
  'quote-answer.denied',
  ({ number, until, text = '', prices = [] }) => ({
    ...{ number, until, text: text.trim() },
    prices: prices.map(({ sku, price }) => ({ sku, cents: Math.round(Number(price) * 100) })),
  }),
)
