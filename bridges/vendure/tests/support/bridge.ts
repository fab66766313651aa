// A started bridge with the small catalogue and the customers of the demo.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '../../../../backends/commerce/seed/people.ts'
import { fixture } from '../../../../backends/commerce/testing/fixture.ts'
import { readDemoRecords } from '../../src/import/demo.ts'
import { type BridgeSettings, startBridge } from '../../src/server.ts'

export type Result = { data: Record<string, unknown> | null; errors?: GqlError[] }
type GqlError = { message: string; extensions: { code: string; validation?: Record<string, string[]> } }
type Headers = Record<string, string>

export const people = {
  nadia: 'nadia@brasserie-nova.example',
  tom: 'tom@brasserie-nova.example',
  lena: 'lena@gasthaus-adler.example',
} as const

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

export const bridgeSettings = (port: number, dataDir: string) => ({
  port,
  dataDir,
  dashboardDir: join(dataDir, 'dashboard'),
  superadmin: { identifier: 'superadmin', password: 'superadmin-1' },
  cookieSecret: 'x'.repeat(32),
  shop: null,
  importToken: null,
  log: () => undefined,
})

/** @throws if the login failed */
export function toBearer({ data, errors }: Result): Headers {
  const result = data?.customerLogin as { accessToken: string } | null | undefined
  if (!result) throw new Error(`The login failed: ${JSON.stringify(errors)}`)
  return { authorization: `Bearer ${result.accessToken}` }
}

/** Sends operations to a bridge. */
export function createClient(url: string) {
  async function send(query: string, headers: Headers = {}): Promise<Result> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    })
    return (await response.json()) as Result
  }
  /** The result of the only field. @throws if it has errors */
  async function ask<Value>(query: string, headers?: Headers): Promise<Value> {
    const { data, errors } = await send(query, headers)
    if (errors || !data) throw new Error(`${query}: ${JSON.stringify(errors)}`)
    return Object.values(data)[0] as Value
  }
  const sendLogin = (email: string, password: string, headers?: Headers) =>
    send(
      `mutation { customerLogin(input: { email: "${email}", password: "${password}" }) { status success accessToken expiresIn } }`,
      headers,
    )
  /** Headers of a logged-in customer. */
  async function login(name: keyof typeof people, headers?: Headers): Promise<Headers> {
    return toBearer(await sendLogin(people[name], demoPassword, headers))
  }
  return { send, ask, sendLogin, login }
}

export async function startTestBridge(settings: Partial<BridgeSettings> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bridge-'))
  const bridge = await startBridge({ ...bridgeSettings(await freePort(), dataDir), ...settings })
  await bridge.fill(await readDemoRecords(fixture), { password: demoPassword, pictures: null })
  const client = createClient(bridge.url)
  return {
    ...client,
    bridge,
    dataDir,
    productId: (sku: string) => productId(client, sku),
    async stop({ keepData = false } = {}) {
      await bridge.stop()
      if (!keepData) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function productId({ ask }: Pick<ReturnType<typeof createClient>, 'ask'>, sku: string): Promise<string> {
  const [match] = await ask<{ product: { id: string } | null }[]>(
    `{ productsByCodes(codes: ["${sku}"]) { product { id } } }`,
  )
  if (!match?.product) throw new Error(`The product ${sku} was not found`)
  return match.product.id
}

export type CartResult = {
  status: boolean
  message: string | null
  skipped: { sku: string; reason: string; requested: number; added: number }[]
  cart: Cart | null
}
export type Cart = {
  id: string
  version: number
  isGuest: boolean
  itemsQty: number
  subTotal: number | null
  items: { id: string; sku: string; quantity: number; price: number | null; available: number | null }[]
}

export const cartFields = '{ id version isGuest itemsQty subTotal items { id sku quantity price available } }'
export const resultFields = `{ status message skipped { sku reason requested added } cart ${cartFields} }`
export const add = (id: string, quantity: number) =>
  `mutation { addItemToCart(input: { productId: "${id}", quantity: ${quantity} }) ${resultFields} }`
