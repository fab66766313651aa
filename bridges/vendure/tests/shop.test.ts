// A shop over the bridge: what guests and customers do, and what an operator changes in Vendure.
import {
  Customer,
  LanguageCode,
  NativeAuthenticationMethod,
  OrderService,
  Product,
  ProductService,
  ProductVariant,
  ProductVariantService,
  RequestContextService,
} from '@vendure/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixture } from '../../../backends/commerce/testing/fixture.ts'
import { locales } from '../../../backends/graphql/locales.ts'
import { activities } from '../../../src/features/account/registration/registration.ts'
import { type NodeShop, startNodeShop } from '../../../tests/support/server.ts'
import {
  createLoggedInVisitor,
  demoPassword,
  lena,
  nadia,
  type Visitor,
  visitorOf,
  waitForCached,
} from '../../../tests/support/visit.ts'
import { startTestBridge } from './support/bridge.ts'

const target = { origin: '', purgeToken: 'purge-token-of-the-bridge-1234567890' }
let vendure: Awaited<ReturnType<typeof startTestBridge>>
let shop: NodeShop

beforeAll(async () => {
  vendure = await startTestBridge({ shop: target })
  shop = await startNodeShop({ env: { COMMERCE_URL: vendure.bridge.url, PURGE_TOKENS: target.purgeToken } })
  target.origin = shop.url
})
afterAll(async () => {
  await shop?.stop()
  await vendure?.stop()
})

type Listed = { id: string; sku: string; name: string; href: string; packings: { id: string; sku: string }[] }
type Listing = { products: (Listed & { shown: { id: string; stock: string } | null })[]; total: number }
type Cart = { cart: { lines: { sku: string; price: string; quantity: number }[] } }

const read = async <Body>(visitor: Visitor, path: string): Promise<Body> => {
  const response = await visitor.ask(path)
  expect([path, response.status]).toEqual([path, 200])
  return (await response.json()) as Body
}
const list = (visitor: Visitor, filters: string, locale = 'en') =>
  read<Listing>(visitor, `/api/${locale}/catalogue/listing?filters=${encodeURIComponent(filters)}`)
const add = async (visitor: Visitor, productId: string, quantity: number) => {
  const response = await visitor.post('/api/en/cart/items', { productId, quantity: String(quantity) })
  expect(response.status).toBe(200)
  return ((await response.json()) as Cart).cart
}
async function findInStock(visitor: Visitor): Promise<string> {
  const { products } = await list(visitor, 'is_stock_article:1')
  const id = products.find(({ shown }) => shown?.stock === 'in_stock')?.shown?.id
  if (id === undefined) throw new Error('Nothing is in stock.')
  return id
}
async function checkOut(visitor: Visitor) {
  type Checkout = { addresses: { id: string }[]; methods: { code: string }[]; key: string; seen: string }
  const { addresses, methods, key, seen } = await read<Checkout>(visitor, '/api/en/checkout')
  const shippingAddressId = addresses[0]?.id ?? ''
  return { shippingAddressId, billingAddressId: 'same', shippingMethod: methods[0]?.code ?? '', key, seen }
}
const readOrders = async (visitor: Visitor) =>
  (await read<{ orders: { id: string; number: string }[] } | null>(visitor, '/api/en/orders'))?.orders ?? []

test.each(locales)('a guest finds a product by its name in %s', async (locale) => {
  const product = fixture.products.find(({ grouped }) => !grouped)
  const name = product?.name[locale] ?? ''
  const { products } = await list(visitorOf(shop), `search:${name.replaceAll(/[:;,]/g, ' ')}`, locale)
  expect(products.map((one) => one.name)).toContain(name)
})

test('a guest filters by an allergen that products are declared free of', async () => {
  const guest = visitorOf(shop)
  const { products } = await list(guest, 'does_not_contain_allergen:milk')
  expect(products.length).toBeGreaterThan(0)
  for (const { href } of products.slice(0, 3))
    expect(await (await guest.ask(href)).text()).toContain('<b>Milk</b><span>Free</span>')
})

test('customers of two groups pay the prices of their group', async () => {
  const prices: string[] = []
  for (const email of [nadia, lena]) {
    const customer = await createLoggedInVisitor(shop, email)
    await customer.post('/api/en/cart/clear', {})
    const { lines } = await add(customer, await findInStock(customer), 1)
    prices.push(lines[0]?.price ?? '')
  }
  expect(prices[0]).not.toBe(prices[1])
})

