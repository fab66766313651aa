// Access tokens; only their hashes are stored.
import type { Sql, SqlStatement } from '../../sql/database.ts'

type NewToken = {
  hash: string
  customerId: number
  epoch: number
  createdAt: string
  expiresAt: string
  /** Hash of the session of staff that uses the token in the customer's name. */
  staffSession?: string
}

export function insertToken(db: Sql, token: NewToken): SqlStatement[] {
  return [
    db
      .prepare('DELETE FROM access_tokens WHERE customer_id = ?1 AND expires_at <= ?2')
      .bind(token.customerId, token.createdAt),
    db
      .prepare(
        'INSERT INTO access_tokens (token_hash, customer_id, epoch, created_at, expires_at, staff_session) VALUES (?1, ?2, ?3, ?4, ?5, ?6)',
      )
      .bind(token.hash, token.customerId, token.epoch, token.createdAt, token.expiresAt, token.staffSession ?? null),
  ]
}

export const deleteToken = (db: Sql, hash: string): SqlStatement =>
  db.prepare('DELETE FROM access_tokens WHERE token_hash = ?1').bind(hash)

/** Ends every session of the customer but one. */
export async function endOtherTokens(db: Sql, customerId: number, hash: string): Promise<void> {
  await db.prepare('DELETE FROM access_tokens WHERE customer_id = ?1 AND token_hash <> ?2').bind(customerId, hash).run()
}
