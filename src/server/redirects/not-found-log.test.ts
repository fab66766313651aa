import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSqliteD1 } from '../platform/node/sqlite-d1.ts'
import { NotFoundLog } from './not-found-log.ts'

const migration = readFileSync('migrations/0003_missing_paths.sql', 'utf8').replace(/--.*$/gm, '')

async function open() {
  const db = openSqliteD1(':memory:')
  for (const statement of migration.split(';')) if (statement.trim()) await db.prepare(statement).run()
  let now = 1_000_000
  const failures: string[] = []
  const notFound = new NotFoundLog(
    db,
    (_level, event) => failures.push(event),
    () => now,
  )
  const rows = async () => (await db.prepare('SELECT count(*) AS n FROM missing_paths').first<number>('n')) ?? 0
  return {
    db,
    notFound,
    rows,
    failures,
    pass: (ms: number) => {
      now += ms
    },
  }
}
const origin = 'https://shop.example'

test('stores hits and the last referrer of a path, and nothing about the visitor', async () => {
  const { notFound } = await open()
  await notFound.record('/en/old', 'https://shop.example/en/about-us?token=secret', origin)
  await notFound.record('/en/old', 'https://search.example/find?q=who+i+am', origin)
  await notFound.record('/en/other', undefined, origin)
  await notFound.record('/en/old', 'nonsense', origin)
  const found = (await notFound.list()).map(({ path, hits, came_from }) => [path, hits, came_from])
  expect(found).toEqual([
    ['/en/old', 3, 'search.example'],
    ['/en/other', 1, null],
  ])
  await notFound.record('/en/old', undefined, origin)
  await notFound.remove('/en/old')
  expect((await notFound.list()).map(({ path }) => path)).toEqual(['/en/other'])
})

test('writes at most every ten seconds and keeps a thousand paths', async () => {
  const { notFound, rows, pass } = await open()
  await notFound.record('/first', undefined, origin)
  for (let n = 0; n < 500; n++) await notFound.record(`/made-up/${n}`, undefined, origin)
  expect(await rows()).toBe(1)
  pass(10_001)
  await notFound.record('/made-up/499', undefined, origin)
  expect(await rows()).toBe(101)
  for (let n = 0; n < 1200; n++) {
    pass(10_001)
    await notFound.record(`/more/${n}`, undefined, origin)
  }
  expect(await rows()).toBe(1000)
  // the paths with the most hits are kept
  expect((await notFound.list())[0]).toMatchObject({ path: '/made-up/499', hits: 2 })
})

test('a flood of random paths does not keep out later ones', async () => {
  const { notFound, pass } = await open()
  await notFound.record('/first', undefined, origin)
  for (let n = 0; n < 500; n++) await notFound.record(`/made-up/${n}`, undefined, origin)
  pass(10_001)
  for (let visit = 0; visit < 2; visit++) await notFound.record('/en/abuot-us', undefined, origin)
  expect((await notFound.list())[0]).toMatchObject({ path: '/en/abuot-us', hits: 2 })
})

test('ignores vulnerability scanners and paths that may contain personal data', async () => {
  const { notFound } = await open()
  for (const path of [
    '/.env',
    '/wp-login',
    '/a/wp-admin/x',
    '/index.php',
    '/en/jan@mail.example',
    `/${'x'.repeat(400)}`,
  ])
    await notFound.record(path, undefined, origin)
  expect(await notFound.list()).toEqual([])
})

test('keeps the counts if the database fails, and does not reject', async () => {
  const { db, notFound, failures, pass } = await open()
  await db.prepare('ALTER TABLE missing_paths RENAME TO away').run()
  await notFound.record('/en/old', undefined, origin)
  expect(failures).toEqual(['not-found-log.failed'])
  await db.prepare('ALTER TABLE away RENAME TO missing_paths').run()
  pass(10_001)
  await notFound.record('/en/old', undefined, origin)
  expect(await notFound.list()).toMatchObject([{ path: '/en/old', hits: 2 }])
})
