// The SQLite database and D1 must give the same results: the tests of the first part run on both.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startWorkerdBindings, type WorkerdBindings } from '#tests/support/workerd-bindings.ts'
import type { Sql, SqlValue } from '../../storage/storage.ts'
import { openSqliteD1 } from './sqlite-d1.ts'

let workerd: WorkerdBindings
let folder: string
let sqlite: ReturnType<typeof openSqliteD1>

beforeAll(async () => {
  workerd = await startWorkerdBindings()
  folder = mkdtempSync(join(tmpdir(), 'proviant-d1-'))
  sqlite = openSqliteD1(join(folder, 'test.sqlite'))
}, 30_000)

afterAll(async () => {
  sqlite.close()
  await workerd.dispose()
  rmSync(folder, { recursive: true })
})

const databases: [string, () => Sql][] = [
  ['node:sqlite', () => sqlite],
  ['workerd', () => workerd.database],
]

describe.each(databases)('SQL on %s', (_name, open) => {
  let db: Sql

  beforeEach(async () => {
    db = open()
    await db.batch([
      db.prepare('DROP TABLE IF EXISTS line'),
      db.prepare('DROP TABLE IF EXISTS article'),
      db.prepare(
        'CREATE TABLE article (id INTEGER PRIMARY KEY, sku TEXT UNIQUE, stock INTEGER NOT NULL CHECK (stock >= 0))',
      ),
      db.prepare('CREATE TABLE line (article INTEGER NOT NULL REFERENCES article (id), picture BLOB)'),
    ])
    await db.prepare("INSERT INTO article (sku, stock) VALUES ('gouda', 5), ('brie', 3)").run()
  })

  const stock = (sku: string) => db.prepare('SELECT stock FROM article WHERE sku = ?').bind(sku).first<number>('stock')

  // F561
  test('rows are records, and one can be read alone or by a column', async () => {
    const all = db.prepare('SELECT sku, stock FROM article ORDER BY sku')
    expect((await all.all()).results).toStrictEqual([
      { sku: 'brie', stock: 3 },
      { sku: 'gouda', stock: 5 },
    ])
    expect(await all.first()).toStrictEqual({ sku: 'brie', stock: 3 })
    expect(await all.first('stock')).toBe(3)
    expect(await db.prepare("SELECT sku FROM article WHERE sku = 'edam'").first()).toBeNull()
    expect((await db.prepare('SELECT 1 AS a, 2 AS a').all()).results).toStrictEqual([{ a: 2 }])
  })

  // F561
  test('a write returns the number of rows that changed', async () => {
    const inserted = await db.prepare("INSERT INTO article (sku, stock) VALUES ('edam', 1)").run()
    expect(inserted.meta.changes).toBe(1)
    const returned = await db.prepare('UPDATE article SET stock = stock + 1 RETURNING sku').all()
    expect(returned.results).toHaveLength(3)
    expect(returned.meta.changes).toBe(3)
    expect((await db.prepare("UPDATE article SET stock = 1 WHERE sku = 'none'").run()).meta.changes).toBe(0)
    expect((await db.prepare('SELECT * FROM article').run()).meta.changes).toBe(0)
  })

  // F561
  test('a batch that fails is rolled back', async () => {
    const order = db.batch([
      db.prepare("UPDATE article SET stock = stock - 1 WHERE sku = 'gouda'"),
      db.prepare("UPDATE article SET stock = stock - 4 WHERE sku = 'brie'"),
    ])
    await expect(order).rejects.toThrow('CHECK constraint failed')
    expect(await stock('gouda')).toBe(5)
    expect(await stock('brie')).toBe(3)
  })

  // F561
  test('a failed write does not count in the next one', async () => {
    const rows = "INSERT INTO article (sku, stock) VALUES ('edam', 1), ('feta', 1), ('brie', 1)"
    await expect(db.prepare(rows).run()).rejects.toThrow('UNIQUE')
    await expect(db.batch([db.prepare('UPDATE article SET stock = 1'), db.prepare(rows)])).rejects.toThrow('UNIQUE')
    expect((await db.prepare("UPDATE article SET stock = 9 WHERE sku = 'brie'").run()).meta.changes).toBe(1)
  })

  // F561
  test('a batch sees its own writes and returns one result per statement', async () => {
    const [update, select] = await db.batch<{ stock: number }>([
      db.prepare("UPDATE article SET stock = stock - 1 WHERE sku = 'gouda'"),
      db.prepare("SELECT stock FROM article WHERE sku = 'gouda'"),
    ])
    expect(update?.meta.changes).toBe(1)
    expect(select?.results).toStrictEqual([{ stock: 4 }])
  })

  // F561
  test('five of ten concurrent orders for five items succeed', async () => {
    const one = () =>
      db.batch([
        db.prepare("UPDATE article SET stock = stock - 1 WHERE sku = 'gouda'"),
        db.prepare('INSERT INTO line (article) VALUES (1)'),
      ])
    const answers = await Promise.allSettled(Array.from({ length: 10 }, one))
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(5)
    expect(await stock('gouda')).toBe(0)
    expect(await db.prepare('SELECT count(*) AS n FROM line').first('n')).toBe(5)
  })

  // F561
  test('booleans become numbers, numbers are REAL, null stays null', async () => {
    const row = db.prepare('SELECT ? AS yes, typeof(?) AS number, ? AS empty').bind(true, 3, null)
    expect(await row.first()).toStrictEqual({ yes: 1, number: 'real', empty: null })
    expect(await db.prepare('SELECT ?2 AS b, ?1 AS a').bind('x', 'y').first()).toStrictEqual({ b: 'y', a: 'x' })
  })

  test.each<[string, string, SqlValue[]]>([
    ['UNIQUE constraint failed: article.sku', "INSERT INTO article (sku, stock) VALUES ('brie', 1)", []],
    ['NOT NULL constraint failed: article.stock', "INSERT INTO article (sku) VALUES ('x')", []],
    ['FOREIGN KEY constraint failed', 'INSERT INTO line (article) VALUES (99)', []],
    ['no such table: nope', 'SELECT * FROM nope', []],
    ['Wrong number of', 'SELECT ?, ?', [1]],
    ['Wrong number of', "SELECT ?, '?'", [1, 2]],
    ['too many SQL variables', `SELECT ${Array(101).fill('?').join()}`, Array(101).fill(1)],
    ['LIKE or GLOB pattern too complex', "SELECT 'a' LIKE ?", ['x'.repeat(51)]],
  ])('fails with "%s"', async (message, sql, values) => {
    await expect(
      db
        .prepare(sql)
        .bind(...values)
        .all(),
    ).rejects.toThrow(message)
  })

  // F561
  test('an error names a missing column', async () => {
    await expect(db.prepare('SELECT 1 AS a').first('b')).rejects.toThrow(/Column not found.*b/)
  })

  // F561
  test('supports full-text search and json_each', async () => {
    await db.batch([
      db.prepare('DROP TABLE IF EXISTS words'),
      db.prepare("CREATE VIRTUAL TABLE words USING fts5 (text, tokenize = 'unicode61 remove_diacritics 2')"),
    ])
    await db.prepare("INSERT INTO words VALUES ('crème fraîche')").run()
    expect(await db.prepare("SELECT text FROM words WHERE words MATCH 'creme'").first('text')).toBe('crème fraîche')
    const many = JSON.stringify(Array.from({ length: 5000 }, (_, id) => id))
    expect(await db.prepare('SELECT count(*) AS n FROM json_each(?)').bind(many).first('n')).toBe(5000)
  })
})

