// `POST /operator/quotes`: answers a request for a quote. The edge authorizes and validates.
import type { Sql } from '../../sql/database.ts'
import { toDecimal } from '../rules/locale.ts'
import { answerQuote, type QuoteAnswer } from './answer-quote.ts'
import type { ProgressSender } from './progress-mails.ts'

/** Returns null for other requests. */
export const createQuoteAnswerRoute =
  ({ db, now, shopName, shopOrigin, orderPhone, seller }: ProgressSender & { db: Sql; now: () => Date }) =>
  async (request: Request): Promise<Response | null> => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== '/operator/quotes') return null
    const { rejected, grandTotalCents } = await answerQuote(
      { db, now: now(), shopName, shopOrigin, orderPhone, seller },
      (await request.json()) as QuoteAnswer,
    )
    return rejected.length > 0
      ? Response.json({ rejected: rejected.map(({ index, reason }) => ({ index, reason })) }, { status: 422 })
      : Response.json({ grandTotal: toDecimal(grandTotalCents) })
  }
