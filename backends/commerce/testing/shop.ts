import { readdirSync, readFileSync } from 'node:fs'
import { customerLogin } from '#contracts/generated/commerce.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import type { Locale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { createCommerce } from '../handler.ts'
import type { Seller } from '../rules/invoice.ts'
import { generateToken, hashSecret } from '../rules/secrets.ts'
import type { DeliveryFeeRule } from '../rules/shipping.ts'
import { demoPassword } from '../seed/people.ts'
import { type SeedOptions, seedCommerce } from '../seed/seed.ts'
import { insertToken } from '../sql/access-tokens.ts'
import { findCustomerByEmail } from '../sql/customers.ts'
import { fastPasswords } from './fast-passwords.ts'
import { fixture } from './fixture.ts'

type GqlError = {
  message: string
  path?: string[]
  extensions: { code: string; validation?: Record<string, string[]>; debugMessage?: string; retryAfterSeconds?: number }
}
type Headers = Record<string, string>

export type TestCommerce = {
  db: Sql
  visit(path: string, method?: 'GET' | 'POST', headers?: Headers, body?: object): Promise<Response>
  post(body: unknown, headers?: Headers): Promise<Response>
  postText(body: string, headers?: Headers): Promise<Response>
  send<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    headers?: Headers,
  ): Promise<{ data: Result | null; errors: GqlError[] }>
  /** Data of an operation. @throws if it has errors */
  ask<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    headers?: Headers,
  ): Promise<Result>
  /** Data of a query text, in English. @throws if it has errors */
  read(query: string, headers?: Headers): Promise<object>
  /** Headers of a demo customer by first name, or of another customer by e-mail address. The password is checked only if `headers` are given. */
  login(name: keyof typeof customers | `${string}@${string}`, headers?: Headers): Promise<Headers>
}

const customers = {
  nadia: 'nadia@brasserie-nova.example',
  tom: 'tom@brasserie-nova.example',
  lena: 'lena@gasthaus-adler.example',
  wacht: 'wacht@pending.example',
} as const

const isDemo = (name: string): name is keyof typeof customers => name in customers

const migrations = new URL('../migrations/', import.meta.url)

async function migrate(db: Sql): Promise<void> {
  for (const name of readdirSync(migrations).sort()) {
    const sql = readFileSync(new URL(name, migrations), 'utf8').replace(/^--.*$/gm, '')
    for (const statement of sql.split(/;\s*$/m)) if (statement.trim() !== '') await db.prepare(statement).run()
  }
}

/** Stores a token for a day, as a login does. */
async function issueToken(db: Sql, email: string, now: Date): Promise<string> {
  const customer = await findCustomerByEmail(db, email)
  if (!customer) throw new Error(`there is no ${email}`)
  const token = generateToken()
  const expiresAt = new Date(now.getTime() + 86_400_000).toISOString()
  const { id: customerId, epoch } = customer
  const stored = { hash: hashSecret(token), customerId, epoch, createdAt: now.toISOString(), expiresAt }
  await db.batch(insertToken(db, stored))
  return token
}

/** Migrates, seeds (the fixture by default) and opens a backend in debug mode. */
export async function openTestCommerce(
  db: Sql,
  options: SeedOptions & {
    now?: () => Date
    debug?: boolean
    minimumOrderCents?: number
    smallOrders?: DeliveryFeeRule
    seller?: Seller
    operatorLocale?: Locale
  } = {},
): Promise<TestCommerce> {
  const {
    now = () => new Date(),
    debug = true,
    minimumOrderCents,
    smallOrders,
    seller,
    operatorLocale,
    ...seed
  } = options
  await migrate(db)
  await seedCommerce(db, { range: fixture, ...seed })
  await fastPasswords(db)
  const commerce = createCommerce({
    db,
    debug,
    shopOrigin: 'https://shop.example',
    operatorEmail: 'sales@proviant.example',
    orderPhone: '+32 3 555 01 40',
    linkKeys: [new Uint8Array(32)],
    ...(minimumOrderCents !== undefined && { minimumOrderCents }),
    ...(smallOrders && { smallOrders }),
    ...(seller && { seller }),
    ...(operatorLocale && { operatorLocale }),
    now,
  })

  const postText: TestCommerce['postText'] = (body, headers = {}) =>
    commerce(
      new Request('https://shop.example/graphql/commerce', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body,
      }),
    )
  const post: TestCommerce['post'] = (body, headers) => postText(JSON.stringify(body), headers)
  const send: TestCommerce['send'] = async (document, variables, headers) => {
    const response = await post({ query: document.text, variables, operationName: document.name }, headers)
    const { data = null, errors = [] } = JSON.parse(await response.text())
    return { data, errors }
  }
  const ask: TestCommerce['ask'] = async (document, variables, headers) => {
    const { data, errors } = await send(document, variables, headers)
    if (!data || errors.length > 0) throw new Error(`${document.name}: ${JSON.stringify(errors)}`)
    return data
  }
  const login: TestCommerce['login'] = async (name, headers) => {
    const email = isDemo(name) ? customers[name] : name
    if (!headers) return { authorization: `Bearer ${await issueToken(db, email, now())}` }
    const { customerLogin: result } = await ask(customerLogin, { email, password: demoPassword }, headers)
    return { authorization: `Bearer ${result?.accessToken}` }
  }
  const read: TestCommerce['read'] = async (query, headers = { 'x-locale': 'en' }) => {
    const { data, errors } = JSON.parse(await (await post({ query }, headers)).text())
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const visit: TestCommerce['visit'] = (path, method = 'GET', headers = {}, body) =>
    commerce(
      new Request(new URL(path, 'https://shop.example'), { method, headers, body: body ? JSON.stringify(body) : null }),
    )
  return { db, visit, post, postText, send, ask, read, login }
}
