// Answers of the demo quotes: the one that was sent can be accepted for two weeks from now.
import type { Sql } from '../../sql/database.ts'
import { insertRows } from '../../sql/insert-rows.ts'
import { toIsoDay } from '../rules/delivery/calendar-days.ts'
import { endOfDay } from '../rules/quotes/quote.ts'

const dayMs = 86_400_000

type Sent = { id: string; created_at: string }

export async function seedQuotes(db: Sql): Promise<void> {
  const until = endOfDay(toIsoDay(new Date(Date.now() + 14 * dayMs).toISOString()))
  await db
    .prepare("UPDATE orders SET quote_version = 1, quote_until = ?1 WHERE status = 'offer_sent'")
    .bind(until)
    .run()
  const { results } = await db.prepare("SELECT id, created_at FROM orders WHERE status = 'offer_sent'").all<Sent>()
  await insertRows(
    db,
    'quote_messages',
    'order_id, author, text, created_at, version',
    results.flatMap(({ id, created_at }) => {
      const [answered, replied] = [1, 2].map((days) => new Date(Date.parse(created_at) + days * dayMs).toISOString())
      return [
        [
          id,
          'wholesaler',
          'Goede prijs voor een vaste wekelijkse levering. De hoeveelheden liggen klaar.',
          answered ?? '',
          1,
        ],
        [id, 'customer', 'Dank u. Kunnen we op dinsdag beginnen?', replied ?? '', null],
      ]
    }),
  )
}
