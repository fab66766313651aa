// A page cache over real storage, with a clock that tests move.
import { MemoryBudget } from '#server/cache/memory.ts'
import { type Page, toPage } from '#server/cache/page.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { sqlTokens, TagTokens } from '#server/cache/tag-tokens.ts'
import type { Log } from '#server/config/log.ts'
import { createLogOnce } from '#server/config/log-once.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openSqliteKv } from '#server/platform/node/sqlite-kv.ts'

export const freshness = { maxAge: 60, staleWhileRevalidate: 600, staleIfError: 3_600 }
export const durable = { freshness, durable: true }
export const inMemory = { freshness, durable: false }
export const never = () => new Promise<never>(() => undefined)

/** Page caches over one KV, a clock, and renders of one page. */
export async function openPageCache() {
  const clock = { now: 1_000_000_000_000 }
  const logged: { event: string; facts: object | undefined }[] = []
  const log: Log = (_, event, facts) => void logged.push({ event, facts })
  const kv = openSqliteKv(':memory:')
  const db = openSqliteD1(':memory:')
  await db
    .prepare('CREATE TABLE tag_tokens (tag TEXT PRIMARY KEY, token TEXT NOT NULL, changed_at INTEGER NOT NULL)')
    .run()
  const tokens = new TagTokens(sqlTokens(db), log, () => clock.now)
  const openCache = (buildId = 'b') =>
    new PageCache({
      kv,
      tokens,
      log,
      logOnce: createLogOnce(log, () => clock.now),
      buildId,
      memory: new MemoryBudget(10_000_000),
      now: () => clock.now,
    })
  const render = async (status = 200, shell?: Page['shell']) => {
    const snapshot = tokens.snapshot(['entry:käse'])
    const metadata = { status, csp: '', renderedAt: clock.now, tokens: snapshot }
    const page = toPage(`<head></head>${status}`, 'data()', metadata, shell)
    return { page, data: 'data()', isCacheable: status === 200, isGone: status === 404 || status === 410 }
  }
  const pages = openCache()
  return {
    clock,
    logged,
    tokens,
    pages,
    openCache,
    render,
    renderGone: () => render(404),
    pass: (seconds: number) => (clock.now += seconds * 1000),
    stateOf: () => pages.peek('/en', freshness)?.state,
    /** Finds the page from another process, which has only KV. */
    stateInKv: async () => (await openCache().find('/en', freshness))?.state,
  }
}
