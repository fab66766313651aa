// Links that set a password; only hashes of their tokens are stored. Called by the password resolvers and the approval of a company.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { type CustomerRow, customerColumns } from './customers.ts'

export type NewPasswordToken = {
  hash: string
  customerId: number | null
  email: string
  epoch: number
  expiresAt: string
}

/** The statements that store a token and throw away those that are over. */
export function insertPasswordToken(db: D1Database, token: NewPasswordToken, now: string): D1PreparedStatement[] {
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
export function findCustomerByPasswordToken(db: D1Database, hash: string, now: string): Promise<CustomerRow | null> {
  return db.prepare(byPasswordTokenSql).bind(hash, now).first<CustomerRow>()
}

const setSql = `UPDATE customers SET password_hash = ?2, epoch = epoch + 1, is_verified = 1, updated_at = ?4
  WHERE id = ?1 AND epoch = ?3`

/** Sets a password once: of two who come with links of one epoch the second changes nothing. The risen epoch ends all sessions. */
export async function setPassword(db: D1Database, customer: CustomerRow, hash: string, now: string): Promise<boolean> {
  const { meta } = await db.prepare(setSql).bind(customer.id, hash, customer.epoch, now).run()
  return meta.changes > 0
}

/** The statements that throw away what a new password has made worthless. */
export function forgetTokens(db: D1Database, customerId: number): D1PreparedStatement[] {
  return ['password_tokens', 'access_tokens'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE customer_id = ?1`).bind(customerId),
  )
}
