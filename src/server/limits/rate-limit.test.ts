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
