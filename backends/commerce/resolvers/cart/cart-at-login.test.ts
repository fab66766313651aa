import { beforeEach, expect, test } from 'vitest'
import { addItemToCart, cartDetail } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

const guest = { 'x-cart-token': 'a-guest-token-of-128-bits', 'x-locale': 'en' }
let shop: TestCommerce
let ids: Record<string, string>

beforeEach(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
  const { results } = await shop.db.prepare('SELECT sku, id FROM products').all<{ sku: string; id: number }>()
  ids = Object.fromEntries(results.map(({ sku, id }) => [sku, String(id)]))
})

const add = async (sku: string, quantity: number, headers: Record<string, string> = guest) =>
  (await shop.ask(addItemToCart, { productId: ids[sku] ?? sku, quantity }, headers)).addItemToCart
const lines = async (headers: Record<string, string> = guest) =>
  (await shop.ask(cartDetail, {}, headers)).cartDetail?.items?.map(({ sku, quantity }) => [sku, quantity])

// F011
test("login adds the guest's line items to the customer's cart once, up to the stock", async () => {
  const before = await shop.login('nadia')
  await add('200001-1', 20, before)
  await add('200002', 1, before)
  await add('200001-1', 15)
  await add('200006', 4)
  const nadia = await shop.login('nadia', guest)
  expect(await lines(nadia)).toEqual([
    ['200001-1', 30],
    ['200002', 1],
    ['200006', 4],
  ])
  expect(await lines()).toBeUndefined()
  await shop.login('nadia', guest)
  expect((await lines(nadia))?.[2]).toEqual(['200006', 4])
})

test('at login the packings of one family share the stock', async () => {
  await add('200001-2', 2)
  await add('200001-1', 30)
  await add('200004', 3)
  const own = await shop.login('nadia')
  await add('200001-1', 4, own)
  // 30 bottles: 4 are in the cart, 2 cases take 24
  const nadia = await shop.login('nadia', guest)
  expect(await lines(nadia)).toEqual([
    ['200001-1', 6],
    ['200001-2', 2],
    ['200004', 3],
  ])
})
