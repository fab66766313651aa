import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { startD1Api } from '#tests/support/d1-api.ts'
import { withProcesses } from '#tests/support/operator-command.ts'
import { prepareNode } from '../prepare.ts'
import { openD1 } from './d1-http.ts'

type Environment = Record<string, string>

/** An empty shop on D1, and commands that run in the folder of its wrangler.toml. */
async function openShop(vars: Environment = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'proviant-d1-'))
  await prepareNode(dataDir, { DEMO: '0' })
  const bindings = openNodeBindings({ dataDir, vars: {} })
  onTestFinished(() => {
    bindings.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const api = await startD1Api(bindings, vars)
  const runWith = (own: Environment, command: string, ...words: string[]) =>
    new Promise<{ code: number; out: string; wrong: string }>((done) => {
      const args = ['--disable-warning=ExperimentalWarning', resolve(`scripts/${command}.ts`), ...words, '--remote']
      const env = { ...process.env, DATA_DIR: join(api.folder, 'none'), ...api.env, ...own }
      execFile(process.execPath, args, { env, cwd: api.folder }, (error, out, wrong) =>
        done({ code: Number(error?.code ?? 0), out, wrong }),
      )
    })
  return { ...api, bindings, runWith, run: (command: string, ...words: string[]) => runWith({}, command, ...words) }
}

const account = '0123456789abcdef0123456789abcdef'
const named = `Databases: test-shop, test-commerce, test-content of the Cloudflare account ${account}\n`
const origin = 'https://shop.example'

test('binds and reads values like D1, runs a batch in one transaction, and waits if there are too many calls', async () => {
  const { env, bindings, interceptWith, seen } = await openShop()
  const access = { api: env.CLOUDFLARE_API_BASE_URL ?? '', account, token: env.CLOUDFLARE_API_TOKEN ?? '' }
  const db = openD1(access, { id: '12345671-0000-4000-8000-000000000000', name: 'test-shop' })
  await db.prepare('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT, size REAL, done INTEGER)').run()
  const insert = db.prepare('INSERT INTO notes VALUES (?1, ?2, ?3, ?4)')
  expect(await insert.bind(1, "it's é", 2.5, true).run()).toMatchObject({ meta: { changes: 1 } })
  const batch = [insert.bind(2, null, null, false), insert.bind(1, 'twice', 1, true)]
  await expect(db.batch(batch)).rejects.toThrow(/^test-shop: UNIQUE constraint failed: notes\.id: SQLITE_ERROR\.$/)
  const rows = [{ id: 1, text: "it's é", size: 2.5, done: 1 }]
  expect((await db.prepare('SELECT * FROM notes').all()).results).toEqual(rows)
  expect((await bindings.SHOP_DB.prepare('SELECT typeof(done) AS type FROM notes').first('type')) as string).toBe(
    'integer',
  )
  expect(await db.prepare('SELECT count(*) AS count FROM notes').first('count')).toBe(1)
  expect(await db.prepare('SELECT id FROM notes WHERE id = ?').bind(7).first()).toBeNull()
  await expect(db.prepare('SELECT id FROM notes').first('name')).rejects.toThrow('Column not found: name')
  expect(await db.batch([])).toEqual([])

  const before = seen.length
  interceptWith(() => (seen.length === before + 1 ? { status: 429 } : undefined))
  expect(await db.prepare('SELECT 1 AS one').first('one')).toBe(1)
  expect(seen).toHaveLength(before + 2)
})

test('commands work on the databases of wrangler.toml and name them', withProcesses, async () => {
  const { bindings, run, runWith, folder } = await openShop({ PUBLIC_ORIGIN: origin, BRAND_NAME: 'Tuinen' })
  await bindings.COMMERCE_DB.prepare(
    "INSERT INTO companies VALUES (7, 'Delvaux', 'x', 'info@delvaux.example', '1', 'BE0403170701', NULL, NULL, 1, 'pending', 'B', '2026-11-20', '')",
  ).run()
  const list = await run('operator', 'companies')
  expect(list).toEqual({ code: 0, out: expect.stringMatching(/\n7 +Delvaux /), wrong: named })
  // name and address of the shop are those of wrangler.toml, not of the environment
  const approved = await runWith({ PUBLIC_ORIGIN: 'http://localhost:1' }, 'operator', 'approve', '7')
  expect(approved).toEqual({
    code: 0,
    out: 'Delvaux has access. Mails were sent to info@delvaux.example.\n',
    wrong: named,
  })
  const mail = await bindings.COMMERCE_DB.prepare('SELECT subject || text FROM outbox').first<string>('subject || text')
  expect(mail).toMatch(/Tuinen[\s\S]*https:\/\/shop\.example\//)

  expect((await run('content', 'start')).out).toMatch(/^The home page is published\./)
  expect((await run('content')).out).toContain('/en ')
  expect(await run('orders', 'events')).toEqual({ code: 0, out: 'All events are sent.\n', wrong: named })
  const exported = await run('export', join(folder, 'out'))
  expect([exported.code, exported.wrong]).toEqual([0, named])
  expect(readFileSync(join(folder, 'out', 'customers.csv'), 'utf8')).toContain('company_code;company;')
  const purged = await run('operator', 'cache', 'purge', '/en/about-us')
  expect(purged.out).toMatch(/^purged tags\npath:\/en\/about-us\nuri:2:about-us\n\nA running shop serves/)
  expect(await bindings.SHOP_DB.prepare("SELECT 1 AS found FROM tag_tokens WHERE tag = 'all'").first('found')).toBe(1)
})

test(
  'links are signed with SESSION_KEYS of the environment, and never with generated keys',
  withProcesses,
  async () => {
    const { run, runWith } = await openShop({ PUBLIC_ORIGIN: origin })
    expect(await run('operator', 'not-found')).toEqual({
      code: 1,
      out: '',
      wrong: 'The link is signed: set SESSION_KEYS in the environment to the value of the secret of the Worker.\n',
    })
    const keys = { SESSION_KEYS: `k1:${btoa('k'.repeat(32))}` }
    const { out } = await runWith(keys, 'operator', 'not-found')
    expect(out).toMatch(/^https:\/\/shop\.example\/operator\/not-found\?until=\d+&signature=[0-9a-f]{64}\n$/)
  },
)

test('a wrong token, account, network or schema is one sentence and exit code 1', withProcesses, async () => {
  const { bindings, run, runWith, folder } = await openShop()
  const fail = async (env: Environment) => {
    const { code, wrong } = await runWith(env, 'operator', 'mails')
    return [code, wrong.replace(named, '')]
  }
  expect(await fail({ CLOUDFLARE_API_TOKEN: '' })).toEqual([
    1,
    expect.stringMatching(/^Set CLOUDFLARE_API_TOKEN .+\n$/),
  ])
  expect(await fail({ CLOUDFLARE_ACCOUNT_ID: '' })).toEqual([
    1,
    expect.stringMatching(/^Set CLOUDFLARE_ACCOUNT_ID.+\n$/),
  ])
  expect(await fail({ CLOUDFLARE_API_TOKEN: 'wrong' })).toEqual([
    1,
    `Cloudflare rejects CLOUDFLARE_API_TOKEN (Authentication error): it needs the permission "D1 Edit" of the account ${account}.\n`,
  ])
  expect(await fail({ CLOUDFLARE_ACCOUNT_ID: 'a1' })).toEqual([
    1,
    expect.stringMatching(
      /The account a1 has no D1 database 12345672-0000-4000-8000-000000000000 \(test-commerce\): .+\n$/,
    ),
  ])
  expect(await fail({ CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:65534/client/v4' })).toEqual([
    1,
    expect.stringMatching(/^127\.0\.0\.1:65534 gave no response about test-commerce \(.*ECONNREFUSED.*\)\.\n$/),
  ])
  await bindings.COMMERCE_DB.prepare('ALTER TABLE outbox RENAME TO letters').run()
  expect(await fail({})).toEqual([
    1,
    'test-commerce: no such table: outbox: SQLITE_ERROR. Are all migrations applied? `npx wrangler d1 migrations apply test-commerce --remote`\n',
  ])
  const toml = readFileSync(join(folder, 'wrangler.toml'), 'utf8')
  writeFileSync(join(folder, 'wrangler.toml'), toml.replace('12345671', '00000000'))
  expect(await run('operator', 'mails')).toEqual({
    code: 1,
    out: '',
    wrong: 'wrangler.toml has no database_id of your account for SHOP_DB: see docs/operations.md.\n',
  })
})

test('doctor checks wrangler.toml, migrations and records of a shop on Workers', withProcesses, async () => {
  const { bindings, run } = await openShop({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://127.0.0.1:1' })
  const examine = async () => {
    const { out } = await run('operator', 'doctor')
    return out.split('\n').map((line) => line.replace(/ {2,}/g, '  '))
  }
  const lines = await examine()
  for (const line of [
    /^configuration {2}ok {2}The configuration is valid, for /,
    /^databases {2}ok {2}The 3 databases have all migrations\.$/,
    /^clock {2}ok {2}/,
    /^setup {2}WRONG {2}There are no products: /,
    /^shop {2}WRONG {2}No shop responds at /,
  ])
    expect(lines).toContainEqual(expect.stringMatching(line))
  await bindings.CONTENT_DB.prepare('DELETE FROM d1_migrations WHERE name > ?').bind('0007').run()
  expect(await examine()).toContainEqual(
    expect.stringMatching(/^databases {2}WRONG {2}test-content lacks \d migrations: run `npx wrangler d1 migrations/),
  )
})
