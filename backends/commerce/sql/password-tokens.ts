// Links that set a password; only token hashes are stored.
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { type CustomerRow, customerColumns } from './customers.ts'

export type NewPasswordToken = {
  hash: string
  customerId: number | null
  email: string
  epoch: number
  expiresAt: string
}

export function insertPasswordToken(db: Sql, token: NewPasswordToken, now: string): SqlStatement[] {
  const sql = `INSERT INTO password_tokens (token_hash, customer_id, email, epoch, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)`
  return [
    db.prepare('DELETE FROM password_tokens WHERE expires_at <= ?1').bind(now),
    db.prepare(sql).bind(token.hash, token.customerId, token.email, token.epoch, token.expiresAt),
  ]
}

const byPasswordTokenSql = `SELECT ${customerColumns} FROM password_tokens t
  JOIN customers c ON c.id = t.customer_id AND c.epoch = t.epoch AND c.email = t.email AND c.is_active = 1
  JOIN companies m ON m.id = c.company_id
  WHERE t.token_hash = ?1 AND t.expires_at > ?2`

/** Customer of a valid token: unused, not expired, and mailed to the current address. */
export function findCustomerByPasswordToken(db: Sql, hash: string, now: string): Promise<CustomerRow | null> {
  return db.prepare(byPasswordTokenSql).bind(hash, now).first<CustomerRow>()
}

const setSql = `UPDATE customers SET password_hash = ?2, epoch = epoch + 1, is_verified = 1, updated_at = ?4
  WHERE id = ?1 AND epoch = ?3`

/** Sets a password once: of two links of one epoch the second changes nothing. The raised epoch ends all sessions. */
export async function setPassword(db: Sql, customer: CustomerRow, hash: string, now: string): Promise<boolean> {
  const { meta } = await db.prepare(setSql).bind(customer.id, hash, customer.epoch, now).run()
  return meta.changes > 0
}

/** The raised epoch ends mailed links and all sessions but this one. @returns false, with nothing changed, if another change came first */
export async function changePassword(
  db: Sql,
  { id, epoch }: CustomerRow,
  hash: string,
  ownToken: string,
  now: string,
): Promise<boolean> {
  // each hash has its own salt, so it is stored only if this change won
  const isDone = '(SELECT 1 FROM customers WHERE id = ?1 AND password_hash = ?2)'
  const [set] = await db.batch([
    db
      .prepare(
        'UPDATE customers SET password_hash = ?2, epoch = epoch + 1, updated_at = ?4 WHERE id = ?1 AND epoch = ?3',
      )
      .bind(id, hash, epoch, now),
    db
      .prepare(
        `UPDATE access_tokens SET epoch = epoch + 1 WHERE customer_id = ?1 AND token_hash = ?3 AND EXISTS ${isDone}`,
      )
      .bind(id, hash, ownToken),
  ])
  return (set?.meta.changes ?? 0) > 0
}

export function deleteTokens(db: Sql, customerId: number): SqlStatement[] {
  return ['password_tokens', 'access_tokens'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE customer_id = ?1`).bind(customerId),
  )
}
