import { beforeAll, expect, test } from 'vitest'
import { addItemToCart, cartDetail, placeOrder, updateItemToCart } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { countRoundTrips } from '../../testing/count-round-trips.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

type Headers = Record<string, string>

const database = countRoundTrips(openSqliteD1(':memory:'))
const guest: Headers = { 'x-cart-token': 'a-guest-token-of-128-bits', 'x-locale': 'en' }
const once = (headers: Headers, key: string) => ({ ...headers, 'idempotency-key': key })
let shop: TestCommerce
let nadia: Headers
let productId: string

beforeAll(async () => {
  shop = await openTestCommerce(database.db)
  nadia = { ...(await shop.login('nadia')), 'x-locale': 'en' }
  productId = String(await shop.db.prepare("SELECT id FROM products WHERE sku = '200006'").first<number>('id'))
})

const add = async (headers: Headers) =>
  (await shop.ask(addItemToCart, { productId, quantity: 1 }, headers)).addItemToCart
const tripsOf = async (work: () => Promise<unknown>) => {
  database.take()
  await work()
  return database.take()
}

test.each([
  ['a guest', () => guest],
  ['a customer', () => nadia],
])('%s with a cart adds a product in at most three database round trips, a repeat in two', async (_, who) => {
  await add(who())
  const headers = once(who(), 'the-press')
  expect(await tripsOf(() => add(headers))).toBeLessThanOrEqual(3)
  expect(await tripsOf(() => add(headers))).toBeLessThanOrEqual(2)
  expect(await add(headers)).toMatchObject({ status: true, cart: { itemsQty: 2, version: 3 } })
})

test("a guest's first add creates the cart in at most four round trips", async () => {
  const stranger = once({ 'x-cart-token': 'another-token-of-128-bits' }, 'first')
  expect(await tripsOf(() => add(stranger))).toBeLessThanOrEqual(4)
})

test('sets a quantity in at most three round trips, reads a cart in two and places an order in three', async () => {
  await add(nadia)
  const read = async () => (await shop.ask(cartDetail, {}, nadia)).cartDetail
  expect(await tripsOf(read)).toBeLessThanOrEqual(2)
  const cartItemId = (await read())?.items?.[0]?.id ?? ''
  const set = () => shop.ask(updateItemToCart, { cartItemId, quantity: 3 }, once(nadia, 'the-number'))
  expect(await tripsOf(set)).toBeLessThanOrEqual(3)
  const input = { billingAddressId: '1', shippingAddressId: '2', shippingMethod: 'delivery_delivery' }
  const order = () => shop.ask(placeOrder, { input }, once(nadia, 'the-order'))
  expect(await tripsOf(order)).toBeLessThanOrEqual(3)
  // a repeat does not order again
  expect(await tripsOf(order)).toBeLessThanOrEqual(2)
})
