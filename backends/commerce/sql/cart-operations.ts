// First outcomes of cart changes with an idempotency key, kept for 24 hours. Called by resolvers/cart-change.ts.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

const keptMs = 24 * 60 * 60 * 1000

/** Claims a key within the batch that makes the change; a second claim fails the whole batch. */
export function claimOperation(db: D1Database, cartId: string, key: string, now: Date): D1PreparedStatement[] {
  const oldest = new Date(now.getTime() - keptMs).toISOString()
  return [
    db.prepare('DELETE FROM cart_operations WHERE cart_id = ?1 AND created_at < ?2').bind(cartId, oldest),
    db
      .prepare('INSERT INTO cart_operations (cart_id, key, created_at) VALUES (?1, ?2, ?3)')
      .bind(cartId, key, now.toISOString()),
  ]
}

/** What a key led to: undefined when it is new, null when its change was made but its words were not kept. */
export async function findOutcome(db: D1Database, cartId: string, key: string): Promise<string | null | undefined> {
  const sql = 'SELECT outcome FROM cart_operations WHERE cart_id = ?1 AND key = ?2'
  const row = await db.prepare(sql).bind(cartId, key).first<{ outcome: string | null }>()
  return row?.outcome ?? (row ? null : undefined)
}

export async function keepOutcome(db: D1Database, cartId: string, key: string, outcome: string): Promise<void> {
  await db
    .prepare('UPDATE cart_operations SET outcome = ?3 WHERE cart_id = ?1 AND key = ?2')
    .bind(cartId, key, outcome)
    .run()
}
