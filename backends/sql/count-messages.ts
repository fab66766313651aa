// Counts the rows of an outbox by state, for metrics.
import type { Sql } from './database.ts'

export type MessageCounts = {
  waiting: number
  sent: number
  failed: number
  /** How long the oldest row that could be sent has been waiting; 0: none is waiting. */
  oldestDueSeconds: number
}

/** @param due SQL expression: since when a row may be sent; null: it may not be sent yet */
export async function countMessages(db: Sql, table: 'outbox' | 'events', due: string, now: Date) {
  const sql = `SELECT status, count(*) AS count, min(${due}) AS oldest FROM ${table} GROUP BY status`
  const { results } = await db.prepare(sql).all<{ status: string; count: number; oldest: string | null }>()
  const counts: MessageCounts = { waiting: 0, sent: 0, failed: 0, oldestDueSeconds: 0 }
  for (const { status, count, oldest } of results) {
    if (status !== 'waiting' && status !== 'sent' && status !== 'failed') continue
    counts[status] = count
    const age = status === 'waiting' && oldest ? (now.getTime() - Date.parse(oldest)) / 1000 : 0
    if (age > 0) counts.oldestDueSeconds = age
  }
  return counts
}
