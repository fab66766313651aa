import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ProxiedShop, startShopBehind } from '../support/proxied-shop.ts'
import { runtimes } from '../support/runtimes.ts'
import { createGuestWithTwoItems, createLoggedInVisitor, tom, type Visitor, visitorOf } from '../support/visit.ts'

/** Delay of a busy machine. */
const marginMs = 700

describe.each(runtimes)('writes to a hanging commerce backend ($name)', ({ name }) => {
  let shop: ProxiedShop
  let customer: Visitor
  let guestWithCart: Visitor
  let productId = ''
  beforeAll(async () => {
    shop = await startShopBehind(name)
    ;({ guest: guestWithCart, productId } = await createGuestWithTwoItems(shop))
    customer = await createLoggedInVisitor(shop, tom)
    for (const visitor of [customer, guestWithCart])
      for (const path of ['/en/range', '/en/cart', '/en/checkout']) await (await visitor.ask(path)).text()
  })
  afterAll(() => shop.stop())

  async function timed(work: () => Promise<Response>) {
    const startedAt = performance.now()
    const answer = await work()
    const text = await answer.text()
    return { status: answer.status, text, location: answer.headers.get('location'), ms: performance.now() - startedAt }
  }

  test('an addition to the cart is reported within 4 s, with and without scripts', async () => {
    shop.commerce.behave({ mode: 'hang' })
    const fields = { productId, quantity: '1' }
    const action = '/api/en/cart/items'
    const took = await Promise.all([
      timed(() => customer.post(action, fields)),
      timed(() => guestWithCart.post(action, fields)),
      timed(() => visitorOf(shop).post(action, fields)),
      timed(() => visitorOf(shop).submit(action, fields, '/en/range')),
      timed(() => guestWithCart.submit(action, fields, '/en/range')),
      timed(() => customer.submit(action, fields, '/en/range')),
    ])
    shop.commerce.behave({ mode: 'pass' })
    for (const { ms, status } of took) {
      expect(status).toBe(503)
      expect(ms).toBeLessThan(4_000 + marginMs)
    }
  })

  async function order(visitor: Visitor, behave: () => void) {
    shop.commerce.behave({ mode: 'pass' })
    await visitor.post('/api/en/cart/clear', {})
    await visitor.post('/api/en/cart/items', { productId, quantity: '1' })
    type Given = { addresses: { id: string }[]; methods: { code: string }[]; key: string; seen: string }
    const { addresses, methods, key, seen } = (await (await visitor.ask('/api/en/checkout')).json()) as Given
    const shippingMethod = methods[0]?.code ?? ''
    const fields = { shippingAddressId: addresses[0]?.id ?? '', billingAddressId: 'same', shippingMethod, key, seen }
    behave()
    return timed(() => visitor.submit('/api/en/checkout/order', fields, '/en/checkout'))
  }
  const total = async () => ((await (await customer.ask('/api/en/orders')).json()) as { total: number }).total

  test('an order is reported as unconfirmed within 8 s, and is placed by a retry', async () => {
    const before = await total()
    const sent = await order(customer, () => shop.commerce.behave({ mode: 'hang' }))
    expect([sent.status, sent.location]).toEqual([303, '/en/checkout'])
    expect(sent.ms).toBeLessThan(8_000 + marginMs)
    const page = await timed(() => customer.ask('/en/checkout'))
    expect(page.text).toContain('We are checking whether your order arrived')
    shop.commerce.behave({ mode: 'pass' })
    const retried = await customer.submit('/api/en/checkout/unconfirmed', {}, '/en/checkout')
    expect(retried.headers.get('location')).toBe('/en/checkout-success')
    expect(await total()).toBe(before + 1)
  })

  test('an order that takes longer than its deadline is found by its idempotency key', async () => {
    const before = await total()
    const slowOrder = (body: string) =>
      body.includes('"placeOrder"') ? ({ mode: 'pass', delayMs: 7_000 } as const) : ({ mode: 'pass' } as const)
    const sent = await order(customer, () => shop.commerce.behave(slowOrder))
    expect([sent.status, sent.location]).toEqual([303, '/en/checkout'])
    shop.commerce.behave({ mode: 'pass' })
    const retried = await customer.submit('/api/en/checkout/unconfirmed', {}, '/en/checkout')
    expect(retried.headers.get('location')).toBe('/en/checkout-success')
    await new Promise((done) => setTimeout(done, 2_000))
    expect(await total()).toBe(before + 1)
  })
})