describe('a database file on Node', () => {
  test('is written through to disk and read by a second connection', async () => {
    const file = join(folder, 'durable.sqlite')
    const first = openSqliteD1(file)
    await first.prepare('CREATE TABLE note (text TEXT)').run()
    await first.prepare("INSERT INTO note VALUES ('kept')").run()
    expect(await first.prepare('PRAGMA synchronous').first('synchronous')).toBe(2)
    expect(await first.prepare('PRAGMA journal_mode').first('journal_mode')).toBe('wal')
    const second = openSqliteD1(file)
    expect(await second.prepare('SELECT text FROM note').first('text')).toBe('kept')
    first.close()
    second.close()
  })

  test('has new columns in a statement that ran before', async () => {
    const db = openSqliteD1(':memory:')
    await db.prepare('CREATE TABLE t (a)').run()
    await db.prepare('INSERT INTO t VALUES (1)').run()
    expect(await db.prepare('SELECT * FROM t').first()).toStrictEqual({ a: 1 })
    await db.prepare('ALTER TABLE t ADD COLUMN b DEFAULT 2').run()
    expect(await db.prepare('SELECT * FROM t').first()).toStrictEqual({ a: 1, b: 2 })
    db.close()
  })

  test('rejects two statements in one text, of which node:sqlite would run only the first', async () => {
    const db = openSqliteD1(':memory:')
    await expect(db.prepare('SELECT 1; SELECT 2').all()).rejects.toThrow('More than one SQL statement')
    expect(await db.prepare("SELECT ';' AS a -- a; b\n;").first('a')).toBe(';')
    db.close()
  })
})
