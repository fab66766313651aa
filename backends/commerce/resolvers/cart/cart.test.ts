import { beforeEach, expect, test } from 'vitest'
import {
  addItemToCart,
  cartDetail,
  customerLogin,
  removeAllCartItem,
  removeCartItem,
  updateItemToCart,
} from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { demoPassword } from '../../seed/people.ts'
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

// F351, F386, F414, F428
test("a guest's first add creates the cart, without prices", async () => {
  expect((await shop.ask(cartDetail, {}, guest)).cartDetail).toBeNull()
  await add('200006', 2)
  const added = await add('200006', 3)
  expect(added).toMatchObject({ status: true, message: null, skipped: [] })
  expect(added?.cart).toMatchObject({
    isGuest: true,
    itemsCount: 1,
    itemsQty: 5,
    subTotal: null,
    grandTotal: null,
    taxes: null,
  })
  expect(added?.cart?.items?.[0]).toMatchObject({
    sku: '200006',
    price: null,
    total: null,
    product: { priceHtml: null },
  })
  expect(await lines({ 'x-cart-token': 'another-token-of-128-bits' })).toBeUndefined()
})

// F172, F386
test('a customer gets totals with tax by rate', async () => {
  const nadia = { ...(await shop.login('nadia')), 'x-locale': 'nl' }
  await add('200001-1', 3, nadia)
  const cart = (await add('200006', 2, nadia))?.cart
  expect(cart).toMatchObject({
    isGuest: false,
    customerFirstName: 'Nadia',
    subTotal: 67.16,
    taxTotal: 7.9,
    grandTotal: 75.06,
  })
  expect(cart?.taxes?.map(({ percent, amount }) => [percent, amount])).toEqual([
    [6, 2.48],
    [21, 5.42],
  ])
  expect(cart?.formattedPrice?.grandTotal).toMatch(/^€\s75,06$/)
})

// F414, F415
test('lowers a quantity over the stock, which the packings of one family share', async () => {
  const nadia = { ...(await shop.login('nadia')), 'x-locale': 'en' }
  expect(await add('200001-2', 1, nadia)).toMatchObject({ status: true, skipped: [] })
  const lowered = await add('200001-1', 25, nadia)
  expect(lowered).toMatchObject({
    status: true,
    message: 'The quantity of White wine was lowered to 18: there is no more in stock.',
  })
  expect(lowered?.skipped).toEqual([
    { sku: '200001-1', name: 'White wine', reason: 'lowered', requested: 25, added: 18 },
  ])
  expect(await add('200001-1', 1, nadia)).toMatchObject({ status: false, skipped: [{ added: 0 }] })
  expect(await lines(nadia)).toEqual([
    ['200001-2', 1],
    ['200001-1', 18],
  ])
  const cartItemId = (await add('200006', 2, nadia))?.cart?.items?.[2]?.id ?? ''
  const set = (await shop.ask(updateItemToCart, { cartItemId, quantity: 900 }, nadia)).updateItemToCart
  expect(set).toMatchObject({ status: true, skipped: [{ reason: 'lowered', requested: 900, added: 200 }] })
})

test("keeps a guest's quantity over the stock and reports the shortage without a number", async () => {
  const less = 'We have less of White wine in stock than you want. Log in or call us to find out how much there is.'
  expect(await add('200001-1', 30)).toMatchObject({ status: true, message: null })
  expect(await add('200001-1', 9000)).toMatchObject({ status: true, message: less, skipped: [] })
  const { cart } = (await add('200001-2', 2)) ?? {}
  const cartItemId = cart?.items?.[0]?.id ?? ''
  const set = (await shop.ask(updateItemToCart, { cartItemId, quantity: 31 }, guest)).updateItemToCart
  expect(set).toMatchObject({ status: true, message: less, skipped: [] })
  expect(await lines()).toEqual([
    ['200001-1', 31],
    ['200001-2', 2],
  ])
  // the login lowers to the stock and names the products
  const credentials = { email: 'nadia@brasserie-nova.example', password: demoPassword }
  const { customerLogin: answer } = await shop.ask(customerLogin, credentials, guest)
  expect(answer?.success).toBe(
    'Your cart has been merged. Adjusted to the available stock: 30 × White wine, bottle; 0 × White wine, case.',
  )
})

// F414
test('rejects sold out products and does not limit products on order by stock', async () => {
  expect(await add('200003', 1)).toMatchObject({
    status: false,
    message: 'Rye flour is out of stock.',
    skipped: [{ reason: 'out_of_stock', added: 0 }],
  })
  expect(await add('200004', 9999)).toMatchObject({ status: true, skipped: [] })
  expect(await add('200004', 5)).toMatchObject({ status: false, skipped: [{ reason: 'lowered', added: 0 }] })
})

// F351
test('rejects families, bundles and unknown products', async () => {
  for (const sku of ['200001', '200008'])
    expect(await add(sku, 1)).toMatchObject({ status: false, skipped: [{ reason: 'not_sellable' }] })
  for (const productId of ['999999', 'x', '-1', '1e3']) {
    const { errors } = await shop.send(addItemToCart, { productId, quantity: 1 }, guest)
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND')
  }
})

