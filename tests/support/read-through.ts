// Processes that read through one cache, each with stores that all of them share. Called by the tests of read-through.ts.
import { afterEach, beforeEach } from 'vitest'
import { MemoryBudget } from '#server/cache/memory.ts'
import { ReadThrough } from '#server/cache/read-through.ts'
import { TagTokens } from '#server/cache/tag-tokens.ts'
import { createLog } from '#server/config/log.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openSqliteKv } from '#server/platform/node/sqlite-kv.ts'

export const freshness = { maxAge: 60, staleWhileRevalidate: 600, staleIfError: 3_600 }
export const pending: Promise<unknown>[] = []
export const waitUntil = (work: Promise<unknown>) => void pending.push(work)
/** The stores that processes share, and their clock. */
export const shared = { now: 1_000_000_000_000, db: openSqliteD1(':memory:'), kv: openSqliteKv(':memory:') }

/** Another process over the same stores. */
export const open = () => {
  const log = createLog('error')
  const memory = new MemoryBudget(10_000_000)
  const tokens = new TagTokens(shared.db, log, () => shared.now)
  return { tokens, answers: new ReadThrough({ kv: shared.kv, tokens, log, memory, now: () => shared.now }) }
}
export const waits = { withinMs: 60_000, patienceMs: 60_000 }
export const question = (fetch: () => Promise<string>, tags = ['entry:1']) => ({
  key: 'k',
  freshness,
  tags,
  fetch,
  ...waits,
})
export const never = () => new Promise<string>(() => undefined)
export const settle = async () => void (await Promise.allSettled(pending.splice(0)))

/** For each test file: empty stores before its tests, and nothing under way after them. */
export function openEachTest() {
  beforeEach(async () => {
    shared.db = openSqliteD1(':memory:')
    shared.kv = openSqliteKv(':memory:')
    await shared.db.exec(
      'CREATE TABLE tag_tokens (tag TEXT PRIMARY KEY, token TEXT NOT NULL, changed_at INTEGER NOT NULL)',
    )
  })
  afterEach(settle)
}
