import { onTestFinished } from 'vitest'
import type { Runtime } from './runtimes.ts'

/** Number of a quote of the demo that waits for an answer until the test ends. */
export async function createRequestedQuote({ sql }: Pick<Runtime, 'sql'>): Promise<string> {
  const [quote] = await sql<{ id: string; number: number; status: string; quote_until: string | null }>(
    'COMMERCE_DB',
    `SELECT id, number, status, quote_until FROM orders WHERE status LIKE 'offer%' AND status <> 'offer_accepted'
      ORDER BY status = 'offer_rejected' DESC, number LIMIT 1`,
  )
  if (!quote) throw new Error('the demo has no quote')
  await sql('COMMERCE_DB', "UPDATE orders SET status = 'offer_requested', quote_until = NULL WHERE id = ?", quote.id)
  onTestFinished(async () => {
    const { status, quote_until: until, id } = quote
    await sql('COMMERCE_DB', 'UPDATE orders SET status = ?, quote_until = ? WHERE id = ?', status, until, id)
  })
  return `PV-${quote.number}`
}