// F351, F414
test('rejects quantities that are not whole numbers from 1 to 9999', async () => {
  for (const quantity of [0, -1, 10_000, 1.5, 2 ** 31]) {
    const { errors } = await shop.send(addItemToCart, { productId: ids['200006'] ?? '', quantity }, guest)
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  }
  const { errors } = await shop.send(addItemToCart, { productId: ids['200006'] ?? '', quantity: 0 }, guest)
  expect(errors[0]?.extensions.validation).toEqual({ 'input.quantity': ['Enter a whole number from 1 to 9999.'] })
})

// F415, F416, F417
test('sets, removes and empties line items; each change raises the version', async () => {
  const first = (await add('200006', 2))?.cart
  await add('200002', 1)
  const cartItemId = first?.items?.[0]?.id ?? ''
  const set = (await shop.ask(updateItemToCart, { cartItemId, quantity: 9 }, guest)).updateItemToCart
  expect(set).toMatchObject({ status: true, skipped: [], cart: { items: [{ quantity: 9 }, { quantity: 1 }] } })
  const removed = (await shop.ask(removeCartItem, { id: cartItemId }, guest)).removeCartItem
  expect(removed?.cart?.items?.map(({ sku }) => sku)).toEqual(['200002'])
  expect((await shop.ask(removeCartItem, { id: cartItemId }, guest)).removeCartItem).toMatchObject({
    status: false,
    message: 'This line is no longer in your cart.',
  })
  const emptied = (await shop.ask(removeAllCartItem, {}, guest)).removeAllCartItem
  expect(emptied).toMatchObject({ status: true, cart: { itemsCount: 0, items: [] } })
  const versions = [first?.version, set?.cart?.version, removed?.cart?.version, emptied?.cart?.version].map(Number)
  expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b))
})

test('a line added with the id of a removed line takes its place; an id in use or never used adds it at the end', async () => {
  for (const sku of ['200006', '200001-1', '200002', '200004']) await add(sku, 1)
  const [, removed, kept] = (await shop.ask(cartDetail, {}, guest)).cartDetail?.items ?? []
  const skus = async () => (await lines())?.map(([sku]) => sku)
  const restore = async (lineId?: string) => {
    await shop.ask(addItemToCart, { productId: ids['200001-1'] ?? '', quantity: 2, lineId }, guest)
    const found = await skus()
    const { items } = (await shop.ask(cartDetail, {}, guest)).cartDetail ?? {}
    const id = items?.find(({ sku }) => sku === '200001-1')?.id ?? ''
    await shop.ask(removeCartItem, { id }, guest)
    return found
  }
  await shop.ask(removeCartItem, { id: removed?.id ?? '' }, guest)
  expect(await restore(removed?.id)).toEqual(['200006', '200001-1', '200002', '200004'])
  for (const lineId of [kept?.id, '9007199254740991', '-1', 'x', undefined])
    expect(await restore(lineId)).toEqual(['200006', '200002', '200004', '200001-1'])
})

// F415, F416
test('a line item of another cart can be neither set nor removed', async () => {
  const cartItemId = (await add('200006', 2))?.cart?.items?.[0]?.id ?? ''
  const other = { 'x-cart-token': 'another-token-of-128-bits' }
  await add('200002', 1, other)
  expect((await shop.ask(updateItemToCart, { cartItemId, quantity: 9 }, other)).updateItemToCart?.status).toBe(false)
  expect((await shop.ask(removeCartItem, { id: cartItemId }, other)).removeCartItem?.status).toBe(false)
  expect(await lines()).toEqual([['200006', 2]])
})

test('a repeat with the same idempotency key changes nothing and returns the first outcome', async () => {
  const key = { ...guest, 'idempotency-key': 'k1' }
  const first = await add('200001-1', 40, key)
  const again = await add('200001-1', 40, key)
  expect([again?.status, again?.message, again?.skipped]).toEqual([first?.status, first?.message, first?.skipped])
  const at = await Promise.all(Array.from({ length: 5 }, () => add('200006', 2, { ...guest, 'idempotency-key': 'k2' })))
  expect(at.every((result) => result?.status)).toBe(true)
  expect(await lines()).toEqual([
    ['200001-1', 40],
    ['200006', 2],
  ])
})

test('aliases in one request are separate operations under one key', async () => {
  const query = `mutation { a: addItemToCart(input: { productId: "${ids['200006']}", quantity: 1 }) { status } b: addItemToCart(input: { productId: "${ids['200006']}", quantity: 1 }) { status } }`
  for (let time = 0; time < 2; time += 1) await shop.post({ query }, { ...guest, 'idempotency-key': 'k' })
  expect(await lines()).toEqual([['200006', 2]])
})

test('concurrent adds lose nothing and never exceed the stock', async () => {
  const nadia = await shop.login('nadia')
  await Promise.all(Array.from({ length: 20 }, () => add('200006', 3, nadia)))
  await Promise.all(Array.from({ length: 20 }, () => add('200001-1', 3, nadia)))
  expect(await lines(nadia)).toEqual([
    ['200006', 60],
    ['200001-1', 30],
  ])
})

test('an expired session returns UNAUTHENTICATED, not an empty cart', async () => {
  const { errors } = await shop.send(
    addItemToCart,
    { productId: ids['200006'] ?? '', quantity: 1 },
    { authorization: 'Bearer 0123456789abcdef0123' },
  )
  expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
})
