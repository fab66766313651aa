// A whole backend over an empty database, and ways to speak to it. Called by the tests of this room.
import { readdirSync, readFileSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import { customerLogin } from '#contracts/generated/commerce.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { createCommerce } from '../handler.ts'
import { demoPassword } from '../seed/people.ts'
import { type SeedOptions, seedCommerce } from '../seed/seed.ts'
import { fixture } from './fixture.ts'

type Refusal = {
  message: string
  path?: string[]
  extensions: { code: string; validation?: Record<string, string[]>; debugMessage?: string; retryAfterSeconds?: number }
}
type Headers = Record<string, string>

export type Shop = {
  db: D1Database
  /** A request as it would come over the wire. */
  post(body: unknown, headers?: Headers): Promise<Response>
  /** The same with a body that is written out already. */
  postText(body: string, headers?: Headers): Promise<Response>
  /** Data and errors of an operation of the contract. */
  send<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    headers?: Headers,
  ): Promise<{ data: Result | null; errors: Refusal[] }>
  /** Data of an operation that must not fail. */
  ask<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    headers?: Headers,
  ): Promise<Result>
  /** The headers of a demo customer, by the name before the @. */
  login(name: keyof typeof customers, headers?: Headers): Promise<Headers>
}

const customers = {
  nadia: 'nadia@brasserie-nova.example',
  tom: 'tom@brasserie-nova.example',
  lena: 'lena@gasthaus-adler.example',
} as const

const migrations = new URL('../migrations/', import.meta.url)

/** Runs the migrations, statement by statement. */
async function migrate(db: D1Database): Promise<void> {
  for (const name of readdirSync(migrations).sort()) {
    const sql = readFileSync(new URL(name, migrations), 'utf8').replace(/^--.*$/gm, '')
    for (const statement of sql.split(/;\s*$/m)) if (statement.trim() !== '') await db.prepare(statement).run()
  }
}

/** Migrates, seeds (the fixture unless told otherwise) and opens a backend in debug mode. */
export async function openShop(
  db: D1Database,
  options: SeedOptions & { now?: () => Date; debug?: boolean } = {},
): Promise<Shop> {
  const { now = () => new Date(), debug = true, ...seed } = options
  await migrate(db)
  await seedCommerce(db, { range: fixture, ...seed })
  const commerce = createCommerce({ db, debug, shopOrigin: 'https://shop.example', now })

  const postText: Shop['postText'] = (body, headers = {}) =>
    commerce(
      new Request('https://shop.example/graphql/commerce', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body,
      }),
    )
  const post: Shop['post'] = (body, headers) => postText(JSON.stringify(body), headers)
  const send: Shop['send'] = async (document, variables, headers) => {
    const response = await post({ query: document.text, variables, operationName: document.name }, headers)
    const { data = null, errors = [] } = JSON.parse(await response.text())
    return { data, errors }
  }
  const ask: Shop['ask'] = async (document, variables, headers) => {
    const { data, errors } = await send(document, variables, headers)
    if (!data || errors.length > 0) throw new Error(`${document.name}: ${JSON.stringify(errors)}`)
    return data
  }
  const login: Shop['login'] = async (name, headers = {}) => {
    const variables = { email: customers[name], password: demoPassword }
    const { customerLogin: result } = await ask(customerLogin, variables, headers)
    return { authorization: `Bearer ${result?.accessToken}` }
  }
  return { db, post, postText, send, ask, login }
}
