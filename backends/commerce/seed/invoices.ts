import type { Sql } from '../../sql/database.ts'
import { insertRows, type Row } from '../../sql/insert-rows.ts'
import { hashSecret } from '../rules/secrets.ts'

// Newest first; older orders have no invoice.
const statesOf = {
  nadia: [
    ...['pending', 'pending_payment', 'overdue', 'paid', 'paid'],
    ...['paid', 'paid', 'refunded', 'paid', 'paid'],
  ],
  lena: ['pending_payment', 'paid'],
} as const

const firstNumber = 260_001
const day = 86_400_000
const later = (instant: string, days: number) => new Date(Date.parse(instant) + days * day).toISOString()

const billableSql = `SELECT id, created_at FROM orders WHERE customer_id = ?1
  AND status IN ('completed', 'closed', 'processing', 'pending_payment') ORDER BY number DESC LIMIT ?2`

/** Nadia has ten, Lena two, Tom none; numbers are in order of date. */
export async function seedInvoices(db: Sql, ids: { nadia: number; lena: number }): Promise<void> {
  const written: { order: string; state: string; at: string }[] = []
  for (const name of ['nadia', 'lena'] as const) {
    const states = statesOf[name]
    const { results } = await db
      .prepare(billableSql)
      .bind(ids[name], states.length)
      .all<{ id: string; created_at: string }>()
    written.push(
      ...results.map(({ id, created_at }, index) => ({
        order: id,
        state: states[index] ?? 'paid',
        at: later(created_at, 1),
      })),
    )
  }
  written.sort((a, b) => a.at.localeCompare(b.at))
  await insertRows(
    db,
    'invoices',
    'id, number, order_id, state, created_at, due_at',
    written.map(({ order, state, at }, index): Row => {
      const id = hashSecret(`demo-invoice-${order}`).slice(0, 30)
      return [id, firstNumber + index, order, state, at, later(at, 30)]
    }),
  )
}
