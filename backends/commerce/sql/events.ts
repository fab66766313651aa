// Events for the wholesaler's own system, written in the transaction of the event that they report; events/commerce-events.ts reads them.
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { deleteOldEvents, type EventRow, eventColumns } from '../../sql/events.ts'

export type CommerceEvent = EventRow & {
  type: 'order.placed' | 'access.requested' | `quote.${'requested' | 'replied' | 'declined'}`
}

/** Inserts the event of an order if the order exists. It is due at the cut-off, so that no receiver gets an order that is canceled. */
export function insertOrderEvent(db: Sql, orderId: string, now: Date): SqlStatement[] {
  const sql = `INSERT INTO events (type, subject, company_id, due_at, created_at)
    SELECT CASE status WHEN 'offer_requested' THEN 'quote.requested' ELSE 'order.placed' END, id, company_id,
      COALESCE(cancelable_until, ?2), ?2 FROM orders WHERE id = ?1`
  return [deleteOldEvents(db, now), db.prepare(sql).bind(orderId, now.toISOString())]
}

/** An event about the customer's answer to a quote, due at once. */
export const insertQuoteEvent = (
  db: Sql,
  type: 'quote.replied' | 'quote.declined',
  quoteId: string,
  now: string,
): SqlStatement =>
  db
    .prepare(
      'INSERT INTO events (type, subject, company_id, due_at, created_at) SELECT ?2, id, company_id, ?3, ?3 FROM orders WHERE id = ?1',
    )
    .bind(quoteId, type, now)

export const insertAccessEvent = (db: Sql, vatNumber: string, now: string): SqlStatement =>
  db
    .prepare(
      `INSERT INTO events (type, subject, company_id, due_at, created_at)
        SELECT 'access.requested', id, id, ?2, ?2 FROM companies WHERE vat_number = ?1`,
    )
    .bind(vatNumber, now)

/** Removes the event of an order that is canceled before it was due. */
export const deleteOrderEvent = (db: Sql, orderId: string): SqlStatement =>
  db.prepare(`DELETE FROM events WHERE subject = ?1 AND type = 'order.placed' AND status = 'waiting'`).bind(orderId)

/** The earliest due event that may be sent now. Events of one company are sent in the order in which they are due. */
export function nextEventToSend(db: Sql, now: string): Promise<CommerceEvent | null> {
  const sql = `SELECT ${eventColumns} FROM events e
    WHERE status = 'waiting' AND due_at <= ?1 AND next_attempt_at <= ?1 AND NOT EXISTS (
      SELECT 1 FROM events f WHERE f.status = 'waiting' AND f.company_id = e.company_id
        AND (f.due_at, f.id) < (e.due_at, e.id))
    ORDER BY due_at, id LIMIT 1`
  return db.prepare(sql).bind(now).first<CommerceEvent>()
}
