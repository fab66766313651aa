/** Counts in the shop's own database: for the few writes where a loose limit will not do. */
import type { Sql } from '../platform/storage.ts'

/**
 * Counts one more and says how long to wait. A window that ends later than one that begins now was made by a clock that was ahead:
 * it is over.
 * @param limit calls in `windowSeconds`
 * @returns 0 while within the limit, else seconds until the window ends; a store that fails limits nobody
 */
export async function consumeRateLimit(db: Sql, key: string, limit: number, windowSeconds: number): Promise<number> {
  const now = Math.floor(Date.now() / 1000)
  try {
    const row = await db
      .prepare(
        `INSERT INTO rate_limits (key, count, resets_at) VALUES (?1, 1, ?2)
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN resets_at BETWEEN ?3 + 1 AND ?2 THEN count + 1 ELSE 1 END,
           resets_at = CASE WHEN resets_at BETWEEN ?3 + 1 AND ?2 THEN resets_at ELSE ?2 END
         RETURNING count, resets_at`,
      )
      .bind(key, now + windowSeconds, now)
      .first<{ count: number; resets_at: number }>()
    return row && row.count > limit ? Math.max(1, row.resets_at - now) : 0
  } catch {
    return 0
  }
}
