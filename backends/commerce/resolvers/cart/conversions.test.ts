import { beforeEach, expect, test } from 'vitest'
import {
  addItemsToCart,
  addItemToCart,
  addToProductList,
  convertOrderToCart,
  convertProductListToCart,
  createProductList,
  ordersList,
  placeOrder,
} from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { insertRows } from '../../../sql/insert-rows.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

let shop: TestCommerce
let ids: Record<string, string>
let nadia: Record<string, string>

beforeEach(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
  const { results } = await shop.db.prepare('SELECT sku, id FROM products').all<{ sku: string; id: number }>()
  ids = Object.fromEntries(results.map(({ sku, id }) => [sku, String(id)]))
  nadia = { ...(await shop.login('nadia')), 'x-locale': 'en' }
})

const id = (sku: string) => ids[sku] ?? sku
const add = (sku: string, quantity: number) => shop.ask(addItemToCart, { productId: id(sku), quantity }, nadia)
const stock = (sku: string, quantity: number) =>
  shop.db
    .prepare('UPDATE stock SET quantity = ?2 WHERE id = (SELECT stock_id FROM products WHERE sku = ?1)')
    .bind(sku, quantity)
    .run()
type Cart = { readonly items: readonly { sku: string | null; quantity: number }[] | null } | null
const quantities = (cart: Cart | undefined) => cart?.items?.map(({ sku, quantity }) => [sku, quantity])

async function listOf(entries: [sku: string, amount: number][]): Promise<string> {
  const { createProductList: made } = await shop.ask(createProductList, { name: 'Friday' }, nadia)
  const list = made?.productList?.id ?? ''
  const products = entries.map(([sku, amount]) => ({ productId: id(sku), amount }))
  await shop.ask(addToProductList, { id: list, products }, nadia)
  return list
}
const convert = async (list: string, headers = nadia) =>
  (await shop.ask(convertProductListToCart, { id: list }, headers)).convertProductListToCart

async function orderOf(entries: [sku: string, amount: number][]): Promise<string> {
  for (const [sku, quantity] of entries) await add(sku, quantity)
  const input = { billingAddressId: '1', shippingAddressId: '2', shippingMethod: 'pickup_pickup' }
  return (await shop.ask(placeOrder, { input }, nadia)).placeOrder?.order?.id ?? ''
}

// F021, F427
test('adds a list to the products in the cart', async () => {
  await add('200006', 2)
  const list = await listOf([
    ['200002', 3],
    ['200006', 5],
  ])
  const converted = await convert(list)
  expect(converted).toMatchObject({ status: true, message: null, skipped: [] })
  expect(quantities(converted?.cart)).toEqual([
    ['200006', 7],
    ['200002', 3],
  ])
})

// F281, F427
test('names sold out and scarce products with the quantities added', async () => {
  const list = await listOf([
    ['200003', 2],
    ['200005', 9],
    ['200006', 1],
    ['200004', 4],
  ])
  const converted = await convert(list)
  expect(converted).toMatchObject({
    status: true,
    message: 'Not or not fully in your cart: Rye flour, Lentil crème.',
    skipped: [
      { sku: '200003', name: 'Rye flour', reason: 'out_of_stock', requested: 2, added: 0 },
      { sku: '200005', name: 'Lentil crème', reason: 'lowered', requested: 9, added: 4 },
    ],
  })
  expect(quantities(converted?.cart)).toEqual([
    ['200005', 4],
    ['200006', 1],
    ['200004', 4],
  ])
})

test('packings of one family share the stock that the cart leaves', async () => {
  await add('200001-1', 10)
  const list = await listOf([
    ['200001-2', 1],
    ['200001-1', 20],
  ])
  const converted = await convert(list)
  expect(quantities(converted?.cart)).toEqual([
    ['200001-1', 18],
    ['200001-2', 1],
  ])
  expect(converted?.skipped).toMatchObject([{ sku: '200001-1', reason: 'lowered', requested: 20, added: 8 }])
})

// F427
test('a list without available products changes nothing, and an empty list returns a message', async () => {
  const none = await convert(await listOf([['200003', 1]]))
  expect(none).toMatchObject({ status: false, skipped: [{ sku: '200003', added: 0 }] })
  const { createProductList: made } = await shop.ask(createProductList, { name: 'Empty' }, nadia)
  expect(await convert(made?.productList?.id ?? '')).toMatchObject({
    status: false,
    message: 'There is nothing on it to put in your cart.',
  })
})

test('adds many products at once and names the unavailable ones', async () => {
  const items = [
    { productId: id('200006'), quantity: 3 },
    { productId: id('200003'), quantity: 1 },
    { productId: id('200006'), quantity: 4 },
    { productId: '999999', quantity: 2 },
  ]
  const { addItemsToCart: added } = await shop.ask(addItemsToCart, { items }, nadia)
  expect(quantities(added?.cart)).toEqual([['200006', 7]])
  expect(added?.skipped?.map(({ sku, reason }) => [sku, reason])).toEqual([
    ['200003', 'out_of_stock'],
    ['999999', 'gone'],
  ])
  const code = async (given: typeof items, headers = nadia) =>
    (await shop.send(addItemsToCart, { items: given }, headers)).errors[0]?.extensions.code
  expect(await code([{ productId: '1', quantity: 0 }])).toBe('BAD_USER_INPUT')
  expect(await code(Array.from({ length: 501 }, () => ({ productId: '1', quantity: 1 })))).toBe('BAD_USER_INPUT')
  expect(await code(items, {})).toBe('UNAUTHENTICATED')
})

