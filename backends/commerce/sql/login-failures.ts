// Counters of attempts; the rules are in rules/account/attempt-limit.ts.
import type { Sql } from '../../sql/database.ts'
import type { Counter, FailureCount } from '../rules/account/attempt-limit.ts'

type Row = { key: string; failures: number; pending: number; last_at: string; window_ends_at: string }

const readSql = `SELECT key, failures, pending, last_at, window_ends_at FROM login_failures
  WHERE key IN (SELECT value FROM json_each(?1))`

export async function readFailures(db: Sql, counters: readonly Counter[]): Promise<Map<string, FailureCount>> {
  const { results } = await db.prepare(readSql).bind(keysOf(counters)).all<Row>()
  return toFailures(results)
}

const toFailures = (rows: Row[]) =>
  new Map(
    rows.map(({ key, failures, pending, last_at: lastAt, window_ends_at: windowEndsAt }) => [
      key,
      { failures, pending, lastAt, windowEndsAt },
    ]),
  )

// An expired window, or one opened while the clock was ahead, restarts with this attempt.
const countSql = `INSERT INTO login_failures (key, failures, window_ends_at, last_at, pending) VALUES (?1, 1, ?2, ?3, ?4)
  ON CONFLICT (key) DO UPDATE SET
    failures = CASE WHEN window_ends_at > ?3 AND window_ends_at <= ?2 THEN failures + 1 ELSE 1 END,
    pending = CASE WHEN window_ends_at > ?3 AND window_ends_at <= ?2 THEN pending + ?4 ELSE ?4 END,
    window_ends_at = CASE WHEN window_ends_at > ?3 AND window_ends_at <= ?2 THEN window_ends_at ELSE ?2 END,
    last_at = ?3
  RETURNING key, failures - 1 AS failures, pending - ?4 AS pending, last_at, window_ends_at`

const forgetEnded = 'DELETE FROM login_failures WHERE window_ends_at <= ?1'

/** Deletes expired windows. `pending`: 1 if the outcome is recorded later. Returns the counters before the attempt, so that concurrent attempts see each other. */
export async function countAttempt(
  db: Sql,
  counters: readonly Counter[],
  now: Date,
  pending: 0 | 1,
): Promise<Map<string, FailureCount>> {
  const at = now.toISOString()
  const [, ...counted] = await db.batch<Row>([
    db.prepare(forgetEnded).bind(at),
    ...counters.map(({ key, windowSeconds }) =>
      db.prepare(countSql).bind(key, new Date(now.getTime() + windowSeconds * 1000).toISOString(), at, pending),
    ),
  ])
  return toFailures(counted.flatMap(({ results }) => results))
}

const keysOf = (counters: readonly Counter[]) => JSON.stringify(counters.map(({ key }) => key))

/** Takes back a pending attempt that did not fail. */
export const undoAttempt = (db: Sql, counters: readonly Counter[]) =>
  settle(db, counters, 'failures = max(0, failures - 1), pending = max(0, pending - 1)')

/** Records that a pending attempt failed. */
export const failAttempt = (db: Sql, counters: readonly Counter[]) =>
  settle(db, counters, 'pending = max(0, pending - 1)')

async function settle(db: Sql, counters: readonly Counter[], change: string): Promise<void> {
  const sql = `UPDATE login_failures SET ${change} WHERE key IN (SELECT value FROM json_each(?1))`
  await db.prepare(sql).bind(keysOf(counters)).run()
}

/** Deletes the counters of the account after a correct password. */
export async function clearFailures(db: Sql, counters: readonly Counter[]): Promise<void> {
  await db
    .prepare('DELETE FROM login_failures WHERE key IN (SELECT value FROM json_each(?1))')
    .bind(keysOf(counters.filter(({ key }) => key.startsWith('account'))))
    .run()
}
