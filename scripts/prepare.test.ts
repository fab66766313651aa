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

test('seeds an empty database once', async () => {
  const { db, seed, names } = await shop()
  expect(await seedIfEmpty(db, 'products', seed)).toBe(true)
  expect(await seedIfEmpty(db, 'products', seed)).toBe(false)
  expect(await names()).toEqual(['gouda'])
})

test('never seeds a database that has its own data', async () => {
  const { db, seed, names } = await shop()
  await db.prepare("INSERT INTO products VALUES ('own')").run()
  expect(await seedIfEmpty(db, 'products', seed)).toBe(false)
  expect(await names()).toEqual(['own'])
})

test('repeats an interrupted seeding', async () => {
  const { db, seed } = await shop()
  const broken = seedIfEmpty(db, 'products', async () => {
    await seed()
    throw new Error('power cut')
  })
  await expect(broken).rejects.toThrow('power cut')
  expect(await seedIfEmpty(db, 'products', seed)).toBe(true)
})

test('demo data is on outside production, unless DEMO=0', () => {
  expect(isDemo({})).toBe(true)
  expect(isDemo({ NODE_ENV: 'production' })).toBe(false)
  expect(isDemo({ NODE_ENV: 'production', DEMO: '1' })).toBe(true)
  expect(isDemo({ DEMO: '0' })).toBe(false)
})

test('writes without fsync only while it seeds an empty database', async () => {
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
