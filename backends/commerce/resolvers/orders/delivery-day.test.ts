import { expect, test } from 'vitest'
import {
  cartDetail,
  deliveryOptions,
  offerRequest,
  orderDetail,
  shippingMethods,
} from '#contracts/generated/commerce.ts'
import { nadiasAddress, openOrdering } from '#tests/support/ordering.ts'

// F577
test('delivery is free from the promised value on, and collection always', async () => {
  const { shop, nadia, add } = await openOrdering()
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

// F577
test('a configured small-order fee is the same in delivery options, checkout, order and taxes', async () => {
  const smallOrders = { freeFromCents: 4000, feeCents: 995 }
  const { shop, nadia, add, place } = await openOrdering({ smallOrders })
  await shop.db.prepare('UPDATE product_prices SET regular_cents = 2350, final_cents = 2350').run()
  await add('200006', 1)
  const { deliveryOptions: delivery } = await shop.ask(deliveryOptions, {}, nadia)
  expect(delivery).toMatchObject({ smallOrderFee: 9.95, freeFrom: 40 })
  const { shippingMethods: ways } = await shop.ask(shippingMethods, {}, nadia)
  const { price, grandTotal, taxes } = ways?.shippingMethods?.[0]?.methods ?? {}
  const { data } = await place(nadia)
  const { orderDetail: order } = await shop.ask(orderDetail, { id: data?.placeOrder?.order?.id ?? '' }, nadia)
  const { percent = 0 } = taxes?.[0] ?? {}
  const tax = Math.round(23.5 * percent) / 100 + 2.09
  expect([price, grandTotal]).toEqual([9.95, Math.round((23.5 + 9.95 + tax) * 100) / 100])
  expect(order).toMatchObject({ grandTotal, taxes, formattedPrice: { shippingAmount: '€\u00a09,95' } })
  for (const free of [{ freeFromCents: 0 }, { feeCents: 0 }]) {
    const other = await openOrdering({ smallOrders: { ...smallOrders, ...free } })
    await other.add('200006', 1)
    const asked = (await other.shop.ask(shippingMethods, {}, other.nadia)).shippingMethods?.shippingMethods
    const { deliveryOptions: promise } = await other.shop.ask(deliveryOptions, {}, other.nadia)
    expect(promise).toMatchObject({ smallOrderFee: null, freeFrom: 0 })
    expect(asked?.[0]?.methods?.price).toBe(0)
  }
})

// F562
test('an order stores its delivery date and purchase reference; a past date is rejected', async () => {
  // the Saturday before Easter, whose night starts daylight saving time
  const now = () => new Date('2027-03-27T20:59:00Z')
  const { shop, nadia, add, place } = await openOrdering({ now })
  const daysOf = async () => {
    const { deliveryOptions: options } = await shop.ask(deliveryOptions, {}, nadia)
    return { lead: options?.leadDays, days: options?.days.map(({ date }) => date) ?? [] }
  }
  await add('200006', 1)
  const { days, lead } = await daysOf()
  expect([lead, days[0], days.length]).toEqual([0, '2027-03-30', 6])
  const refused = await place(nadia, { deliveryDate: '2027-03-29' })
  expect(Object.keys(refused.errors[0]?.extensions.validation ?? {})).toEqual(['input.deliveryDate'])
  const detail = async (variables: object) => {
    const { data, errors } = await place(nadia, variables)
    expect(errors).toEqual([])
    return (await shop.ask(orderDetail, { id: data?.placeOrder?.order?.id ?? '' }, nadia)).orderDetail
  }
  expect(await detail({ deliveryDate: days[1], purchaseReference: ' K-12 ' })).toMatchObject({
    deliveryDate: '2027-03-31',
    purchaseReference: 'K-12',
  })
  await add('200006', 1)
  expect(await detail({})).toMatchObject({ deliveryDate: '2027-03-30', purchaseReference: null })
})

// F564
test('a product on order in the cart delays the delivery days, and an order rejects earlier ones', async () => {
  const { shop, nadia, add, place } = await openOrdering()
  await add('200006', 1)
  const first = async () => (await shop.ask(deliveryOptions, {}, nadia)).deliveryOptions
  const usual = await first()
  await shop.db.prepare("UPDATE products SET is_stock_article = 0 WHERE sku = '200006'").run()
  const later = await first()
  expect([later?.leadDays, later?.days[0]?.date]).toEqual([2, usual?.days[2]?.date])
  expect(later?.days[0]?.cutOff).toBe(usual?.days[0]?.cutOff)
  const { errors } = await place(nadia, { deliveryDate: usual?.days[0]?.date })
  expect(errors[0]?.extensions.validation).toHaveProperty('input.deliveryDate')
})

// F569
test('rejects delivery below the minimum order to the cent, with a localized message; collection and quote requests are allowed', async () => {
  const minimumOrderCents = 2350 * 3
  const { shop, nadia, add, place, orderCount, stockOf } = await openOrdering({ minimumOrderCents })
  await shop.db.prepare('UPDATE product_prices SET regular_cents = 2350, final_cents = 2350').run()
  const { deliveryOptions: delivery } = await shop.ask(deliveryOptions, {}, nadia)
  const { shippingMethods: ways } = await shop.ask(shippingMethods, {}, nadia)
  expect([
    delivery?.minimumOrder,
    ...(ways?.shippingMethods ?? []).map(({ methods }) => methods?.minimumOrder),
  ]).toEqual([70.5, 70.5, null])
  const before = [await orderCount(), await stockOf('200006')]
  await add('200006', 2)
  const words = {
    nl: 'Wij leveren vanaf € 70,50: nog € 23,50 te gaan. Afhalen kan altijd.',
    en: 'We deliver from €70.50: €23.50 to go. You can always collect.',
    de: 'Wir liefern ab 70,50 €: Es fehlen 23,50 €. Abholen ist immer möglich.',
    fr: 'Nous livrons à partir de 70,50 € : il manque 23,50 €. Le retrait est toujours possible.',
  }
  for (const [locale, said] of Object.entries(words))
    for (const claimed of [{}, { cartSubTotal: 47 }]) {
      const { data, errors } = await place({ ...nadia, 'x-locale': locale }, claimed)
      expect(data?.placeOrder ?? null).toBeNull()
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
      const [[path, [sentence = ''] = []] = []] = Object.entries(errors[0]?.extensions.validation ?? {})
      expect([path, sentence.replace(/[\u00a0\u202f]/g, ' ')]).toEqual(['input.shippingMethod', said])
    }
  expect([await orderCount(), await stockOf('200006')]).toEqual(before)
  const { data } = await shop.send(offerRequest, { input: nadiasAddress }, nadia)
  expect(data?.offerRequest?.success).toBe(true)
  await add('200006', 2)
  expect((await place(nadia, { shippingMethod: 'pickup_pickup' })).errors).toEqual([])
  await add('200006', 3)
  const once = { ...nadia, 'idempotency-key': 'one-order-of-enough' }
  const first = await place(once)
  expect(first.errors).toEqual([])
  // the response was lost, and the customer has started another cart
  await add('200006', 1)
  expect(await place(once)).toMatchObject({
    errors: [],
    data: { placeOrder: { order: first.data?.placeOrder?.order } },
  })
})
