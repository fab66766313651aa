import { beforeAll, expect, test } from 'vitest'
import { type Change, json, listActions, screen } from '../support/list-actions.ts'
import { textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { type StockedProduct, stockedProducts } from '../support/stocked-products.ts'
import { createLoggedInVisitor, lena, tom, type Visitor, visitorOf } from '../support/visit.ts'

describeEachRuntime('lists into the cart', (runtime) => {
  const { make } = listActions(runtime)
  let first: StockedProduct
  let second: StockedProduct

  const cartOf = async (visitor: Visitor) => {
    const { cart } = await json<{ cart: Change['cart'] | null }>(visitor.ask('/api/en/cart'))
    return Object.fromEntries((cart?.lines ?? []).map(({ productId, quantity }) => [productId, quantity]))
  }

  beforeAll(async () => {
    const found = await stockedProducts(runtime, 2, 8)
    first = found[0] as StockedProduct
    second = found[1] as StockedProduct
  })

  // F021, F281, F427
  test('a list is added to the cart or replaces it, and its preview shows what is missing', async () => {
    const customer = await createLoggedInVisitor(runtime, lena)
    await customer.post('/api/en/cart/clear', {})
    const id = await make(customer, 'Breakfast', [
      [first, 2],
      [second, 9999],
    ])
    await customer.post('/api/en/cart/items', { productId: first.productId, quantity: '1' })
    type Plan = { title: string; reorder: { cartLines: number; lines: object[] } }
    const { reorder } = await json<Plan>(customer.ask(`/api/en/lists/${id}/reorder-preview`))
    expect(reorder).toMatchObject({
      cartLines: 1,
      lines: [
        { wanted: 2, adds: 2, inCart: 1, price: { price: expect.stringMatching(/^€\d+\.\d{2}$/) }, reason: null },
        { wanted: 9999, adds: second.packings, inCart: 0, reason: 'lowered' },
      ],
    })
    const shown = await (await customer.ask(`${screen}?list=${id}&cart=1`)).text()
    expect(shown).toContain(`${second.packings} of 9999, no more available`)

    const idempotencyKey = crypto.randomUUID()
    for (let time = 0; time < 2; time += 1) {
      const added = await json<Change>(customer.post(`/api/en/lists/${id}/cart`, { how: 'add', idempotencyKey }))
      expect(added.skipped).toMatchObject([{ requested: 9999, added: second.packings, reason: 'lowered' }])
    }
    expect(await cartOf(customer)).toEqual({ [first.productId]: 3, [second.productId]: second.packings })

    const plain = await customer.submit(`/api/en/lists/${id}/cart`, { how: 'replace' }, `${screen}?list=${id}&cart=1`)
    expect([plain.status, plain.headers.get('location')]).toEqual([303, '/en/cart'])
    expect(textOf(await (await customer.ask('/en/cart')).text())).toContain(
      `${second.packings} of 9999, no more available`,
    )
    expect(await cartOf(customer)).toEqual({ [first.productId]: 2, [second.productId]: second.packings })

    // if nothing is available nothing is added, and the cart is unchanged
    await customer.post(`/api/en/lists/${id}/products/${first.productId}/remove`, {})
    await second.restock(0)
    const refused = await customer.post(`/api/en/lists/${id}/cart`, { how: 'replace' })
    await second.restock(second.packings)
    expect(refused.status).toBe(422)
    expect(await cartOf(customer)).toMatchObject({ [first.productId]: 2 })
    await customer.post(`/api/en/lists/${id}/remove`, {})
    await customer.post('/api/en/cart/clear', {})
  })

  // F020, F280, F420
  test('an earlier order is added to the cart again, by users of its company only', async () => {
    const customer = await createLoggedInVisitor(runtime)
    await customer.post('/api/en/cart/clear', {})
    const { orders } = await json<{ orders: { id: string; number: string }[] }>(customer.ask('/api/en/orders'))
    const order = orders.at(-1)
    const { items } = await json<{ items: { quantity: number }[] }>(customer.ask(`/api/en/orders/${order?.id}`))
    const page = await (await customer.ask(`/en/dashboard/orders?order=${order?.id}&cart=1`)).text()
    expect(page).toContain(`Into your cart: Order ${order?.number}`)
    const { skipped } = await json<Change>(customer.post(`/api/en/orders/${order?.id}/cart`, { how: 'add' }))
    const reached = Object.values(await cartOf(customer)).reduce((sum, quantity) => sum + quantity, 0)
    const missing = skipped.reduce((sum, line) => sum + line.requested - line.added, 0)
    expect(reached + missing).toBe(items.reduce((sum, { quantity }) => sum + quantity, 0))
    for (const [email, status] of [
      [tom, 200],
      [lena, 404],
    ] as const) {
      const other = await createLoggedInVisitor(runtime, email)
      expect((await other.ask(`/api/en/orders/${order?.id}/reorder-preview`)).status).toBe(status)
      expect((await other.post(`/api/en/orders/${order?.id}/cart`, { how: 'add' })).status).toBe(status)
      await other.post('/api/en/cart/clear', {})
    }
    expect((await visitorOf(runtime).post(`/api/en/orders/${order?.id}/cart`, {})).status).toBe(401)
    await customer.post('/api/en/cart/clear', {})
  })
})
