import { expect, test } from 'vitest'
import { createLog } from '../config/log.ts'
import { openSqliteD1 } from '../platform/node/sqlite-d1.ts'
import { openSqliteKv } from '../platform/node/sqlite-kv.ts'
import { toPage } from './page.ts'
import { PageCache } from './page-cache.ts'
import { TagTokens } from './tag-tokens.ts'

const freshness = { maxAge: 60, staleWhileRevalidate: 600, staleIfError: 3_600 }

test('a page that a clock which was a day ahead has made is drawn anew once the clock is right, and shown where that fails', async () => {
  let now = 1_000_000_000_000
  const log = createLog('error')
  const kv = openSqliteKv(':memory:')
  const tokens = new TagTokens(openSqliteD1(':memory:'), log, () => now)
  const pages = new PageCache({ kv, tokens, log, buildId: 'b', now: () => now })
  const facts = () => ({ freshUntil: now + 60_000, staleUntil: now + 660_000, tokens: {}, status: 200, csp: '' })
  const make = async () => ({ page: toPage('<head></head>', '', facts()), data: '' })
  const stateOf = () => pages.peek('/en', freshness)?.state
  now += 86_400_000
  await pages.revalidate('/en', freshness, make)
  expect(stateOf()).toBe('hit')
  // a filling that the correction of the clock finds under way keeps nobody from making another one
  const dies = () => new Promise<never>(() => undefined)
  void pages.revalidate('/en', freshness, dies)
  now -= 86_400_000
  expect(stateOf()).toBe('error')
  await pages.revalidate('/en', freshness, make)
  expect(pages.peek('/en', freshness)).toMatchObject({ state: 'hit', ttlSeconds: 60 })
})
