// Outcomes of cart changes by idempotency key, stored for 24 hours, also if the clock jumps a day ahead.
import type { Sql, SqlStatement } from '../../sql/database.ts'

const retentionMs = 2 * 24 * 60 * 60 * 1000

/** Claims a key in the batch of the change; a second claim fails and rolls back the batch. */
export function claimIdempotencyKey(db: Sql, cartId: string, key: string, now: Date): SqlStatement[] {
  const oldest = new Date(now.getTime() - retentionMs).toISOString()
  return [
    db.prepare('DELETE FROM cart_operations WHERE cart_id = ?1 AND created_at < ?2').bind(cartId, oldest),
    db
      .prepare('INSERT INTO cart_operations (cart_id, key, created_at) VALUES (?1, ?2, ?3)')
      .bind(cartId, key, now.toISOString()),
  ]
}

export async function storeOutcome(db: Sql, cartId: string, key: string, outcome: string): Promise<void> {
  await db
    .prepare('UPDATE cart_operations SET outcome = ?3 WHERE cart_id = ?1 AND key = ?2')
    .bind(cartId, key, outcome)
    .run()
}
