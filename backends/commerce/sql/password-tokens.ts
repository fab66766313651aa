// Links that set a password; only hashes of their tokens are stored. Called by the password resolvers and the approval of a company.
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { type CustomerRow, customerColumns } from './customers.ts'

export type NewPasswordToken = {
  hash: string
  customerId: number | null
  email: string
  epoch: number
  expiresAt: string
}

/** The statements that store a token and throw away those that are over. */
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

/** Whose password a token may set: it is not spent, not over, and its address is still the customer's. */
export function findCustomerByPasswordToken(db: Sql, hash: string, now: string): Promise<CustomerRow | null> {
  return db.prepare(byPasswordTokenSql).bind(hash, now).first<CustomerRow>()
}

const setSql = `UPDATE customers SET password_hash = ?2, epoch = epoch + 1, is_verified = 1, updated_at = ?4
  WHERE id = ?1 AND epoch = ?3`

/** Sets a password once: of two who come with links of one epoch the second changes nothing. The risen epoch ends all sessions. */
export async function setPassword(db: Sql, customer: CustomerRow, hash: string, now: string): Promise<boolean> {
  const { meta } = await db.prepare(setSql).bind(customer.id, hash, customer.epoch, now).run()
  return meta.changes > 0
}

/**
 * Sets a password for who is logged in. The risen epoch ends mailed links and every session but this one, which goes along with it.
 * @returns false, with nothing changed, where another change came first
 */
export async function changePassword(
  db: Sql,
  { id, epoch }: CustomerRow,
  hash: string,
  ownToken: string,
  now: string,
): Promise<boolean> {
  // each hash has a salt of its own: it stands there only if this change is the one that came through
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

/** The statements that throw away what a new password has made worthless. */
export function deleteTokens(db: Sql, customerId: number): SqlStatement[] {
  return ['password_tokens', 'access_tokens'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE customer_id = ?1`).bind(customerId),
  )
}