test('a company requests access, and logs in once the operator approves it', async () => {
  const guest = visitorOf(shop)
  const email = 'chef@bistro-lune.example'
  const registered = await guest.post('/api/en/account/register', {
    ...{ firstName: 'Lou', lastName: 'Martin', email, companyName: 'Bistro Lune', country: 'BE' },
    ...{ vatNumber: 'BE0403170701', activity: activities[0], companyEmail: email, companyPhone: '+32 9 555 01 23' },
    ...{ address1: 'Kaai 1', postcode: '9000', city: 'Gent', phone: '+32 9 555 01 23' },
  })
  expect(registered.status).toBe(200)
  const { app, engine } = vendure.bridge
  const customer = await engine.connection.rawConnection
    .getRepository(Customer)
    .findOneOrFail({ where: { emailAddress: email }, relations: { user: true } })
  expect(customer.customFields).toMatchObject({ company: 'Bistro Lune', approved: false })
  const context = await app.get(RequestContextService).create({ apiType: 'admin' })
  // no mail server is configured
  await vendure.ask(`mutation { forgotPassword(input: { email: "${email}" }) { status } }`)
  const { passwordResetToken } = await engine.connection.rawConnection
    .getRepository(NativeAuthenticationMethod)
    .findOneByOrFail({ identifier: email })
  const passwords = `password: "${demoPassword}", confirmPassword: "${demoPassword}"`
  const reset = `mutation { resetPassword(input: { token: "${passwordResetToken}", email: "${email}", ${passwords} }) { success } }`
  expect(await vendure.ask(reset)).toEqual({ success: true })
  const logIn = async () => {
    const response = await guest.post('/api/en/account/login', { email, password: demoPassword })
    return [response.status, await response.text()]
  }
  expect(await logIn()).toEqual([403, expect.any(String)])
  await engine.customers.update(context, { id: customer.id, customFields: { approved: true } })
  expect(await logIn()).toEqual([200, expect.any(String)])
})

test('an order of the shop is in Vendure, and is ordered again', async () => {
  const customer = await createLoggedInVisitor(shop)
  await customer.post('/api/en/cart/clear', {})
  await add(customer, await findInStock(customer), 2)
  const placed = await customer.post('/api/en/checkout/order', await checkOut(customer))
  expect(await placed.json()).toMatchObject({ next: '/en/checkout-success' })
  const [order] = await readOrders(customer)
  const context = await vendure.bridge.app.get(RequestContextService).create({ apiType: 'admin' })
  const found = await vendure.bridge.app.get(OrderService).findOneByCode(context, order?.number ?? '')
  expect(found?.state).toBe('PaymentAuthorized')
  expect(found?.customer?.emailAddress).toBe(nadia)
  const again = await customer.post(`/api/en/orders/${order?.id}/cart`, {})
  expect(((await again.json()) as Cart).cart.lines.map(({ quantity }) => quantity)).toEqual([2])
})

test('a name and a price that the operator changes are in the shop within a second', async () => {
  const { app } = vendure.bridge
  const customer = await createLoggedInVisitor(shop)
  const { products } = await list(customer, 'is_stock_article:1')
  const listed = products[0]
  if (!listed) throw new Error('Nothing is listed.')
  const guest = visitorOf(shop)
  await waitForCached(guest, listed.href)
  const context = await app.get(RequestContextService).create({ apiType: 'admin' })
  const { rawConnection } = vendure.bridge.engine.connection
  const variant = await rawConnection
    .getRepository(ProductVariant)
    .findOneByOrFail({ sku: listed.packings[0]?.sku ?? listed.sku })
  const product = await rawConnection.getRepository(Product).findOneByOrFail({ id: variant.productId })

  const started = performance.now()
  await app.get(ProductService).update(context, {
    id: product.id,
    translations: [{ languageCode: LanguageCode.en, name: 'Renamed by the operator' }],
  })
  const shows = async () => (await (await guest.ask(listed.href)).text()).includes('Renamed by the operator')
  await expect.poll(shows, { timeout: 10_000, interval: 20 }).toBe(true)
  const pendingMs = performance.now() - started
  console.log(`a new name was shown after ${Math.round(pendingMs)} ms`)

  await app
    .get(ProductVariantService)
    .update(context, [{ id: variant.id, price: 123_456, customFields: { groupPrices: [] } }])
  const priced = async () => {
    await customer.post('/api/en/cart/clear', {})
    return (await add(customer, listed.packings[0]?.id ?? listed.id, 1)).lines[0]?.price
  }
  await expect.poll(priced, { timeout: 10_000, interval: 200 }).toMatch(/1,234\.56/)
})
