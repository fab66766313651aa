import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSqliteD1 } from '../platform/node/sqlite-d1.ts'
import { MissingPaths } from './missing-paths.ts'

const migration = readFileSync('migrations/0003_missing_paths.sql', 'utf8').replace(/--.*$/gm, '')

async function open() {
  const db = openSqliteD1(':memory:')
  for (const statement of migration.split(';')) if (statement.trim()) await db.prepare(statement).run()
  let now = 1_000_000
  const failures: string[] = []
  const missing = new MissingPaths(
    db,
    (_level, event) => failures.push(event),
    () => now,
  )
  const rows = async () => (await db.prepare('SELECT count(*) AS n FROM missing_paths').first<number>('n')) ?? 0
  return {
    db,
    missing,
    rows,
    failures,
    pass: (ms: number) => {
      now += ms
    },
  }
}
const origin = 'https://shop.example'

test('addresses are counted with where the last visitor came from, and nothing else of anybody', async () => {
  const { missing } = await open()
  await missing.note('/en/old', 'https://shop.example/en/about-us?token=secret', origin)
  await missing.note('/en/old', 'https://search.example/find?q=who+i+am', origin)
  await missing.note('/en/other', undefined, origin)
  await missing.note('/en/old', 'nonsense', origin)
  const found = (await missing.list()).map(({ path, hits, came_from }) => [path, hits, came_from])
  expect(found).toEqual([
    ['/en/old', 3, 'search.example'],
    ['/en/other', 1, null],
  ])
  await missing.note('/en/old', undefined, origin)
  await missing.forget('/en/old')
  expect((await missing.list()).map(({ path }) => path)).toEqual(['/en/other'])
})

test('however many are asked for, they are written every ten seconds and a thousand are kept', async () => {
  const { missing, rows, pass } = await open()
  await missing.note('/first', undefined, origin)
  for (let n = 0; n < 500; n++) await missing.note(`/made-up/${n}`, undefined, origin)
  expect(await rows()).toBe(1)
  pass(10_001)
  await missing.note('/made-up/499', undefined, origin)
  expect(await rows()).toBe(101)
  for (let n = 0; n < 1200; n++) {
    pass(10_001)
    await missing.note(`/more/${n}`, undefined, origin)
  }
  expect(await rows()).toBe(1000)
  // what was asked for twice outlives what was asked for once
  expect((await missing.list())[0]).toMatchObject({ path: '/made-up/499', hits: 2 })
})

test('a crowd of made-up addresses keeps no later one out', async () => {
  const { missing, pass } = await open()
  await missing.note('/first', undefined, origin)
  for (let n = 0; n < 500; n++) await missing.note(`/made-up/${n}`, undefined, origin)
  pass(10_001)
  for (let visit = 0; visit < 2; visit++) await missing.note('/en/abuot-us', undefined, origin)
  expect((await missing.list())[0]).toMatchObject({ path: '/en/abuot-us', hits: 2 })
})

test('what robots try, and what may name a person, is not counted', async () => {
  const { missing } = await open()
  for (const path of [
    '/.env',
    '/wp-login',
    '/a/wp-admin/x',
    '/index.php',
    '/en/jan@mail.example',
    `/${'x'.repeat(400)}`,
  ])
    await missing.note(path, undefined, origin)
  expect(await missing.list()).toEqual([])
})

test('a database that fails for a moment costs no visitor anything, nor the operator a count', async () => {
  const { db, missing, failures, pass } = await open()
  await db.prepare('ALTER TABLE missing_paths RENAME TO away').run()
  await missing.note('/en/old', undefined, origin)
  expect(failures).toEqual(['missing-paths.failed'])
  await db.prepare('ALTER TABLE away RENAME TO missing_paths').run()
  pass(10_001)
  await missing.note('/en/old', undefined, origin)
  expect(await missing.list()).toMatchObject([{ path: '/en/old', hits: 2 }])
})
