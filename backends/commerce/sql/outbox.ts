// Outgoing mails, written in the transaction of the event that they report; mail/deliver.ts sends them.
import type { Locale } from '../../graphql/locales.ts'
import type { Sql, SqlStatement } from '../../sql/database.ts'

export type Mail = { to: string; locale: Locale; subject: string; text: string; html: string }
export type MailRow = Omit<Mail, 'to'> & {
  id: number
  recipient: string
  created_at: string
  /** Since when the mail may be sent; null: since it was written. */
  due_at: string | null
  status: 'waiting' | 'sent' | 'failed'
  attempts: number
}

const columns = 'id, recipient, locale, subject, text, html, created_at, due_at, status, attempts'

export function insertMails(db: Sql, mails: readonly Mail[], now: Date): SqlStatement[] {
  const insert = `INSERT INTO outbox (recipient, locale, subject, text, html, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)`
  return [
    ...mails.map(({ to, locale, subject, text, html }) =>
      db.prepare(insert).bind(to, locale, subject, text, html, now.toISOString()),
    ),
  ]
}

/** Placeholder in a mail for the order number, which the database assigns. */
export const orderNumberPlaceholder = '\u001a'

/** `waitsForCutOff`: sent after the cut-off until which the customer can cancel the order, and deleted if that happens. */
export type OrderMail = { mail: Mail; waitsForCutOff: boolean }

/** Inserts mails about an order if the order exists. */
export function insertOrderMails(db: Sql, mails: readonly OrderMail[], orderId: string, now: Date): SqlStatement[] {
  const sql = `INSERT INTO outbox (recipient, locale, subject, text, html, created_at, order_id, due_at, next_attempt_at)
    SELECT ?1, ?2, replace(?3, ?7, number), replace(?4, ?7, number), replace(?5, ?7, number), ?6,
      CASE WHEN ?9 THEN id END, CASE WHEN ?9 THEN cancelable_until END,
      CASE WHEN ?9 THEN COALESCE(cancelable_until, '') ELSE '' END
    FROM orders WHERE id = ?8`
  return [
    ...mails.map(({ mail: { to, locale, subject, text, html }, waitsForCutOff }) =>
      db
        .prepare(sql)
        .bind(
          to,
          locale,
          subject,
          text,
          html,
          now.toISOString(),
          orderNumberPlaceholder,
          orderId,
          waitsForCutOff ? 1 : 0,
        ),
    ),
  ]
}

/** Deletes the mails that wait for the cut-off of an order. */
export const deleteCutOffMails = (db: Sql, orderId: string): SqlStatement =>
  db.prepare(`DELETE FROM outbox WHERE order_id = ?1 AND status = 'waiting'`).bind(orderId)

/** Deletes the mail with this subject that waits for the cut-off of an order. */
export const deleteWaitingMail = (db: Sql, orderId: string, subject: string): SqlStatement =>
  db.prepare(`DELETE FROM outbox WHERE order_id = ?1 AND status = 'waiting' AND subject = ?2`).bind(orderId, subject)

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

/** Mails of which an attempt has set a time after `latest` are sent again, with new attempts. */
export async function resetMails(db: Sql, latest: string): Promise<void> {
  const sql = `UPDATE outbox SET status = 'waiting', attempts = 0, next_attempt_at = ''
    WHERE status IN ('waiting', 'failed') AND attempts > 0 AND next_attempt_at > ?1`
  await db.prepare(sql).bind(latest).run()
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

/** Mails that could have been sent before an instant and were not tried once. */
export async function countOverdueMails(db: Sql, before: string): Promise<number> {
  const sql = `SELECT count(*) AS count FROM outbox
    WHERE status = 'waiting' AND attempts = 0 AND COALESCE(due_at, created_at) < ?1`
  return (await db.prepare(sql).bind(before).first<number>('count')) ?? 0
}

/** Sends failed mails again, for one more day. @param id null: all of them @returns number of mails */
export async function retryMails(db: Sql, id: number | null, now: string): Promise<number> {
  const sql = `UPDATE outbox SET status = 'waiting', attempts = 0, next_attempt_at = ?2, due_at = ?2, failure = NULL
    WHERE status = 'failed' AND (?1 IS NULL OR id = ?1)`
  return (await db.prepare(sql).bind(id, now).run()).meta.changes
}
