// The outbox, for the desk.
import type { Sql, SqlStatement } from '../../../sql/database.ts'

export type MailStatus = 'waiting' | 'sent' | 'failed'
export type DeskMailRow = {
  id: number
  recipient: string
  locale: string
  subject: string
  text: string
  status: MailStatus
  created_at: string
  /** Since when the mail may be sent; null: since it was written. */
  due_at: string | null
  attempts: number
  failure: string | null
}

const columns = 'id, recipient, locale, subject, text, status, created_at, due_at, attempts, failure'

/** The newest first. @param search part of the recipient's address; empty: all */
export async function listDeskMails(
  db: Sql,
  { status, search, atMost }: { status: MailStatus; search: string; atMost: number },
): Promise<DeskMailRow[]> {
  const sql = `SELECT ${columns} FROM outbox WHERE status = ?1 AND (?2 = '' OR instr(lower(recipient), ?2) > 0)
    ORDER BY id DESC LIMIT ?3`
  return (await db.prepare(sql).bind(status, search.toLowerCase(), atMost).all<DeskMailRow>()).results
}

export const findDeskMail = (db: Sql, id: number): Promise<DeskMailRow | null> =>
  db.prepare(`SELECT ${columns} FROM outbox WHERE id = ?1`).bind(id).first<DeskMailRow>()

/** Sends a failed mail again, for one more day; another violates a constraint, which rolls the batch back. */
export const resendMail = (db: Sql, id: number, now: string): SqlStatement =>
  db
    .prepare(`UPDATE outbox SET status = CASE WHEN status = 'failed' THEN 'waiting' END, attempts = 0, next_attempt_at = ?2, due_at = ?2,
      failure = NULL WHERE id = ?1`)
    .bind(id, now)
