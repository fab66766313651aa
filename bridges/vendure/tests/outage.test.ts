// Vendure is killed beneath a shop while a customer orders.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NodeShop, startNodeShop } from '../../../tests/support/server.ts'
import { createLoggedInVisitor, type Visitor, visitorOf, waitForCached } from '../../../tests/support/visit.ts'
import { freePort, startTestBridge } from './support/bridge.ts'

let dataDir: string
let port: number
let vendure: ChildProcess
let shop: NodeShop

async function startVendure(): Promise<ChildProcess> {
  const child = fork(new URL('./support/run-bridge.ts', import.meta.url), [String(port), dataDir], { stdio: 'ignore' })
  await once(child, 'message')
  return child
}

beforeAll(async () => {
  const filled = await startTestBridge()
  dataDir = filled.dataDir
  await filled.stop({ keepData: true })
  port = await freePort()
  vendure = await startVendure()
  shop = await startNodeShop({ env: { COMMERCE_URL: `http://localhost:${port}/contract` } })
})
afterAll(async () => {
  await shop?.stop()
  vendure?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const read = async <Body>(visitor: Visitor, path: string) => (await (await visitor.ask(path)).json()) as Body

test('an order is placed exactly once, and content and cached pages stay', async () => {
  const customer = await createLoggedInVisitor(shop)
  type Listing = { products: { href: string; shown: { id: string; stock: string } | null }[] }
  const { products } = await read<Listing>(customer, '/api/en/catalogue/listing?filters=is_stock_article%3A1')
  const product = products.find(({ shown }) => shown?.stock === 'in_stock')
  const guest = visitorOf(shop)
  const cached = ['/en', '/en/about-us', product?.href ?? '']
  for (const path of cached) await waitForCached(guest, path)
  await customer.post('/api/en/cart/clear', {})
  await customer.post('/api/en/cart/items', { productId: product?.shown?.id, quantity: '1' })
  type Checkout = { addresses: { id: string }[]; methods: { code: string }[]; key: string; seen: string }
  const { addresses, methods, key, seen } = await read<Checkout>(customer, '/api/en/checkout')
  const fields = { billingAddressId: 'same', key, seen }
  const chosen = { shippingAddressId: addresses[0]?.id ?? '', shippingMethod: methods[0]?.code ?? '' }

  const killed = once(vendure, 'exit')
  vendure.kill('SIGKILL')
  const leadsTo = (response: Response) => [response.status, response.headers.get('location')]
  const ordering = customer.submit('/api/en/checkout/order', { ...fields, ...chosen }, '/en/checkout')
  await killed
  expect(leadsTo(await ordering)).toEqual([303, '/en/checkout'])
  for (const path of [...cached, '/en/news', '/en/contact'])
    expect([path, (await guest.ask(path)).status]).toEqual([path, 200])
  expect(await (await customer.ask('/en/checkout')).text()).toContain('We are checking whether your order arrived')

  vendure = await startVendure()
  const retry = () => customer.submit('/api/en/checkout/unconfirmed', {}, '/en/checkout')
  await expect.poll(async () => leadsTo(await retry()), { timeout: 30_000 }).toEqual([303, '/en/checkout-success'])
  expect(await read(customer, '/api/en/orders')).toMatchObject({ total: 1 })
})
