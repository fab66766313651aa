// Access tokens; only their hashes are stored.
import type { Sql, SqlStatement } from '../../sql/database.ts'

type NewToken = { hash: string; customerId: number; epoch: number; createdAt: string; expiresAt: string }

export function insertToken(db: Sql, token: NewToken): SqlStatement[] {
  return [
    db
      .prepare('DELETE FROM access_tokens WHERE customer_id = ?1 AND expires_at <= ?2')
      .bind(token.customerId, token.createdAt),
    db
      .prepare(
        'INSERT INTO access_tokens (token_hash, customer_id, epoch, created_at, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)',
      )
      .bind(token.hash, token.customerId, token.epoch, token.createdAt, token.expiresAt),
  ]
}

export async function deleteToken(db: Sql, hash: string): Promise<void> {
  await db.prepare('DELETE FROM access_tokens WHERE token_hash = ?1').bind(hash).run()
}

/** Ends every session of the customer but one. */
export async function endOtherTokens(db: Sql, customerId: number, hash: string): Promise<void> {
  await db.prepare('DELETE FROM access_tokens WHERE customer_id = ?1 AND token_hash <> ?2').bind(customerId, hash).run()
}
