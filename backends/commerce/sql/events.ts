// Events for the wholesaler's own system, written in the transaction of the event that they report; events/deliver.ts sends them.
import type { Sql, SqlStatement } from '../../sql/database.ts'

export type EventType = 'order.placed' | 'quote.requested' | 'access.requested'
export type EventRow = {
  id: number
  type: EventType
  /** Id of the order, or of the company that requests access. */
  subject: string
  due_at: string
  created_at: string
  status: 'waiting' | 'sent' | 'failed'
  attempts: number
  failure: string | null
}

const retentionMs = 90 * 24 * 3_600_000
const columns = 'id, type, subject, due_at, created_at, status, attempts, failure'

/** Inserts the event of an order if the order exists. It is due at the cut-off, so that no receiver gets an order that is canceled. */
export function insertOrderEvent(db: Sql, orderId: string, now: Date): SqlStatement[] {
  const sql = `INSERT INTO events (type, subject, company_id, due_at, created_at)
    SELECT CASE status WHEN 'offer_requested' THEN 'quote.requested' ELSE 'order.placed' END, id, company_id,
      COALESCE(cancelable_until, ?2), ?2 FROM orders WHERE id = ?1`
  return [
    db.prepare('DELETE FROM events WHERE created_at < ?1').bind(new Date(now.getTime() - retentionMs).toISOString()),
    db.prepare(sql).bind(orderId, now.toISOString()),
  ]
}

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
export function nextEventToSend(db: Sql, now: string): Promise<EventRow | null> {
  const sql = `SELECT ${columns} FROM events e
    WHERE status = 'waiting' AND due_at <= ?1 AND next_attempt_at <= ?1 AND NOT EXISTS (
      SELECT 1 FROM events f WHERE f.status = 'waiting' AND f.company_id = e.company_id
        AND (f.due_at, f.id) < (e.due_at, e.id))
    ORDER BY due_at, id LIMIT 1`
  return db.prepare(sql).bind(now).first<EventRow>()
}

/** Counts an attempt before it is made; false if a concurrent delivery claimed the event. */
export async function claimEvent(db: Sql, { id, attempts }: EventRow, nextAttemptAt: string): Promise<boolean> {
  const sql = `UPDATE events SET attempts = attempts + 1, next_attempt_at = ?3
    WHERE id = ?1 AND attempts = ?2 AND status = 'waiting'`
  return (await db.prepare(sql).bind(id, attempts, nextAttemptAt).run()).meta.changes > 0
}

/** @param failure reason; null on success */
export async function recordEventResult(db: Sql, id: number, status: EventRow['status'], failure: string | null) {
  await db.prepare('UPDATE events SET status = ?2, failure = ?3 WHERE id = ?1').bind(id, status, failure).run()
}

/** Events that are not sent: failed ones first, then by the time they are due. */
export async function listUnsentEvents(db: Sql): Promise<EventRow[]> {
  const sql = `SELECT ${columns} FROM events WHERE status != 'sent' ORDER BY status, due_at, id`
  return (await db.prepare(sql).all<EventRow>()).results
}

/** Sends failed events again, for three more days. @param id null: all @returns their number */
export async function retryEvents(db: Sql, id: number | null, now: string): Promise<number> {
  const sql = `UPDATE events SET status = 'waiting', attempts = 0, next_attempt_at = '', due_at = ?2
    WHERE status = 'failed' AND (?1 IS NULL OR id = ?1)`
  return (await db.prepare(sql).bind(id, now).run()).meta.changes
}
