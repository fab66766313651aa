// The services of compose.yaml as processes: two shops over the backends of a third one. Redis and the proxy are left out.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { names } from '#server/config/settings.ts'
import { checkoutActions } from '../support/checkout-actions.ts'
import type { Runtime } from '../support/runtimes.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { findOrderableProducts, nadia, visitorOf } from '../support/visit.ts'

type Compose = { services: Record<string, { environment?: Record<string, string>; stop_grace_period?: string }> }

const compose: Compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true })
const variables = {
  SHOP_HOST: 'shop.example',
  SESSION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  PURGE_TOKENS: 'p'.repeat(32),
  BACKEND_TOKEN: 'b'.repeat(32),
  DEMO: '1',
}

/** As compose does: `${NAME:-default}` and `${NAME:?message}`. */
const expand = (text: string) =>
  text.replace(
    /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
    (_, name: keyof typeof variables, usual = '') => variables[name] ?? usual,
  )

const settingsOf = (service: string, backends: string): Record<string, string> => {
  const { CACHE_URL: _, ...environment } = compose.services[service]?.environment ?? {}
  const settings = Object.entries(environment).map(([name, value]) => [
    name,
    expand(value).replace('http://backends:8787', backends),
  ])
  // the proxy of the test is on this machine
  return { ...Object.fromEntries(settings), NODE_ENV: 'production', TRUST_PROXY: '127.0.0.1,::1' }
}

let backends: NodeShop
let shops: NodeShop[]

beforeAll(async () => {
  backends = await startNodeShop({ env: settingsOf('backends', '') })
  shops = await Promise.all(['shop-1', 'shop-2'].map((name) => startNodeShop({ env: settingsOf(name, backends.url) })))
})
afterAll(() => Promise.all([...(shops ?? []), backends].map((shop) => shop?.stop())))

test('sets variables that the shop has', () => {
  const known = new Set<string>([...names, 'CACHE_URL'])
  for (const service of ['backends', 'shop-1', 'shop-2'])
    expect(Object.keys(compose.services[service]?.environment ?? {}).filter((name) => !known.has(name))).toEqual([])
})

test('both shops have all extensions of the contracts, and show pages and pictures of the backends', async () => {
  for (const shop of shops) {
    const ready = await (await fetch(`${shop.url}/readyz`)).json()
    expect([ready.commerce.extensions, ready.content.extensions]).toEqual(['configured', 'configured'])
    for (const path of ['/en/range', '/de/haeufige-fragen']) {
      const page = await visitorOf(shop).ask(path)
      expect([path, page.status]).toEqual([path, 200])
      const [picture] = /\/img\/[^"\s]+\/commerce\/[^"\s]+/.exec(await page.text()) ?? []
      if (picture) expect((await visitorOf(shop).ask(picture)).headers.get('content-type')).toBe('image/webp')
    }
  }
})

test('an order that is placed at one shop is shown by the other one, in the same session', async () => {
  const [first, second] = shops as [NodeShop, NodeShop]
  const { readyToOrder, place, placedOf } = checkoutActions({ url: first.url } as Runtime)
  const [productId = ''] = await findOrderableProducts(first, 1)
  const { customer, fields } = await readyToOrder(nadia, { productId } as Parameters<typeof readyToOrder>[1], 2)
  expect((await place(customer, fields)).status).toBe(200)
  const { number } = await placedOf(customer)
  const other = visitorOf(second)
  for (const [name, value] of customer.cookies) other.cookies.set(name, value)
  const orders = await (await other.ask('/api/en/orders')).json()
  expect(orders.orders.map((order: { number: string }) => order.number)).toContain(number)
})

/** Keys of failed logins by network, which are hashes. */
function readNetworks(): unknown[] {
  const database = new DatabaseSync(join(backends.dataDir, 'commerce.sqlite'), { readOnly: true })
  try {
    return database.prepare("SELECT key FROM login_failures WHERE key LIKE 'network:%'").all()
  } finally {
    database.close()
  }
}

test('the backends count failed logins by the network of the visitor, also of one shop', async () => {
  const [shop] = shops as [NodeShop, NodeShop]
  const before = readNetworks().length
  for (const address of ['203.0.113.5', '198.51.100.7']) {
    const answer = await visitorOf(shop, address).post('/api/en/account/login', { email: nadia, password: 'wrong' })
    expect(answer.status).toBe(422)
  }
  expect(readNetworks().length).toBe(before + 2)
})

test.each(['commerce', 'content'])('the %s backend rejects a caller without its token', async (name) => {
  const call = (token: string) =>
    fetch(`${backends.url}/graphql/${name}`, {
      method: 'POST',
      body: JSON.stringify({ query: '{ __typename }' }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-service-token': token },
    })
  expect([(await call('wrong')).status, (await call(variables.BACKEND_TOKEN)).status]).toEqual([401, 200])
})
