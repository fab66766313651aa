import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { migrate } from './migrate.ts'

let folder: string
const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'proviant-migrations-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('applies each migration once, in order, and rolls a failed one back', async () => {
  const db = openSqliteD1(':memory:')
  write('0002_b.sql', "INSERT INTO a VALUES ('two');")
  write('0001_a.sql', 'CREATE TABLE a (x TEXT);')
  expect(await migrate(db, folder)).toEqual(['0001_a.sql', '0002_b.sql'])
  expect(await migrate(db, folder)).toEqual([])

  write('0003_c.sql', "INSERT INTO a VALUES ('three'); INSERT INTO missing VALUES (1);")
  await expect(migrate(db, folder)).rejects.toThrow('no such table: missing')
  expect(await db.prepare('SELECT count(*) AS n FROM a').first('n')).toBe(1)

  write('0003_c.sql', "INSERT INTO a VALUES ('three');")
  expect(await migrate(db, folder)).toEqual(['0003_c.sql'])
  db.close()
})

test("applies the shop's own migrations", async () => {
  const db = openSqliteD1(':memory:')
  await migrate(db, 'migrations')
  await db.prepare("INSERT INTO tag_tokens VALUES ('entry:home', 'x', 1)").run()
  await db.prepare("INSERT INTO rate_limits VALUES ('login:1', 1, 2)").run()
  db.close()
})
