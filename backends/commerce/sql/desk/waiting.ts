// Numbers of what waits for the staff, for the navigation of the desk.
import type { Sql } from '../../../sql/database.ts'
import { isWaitingSql } from './desk-quotes.ts'

export type WaitingRow = { orders: number; access_requests: number; quotes: number; mails: number }

/** Orders without a status from the wholesaler, undecided requests for access, quotes to answer, and mails that failed. */
export async function countWaiting(db: Sql): Promise<WaitingRow> {
  const sql = `SELECT (SELECT count(*) FROM orders WHERE status = 'pending') AS orders,
    (SELECT count(*) FROM companies WHERE status = 'pending') AS access_requests,
    (SELECT count(*) FROM orders o WHERE ${isWaitingSql}) AS quotes,
    (SELECT count(*) FROM outbox WHERE status = 'failed') AS mails`
  return (await db.prepare(sql).first<WaitingRow>()) ?? { orders: 0, access_requests: 0, quotes: 0, mails: 0 }
}
