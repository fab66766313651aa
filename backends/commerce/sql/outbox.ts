// Mails that wait to be sent. Written in the transaction of what they tell of; what sends mail takes them from here.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { Locale } from '../rules/locale.ts'

export type Mail = { to: string; locale: Locale; subject: string; text: string; html: string }
export type MailRow = Omit<Mail, 'to'> & { id: number; recipient: string; created_at: string }

const keptMs = 30 * 24 * 3_600_000

/** The statements that put mails into the outbox, and throw away those that are a month old. */
export function insertMails(db: D1Database, mails: readonly Mail[], now: Date): D1PreparedStatement[] {
  const insert = `INSERT INTO outbox (recipient, locale, subject, text, html, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)`
  const old = new Date(now.getTime() - keptMs).toISOString()
  return [
    db.prepare('DELETE FROM outbox WHERE created_at < ?1').bind(old),
    ...mails.map(({ to, locale, subject, text, html }) =>
      db.prepare(insert).bind(to, locale, subject, text, html, now.toISOString()),
    ),
  ]
}

/** The newest first. */
export async function readMails(db: D1Database, atMost: number): Promise<MailRow[]> {
  const sql = 'SELECT id, recipient, locale, subject, text, html, created_at FROM outbox ORDER BY id DESC LIMIT ?1'
  return (await db.prepare(sql).bind(atMost).all<MailRow>()).results
}
