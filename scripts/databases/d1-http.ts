/**
 * Implements the SQL interface over Cloudflare's HTTP API, for commands that work on the databases of a shop on Workers.
 * https://developers.cloudflare.com/api/resources/d1/subresources/database/methods/query/
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Sql, SqlResult, SqlStatement, SqlValue } from '#backends/sql/database.ts'

export type D1Account = {
  /** URL of the API without a slash at its end. */
  api: string
  account: string
  token: string
}

export type D1Database = { id: string; name: string }

type Query = { sql: string; params: (string | number | null)[] }
type Answer = {
  success?: boolean
  errors?: { code: number; message: string }[]
  result?: SqlResult<unknown>[]
}

/** D1 ends a call after 30 s. */
const timeoutMs = 60_000
/** The API rejects further calls for five minutes after 1,200 of them in five minutes. */
const maxWaitSeconds = 300
const maxTries = 5

export const openD1 = (account: D1Account, database: D1Database): Sql => new HttpDatabase(account, database)

class HttpDatabase implements Sql {
  readonly #account: D1Account
  readonly #database: D1Database

  constructor(account: D1Account, database: D1Database) {
    this.#account = account
    this.#database = database
  }

  prepare(sql: string): SqlStatement {
    return new HttpStatement(this, { sql, params: [] })
  }

  /** D1 runs a batch in one transaction. */
  async batch<Row>(statements: SqlStatement[]): Promise<SqlResult<Row>[]> {
    const batch = statements.map((statement) => {
      if (statement instanceof HttpStatement) return statement.query
      throw new TypeError('A batch takes statements that openD1 prepared.')
    })
    return batch.length === 0 ? [] : this.#send<Row>({ batch }, batch.length)
  }

  async run<Row>(query: Query): Promise<SqlResult<Row>> {
    const [result] = await this.#send<Row>(query, 1)
    return result as SqlResult<Row>
  }

  /** @throws Error with a sentence */
  async #send<Row>(body: Query | { batch: Query[] }, count: number): Promise<SqlResult<Row>[]> {
    const response = await this.#post(JSON.stringify(body))
    const answer = (await response.json().catch(() => null)) as Answer | null
    const results = answer?.result
    if (!response.ok || !answer?.success || results?.length !== count)
      throw new Error(this.#explain(response.status, answer))
    return results as SqlResult<Row>[]
  }

  async #post(body: string, triesLeft = maxTries): Promise<Response> {
    const { api, account, token } = this.#account
    const url = `${api}/accounts/${account}/d1/database/${this.#database.id}/query`
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) }
    const response = await fetch(url, init).catch((error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
      throw new Error(`${new URL(api).host} gave no response about ${this.#database.name} (${reason}).`)
    })
    if (response.status !== 429 || triesLeft === 1) return response
    await response.body?.cancel()
    await wait(Math.min(Number(response.headers.get('retry-after')) || 10, maxWaitSeconds) * 1000)
    return this.#post(body, triesLeft - 1)
  }

  #explain(status: number, answer: Answer | null): string {
    const { id, name } = this.#database
    const [error] = answer?.errors ?? []
    if (!error) return `Cloudflare's API failed with HTTP ${status}.`
    const { account } = this.#account
    if (status === 401 || status === 403)
      return `Cloudflare rejects CLOUDFLARE_API_TOKEN (${error.message}): it needs the permission "D1 Edit" of the account ${account}.`
    if (status === 404)
      return `The account ${account} has no D1 database ${id} (${name}): check CLOUDFLARE_ACCOUNT_ID and wrangler.toml.`
    if (status === 429) return `Cloudflare's API rejects further calls (${error.message}): try again in five minutes.`
    const advice = /no such (?:table|column)|has no column/.test(error.message)
      ? ` Are all migrations applied? \`npx wrangler d1 migrations apply ${name} --remote\``
      : ''
    return `${name}: ${error.message}.${advice}`
  }
}

class HttpStatement implements SqlStatement {
  readonly #database: HttpDatabase
  readonly query: Query

  constructor(database: HttpDatabase, query: Query) {
    this.#database = database
    this.query = query
  }

  bind(...values: SqlValue[]): SqlStatement {
    const params = values.map((value) => (typeof value === 'boolean' ? Number(value) : value))
    return new HttpStatement(this.#database, { sql: this.query.sql, params })
  }

  async first<Value>(column?: string): Promise<Value | null> {
    const { results } = await this.#database.run<Record<string, unknown>>(this.query)
    const row = results[0]
    if (!row) return null
    if (column === undefined) return row as Value
    if (!(column in row)) throw new Error(`Column not found: ${column}`)
    return row[column] as Value
  }

  all<Row>(): Promise<SqlResult<Row>> {
    return this.#database.run<Row>(this.query)
  }

  run(): Promise<SqlResult<unknown>> {
    return this.#database.run(this.query)
  }
}
