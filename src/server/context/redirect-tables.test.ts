import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findRedirect } from '../redirects/redirect-table.ts'
import { createRedirectTables } from './redirect-tables.ts'

const rule = (source: string) => ({
  redirectMatchType: 'exactmatch',
  enabled: true,
  redirectSrcUrlParsed: source,
  redirectDestUrl: '/en/new',
  redirectHttpCode: 301,
})

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 }))
afterEach(() => vi.useRealTimers())

function open() {
  /** The cached response of the CMS. */
  let answer: object = { redirects: [rule('/en/old')] }
  let isDown = false
  const tokens = { version: 1 }
  const warnings = { set: vi.fn() }
  const read = vi.fn(async (_key: string) => {
    if (isDown) throw new Error('down')
    return answer
  })
  const pending: Promise<unknown>[] = []
  const tables = createRedirectTables({
    config: { sites: { nl: 1, en: 2, de: 3, fr: 4 } },
    commerce: {},
    content: { name: 'content', maxWaitMs: () => 1_000 },
    cache: {
      read: async (query: { key: string }) => ({
        value: await read(query.key),
        tokens: {},
        state: 'fresh',
        requestedAt: Date.now(),
      }),
    },
    tokens,
    warnings,
  } as never)
  const waitUntil = (work: Promise<unknown>) => void pending.push(work)
  return {
    ...{ tables, tokens, warnings, read, pending, waitUntil },
    change: (next: object) => {
      answer = next
    },
    fail: () => {
      isDown = true
    },
  }
}

test('reads the redirects of the site of the language, and matches with them', async () => {
  const { tables, read, waitUntil } = open()
  const table = await tables.redirects('en', waitUntil)
  expect(findRedirect(table, '/en/old', '')).toMatchObject({ target: '/en/new', status: 301 })
  expect(read.mock.calls[0]?.[0]).toContain('"siteId":2')
  await tables.redirects('de', waitUntil)
  expect(read.mock.calls[1]?.[0]).toContain('"siteId":3')
})

test('builds a table once for each response of the CMS', async () => {
  const { tables, change, waitUntil } = open()
  const table = await tables.redirects('en', waitUntil)
  expect(await tables.redirects('en', waitUntil)).toBe(table)
  change({ redirects: [rule('/en/other')] })
  const next = await tables.redirects('en', waitUntil)
  expect(findRedirect(next, '/en/other', '')).toMatchObject({ target: '/en/new' })
})

test('reports redirects that hide a screen once for each response', async () => {
  const { tables, warnings, change, waitUntil } = open()
  change({ redirects: [rule('/en/cart')] })
  await tables.redirects('en', waitUntil)
  await tables.redirects('en', waitUntil)
  expect(warnings.set.mock.calls).toMatchObject([['redirect.shadows', 'en', [{ path: '/en/cart' }]]])
})

test('is empty while the CMS fails and nothing is cached', async () => {
  const { tables, fail, waitUntil } = open()
  fail()
  const table = await tables.redirects('en', waitUntil)
  expect(findRedirect(table, '/en/old', '')).toBe(null)
  expect(table).toEqual({ exact: new Map(), patterns: [] })
  // and is not remembered
  expect(tables.cachedRedirects('en', waitUntil)).toBeUndefined()
})

test('a table of the last second is used without a read, for its own language', async () => {
  const { tables, read, pending, waitUntil } = open()
  expect(tables.cachedRedirects('en', waitUntil)).toBeUndefined()
  const table = await tables.redirects('en', waitUntil)
  vi.setSystemTime(Date.now() + 999)
  expect(tables.cachedRedirects('en', waitUntil)).toBe(table)
  expect(tables.cachedRedirects('de', waitUntil)).toBeUndefined()
  expect([read.mock.calls.length, pending.length]).toEqual([1, 0])
})

test('a table that is older than a second is read again once in the background, one of five seconds is not used', async () => {
  const { tables, read, pending, waitUntil } = open()
  const table = await tables.redirects('en', waitUntil)
  vi.setSystemTime(Date.now() + 1_000)
  expect(tables.cachedRedirects('en', waitUntil)).toBe(table)
  expect(tables.cachedRedirects('en', waitUntil)).toBe(table)
  expect(pending).toHaveLength(1)
  await pending[0]
  expect(read).toHaveBeenCalledTimes(2)
  vi.setSystemTime(Date.now() + 1_000)
  tables.cachedRedirects('en', waitUntil)
  expect(pending).toHaveLength(2)
  await pending[1]
  vi.setSystemTime(Date.now() + 5_000)
  expect(tables.cachedRedirects('en', waitUntil)).toBeUndefined()
})

test('a table is not used after a purge, also one that happened during its read', async () => {
  const { tables, tokens, waitUntil } = open()
  await tables.redirects('en', waitUntil)
  tokens.version += 1
  expect(tables.cachedRedirects('en', waitUntil)).toBeUndefined()
  const reading = tables.redirects('en', waitUntil)
  tokens.version += 1
  await reading
  expect(tables.cachedRedirects('en', waitUntil)).toBeUndefined()
  await tables.redirects('en', waitUntil)
  expect(tables.cachedRedirects('en', waitUntil)).toBeDefined()
})

test('a table of a clock that was ahead is not used', async () => {
  const { tables, waitUntil } = open()
  await tables.redirects('en', waitUntil)
  vi.setSystemTime(Date.now() - 1)
  expect(tables.cachedRedirects('en', waitUntil)).toBeUndefined()
})
