// Cloudflare's HTTP API of D1 over the databases of a data folder, with the responses that its documentation shows.
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Sql, SqlStatement, SqlValue } from '#server/storage/storage.ts'
import { migrationFolders } from '../../scripts/migrate.ts'

type Query = { sql: string; params?: SqlValue[] }
type Databases = { SHOP_DB: Sql; COMMERCE_DB: Sql; CONTENT_DB: Sql }
/** Gives a call no response, before or after it is executed, or rejects it. */
type Intercept = (call: {
  database: string
  statements: string[]
}) => 'before' | 'after' | { status: number } | undefined

const token = 'token-of-a-test'
const account = '0123456789abcdef0123456789abcdef'
const idOf = (index: number) => `1234567${index}-0000-4000-8000-000000000000`
const names = ['SHOP_DB', 'COMMERCE_DB', 'CONTENT_DB'] as const
const folders = Object.values(migrationFolders)

const toml = (vars: Record<string, string>) =>
  [
    'name = "proviant"',
    'compatibility_date = "2026-10-01"',
    '[[kv_namespaces]]\nbinding = "KV"\nid = "0123456789abcdef0123456789abcdef"',
    ...names.map(
      (binding, index) =>
        `[[d1_databases]]\nbinding = "${binding}"\ndatabase_name = "test-${binding.slice(0, -3).toLowerCase()}"\ndatabase_id = "${idOf(index + 1)}"\nmigrations_dir = "${folders[index]}"`,
    ),
    '[vars]',
    ...Object.entries(vars).map(([name, value]) => `${name} = ${JSON.stringify(value)}`),
  ].join('\n')

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString())
}

/** @returns folder with a wrangler.toml in which commands run, and the environment that they need */
export async function startD1Api(databases: Databases, vars: Record<string, string> = {}) {
  let intercept: Intercept = () => undefined
  const seen: { database: string; statements: string[] }[] = []
  const server = createServer(async (request, response) => {
    const send = (status: number, body: object, headers = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify({ errors: [], messages: [], ...body }))
    }
    const fail = (status: number, code: number, message: string, headers = {}) =>
      send(status, { success: false, result: [], errors: [{ code, message }] }, headers)
    const [, owner, id] = /^\/client\/v4\/accounts\/(\w+)\/d1\/database\/([\w-]+)\/query$/.exec(request.url ?? '') ?? []
    const body = (await readJson(request)) as Query | { batch: Query[] }
    if (request.headers.authorization !== `Bearer ${token}`) return fail(401, 10000, 'Authentication error')
    const name = names.find((_, index) => idOf(index + 1) === id)
    if (!name || owner !== account) return fail(404, 7404, `The database ${id} could not be found`)
    const queries = 'batch' in body ? body.batch : [body]
    const call = { database: name, statements: queries.map(({ sql }) => sql) }
    seen.push(call)
    const fault = intercept(call)
    if (fault === 'before') return request.socket.destroy()
    if (typeof fault === 'object') return fail(fault.status, 971, 'Please wait', { 'retry-after': '1' })
    try {
      const db = databases[name]
      const statements = queries.map(({ sql, params }): SqlStatement => {
        const statement = db.prepare(sql)
        return params ? statement.bind(...params) : statement
      })
      const results = await db.batch(statements)
      if (fault === 'after') return request.socket.destroy()
      const meta = { served_by: 'test', duration: 0, last_row_id: 0, rows_read: 0, rows_written: 0, size_after: 0 }
      const result = results.map((one) => ({ results: one.results, success: true, meta: { ...meta, ...one.meta } }))
      return send(200, { success: true, result })
    } catch (error) {
      return fail(400, 7500, `${error instanceof Error ? error.message : error}: SQLITE_ERROR`)
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const folder = mkdtempSync(join(tmpdir(), 'proviant-wrangler-'))
  for (const name of ['migrations', 'backends']) symlinkSync(resolve(name), join(folder, name))
  writeFileSync(join(folder, 'wrangler.toml'), toml(vars))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    folder,
    seen,
    env: {
      CLOUDFLARE_API_BASE_URL: `${origin}/client/v4`,
      CLOUDFLARE_ACCOUNT_ID: account,
      CLOUDFLARE_API_TOKEN: token,
    } as Record<string, string>,
    interceptWith: (next: Intercept) => {
      intercept = next
    },
  }
}
