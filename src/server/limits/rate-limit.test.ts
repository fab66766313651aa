import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSqliteD1 } from '../platform/node/sqlite-d1.ts'
import { consumeRateLimit } from './rate-limit.ts'

let db: ReturnType<typeof openSqliteD1>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  db = openSqliteD1(':memory:')
  for (const name of readdirSync('migrations').sort()) {
    const statements = readFileSync(`migrations/${name}`, 'utf8').split(/;\s*$/m)
    for (const statement of statements) if (statement.trim()) await db.prepare(statement).run()
  }
})
afterEach(() => {
  vi.useRealTimers()
  db.close()
})

test('calls within the limit return 0, the next one the seconds until the window ends', async () => {
  for (let call = 0; call < 3; call++) expect(await consumeRateLimit({ SHOP_DB: db }, 'purge', 3, 60)).toBe(0)
  vi.setSystemTime(1_800_000_020_000)
  expect(await consumeRateLimit({ SHOP_DB: db }, 'purge', 3, 60)).toBe(40)
})

test('a new window starts at zero, and other keys count separately', async () => {
  for (let call = 0; call < 4; call++) await consumeRateLimit({ SHOP_DB: db }, 'purge', 3, 60)
  expect(await consumeRateLimit({ SHOP_DB: db }, 'purge-all', 3, 60)).toBe(0)
  vi.setSystemTime(1_800_000_060_000)
  expect(await consumeRateLimit({ SHOP_DB: db }, 'purge', 3, 60)).toBe(0)
})

test('a corrected clock that was a day ahead does not block for a day', async () => {
  vi.setSystemTime(1_800_086_400_000)
  for (let call = 0; call < 4; call++) await consumeRateLimit({ SHOP_DB: db }, 'purge', 3, 60)
  vi.setSystemTime(1_800_000_000_000)
  expect(await consumeRateLimit({ SHOP_DB: db }, 'purge', 3, 60)).toBe(0)
})

test('does not limit if the database fails', async () => {
  await db.prepare('DROP TABLE rate_limits').run()
  for (let call = 0; call < 5; call++) expect(await consumeRateLimit({ SHOP_DB: db }, 'purge', 1, 60)).toBe(0)
})

test('counts in the store that processes share, if there is one', async () => {
  const countCall = vi.fn(async () => ({ count: 4, remainingSeconds: 12.5 }))
  const stores = { SHOP_DB: db, SHARED: { limits: { countCall } as never } }
  expect(await consumeRateLimit(stores, 'purge', 3, 60)).toBe(12.5)
  expect(await consumeRateLimit(stores, 'purge', 4, 60)).toBe(0)
  expect(countCall.mock.calls).toEqual([
    ['purge', 60],
    ['purge', 60],
  ])
  countCall.mockResolvedValue({ count: 4, remainingSeconds: 0 })
  expect(await consumeRateLimit(stores, 'purge', 3, 60)).toBe(1)
})

test('counts in the database if the shared store fails', async () => {
  const stores = {
    SHOP_DB: db,
    SHARED: { limits: { countCall: () => Promise.reject(new Error('no connection')) } as never },
  }
  expect(await consumeRateLimit(stores, 'purge', 1, 60)).toBe(0)
  expect(await consumeRateLimit(stores, 'purge', 1, 60)).toBe(60)
})

test('an expired window is deleted by the next call, whatever its key', async () => {
  await consumeRateLimit({ SHOP_DB: db }, 'purge', 3, 60)
  vi.setSystemTime(1_800_000_060_000)
  await consumeRateLimit({ SHOP_DB: db }, 'purge-all', 3, 60)
  expect((await db.prepare('SELECT key FROM rate_limits').all()).results).toEqual([{ key: 'purge-all' }])
})
