// The import over Cloudflare's HTTP API of D1, with calls that fail.
import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { confirmPurge } from '#backends/commerce/import/state/pending-purge.ts'
import {
  exportAll,
  exportFrom,
  importRecords,
  openDemo,
  openEmpty,
  readCatalogueRows,
} from '#backends/commerce/testing/import-records.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { startD1Api } from '#tests/support/d1-api.ts'
import { withProcesses } from '#tests/support/operator-command.ts'
import { openD1 } from '../databases/d1-http.ts'
import { migrate } from '../migrate.ts'

/** The demo catalogue, or an empty shop, behind the API; `db` reads it directly. */
async function openRemote(open: typeof openDemo, file = ':memory:') {
  const [shop, content] = [openSqliteD1(':memory:'), openSqliteD1(':memory:')]
  const db = await open(openSqliteD1(file))
  await migrate(shop, 'migrations')
  const api = await startD1Api({ SHOP_DB: shop, COMMERCE_DB: db, CONTENT_DB: content })
  const { CLOUDFLARE_API_BASE_URL = '', CLOUDFLARE_ACCOUNT_ID = '', CLOUDFLARE_API_TOKEN = '' } = api.env
  const account = { api: CLOUDFLARE_API_BASE_URL, account: CLOUDFLARE_ACCOUNT_ID, token: CLOUDFLARE_API_TOKEN }
  const remote = openD1(account, { id: '12345672-0000-4000-8000-000000000000', name: 'test-commerce' })
  return { ...api, db, shop, remote }
}

const readState = async (db: Parameters<typeof readCatalogueRows>[0]) => [
  await readCatalogueRows(db),
  await exportFrom(db, 'customers'),
  await exportFrom(db, 'stock'),
]

test('imports the files of an export into an empty shop, and nothing when they are repeated', async () => {
  const source = await openDemo(openSqliteD1(':memory:'))
  const { db, remote, seen } = await openRemote(openEmpty)
  const files = await exportAll(source)
  const report = await importRecords(remote, files)
  expect(report.isApplied).toBe(true)
  expect(await readState(db)).toEqual(await readState(source))
  // the live tables are written in one call
  const swaps = seen.filter(({ statements }) => statements.some((sql) => /^INSERT INTO products /.test(sql)))
  expect(swaps).toHaveLength(1)
  await confirmPurge(remote)

  const version = "SELECT value FROM meta WHERE name = 'catalogue_version'"
  const before = await db.prepare(version).first('value')
  const repeated = await importRecords(remote, files)
  for (const { new: added, changed } of Object.values(repeated.files)) expect([added, changed]).toEqual([0, 0])
  expect([repeated.changedProducts, repeated.changedCategories]).toEqual([[], false])
  expect(await db.prepare(version).first('value')).toBe(before)
})

const eachCall = { timeout: 120_000 }

test.each(['before', 'after'] as const)(
  'if any call fails %s it is executed, all changes are made or none, and the next import completes them',
  eachCall,
  async (when) => {
    const folder = mkdtempSync(join(tmpdir(), 'proviant-calls-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const demoFile = join(folder, 'demo.sqlite')
    const seeded = openSqliteD1(demoFile)
    await openDemo(seeded)
    seeded.close()
    const openCopy = (name: string) => {
      copyFileSync(demoFile, join(folder, name))
      return openRemote(async (db) => db, join(folder, name))
    }
    const { db: untouched } = await openCopy('untouched.sqlite')
    const old = await readState(untouched)
    const products = (await exportFrom(untouched, 'products')).slice(0, 40)
    const files = {
      products: products.map(({ sku = '', name_nl = '' }) => ({ sku, name_nl: `${name_nl} nieuw` })),
      stock: [{ sku: '200002', quantity: '77' }],
    }
    await importRecords(untouched, files)
    const changed = await readState(untouched)
    let [unchanged, applied, failing] = [0, 0, 0]
    for (let wasSent = true; wasSent; failing += 1) {
      const { db, remote, seen, interceptWith } = await openCopy(`${failing}.sqlite`)
      interceptWith(() => (seen.length === failing + 1 ? when : undefined))
      const failure = await importRecords(remote, files).then(
        () => null,
        (error: Error) => error.message,
      )
      wasSent = seen.length > failing
      if (wasSent && failure !== null)
        expect(failure).toMatch(/^127\.0\.0\.1:\d+ gave no response about test-commerce \(.+\)\.$/)
      const state = await readState(db)
      const isOld = JSON.stringify(state) === JSON.stringify(old)
      expect(state).toEqual(isOld ? old : changed)
      if (isOld) unchanged += 1
      else applied += 1

      // an import whose connection broke keeps its lock for two minutes
      await db.prepare('DELETE FROM import_lock').run()
      interceptWith(() => undefined)
      const { changedProducts } = await importRecords(remote, files)
      expect(changedProducts).toContain('200002')
      expect(await readState(db)).toEqual(changed)
    }
    expect(unchanged).toBeGreaterThan(5)
    expect(applied).toBeGreaterThan(2)
  },
)

test('an import that is killed changes nothing, and what an import changed is purged', withProcesses, async () => {
  const { db, shop, env, folder, interceptWith } = await openRemote(openDemo)
  const before = await readState(db)
  const file = join(folder, 'stock.csv')
  writeFileSync(file, 'sku;quantity\n200002;77\n')
  const start = () =>
    new Promise<{ signal: string | null; out: string; wrong: string }>((done) => {
      const args = ['--disable-warning=ExperimentalWarning', resolve('scripts/import.ts'), '--stock', file, '--remote']
      const child = execFile(
        process.execPath,
        args,
        { env: { ...process.env, ...env }, cwd: folder },
        (_, out, wrong) => done({ signal: child.signalCode, out, wrong }),
      )
      running = child
    })
  let running: ReturnType<typeof execFile> | undefined
  interceptWith(({ statements }) => {
    if (!statements.some((sql) => /^INSERT INTO stock /.test(sql))) return undefined
    running?.kill('SIGKILL')
    return 'before'
  })
  expect((await start()).signal).toBe('SIGKILL')
  expect(await readState(db)).toEqual(before)

  interceptWith(() => undefined)
  expect((await start()).wrong).toContain('Another import is running: try again when it has ended')
  await db.prepare('UPDATE import_lock SET expires_at = unixepoch()').run()
  const tokenOf = () => shop.prepare("SELECT token FROM tag_tokens WHERE tag = 'product:200002'").first('token')
  expect(await tokenOf()).toBeNull()
  const { out, wrong } = await start()
  expect(out).toBe('stock: 0 new, 1 changed, 0 unchanged, 0 rejected\n')
  expect(wrong).toMatch(/^Databases: test-shop, test-commerce, test-content of the Cloudflare account \w+\n$/)
  const purged = await tokenOf()
  expect(purged).toMatch(/^\w{16}$/)
  expect((await start()).out).toBe('stock: 0 new, 0 changed, 1 unchanged, 0 rejected\n')
  expect(await tokenOf()).toBe(purged)
})
