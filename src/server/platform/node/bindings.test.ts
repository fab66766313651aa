import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openNodeBindings } from './bindings.ts'

test('a data folder keeps its data when it is opened again', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'proviant-bindings-')), 'new')
  const first = openNodeBindings({ dataDir, vars: { BRAND_NAME: 'Proviant' } })
  expect(first.BRAND_NAME).toBe('Proviant')
  await first.KV.put('page', 'html')
  await first.SHOP_DB.prepare('CREATE TABLE note (text TEXT)').run()
  first.close()
  const second = openNodeBindings({ dataDir, vars: {} })
  expect(await second.KV.get('page')).toBe('html')
  expect(await second.SHOP_DB.prepare('SELECT count(*) AS n FROM note').first('n')).toBe(0)
  await expect(second.COMMERCE_DB.prepare('SELECT * FROM note').all()).rejects.toThrow('no such table')
  second.close()
  rmSync(dataDir, { recursive: true })
})

test('names a database that turns out to be damaged when it is read', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'proviant-bindings-')), 'pages')
  const first = openNodeBindings({ dataDir, vars: {} })
  await first.SHOP_DB.prepare('CREATE TABLE note (text TEXT)').run()
  for (let row = 0; row < 50; row++)
    await first.SHOP_DB.prepare('INSERT INTO note VALUES (?)').bind('x'.repeat(4000)).run()
  first.close()
  const file = join(dataDir, 'shop.sqlite')
  writeFileSync(file, readFileSync(file).fill(0xff, 4096))
  const second = openNodeBindings({ dataDir, vars: {} })
  await expect(second.SHOP_DB.prepare('SELECT * FROM note').all()).rejects.toThrow(/shop\.sqlite is damaged: .*restore/)
  second.close()
  rmSync(dataDir, { recursive: true })
})

test('names a database whose disk is full, for a single statement and for a batch', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'proviant-bindings-')), 'full')
  const bindings = openNodeBindings({ dataDir, vars: {} })
  const { SHOP_DB } = bindings
  await SHOP_DB.prepare('CREATE TABLE note (text TEXT)').run()
  await SHOP_DB.prepare('PRAGMA max_page_count = 3').run()
  const insert = SHOP_DB.prepare('INSERT INTO note VALUES (?)').bind('x'.repeat(40_000))
  const message = /shop\.sqlite cannot be read or written: .*full/
  await expect(insert.run()).rejects.toThrow(message)
  await expect(SHOP_DB.batch([insert])).rejects.toThrow(message)
  expect(await SHOP_DB.prepare('SELECT count(*) AS n FROM note').first('n')).toBe(0)
  bindings.close()
  rmSync(dataDir, { recursive: true })
})

test('recreates a corrupt cache file; names a corrupt database and does not change it', () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'proviant-bindings-')), 'damaged')
  mkdirSync(dataDir)
  const garbage = 'no database at all, but quite a few bytes of something else'.repeat(20)
  writeFileSync(join(dataDir, 'kv.sqlite'), garbage)
  openNodeBindings({ dataDir, vars: {} }).close()
  writeFileSync(join(dataDir, 'commerce.sqlite'), garbage)
  expect(() => openNodeBindings({ dataDir, vars: {} })).toThrow(
    /commerce\.sqlite is damaged: .*restore the database from its last backup.*not a database/,
  )
  expect(readFileSync(join(dataDir, 'commerce.sqlite'), 'utf8')).toBe(garbage)
  rmSync(dataDir, { recursive: true })
})
