// Deletes what is older than its retention period. docs/operations.md lists the periods.
import type { Sql } from '../../../sql/database.ts'
import { deleteRequests } from './erase-person.ts'

/** In days; 0: forever. */
export type CommerceRetention = { orders: number; mails: number; requests: number }

export const defaultRetention: CommerceRetention = { orders: 3653, mails: 30, requests: 365 }

/** Rows per call: a transaction must not occupy the database for long. */
const most = 200
const dayMs = 86_400_000

/** ISO instant; '' precedes all. */
const cutOff = (now: Date, days: number) => (days === 0 ? '' : new Date(now.getTime() - days * dayMs).toISOString())

/** SQL: orders before ?1. One stays while an invoice is open or a later order accepts its quote. */
const oldOrders = `SELECT o.id FROM orders o WHERE o.created_at < ?1
  AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.order_id = o.id AND i.state NOT IN ('paid', 'refunded'))
  AND NOT EXISTS (SELECT 1 FROM orders a WHERE a.quote_id = o.id AND a.created_at >= ?1)
  ORDER BY o.created_at LIMIT ${most}`

/** Cheap if nothing is old: called every minute. */
export async function deleteExpired(db: Sql, retention: CommerceRetention, now: Date): Promise<void> {
  const orders = cutOff(now, retention.orders)
  const mails = cutOff(now, retention.mails)
  const asked = await db
    .prepare(`SELECT m.id FROM companies m WHERE m.status IN ('pending', 'rejected') AND m.created_at < ?1
        AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.company_id = m.id) LIMIT ${most}`)
    .bind(cutOff(now, retention.requests))
    .all<{ id: number }>()
  await db.batch([
    db
      .prepare(
        `DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE created_at < ?1 AND (due_at IS NULL OR due_at < ?1) LIMIT ${most})`,
      )
      .bind(mails),
    db.prepare(`DELETE FROM invoices WHERE order_id IN (${oldOrders})`).bind(orders),
    db.prepare(`UPDATE standing_order_dates SET order_id = NULL WHERE order_id IN (${oldOrders})`).bind(orders),
    db.prepare(`DELETE FROM orders WHERE id IN (${oldOrders})`).bind(orders),
    db
      .prepare(`DELETE FROM order_approvals WHERE id IN (SELECT a.id FROM order_approvals a WHERE a.created_at < ?1
          AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.approval_id = a.id) LIMIT ${most})`)
      .bind(orders),
    db
      .prepare(
        `UPDATE customers SET first_name = '', last_name = '' WHERE removed_at < ?1 AND first_name || last_name <> ''`,
      )
      .bind(orders),
    db.prepare(`DELETE FROM desk_log WHERE id IN (SELECT id FROM desk_log WHERE at < ?1 LIMIT ${most})`).bind(orders),
    ...deleteRequests(db, JSON.stringify(asked.results.map(({ id }) => id))),
  ])
}
