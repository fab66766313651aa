import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import {
  addItemToCart,
  addresses,
  cartDetail,
  deliveryOptions,
  offerRequest,
  orderDetail,
  ordersList,
  placeOrder,
  shippingMethods,
} from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '../../../src/server/sqlite-d1.ts'
import { openShop, type Shop } from '../testing/shop.ts'

type Headers = Record<string, string>
const nadiasAddress = { billingAddressId: '1', shippingAddressId: '2', shippingMethod: 'delivery_delivery' }
let shop: Shop
let ids: Record<string, string>
let nadia: Headers

beforeEach(async () => {
  shop = await openShop(openSqliteD1(':memory:'))
  const { results } = await shop.db.prepare('SELECT sku, id FROM products').all<{ sku: string; id: number }>()
  ids = Object.fromEntries(results.map(({ sku, id }) => [sku, String(id)]))
  nadia = { ...(await shop.login('nadia')), 'x-locale': 'nl' }
})

const add = (sku: string, quantity: number, headers = nadia) =>
  shop.ask(addItemToCart, { productId: ids[sku] ?? '', quantity }, headers)
const place = (headers: Headers, variables = {}) =>
  shop.send(placeOrder, { input: { ...nadiasAddress, ...variables } }, headers)
const stockOf = (sku: string) =>
  shop.db
    .prepare('SELECT quantity FROM stock WHERE id = (SELECT stock_id FROM products WHERE sku = ?1)')
    .bind(sku)
    .first<number>('quantity')
const orderCount = async (headers = nadia) =>
  (await shop.ask(ordersList, {}, headers)).ordersList?.paginatorInfo.total ?? 0

test('an offer is asked for once, without taking stock, of more than there is, and stands among the orders with its state', async () => {
  await add('200006', 3)
  const [before, stock] = [await orderCount(), await stockOf('200006')]
  await shop.db.prepare('UPDATE stock SET quantity = 1').run()
  const ask = (headers: Headers, more = {}) =>
    shop.send(offerRequest, { input: { ...nadiasAddress, ...more } }, headers)
  const keyed = { ...nadia, 'idempotency-key': 'k1' }
  const changed = await ask(keyed, { cartSubTotal: 0.01 })
  expect(changed.errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    validation: { 'input.cartSubTotal': [expect.any(String)] },
  })
  const { data, errors } = await ask(keyed)
  expect(errors).toEqual([])
  expect(data?.offerRequest).toMatchObject({
    success: true,
    redirectUrl: '/checkout-success',
    selectedMethod: 'delivery_delivery',
    order: { status: 'offer_requested', totalQtyOrdered: 3 },
  })
  expect([stock, await stockOf('200006'), await orderCount()]).toEqual([200, 1, before + 1])
  expect((await shop.ask(cartDetail, {}, nadia)).cartDetail?.items).toEqual([])
  expect((await ask(keyed)).data).toEqual(data)
  expect(await orderCount()).toBe(before + 1)
  // the same key is no way to turn it into an order
  expect((await place(keyed)).errors[0]?.extensions.code).toBe('CONFLICT')
  const { ordersList: orders } = await shop.ask(ordersList, { first: 1 }, nadia)
  expect(orders?.data[0]).toMatchObject({ id: data?.offerRequest?.order?.id, status: 'offer_requested' })
  const { billingAddressId, ...stranger } = nadiasAddress
  const lena = await shop.login('lena')
  const refused = await shop.send(offerRequest, { input: { billingAddressId, ...stranger } }, lena)
  expect(refused.errors[0]?.extensions.validation).toHaveProperty('input.shippingAddressId')
})

