import { expect, test } from 'vitest'
import { addresses, cartDetail, offerRequest, orderDetail, ordersList } from '#contracts/generated/commerce.ts'
import { type Headers, nadiasAddress, openOrdering } from '#tests/support/ordering.ts'

// F014, F353, F418
test('a quote request is created once, does not take stock, may exceed it, and is listed among the orders', async () => {
  const { shop, nadia, add, place, stockOf, orderCount } = await openOrdering()
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
  // the key of a quote request cannot place an order
  expect((await place(keyed)).errors[0]?.extensions.code).toBe('CONFLICT')
  const { ordersList: orders } = await shop.ask(ordersList, { first: 1 }, nadia)
  expect(orders?.data[0]).toMatchObject({ id: data?.offerRequest?.order?.id, status: 'offer_requested' })
  const { billingAddressId, ...stranger } = nadiasAddress
  const lena = await shop.login('lena')
  const refused = await shop.send(offerRequest, { input: { billingAddressId, ...stranger } }, lena)
  expect(refused.errors[0]?.extensions.validation).toHaveProperty('input.shippingAddressId')
})

// F012, F014, F352, F419
test('an order stores its prices, takes stock and empties the cart', async () => {
  const { shop, nadia, add, place, stockOf, orderCount } = await openOrdering()
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

test('the success page has a localized URL, in Dutch without a prefix', async () => {
  const { nadia, add, place } = await openOrdering()
  await add('200006', 1)
  expect((await place(nadia)).data?.placeOrder?.redirectUrl).toBe('/checkout-success')
})

// F419
test('rejects guests, empty carts, addresses of other customers, unknown methods and long messages', async () => {
  const { shop, nadia, add, place, stockOf } = await openOrdering()
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

// F419, F570
test('rejects an order over the stock with the line items named and changes nothing', async () => {
  const { shop, nadia, add, place, stockOf } = await openOrdering()
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

// F438
test('an order of another company is null', async () => {
  const { shop, nadia } = await openOrdering()
  const id = (await shop.ask(ordersList, {}, nadia)).ordersList?.data[0]?.id ?? ''
  expect((await shop.ask(orderDetail, { id }, await shop.login('lena'))).orderDetail).toBeNull()
  expect((await shop.ask(orderDetail, { id }, nadia)).orderDetail?.incrementId).toMatch(/^PV-\d+$/)
})

// F567
test('a cart with catch-weight products has a tolerance, rounded up per line item; other carts have none', async () => {
  const { shop, nadia, add } = await openOrdering()
  await add('200006', 3)
  const shown = async () => (await shop.ask(cartDetail, {}, { ...nadia, 'x-locale': 'en' })).cartDetail
  expect((await shown())?.formattedTolerance).toBeNull()
  await shop.db.prepare("UPDATE products SET weight_tolerance = 10 WHERE sku = '200006'").run()
  const cart = await shown()
  const cents = Math.ceil(Math.round((cart?.subTotal ?? 0) * 100) / 10)
  expect(cart?.formattedTolerance).toBe(`€${(cents / 100).toFixed(2)}`)
  expect(cart?.items?.[0]?.product.weightTolerance).toBe(10)
})
