// Requested changes of e-mail addresses, by the hash of the token in a mail.
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { deleteTokens, insertPasswordToken } from './password-tokens.ts'

export type EmailChange = {
  token_hash: string
  customer_id: number
  kind: 'confirm' | 'revert'
  former_email: string
  new_email: string
  /** Current epoch of the customer. */
  epoch: number
}

type NewEmailChange = Omit<EmailChange, 'token_hash' | 'kind'> & {
  confirm: { hash: string; expiresAt: string }
  revert: { hash: string; expiresAt: string }
}

/** A new request replaces the link that confirms an earlier one. Deletes expired links. */
export function insertEmailChange(db: Sql, change: NewEmailChange, now: string): SqlStatement[] {
  const { customer_id, former_email, new_email, epoch, ...links } = change
  const insert = `INSERT INTO email_changes (token_hash, customer_id, kind, former_email, new_email, epoch, expires_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`
  return [
    db.prepare('DELETE FROM email_changes WHERE expires_at <= ?1').bind(now),
    db.prepare("DELETE FROM email_changes WHERE customer_id = ?1 AND kind = 'confirm'").bind(customer_id),
    ...(['confirm', 'revert'] as const).map((kind) =>
      db
        .prepare(insert)
        .bind(links[kind].hash, customer_id, kind, former_email, new_email, epoch, links[kind].expiresAt),
    ),
  ]
}

/** The change of a valid link; a link that confirms is valid until the password or the address changes. */
export function findEmailChange(db: Sql, hash: string, now: string): Promise<EmailChange | null> {
  const sql = `SELECT e.token_hash, e.customer_id, e.kind, e.former_email, e.new_email, c.epoch FROM email_changes e
    JOIN customers c ON c.id = e.customer_id AND c.is_active = 1
      AND (e.kind = 'revert' OR (c.epoch = e.epoch AND c.email = e.former_email))
    WHERE e.token_hash = ?1 AND e.expires_at > ?2`
  return db.prepare(sql).bind(hash, now).first<EmailChange>()
}

const setEmail = `UPDATE customers SET email = ?2, is_verified = 1, epoch = epoch + ?4, updated_at = ?5
  WHERE id = ?1 AND epoch = ?3 AND NOT EXISTS (SELECT 1 FROM customers other WHERE other.email = ?2 AND other.id <> ?1)`

/** @returns false, with nothing changed, if another customer has the address */
export async function confirmEmail(db: Sql, change: EmailChange, now: string): Promise<boolean> {
  const { customer_id, new_email, epoch, token_hash } = change
  const [set] = await db.batch([
    db.prepare(setEmail).bind(customer_id, new_email, epoch, 0, now),
    db.prepare('DELETE FROM email_changes WHERE token_hash = ?1').bind(token_hash),
  ])
  return (set?.meta.changes ?? 0) > 0
}

/** Restores the address, ends all sessions and links, and stores a link that sets a new password. @returns false if another customer has the address */
export async function revertEmail(
  db: Sql,
  { customer_id, former_email, epoch }: EmailChange,
  reset: { hash: string; expiresAt: string },
  now: string,
): Promise<boolean> {
  const set = await db.prepare(setEmail).bind(customer_id, former_email, epoch, 1, now).run()
  if (set.meta.changes === 0) return false
  await db.batch([
    db.prepare('DELETE FROM email_changes WHERE customer_id = ?1').bind(customer_id),
    ...deleteTokens(db, customer_id),
    ...insertPasswordToken(db, { ...reset, customerId: customer_id, email: former_email, epoch: epoch + 1 }, now),
  ])
  return true
}
