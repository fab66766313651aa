// The audit log of the desk: who did what, and when.
import type { Sql, SqlStatement } from '../../../sql/database.ts'
import type { CustomerRow, OnBehalf } from '../customers.ts'

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
  | 'approved'
  | 'rejected'
  | 'answered'
  | 'resent'
  | 'redirected'
  | 'unlisted'
  | 'on_behalf'
  | 'on_behalf_end'
  | 'ordered'
export type LogRow = { at: string; staff: string; action: string; order_number: number | null; detail: string }
/** What an entry is about, if it is not an order or a quote. */
export type LogSubject = `company:${number}` | `mail:${number}` | `path:${string}`
type Entry = {
  at: string
  staff: string
  action: DeskAction
  orderNumber?: number
  subject?: LogSubject
  detail?: string
}

const columns = 'at, staff, action, order_number, detail'

export const insertLog = (db: Sql, { at, staff, action, orderNumber, subject, detail }: Entry): SqlStatement =>
  db
    .prepare('INSERT INTO desk_log (at, staff, action, order_number, subject, detail) VALUES (?1, ?2, ?3, ?4, ?5, ?6)')
    .bind(at, staff, action, orderNumber ?? null, subject ?? null, detail ?? '')

/** Of an entry about a customer: numbers only, so that the entry contains no personal data of theirs. */
export const toLogSubject = ({ id, company_id }: Pick<CustomerRow, 'id' | 'company_id'>) => ({
  subject: `company:${company_id}` as const,
  detail: `user ${id}`,
})

/** Stores with an order that this batch inserted who placed it in the customer's name, and its entry in the log. */
export const recordOnBehalf = (db: Sql, orderId: string, { name, email }: OnBehalf, at: string): SqlStatement[] => [
  db.prepare('UPDATE orders SET placed_on_behalf_by = ?2 WHERE id = ?1').bind(orderId, name),
  db
    .prepare(
      "INSERT INTO desk_log (at, staff, action, order_number) SELECT ?2, ?3, 'ordered', number FROM orders WHERE id = ?1",
    )
    .bind(orderId, at, email),
]

/** Entries of orders, the newest first. */
export async function readLogOfOrders(db: Sql, numbers: readonly number[]): Promise<LogRow[]> {
  const sql = `SELECT ${columns} FROM desk_log
    WHERE order_number IN (SELECT value FROM json_each(?1)) ORDER BY id DESC`
  return (await db.prepare(sql).bind(JSON.stringify(numbers)).all<LogRow>()).results
}

/** Entries about a subject, the newest first. */
export async function readLogOf(db: Sql, subject: LogSubject): Promise<LogRow[]> {
  const sql = `SELECT ${columns} FROM desk_log WHERE subject = ?1 ORDER BY id DESC`
  return (await db.prepare(sql).bind(subject).all<LogRow>()).results
}

/** The latest entries about paths, the newest first. */
export async function readLogOfPaths(db: Sql, atMost: number): Promise<LogRow[]> {
  const sql = `SELECT ${columns} FROM desk_log WHERE subject BETWEEN 'path:' AND 'path;' ORDER BY id DESC LIMIT ?1`
  return (await db.prepare(sql).bind(atMost).all<LogRow>()).results
}

export const toLogEntry = ({ at, staff, action, detail }: LogRow) => ({ at, staff, action, detail })
