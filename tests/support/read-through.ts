// Response caches of several processes over shared stores.
import { afterEach, beforeEach } from 'vitest'
import { MemoryBudget } from '#server/cache/memory.ts'
import { type CacheQuery, ReadThrough } from '#server/cache/read-through.ts'
import { sqlTokens, TagTokens } from '#server/cache/tag-tokens.ts'
import { createLog } from '#server/config/log.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openSqliteKv } from '#server/platform/node/sqlite-kv.ts'
import { nextMacrotask } from '#server/time/event-loop.ts'

export const freshness = { maxAge: 60, staleWhileRevalidate: 600, staleIfError: 3_600 }
const pending: Promise<unknown>[] = []
export const waitUntil = (work: Promise<unknown>) => void pending.push(work)
/** Waits for the background work of requests. */
export const settle = async () => void (await Promise.allSettled(pending.splice(0)))
/** Discards background work that never ends. */
export const abandon = () => void pending.splice(0)

/** Stores and clock of all processes. */
export const shared = { now: 1_000_000_000_000, db: openSqliteD1(':memory:'), kv: openSqliteKv(':memory:') }

/** Opens another process over the same stores. */
export const open = (log = createLog('error')) => {
  const memory = new MemoryBudget(10_000_000)
  const tokens = new TagTokens(sqlTokens(shared.db), log, () => shared.now)
  return { tokens, cache: new ReadThrough({ kv: shared.kv, tokens, log, memory, now: () => shared.now }) }
}

export const queryFor = <Value = string>(
  fetch: CacheQuery<Value>['fetch'],
  more: Partial<CacheQuery<Value>> = {},
): CacheQuery<Value> => ({
  key: 'k',
  freshness,
  tags: ['entry:1'],
  fetch,
  timeoutMs: 60_000,
  maxWaitMs: 60_000,
  ...more,
})

/** Responses "response 1", "response 2" and so on, each in a later task, as from a network. */
export function countCalls() {
  const calls = {
    count: 0,
    fetch: async () => {
      const response = `response ${++calls.count}`
      await nextMacrotask()
      return response
    },
  }
  return calls
}
export const never = () => new Promise<string>(() => undefined)
export const fail = () => Promise.reject(new Error('down'))

/** Empties the stores before each test and waits for background work after it. */
export function openEachTest() {
  beforeEach(async () => {
    shared.db = openSqliteD1(':memory:')
    shared.kv = openSqliteKv(':memory:')
    await shared.db
      .prepare('CREATE TABLE tag_tokens (tag TEXT PRIMARY KEY, token TEXT NOT NULL, changed_at INTEGER NOT NULL)')
      .run()
  })
  afterEach(settle)
}
