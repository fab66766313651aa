// The audit log of the desk: who did what, and when.
import type { Sql, SqlStatement } from '../../../sql/database.ts'

export type DeskAction =
  | 'login'
  | 'logout'
  | 'password'
  | 'received'
  | 'picked'
  | 'shipped'
  | 'delivered'
  | 'quantities'
  | 'removed'
export type LogRow = { at: string; staff: string; action: string; order_number: number | null; detail: string }
type Entry = { at: string; staff: string; action: DeskAction; orderNumber?: number; detail?: string }

export const insertLog = (db: Sql, { at, staff, action, orderNumber, detail }: Entry): SqlStatement =>
  db
    .prepare('INSERT INTO desk_log (at, staff, action, order_number, detail) VALUES (?1, ?2, ?3, ?4, ?5)')
    .bind(at, staff, action, orderNumber ?? null, detail ?? '')

/** Entries of orders, the newest first. */
export async function readLogOfOrders(db: Sql, numbers: readonly number[]): Promise<LogRow[]> {
  const sql = `SELECT at, staff, action, order_number, detail FROM desk_log
    WHERE order_number IN (SELECT value FROM json_each(?1)) ORDER BY id DESC`
  return (await db.prepare(sql).bind(JSON.stringify(numbers)).all<LogRow>()).results
}