test('an order freezes its prices, takes its stock and empties the cart', async () => {
  await add('200001-2', 1)
  await add('200006', 3)
  const before = await orderCount()
  const { data, errors } = await place({ ...nadia, 'x-locale': 'de' }, { message: ' Vor 8 Uhr ' })
  expect(errors).toEqual([])
  expect(data?.placeOrder).toMatchObject({
    success: true,
    redirectUrl: '/de/checkout-success',
    selectedMethod: 'delivery_delivery',
    order: { status: 'pending', totalItemCount: 2, totalQtyOrdered: 4 },
  })
  expect((await shop.ask(cartDetail, {}, nadia)).cartDetail?.items).toEqual([])
  expect([await stockOf('200001-1'), await stockOf('200006'), await orderCount()]).toEqual([18, 197, before + 1])

  await shop.db.prepare('UPDATE product_prices SET regular_cents = 1, final_cents = 1').run()
  const id = data?.placeOrder?.order?.id ?? ''
  const { orderDetail: order } = await shop.ask(orderDetail, { id }, nadia)
  expect(order).toMatchObject({
    grandTotal: 198.38,
    message: 'Vor 8 Uhr',
    shippingMethod: 'delivery_delivery',
    shippingAddress: { address2: 'Levering langs de achterpoort' },
  })
  expect(order?.items?.map(({ sku, name, qtyOrdered }) => [sku, name, qtyOrdered])).toEqual([
    ['200001-2', 'Weißwein', 1],
    ['200006', 'Linsen', 3],
  ])
  expect(order?.taxes?.map(({ percent, amount }) => [percent, amount])).toEqual([
    [6, 3.72],
    [21, 23.02],
  ])
})

test('delivery is free from the value that is promised on, and collection always', async () => {
  const fees = async () =>
    (await shop.ask(shippingMethods, {}, nadia)).shippingMethods?.shippingMethods?.map(({ methods }) => methods?.price)
  const { deliveryOptions: promise } = await shop.ask(deliveryOptions, {}, nadia)
  expect(promise).toMatchObject({ minimumOrder: null, smallOrderFee: 15, freeFrom: 250 })
  await add('200006', 1)
  expect(await fees()).toEqual([promise?.smallOrderFee, 0])
  for (let cart = null; (cart?.subTotal ?? 0) < (promise?.freeFrom ?? 0); ) {
    expect(await fees()).toEqual([promise?.smallOrderFee, 0])
    await add('200006', 1)
    cart = (await shop.ask(cartDetail, {}, nadia)).cartDetail
  }
  expect(await fees()).toEqual([0, 0])
})

test('the thanks are at the address of the language, in Dutch without a prefix', async () => {
  await add('200006', 1)
  expect((await place(nadia)).data?.placeOrder?.redirectUrl).toBe('/checkout-success')
})

test('guests, empty carts, foreign addresses, unknown methods and long notes are refused', async () => {
  const codeOf = async (headers: Headers, variables = {}) => (await place(headers, variables)).errors[0]?.extensions
  expect((await codeOf({}))?.code).toBe('UNAUTHENTICATED')
  expect((await codeOf(nadia))?.code).toBe('BAD_USER_INPUT')
  await add('200006', 1)
  const { addresses: toms } = await shop.ask(addresses, {}, await shop.login('tom'))
  const tom = toms?.addresses?.find(({ customerId }) => customerId !== null)?.id ?? ''
  for (const shippingAddressId of [tom, '5', '0', 'x']) {
    expect(Object.keys((await codeOf(nadia, { shippingAddressId }))?.validation ?? {})).toEqual([
      'input.shippingAddressId',
    ])
  }
  expect(Object.keys((await codeOf(nadia, { shippingMethod: 'drone' }))?.validation ?? {})).toEqual([
    'input.shippingMethod',
  ])
  expect(Object.keys((await codeOf(nadia, { message: 'x'.repeat(2001) }))?.validation ?? {})).toEqual(['input.message'])
  expect(await stockOf('200006')).toBe(200)
})

test('too little stock is refused with the lines named, and nothing is changed', async () => {
  await add('200001-1', 20)
  await add('200006', 1)
  await shop.db.prepare('UPDATE stock SET quantity = 5 WHERE quantity = 30').run()
  const { errors } = await place(nadia)
  expect(errors[0]).toMatchObject({
    message: 'Er is niet genoeg voorraad van: Witte wijn.',
    extensions: { code: 'BAD_USER_INPUT', validation: { 'items.200001-1': ['Nog 5 beschikbaar.'] } },
  })
  expect([await stockOf('200001-1'), await stockOf('200006')]).toEqual([5, 200])
  expect((await shop.ask(cartDetail, {}, nadia)).cartDetail?.itemsQty).toBe(21)
})

