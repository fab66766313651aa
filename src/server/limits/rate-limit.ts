/** Exact rate limits for the few writes that need them, in the store that processes share or in the shop's database. */
import type { Sql } from '../storage/storage.ts'
import type { LimitStore } from './limit-store.ts'

type Stores = { SHOP_DB: Sql; SHARED?: { limits: LimitStore } }

/**
 * Counts one call. A window that a clock ahead of ours created counts as expired.
 * @returns 0 within the limit or if the database fails, else seconds until the window ends
 */
export async function consumeRateLimit(
  { SHOP_DB: db, SHARED: shared }: Stores,
  key: string,
  limit: number,
  windowSeconds: number,
): Promise<number> {
  const counted = await shared?.limits.countCall(key, windowSeconds).catch(() => null)
  if (counted) return counted.count > limit ? Math.max(1, counted.remainingSeconds) : 0
  const now = Math.floor(Date.now() / 1000)
  try {
    const count = db
      .prepare(
        `INSERT INTO rate_limits (key, count, resets_at) VALUES (?1, 1, ?2)
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN resets_at BETWEEN ?3 + 1 AND ?2 THEN count + 1 ELSE 1 END,
           resets_at = CASE WHEN resets_at BETWEEN ?3 + 1 AND ?2 THEN resets_at ELSE ?2 END
         RETURNING count, resets_at`,
      )
      .bind(key, now + windowSeconds, now)
    const removal = db.prepare('DELETE FROM rate_limits WHERE resets_at <= ?').bind(now)
    const [, counted] = await db.batch<{ count: number; resets_at: number }>([removal, count])
    const row = counted?.results[0]
    return row && row.count > limit ? Math.max(1, row.resets_at - now) : 0
  } catch {
    return 0
  }
}
