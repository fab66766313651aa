import { beforeAll, expect, test } from 'vitest'
import { checkoutActions } from '../support/checkout-actions.ts'
import { textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { type StockedProduct, stockedProducts } from '../support/stocked-products.ts'
import { lena, nadia, tom } from '../support/visit.ts'

describeEachRuntime('idempotency of orders', (runtime) => {
  const { checkoutOf, place, placedOf, ordersOf, readyToOrder } = checkoutActions(runtime)
  let products: StockedProduct[]

  beforeAll(async () => {
    products = await stockedProducts(runtime, 6, 10)
  })

  test('the same key several times, in parallel or later, is one order', async () => {
    const product = products[1] as StockedProduct
    const { customer, fields } = await readyToOrder(nadia, product, 2)
    const stock = await product.inStock()
    const { total } = await ordersOf(customer)
    const answers = await Promise.all([1, 2, 3].map(() => place(customer, fields)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await place(customer, fields)).status).toBe(200)
    expect((await ordersOf(customer)).total).toBe(total + 1)
    expect(await product.inStock()).toBe(stock - 2)
  })

  test('without scripts a form sent twice is one order, and both responses redirect to the success page', async () => {
    const product = products[2] as StockedProduct
    const { customer, fields } = await readyToOrder(nadia, product, 1)
    const { total } = await ordersOf(customer)
    const submit = () => customer.submit('/api/en/checkout/order', fields, '/en/checkout')
    for (const answer of await Promise.all([submit(), submit()]))
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/checkout-success'])
    expect((await ordersOf(customer)).total).toBe(total + 1)
    expect(await product.inStock()).toBe(product.packings - 1)
  })

  test('a cart that another tab changed is not ordered: the checkout shows the difference and keeps the input', async () => {
    const product = products[4] as StockedProduct
    const { customer, fields } = await readyToOrder(nadia, product, 1)
    const { total } = await ordersOf(customer)
    await customer.post('/api/en/cart/items', { productId: products[5]?.productId, quantity: '2' })
    const refused = await place(customer, fields)
    expect(refused.status).toBe(409)
    expect(((await refused.json()) as { detail: string }).detail).toMatch(/^Added: 2 × .+ Subtotal .+ before, .+ now\./)

    const again = await customer.submit('/api/en/checkout/order', { ...fields, message: 'Ring twice' }, '/en/checkout')
    expect(again.status).toBe(422)
    const html = await again.text()
    expect(textOf(html)).toMatch(/Added: 2 × .*Ring twice/)
    expect((await ordersOf(customer)).total).toBe(total)
    const now = /name="seen" value="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
    const confirmed = { ...fields, seen: now?.replaceAll('&amp;', '&') ?? '' }
    expect((await customer.submit('/api/en/checkout/order', confirmed, '/en/checkout')).status).toBe(303)
    const order = await placedOf(customer)
    expect(order.items.map(({ quantity }) => quantity)).toEqual([1, 2])
    for (const each of [product, products[5] as StockedProduct]) await each.restock(each.packings)
  })

  test('a quote request for a cart that another tab changed is rejected too', async () => {
    const product = products[4] as StockedProduct
    const { customer, fields } = await readyToOrder(nadia, product, 1)
    await customer.post('/api/en/cart/items', { productId: products[5]?.productId, quantity: '2' })
    const refused = await place(customer, { ...fields, as: 'offer' })
    expect(refused.status).toBe(409)
    expect(((await refused.json()) as { detail: string }).detail).toMatch(/^Added: 2 × /)
    await customer.post('/api/en/cart/clear', {})
  })

  test('if three customers order the last two, two get one each, and the stock does not go below zero', async () => {
    const product = products[3] as StockedProduct
    const ready = await Promise.all([nadia, tom, lena].map((email) => readyToOrder(email, product, 1)))
    await product.restock(2)
    const answers = await Promise.all(ready.map(({ customer, fields }) => place(customer, fields)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, expect.any(Number)])
    const refused = answers.find(({ status }) => status !== 200)
    expect([409, 422]).toContain(refused?.status)
    expect(await refused?.json()).toMatchObject({ title: expect.stringMatching(/\S/) })
    expect(await product.inStock()).toBe(0)
    const carts = await Promise.all(ready.map(({ customer }) => checkoutOf(customer)))
    expect(carts.filter(({ cart }) => cart?.lines.length === 1)).toHaveLength(1)
    await Promise.all(ready.map(({ customer }) => customer.post('/api/en/cart/clear', {})))
    await product.restock(product.packings)
  })
})