test('one key places one order, however often and at once it is sent; other details under it are a conflict', async () => {
  await add('200006', 2)
  const key = { ...nadia, 'idempotency-key': 'checkout-1' }
  const before = await orderCount()
  const answers = await Promise.all(Array.from({ length: 12 }, () => place(key)))
  expect(new Set(answers.map(({ data, errors }) => data?.placeOrder?.order?.id ?? errors[0]?.message)).size).toBe(1)
  expect([await orderCount(), await stockOf('200006')]).toEqual([before + 1, 198])
  expect((await place(key)).data).toEqual(answers[0]?.data)
  expect((await place(key, { message: 'other' })).errors[0]?.extensions.code).toBe('CONFLICT')

  const lena = { ...(await shop.login('lena')), 'idempotency-key': 'checkout-1' }
  await add('200006', 1, lena)
  const hers = await place(lena, { billingAddressId: '5', shippingAddressId: '6' })
  expect(hers.data?.placeOrder?.success).toBe(true)
})

test('without a key, two calls at once still sell one cart once', async () => {
  await add('200006', 2)
  const before = await orderCount()
  const answers = await Promise.all([place(nadia), place(nadia), place(nadia)])
  expect(answers.filter(({ data }) => data?.placeOrder?.success)).toHaveLength(1)
  expect([await orderCount(), await stockOf('200006')]).toEqual([before + 1, 198])
})

test('somebody else’s order is not there', async () => {
  const id = (await shop.ask(ordersList, {}, nadia)).ordersList?.data[0]?.id ?? ''
  expect((await shop.ask(orderDetail, { id }, await shop.login('tom'))).orderDetail).toBeNull()
  expect((await shop.ask(orderDetail, { id }, nadia)).orderDetail?.incrementId).toMatch(/^PV-\d+$/)
})

test('whoever orders at once, stock is never oversold and never lost', async () => {
  const buyers = await Promise.all(
    (['nadia', 'tom', 'lena'] as const).map(async (name) => {
      const headers = await shop.login(name)
      const { addresses: book } = await shop.ask(addresses, {}, headers)
      const id = book?.addresses?.[0]?.id ?? ''
      return { headers, variables: { billingAddressId: id, shippingAddressId: id, shippingMethod: 'pickup_pickup' } }
    }),
  )
  const wishes = fc.array(
    fc.record({
      buyer: fc.integer({ min: 0, max: 2 }),
      sku: fc.constantFrom('200001-1', '200001-2', '200005'),
      quantity: fc.integer({ min: 1, max: 14 }),
      key: fc.option(fc.constantFrom('a', 'b')),
    }),
    { minLength: 3, maxLength: 12 },
  )
  let run = 0
  await fc.assert(
    fc.asyncProperty(wishes, async (all) => {
      run += 1
      await shop.db.batch([
        shop.db.prepare('DELETE FROM cart_items'),
        shop.db.prepare('DELETE FROM invoices'),
        shop.db.prepare('DELETE FROM orders'),
        shop.db.prepare(
          "UPDATE stock SET quantity = 30 WHERE id = (SELECT stock_id FROM products WHERE sku = '200001')",
        ),
        shop.db.prepare(
          "UPDATE stock SET quantity = 4 WHERE id = (SELECT stock_id FROM products WHERE sku = '200005')",
        ),
      ])
      await Promise.all(
        all.map(async ({ buyer, sku, quantity, key }) => {
          const { headers, variables } = buyers[buyer] ?? { headers: {}, variables: nadiasAddress }
          await add(sku, quantity, headers)
          await shop.send(
            placeOrder,
            { input: variables },
            key === null ? headers : { ...headers, 'idempotency-key': `${run}-${key}` },
          )
        }),
      )
      const sold = (skus: string) =>
        shop.db
          .prepare(
            `SELECT COALESCE(SUM(i.quantity * p.stock_units), 0) AS units FROM order_items i JOIN products p ON p.id = i.product_id WHERE p.number = ?1`,
          )
          .bind(skus)
          .first<number>('units')
      expect([(await stockOf('200001')) ?? -1, (await stockOf('200005')) ?? -1]).toEqual([
        30 - Number(await sold('200001')),
        4 - Number(await sold('200005')),
      ])
      const wrong = await shop.db
        .prepare(`SELECT COUNT(*) AS count FROM orders o WHERE line_count <> (SELECT COUNT(*) FROM order_items WHERE order_id = o.id)
        OR subtotal_cents <> (SELECT SUM(total_cents) FROM order_items WHERE order_id = o.id)`)
        .first<number>('count')
      expect(wrong).toBe(0)
    }),
    { numRuns: 40 },
  )
}, 60_000)
