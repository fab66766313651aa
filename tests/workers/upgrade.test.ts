// Data of earlier versions (`tests/fixtures/data-*`) open in this one. docs/upgrading.md: how a release adds a fixture.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { prepareNode } from '../../scripts/prepare.ts'
import { dumpDatabase } from '../support/dump-data.ts'
import { startNodeShop } from '../support/server.ts'
import { createLoggedInVisitor } from '../support/visit.ts'

const fixtures = readdirSync('tests/fixtures').filter((name) => name.startsWith('data-'))
const databases = ['commerce', 'content', 'shop']
/** Tables of customers, editors and the operator; the others are the catalogue and the demo's texts. */
const written =
  /^(companies|customers|addresses|orders|order_items|invoices|carts|cart_items|product_lists|product_list_items|outbox|form_submissions|entry_drafts)$/

const place = mkdtempSync(join(tmpdir(), 'proviant-upgrade-'))
afterAll(() => rmSync(place, { recursive: true }))

function withDatabase<Result>(file: string, use: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file)
  try {
    return use(database)
  } finally {
    database.close()
  }
}

function load(fixture: string): string {
  const dataDir = mkdtempSync(join(place, 'old-'))
  for (const name of databases) {
    const sql = gunzipSync(readFileSync(join('tests/fixtures', fixture, `${name}.sql.gz`))).toString()
    withDatabase(join(dataDir, `${name}.sqlite`), (database) =>
      database.exec(`PRAGMA foreign_keys = OFF; BEGIN; ${sql}; COMMIT`),
    )
  }
  return dataDir
}

const rows = (database: DatabaseSync, sql: string) => database.prepare(sql).all()
const tablesOf = (database: DatabaseSync) =>
  rows(
    database,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'demo_seed' ORDER BY name",
  ).map(({ name }) => String(name))

const schemaOf = (database: DatabaseSync) => ({
  tables: tablesOf(database).map((name) => [
    name,
    rows(database, `PRAGMA table_info("${name}")`).map(({ cid: _, ...column }) => column),
    rows(database, `PRAGMA foreign_key_list("${name}")`),
  ]),
  others: rows(
    database,
    "SELECT name, sql FROM sqlite_master WHERE type <> 'table' AND sql IS NOT NULL ORDER BY name",
  ).map(({ name, sql }) => [name, String(sql).replace(/\s+/g, ' ')]),
})

const countWritten = (database: DatabaseSync) =>
  tablesOf(database)
    .filter((name) => written.test(name))
    .map((name) => [name, rows(database, `SELECT * FROM "${name}"`).length])

test.each(fixtures)('%s gets the schema of a new shop and keeps its rows', async (fixture) => {
  const [old, fresh] = [load(fixture), join(place, 'fresh')]
  const read = <Result>(folder: string, name: string, use: (database: DatabaseSync) => Result) =>
    withDatabase(join(folder, `${name}.sqlite`), use)
  const before = databases.map((name) => read(old, name, countWritten))
  expect(before.flat().length).toBeGreaterThan(10)
  await prepareNode(old, { DEMO: '0' })
  await prepareNode(fresh, { DEMO: '0' })
  for (const name of databases) {
    expect(read(old, name, schemaOf)).toEqual(read(fresh, name, schemaOf))
    expect(read(old, name, (database) => rows(database, 'PRAGMA foreign_key_check'))).toEqual([])
    expect(read(old, name, (database) => Object.values(rows(database, 'PRAGMA integrity_check')[0] ?? {}))).toEqual([
      'ok',
    ])
  }
  const after = databases.map((name) => new Map(read(old, name, countWritten) as [string, number][]))
  for (const [index, tables] of before.entries())
    for (const [table, count] of tables) expect([table, after[index]?.get(String(table))]).toEqual([table, count])
})

test.each(fixtures)('a customer of %s finds cart, orders and lists', async (fixture) => {
  const dataDir = load(fixture)
  const [number, quantity, list] = withDatabase(join(dataDir, 'commerce.sqlite'), (database) => [
    rows(database, 'SELECT number FROM orders ORDER BY number DESC')[0]?.number,
    rows(database, 'SELECT quantity FROM cart_items JOIN carts ON carts.id = cart_id WHERE customer_id IS NOT NULL')[0]
      ?.quantity,
    rows(database, 'SELECT name FROM product_lists ORDER BY id')[0]?.name,
  ])
  const shop = await startNodeShop({ dataDir, env: { DEMO: '0' } })
  onTestFinished(() => shop.stop())
  const customer = await createLoggedInVisitor(shop)
  const shows = async (path: string, text: unknown) => {
    const answer = await customer.ask(path)
    return [path, answer.status, (await answer.text()).includes(String(text))]
  }
  const pages = { '/en/dashboard/orders': number, '/en/cart': `value="${quantity}"`, '/en/dashboard/orderLists': list }
  for (const [path, text] of Object.entries(pages)) expect(await shows(path, text)).toEqual([path, 200, true])
})

test('a dump restores the database that it was made of', () => {
  const dataDir = load(fixtures[0] ?? '')
  const dump = withDatabase(join(dataDir, 'commerce.sqlite'), dumpDatabase)
  const copy = join(place, 'copy.sqlite')
  withDatabase(copy, (database) => database.exec(`PRAGMA foreign_keys = OFF; BEGIN; ${dump}; COMMIT`))
  expect(withDatabase(copy, dumpDatabase)).toBe(dump)
})
