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

const aheadMs = 3_600_000

/**
 * A session that a clock that was ahead has opened lasts as long as one that is opened now. An hour is the tolerance: a clock that is
 * wrong for a moment ends no session later.
 */
export function limitSessions(db: Sql, now: Date): SqlStatement[] {
  const at = now.toISOString()
  return ['access_tokens', 'staff_sessions'].map((table) =>
    db
      .prepare(
        `UPDATE ${table} SET created_at = ?1,
          expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', julianday(?1) + julianday(expires_at) - julianday(created_at))
          WHERE created_at > ?2`,
      )
      .bind(at, new Date(now.getTime() + aheadMs).toISOString()),
  )
}

/** Ends every session of the customer but one. */
export async function endOtherTokens(db: Sql, customerId: number, hash: string): Promise<void> {
  await db.prepare('DELETE FROM access_tokens WHERE customer_id = ?1 AND token_hash <> ?2').bind(customerId, hash).run()
}