// F020, F280, F420
test('reorders an earlier order without products that left the catalogue', async () => {
  const order = await orderOf([
    ['200006', 4],
    ['200007', 2],
  ])
  await shop.db.prepare("DELETE FROM products WHERE sku = '200007'").run()
  await add('200002', 1)
  await add('200006', 2)
  const { convertOrderToCart: converted } = await shop.ask(convertOrderToCart, { id: order }, nadia)
  expect(quantities(converted?.cart)).toEqual([
    ['200002', 1],
    ['200006', 6],
  ])
  expect(converted?.skipped).toEqual([{ sku: '200007', name: 'Drinks', reason: 'gone', requested: 2, added: 0 }])
})

test('a repeated conversion with the same key is applied once', async () => {
  const list = await listOf([['200006', 5]])
  const once = { ...nadia, 'idempotency-key': 'one-press-of-a-button' }
  await convert(list, once)
  await stock('200006', 1)
  const again = await convert(list, once)
  expect(again).toMatchObject({ status: true, skipped: [] })
  expect(quantities(again?.cart)).toEqual([['200006', 5]])
})

// F021
test("replace swaps the cart's content in one write, once, and changes nothing if no product is available", async () => {
  const replace = async (list: string, headers = nadia) =>
    (await shop.ask(convertProductListToCart, { id: list, replace: true }, headers)).convertProductListToCart
  await add('200006', 2)
  await add('200001-1', 20)
  // stock reserved by the replaced cart is available again
  const list = await listOf([
    ['200001-2', 2],
    ['200006', 5],
    ['200003', 1],
  ])
  const once = { ...nadia, 'idempotency-key': 'one-press-of-a-button' }
  const replaced = await replace(list, once)
  const lines = [
    ['200001-2', 2],
    ['200006', 5],
  ]
  expect([replaced?.status, quantities(replaced?.cart)]).toEqual([true, lines])
  expect(replaced?.skipped).toMatchObject([{ sku: '200003', reason: 'out_of_stock', requested: 1, added: 0 }])
  await add('200002', 1)
  expect(quantities((await replace(list, once))?.cart)).toEqual([...lines, ['200002', 1]])

  const none = await replace(await listOf([['200003', 1]]))
  expect([none?.status, quantities(none?.cart)]).toEqual([false, [...lines, ['200002', 1]]])
  const order = await orderOf([])
  await stock('200001-1', 1000)
  await add('200006', 1)
  const { convertOrderToCart: again } = await shop.ask(convertOrderToCart, { id: order, replace: true }, nadia)
  expect(quantities(again?.cart)).toEqual([...lines, ['200002', 1]])
})

test('rejects orders of other companies and lists of other customers as not found', async () => {
  const list = await listOf([['200006', 1]])
  const { ordersList: orders } = await shop.ask(ordersList, { first: 1 }, nadia)
  const order = orders?.data[0]?.id ?? ''
  const lena = { ...(await shop.login('lena')), 'x-locale': 'en' }
  const codes = async (listId: string, orderId: string, headers: Record<string, string>) => {
    const sent = [
      await shop.send(convertProductListToCart, { id: listId }, headers),
      await shop.send(convertOrderToCart, { id: orderId }, headers),
    ]
    return sent.map(({ errors }) => errors[0]?.extensions.code)
  }
  expect(await codes(list, order, lena)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  expect(await codes('unknown', '0', lena)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  expect(await codes(list, order, {})).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED'])
})

test('a cart holds at most 500 line items; existing ones can still grow', async () => {
  const model = await shop.db.prepare("SELECT * FROM products WHERE sku = '200004'").first<Record<string, number>>()
  const { id: _, sku: __, ...same } = model ?? {}
  const others = Array.from({ length: 499 }, (___, index) => 10_000 + index)
  const copies = others.map((other) => [other, `x${other}`, ...Object.values(same)])
  await insertRows(shop.db, 'products', ['id', 'sku', ...Object.keys(same)].join(), copies)
  await add('200004', 1)
  const { id: cart } = (await shop.db.prepare('SELECT id FROM carts').first<{ id: string }>()) ?? { id: '' }
  const rows = others.slice(1).map((other) => [cart, other, 1])
  await insertRows(shop.db, 'cart_items', 'cart_id, product_id, quantity', rows)
  const list = await listOf([
    ['200002', 1],
    ['200004', 2],
    ['200006', 1],
  ])
  const converted = await convert(list)
  expect(converted?.skipped?.map(({ sku, reason }) => [sku, reason])).toEqual([['200006', 'lowered']])
  expect(quantities(converted?.cart)?.length).toBe(500)
  expect(quantities(converted?.cart)?.[0]).toEqual(['200004', 3])
})
