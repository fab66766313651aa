// Numbers of what waits for the staff, for the navigation of the desk.
import type { Sql } from '../../../sql/database.ts'

export type WaitingRow = { orders: number; access_requests: number }

/** Orders without a status from the wholesaler, and undecided requests for access. */
export async function countWaiting(db: Sql): Promise<WaitingRow> {
  const sql = `SELECT (SELECT count(*) FROM orders WHERE status = 'pending') AS orders,
    (SELECT count(*) FROM companies WHERE status = 'pending') AS access_requests`
  return (await db.prepare(sql).first<WaitingRow>()) ?? { orders: 0, access_requests: 0 }
}
