/** One import at a time: imports share their staging tables. The lock of a crashed import expires, also one that a clock that was ahead has taken. */
import type { Sql, SqlStatement } from '../../../sql/database.ts'

const lifetimeSeconds = 120
const renewalMs = 30_000

export type ImportLock = {
  /** First in a batch: fails, which rolls the batch back, if another import has taken the lock. */
  hold(): SqlStatement
  release(): Promise<void>
}

const takeSql = `INSERT INTO import_lock (id, owner, expires_at) VALUES (1, ?1, unixepoch() + ${lifetimeSeconds})
  ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, expires_at = excluded.expires_at
    WHERE expires_at NOT BETWEEN unixepoch() + 1 AND unixepoch() + ${lifetimeSeconds}`
// NOT NULL is checked before the conflict
const holdSql = `INSERT INTO import_lock (id, owner, expires_at)
  SELECT 1, (SELECT owner FROM import_lock WHERE owner = ?1), unixepoch() + ${lifetimeSeconds} WHERE true
  ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at`

/** @throws Error with a sentence if another import is running */
export async function takeLock(db: Sql): Promise<ImportLock> {
  const owner = crypto.randomUUID()
  if ((await db.prepare(takeSql).bind(owner).run()).meta.changes === 0)
    throw new Error('Another import is running: try again when it has ended, or two minutes after it crashed.')
  const hold = () => db.prepare(holdSql).bind(owner)
  // a lost lock is detected by the next batch
  const renewal = setInterval(
    () =>
      hold()
        .run()
        .catch(() => undefined),
    renewalMs,
  )
  return {
    hold,
    async release() {
      clearInterval(renewal)
      await db.prepare('DELETE FROM import_lock WHERE owner = ?1').bind(owner).run()
    },
  }
}

/** A sentence for the failure of `hold`; other errors are returned unchanged. */
export const explainLostLock = (error: unknown): unknown =>
  error instanceof Error && error.message.includes('import_lock.owner')
    ? new Error('The import paused for two minutes, and another one has begun: start it again.')
    : error
