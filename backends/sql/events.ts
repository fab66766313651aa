// Events for the wholesaler's own system: the columns and statements that the tables `events` of both backends share.
import type { Sql, SqlStatement } from './database.ts'

export type EventRow = {
  id: number
  type: string
  /** Id of what the event reports. */
  subject: string
  due_at: string
  created_at: string
  status: 'waiting' | 'sent' | 'failed'
  attempts: number
  failure: string | null
}

const retentionMs = 90 * 24 * 3_600_000
export const eventColumns = 'id, type, subject, due_at, created_at, status, attempts, failure'

export const deleteOldEvents = (db: Sql, now: Date): SqlStatement =>
  db.prepare('DELETE FROM events WHERE created_at < ?1').bind(new Date(now.getTime() - retentionMs).toISOString())

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

/**
 * Events of which an attempt has set a time after `latest` are sent again, with new attempts. An event that was due when it was written
 * is due now, also if the clock was ahead then; only orders wait for their cut-off.
 */
export async function resetEvents(db: Sql, latest: string, now: string): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE events SET status = 'waiting', attempts = 0, next_attempt_at = ''
          WHERE status IN ('waiting', 'failed') AND attempts > 0 AND next_attempt_at > ?1`,
      )
      .bind(latest),
    db
      .prepare(
        `UPDATE events SET due_at = ?1
          WHERE status = 'waiting' AND due_at > ?1 AND (type <> 'order.placed' OR due_at = created_at)`,
      )
      .bind(now),
  ])
}

/** Events that are not sent: failed ones first, then by the time they are due. */
export async function listUnsentEvents(db: Sql): Promise<EventRow[]> {
  const sql = `SELECT ${eventColumns} FROM events WHERE status != 'sent' AND due_at IS NOT NULL ORDER BY status, due_at, id`
  return (await db.prepare(sql).all<EventRow>()).results
}

/** Sends failed events again, for three more days. @param id null: all @returns their number */
export async function retryEvents(db: Sql, id: number | null, now: string): Promise<number> {
  const sql = `UPDATE events SET status = 'waiting', attempts = 0, next_attempt_at = '', due_at = ?2
    WHERE status = 'failed' AND (?1 IS NULL OR id = ?1)`
  return (await db.prepare(sql).bind(id, now).run()).meta.changes
}
