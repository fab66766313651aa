import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { isDemo, prepareNode, seedIfEmpty } from './prepare.ts'

const shop = async () => {
  const db = openSqliteD1(':memory:')
  await db.prepare('CREATE TABLE products (name TEXT)').run()
  const seed = () => db.prepare("INSERT INTO products VALUES ('gouda')").run()
  const names = async () => (await db.prepare('SELECT name FROM products').all()).results.map(({ name }) => name)
  return { db, seed, names }
}

test('an empty database is seeded once', async () => {
  const { db, seed, names } = await shop()
  expect(await seedIfEmpty(db, 'products', seed)).toBe(true)
  expect(await seedIfEmpty(db, 'products', seed)).toBe(false)
  expect(await names()).toEqual(['gouda'])
})

test('a database with data of its own is never seeded', async () => {
  const { db, seed, names } = await shop()
  await db.prepare("INSERT INTO products VALUES ('own')").run()
  expect(await seedIfEmpty(db, 'products', seed)).toBe(false)
  expect(await names()).toEqual(['own'])
})

test('seeding that was broken off is done again', async () => {
  const { db, seed } = await shop()
  const broken = seedIfEmpty(db, 'products', async () => {
    await seed()
    throw new Error('power cut')
  })
  await expect(broken).rejects.toThrow('power cut')
  expect(await seedIfEmpty(db, 'products', seed)).toBe(true)
})

test('demo data is on unless it is production or DEMO says no', () => {
  expect(isDemo({})).toBe(true)
  expect(isDemo({ NODE_ENV: 'production' })).toBe(false)
  expect(isDemo({ NODE_ENV: 'production', DEMO: '1' })).toBe(true)
  expect(isDemo({ DEMO: '0' })).toBe(false)
})

test('only the seeding of an empty database writes without waiting for the disk; no later start does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'proviant-prepare-'))
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  onTestFinished(() => {
    prepare.mockRestore()
    rmSync(folder, { recursive: true })
  })
  const promises = async (env: Record<string, string>) => {
    prepare.mockClear()
    await prepareNode(folder, { COMMERCE_URL: 'https://commerce.example/graphql', ...env })
    return prepare.mock.calls.flatMap(([sql]) => /synchronous = OFF|synchronous = FULL$|wal_checkpoint/.exec(sql) ?? [])
  }
  expect(await promises({ NODE_ENV: 'production' })).toEqual([])
  expect(await promises({})).toEqual(['synchronous = OFF', 'synchronous = FULL', 'wal_checkpoint'])
  expect(await promises({})).toEqual([])
})
