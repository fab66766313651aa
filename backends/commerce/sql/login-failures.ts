// Counters of attempts; the rules are in rules/account/attempt-limit.ts.
import type { Sql } from '../../sql/database.ts'
import type { Counter, Failures } from '../rules/account/attempt-limit.ts'

type Row = { key: string; failures: number; last_at: string; window_ends_at: string }

const readSql = `SELECT key, failures, last_at, window_ends_at FROM login_failures
  WHERE key IN (SELECT value FROM json_each(?1))`

export async function readFailures(db: Sql, counters: readonly Counter[]): Promise<Map<string, Failures>> {
  const { results } = await db.prepare(readSql).bind(keysOf(counters)).all<Row>()
  return toFailures(results)
}

const toFailures = (rows: Row[]) =>
  new Map(
    rows.map((row) => [row.key, { failures: row.failures, lastAt: row.last_at, windowEndsAt: row.window_ends_at }]),
  )

// An expired window, or one opened while the clock was ahead, restarts with this attempt.
const countSql = `INSERT INTO login_failures (key, failures, window_ends_at, last_at) VALUES (?1, 1, ?2, ?3)
  ON CONFLICT (key) DO UPDATE SET
    failures = CASE WHEN window_ends_at > ?3 AND window_ends_at <= ?2 THEN failures + 1 ELSE 1 END,
    window_ends_at = CASE WHEN window_ends_at > ?3 AND window_ends_at <= ?2 THEN window_ends_at ELSE ?2 END,
    last_at = ?3
  RETURNING key, failures - 1 AS failures, last_at, window_ends_at`

const forgetEnded = 'DELETE FROM login_failures WHERE window_ends_at <= ?1'

/** Deletes expired windows. Returns the counters before the attempt, so that concurrent attempts see each other. */
export async function countAttempt(db: Sql, counters: readonly Counter[], now: Date): Promise<Map<string, Failures>> {
  const at = now.toISOString()
  const [, ...counted] = await db.batch<Row>([
    db.prepare(forgetEnded).bind(at),
    ...counters.map(({ key, windowSeconds }) =>
      db.prepare(countSql).bind(key, new Date(now.getTime() + windowSeconds * 1000).toISOString(), at),
    ),
  ])
  return toFailures(counted.flatMap(({ results }) => results))
}

const keysOf = (counters: readonly Counter[]) => JSON.stringify(counters.map(({ key }) => key))

/** Takes back a counted attempt that did not fail. */
export async function undoAttempt(db: Sql, counters: readonly Counter[]): Promise<void> {
  await db
    .prepare('UPDATE login_failures SET failures = failures - 1 WHERE key IN (SELECT value FROM json_each(?1))')
    .bind(keysOf(counters))
    .run()
}

/** Deletes the counters of the account after a correct password. */
export async function clearFailures(db: Sql, counters: readonly Counter[]): Promise<void> {
  await db
    .prepare('DELETE FROM login_failures WHERE key IN (SELECT value FROM json_each(?1))')
    .bind(keysOf(counters.filter(({ key }) => key.startsWith('account'))))
    .run()
}
