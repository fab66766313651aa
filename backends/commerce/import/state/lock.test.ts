import { beforeEach, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import type { Sql } from '../../../sql/database.ts'
import { exportFrom, importRecords, now, openDemo } from '../../testing/import-records.ts'
import type { FileRow } from '../columns/columns.ts'
import { importFiles } from '../import.ts'

let db: Sql
beforeEach(async () => {
  db = await openDemo(openSqliteD1(':memory:'))
})

const priceOf = async (sku: string) => (await exportFrom(db, 'products')).find((row) => row.sku === sku)?.price
const expire = () => db.prepare('UPDATE import_lock SET expires_at = unixepoch() - 1').run()
const cheaper = { products: [{ sku: '200003', price: '2.00' }] }

/** An import that waits in the middle of its file until `go` is called. */
function startSlowImport() {
  let go = () => {}
  let reached = () => {}
  const isWaiting = new Promise<void>((resolve) => {
    reached = resolve
  })
  const isReleased = new Promise<void>((resolve) => {
    go = resolve
  })
  async function* rows(): AsyncGenerator<FileRow> {
    yield { line: 2, cells: { sku: '200002', price: '1.00' } }
    reached()
    await isReleased
    yield { line: 3, cells: { sku: '200003', price: '1.00' } }
  }
  return { ended: importFiles(db, { files: { products: rows() }, now }), isWaiting, go }
}

test('a second import is rejected while one is running, and a dry run disturbs none', async () => {
  const before = await priceOf('200003')
  const { ended, isWaiting, go } = startSlowImport()
  await isWaiting
  await expect(importRecords(db, cheaper)).rejects.toThrow(/^Another import is running: try again/)
  expect((await importRecords(db, cheaper, { dryRun: true })).files.products?.changed).toBe(1)
  expect(await priceOf('200003')).toBe(before)
  go()
  expect((await ended).isApplied).toBe(true)
  expect([await priceOf('200002'), await priceOf('200003')]).toEqual(['1.00', '1.00'])
  expect((await importRecords(db, cheaper)).isApplied).toBe(true)
})

test('an import that paused until another one took its lock changes nothing', async () => {
  const before = await priceOf('200002')
  const { ended, isWaiting, go } = startSlowImport()
  await isWaiting
  await expire()
  expect((await importRecords(db, cheaper)).isApplied).toBe(true)
  go()
  await expect(ended).rejects.toThrow(/^The import paused for two minutes/)
  expect([await priceOf('200002'), await priceOf('200003')]).toEqual([before, '2.00'])
})

test('the lock of a crashed import expires, and that of a failed one is released', async () => {
  await db.prepare("INSERT INTO import_lock VALUES (1, 'crashed', unixepoch() + 60)").run()
  await expect(importRecords(db, cheaper)).rejects.toThrow(/^Another import/)
  await expire()
  expect((await importRecords(db, cheaper)).isApplied).toBe(true)
  async function* damagedRows(): AsyncGenerator<FileRow> {
    yield { line: 2, cells: { sku: '200002', price: '1.00' } }
    throw new Error('EIO')
  }
  await expect(importFiles(db, { files: { products: damagedRows() }, now })).rejects.toThrow('EIO')
  expect((await importRecords(db, cheaper)).isApplied).toBe(true)
})

test('the lock of an import that crashed while the clock was a day ahead is not held until then', async () => {
  await db.prepare("INSERT INTO import_lock VALUES (1, 'crashed', unixepoch() + 86400 + 100)").run()
  expect((await importRecords(db, cheaper)).isApplied).toBe(true)
})
