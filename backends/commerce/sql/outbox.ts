// Outgoing mails, written in the transaction of the event that they report; mail/deliver.ts sends them.
import type { Locale } from '../../graphql/locales.ts'
import type { Sql, SqlStatement } from '../../sql/database.ts'

export type Mail = { to: string; locale: Locale; subject: string; text: string; html: string }
export type MailRow = Omit<Mail, 'to'> & {
  id: number
  recipient: string
  created_at: string
  status: 'waiting' | 'sent' | 'failed'
  attempts: number
}

const retentionMs = 30 * 24 * 3_600_000
const columns = 'id, recipient, locale, subject, text, html, created_at, status, attempts'

/** Every insert deletes mails older than a month. */
const deleteOld = (db: Sql, now: Date) =>
  db.prepare('DELETE FROM outbox WHERE created_at < ?1').bind(new Date(now.getTime() - retentionMs).toISOString())

export function insertMails(db: Sql, mails: readonly Mail[], now: Date): SqlStatement[] {
  const insert = `INSERT INTO outbox (recipient, locale, subject, text, html, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)`
  return [
    deleteOld(db, now),
    ...mails.map(({ to, locale, subject, text, html }) =>
      db.prepare(insert).bind(to, locale, subject, text, html, now.toISOString()),
    ),
  ]
}

/** Placeholder in a mail for the order number, which the database assigns. */
export const orderNumberPlaceholder = '\u001a'

/** Inserts the mail about an order if the order exists. */
export function insertOrderMail(db: Sql, mail: Mail, orderId: string, now: Date): SqlStatement[] {
  const { to, locale, subject, text, html } = mail
  const sql = `INSERT INTO outbox (recipient, locale, subject, text, html, created_at)
    SELECT ?1, ?2, replace(?3, ?7, number), replace(?4, ?7, number), replace(?5, ?7, number), ?6 FROM orders WHERE id = ?8`
  const values = [to, locale, subject, text, html, now.toISOString(), orderNumberPlaceholder, orderId]
  return [deleteOld(db, now), db.prepare(sql).bind(...values)]
}

export async function readMails(db: Sql, atMost: number): Promise<MailRow[]> {
  return (await db.prepare(`SELECT ${columns} FROM outbox ORDER BY id DESC LIMIT ?1`).bind(atMost).all<MailRow>())
    .results
}

export function nextMailToSend(db: Sql, now: string): Promise<MailRow | null> {
  const sql = `SELECT ${columns} FROM outbox WHERE status = 'waiting' AND next_attempt_at <= ?1 ORDER BY id LIMIT 1`
  return db.prepare(sql).bind(now).first<MailRow>()
}

/** Counts an attempt before it is made; false if a concurrent delivery claimed the mail. */
export async function claimMail(db: Sql, { id, attempts }: MailRow, nextAttemptAt: string): Promise<boolean> {
  const sql = `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ?3
    WHERE id = ?1 AND attempts = ?2 AND status = 'waiting'`
  return (await db.prepare(sql).bind(id, attempts, nextAttemptAt).run()).meta.changes > 0
}

/** @param failure reason; null on success */
export async function recordMailResult(
  db: Sql,
  id: number,
  status: MailRow['status'],
  failure: string | null,
): Promise<void> {
  await db.prepare('UPDATE outbox SET status = ?2, failure = ?3 WHERE id = ?1').bind(id, status, failure).run()
}

export type FailedMail = Pick<MailRow, 'id' | 'recipient' | 'subject' | 'created_at' | 'attempts'> & {
  failure: string | null
}

export async function readFailedMails(db: Sql): Promise<FailedMail[]> {
  const sql = `SELECT id, recipient, subject, created_at, attempts, failure FROM outbox WHERE status = 'failed' ORDER BY id`
  return (await db.prepare(sql).all<FailedMail>()).results
}

/** @param id null: all failed mails @returns number of mails */
export async function retryMails(db: Sql, id: number | null, now: string): Promise<number> {
  const sql = `UPDATE outbox SET status = 'waiting', attempts = 0, next_attempt_at = ?2, failure = NULL
    WHERE status = 'failed' AND (?1 IS NULL OR id = ?1)`
  return (await db.prepare(sql).bind(id, now).run()).meta.changes
}
