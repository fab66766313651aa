// Mails about the progress of orders, inserted in the batch that stores it.
import type { Sql, SqlStatement } from '../../sql/database.ts'
import type { ProgressState } from './order-progress.ts'
import type { Mail } from './outbox.ts'

/** A line of which less is delivered than ordered. */
export type IncompleteLine = { sku: string; name: string; delivered: number; ordered: number }

/** A mail that is sent if `state` or one of the short lines is new. */
export type ProgressMail = { number: number; state: ProgressState | null; short: readonly IncompleteLine[]; mail: Mail }

/** Keeps the parameter of a statement below the limit of D1, 2 MB. */
const mailsPerStatement = 100

const sql = `INSERT INTO outbox (recipient, locale, subject, text, html, created_at)
  SELECT m.value ->> '$.mail.to', m.value ->> '$.mail.locale', m.value ->> '$.mail.subject', m.value ->> '$.mail.text',
    m.value ->> '$.mail.html', ?2
  FROM json_each(?1) m JOIN orders o ON o.number = m.value ->> 'number'
  WHERE (m.value ->> 'state' IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM order_progress p WHERE p.order_id = o.id AND p.state = m.value ->> 'state'))
    OR EXISTS (SELECT 1 FROM json_each(m.value -> 'short') s JOIN order_items i ON i.order_id = o.id AND i.sku = s.value ->> 'sku'
      WHERE i.delivered IS NOT s.value ->> 'delivered')`

/** Before the statements that store the progress, in the same batch: a repeated or concurrent report sends no second mail. */
export function insertProgressMails(db: Sql, mails: readonly ProgressMail[], now: string): SqlStatement[] {
  const statements: SqlStatement[] = []
  for (let at = 0; at < mails.length; at += mailsPerStatement)
    statements.push(db.prepare(sql).bind(JSON.stringify(mails.slice(at, at + mailsPerStatement)), now))
  return statements
}
