// Counters of failed logins. Called by the login resolver; the rules are in rules/login-limit.ts.
import type { D1Database } from '@cloudflare/workers-types'
import type { Counter, Failures } from '../rules/login-limit.ts'

type Row = { key: string; failures: number; last_at: string; window_ends_at: string }

const readSql = `SELECT key, failures, last_at, window_ends_at FROM login_failures
  WHERE key IN (SELECT value FROM json_each(?1))`

export async function readFailures(db: D1Database, counters: readonly Counter[]): Promise<Map<string, Failures>> {
  const keys = JSON.stringify(counters.map(({ key }) => key))
  const { results } = await db.prepare(readSql).bind(keys).all<Row>()
  return new Map(
    results.map((row) => [row.key, { failures: row.failures, lastAt: row.last_at, windowEndsAt: row.window_ends_at }]),
  )
}

// A window that has ended begins anew with this failure.
const countSql = `INSERT INTO login_failures (key, failures, window_ends_at, last_at) VALUES (?1, 1, ?2, ?3)
  ON CONFLICT (key) DO UPDATE SET
    failures = CASE WHEN window_ends_at <= ?3 THEN 1 ELSE failures + 1 END,
    window_ends_at = CASE WHEN window_ends_at <= ?3 THEN ?2 ELSE window_ends_at END,
    last_at = ?3`

/** Counts one failure on every counter, and forgets windows that ended. */
export async function countFailure(db: D1Database, counters: readonly Counter[], now: Date): Promise<void> {
  const at = now.toISOString()
  await db.batch([
    db.prepare('DELETE FROM login_failures WHERE window_ends_at <= ?1').bind(at),
    ...counters.map(({ key, windowSeconds }) =>
      db.prepare(countSql).bind(key, new Date(now.getTime() + windowSeconds * 1000).toISOString(), at),
    ),
  ])
}

/** A right password clears the account's own counters; the network's stays. */
export async function forgetFailures(db: D1Database, counters: readonly Counter[]): Promise<void> {
  const keys = counters.filter(({ key }) => key.startsWith('account')).map(({ key }) => key)
  await db
    .prepare('DELETE FROM login_failures WHERE key IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(keys))
    .run()
}
