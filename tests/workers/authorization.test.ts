import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, findOrderableProducts, lena, nadia, type Visitor, visitorOf } from '../support/visit.ts'

const writes = [
  'account/login',
  'account/logout',
  'account/password',
  'account/sessions/end',
  'account/users/invitations',
  'account/users/2/role',
  'account/users/2/remove',
  'account/invitation',
  'cart/items',
  'cart/sets',
  'cart/undo-add',
  'cart/items/1',
  'cart/items/1/remove',
  'cart/items/1/replace',
  'cart/clear',
  'catalogue/allergen-profile',
  'addresses',
  'addresses/2',
  'addresses/2/default',
  'addresses/2/remove',
  'checkout/order',
  'checkout/unconfirmed',
  'planning/cart',
  'standing-orders',
  'standing-orders/1',
  'standing-orders/1/state',
  'standing-orders/1/dates/2099-01-06',
  'standing-orders/1/dates/2099-01-06/cart',
  'planning/dismissals',
  'orders/1/cancel',
  'orders/1/decline',
  'orders/1/reply',
]
const bodies = {
  'application/json': '{"productId":"1","quantity":"1"}',
  'application/x-www-form-urlencoded': 'productId=1&quantity=1',
  'text/plain': '{"productId":"1","quantity":"1"}',
}

describeEachRuntime('unauthorized callers', (runtime) => {
  const { origin, port } = new URL(runtime.url)

  test('a write without a same-origin header returns 403, whatever its other headers and content type', async () => {
    const customer = await createLoggedInVisitor(runtime)
    const [productId] = await findOrderableProducts(runtime, 1)
    await customer.post('/api/en/cart/items', { productId, quantity: '2' })
    const cartOf = async () => (await customer.ask('/api/en/cart')).text()
    const before = await cartOf()
    const sources: Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${origin}.evil.example` },
      { origin: origin.replace(port, String(Number(port) + 1)) },
      { origin: origin.replace('http:', 'https:') },
      { origin, 'sec-fetch-site': 'cross-site' },
      { origin, 'sec-fetch-site': 'same-site' },
      { origin, 'sec-fetch-site': 'none' },
      { authorization: 'Bearer x'.padEnd(40, 'x') },
    ]
    const done = await Promise.all(
      writes.flatMap((path) =>
        sources.flatMap((source) =>
          Object.entries(bodies).map(async ([type, body]) => {
            const headers = { 'content-type': type, ...source }
            const { status } = await customer.ask(`/api/en/${path}`, { method: 'POST', body, headers })
            return status === 403 ? [] : [[path, source, type, status]]
          }),
        ),
      ),
    )
    expect(done.flat()).toEqual([])
    expect(await cartOf()).toBe(before)
  })

  // F387, F571
  test('prices of one customer group reach no customer of the other group and no guest, in responses and pages', async () => {
    const rows = await runtime.sql<{ product_id: number; price_group: string; final_cents: number }>(
      'COMMERCE_DB',
      'SELECT product_id, price_group, final_cents FROM product_prices',
    )
    const priceOf = new Map(rows.map((row) => [`${row.price_group} ${row.product_id}`, row.final_cents]))
    const [first] = await findOrderableProducts(runtime, 1)
    const customers: [string, Visitor][] = []
    for (const [group, email] of [
      ['A', nadia],
      ['B', lena],
    ] as const) {
      const customer = await createLoggedInVisitor(runtime, email)
      await customer.post('/api/en/cart/clear', {})
      await customer.post('/api/en/cart/items', { productId: first, quantity: '1' })
      customers.push([group, customer])
    }
    const pricePaths = [
      'catalogue/prices',
      'catalogue/new/prices',
      'catalogue/prices?filters=search%3Acheese',
      'search/prices?q=cheese',
    ]
    const wrong: unknown[] = []
    let seen = 0
    // alternates between the customers
    for (const [group, customer] of [...customers, ...customers]) {
      for (const path of pricePaths) {
        const answer = await customer.ask(`/api/en/${path}`)
        const { prices } = (await answer.json()) as {
          prices: { productId: string; cents: { amount: number } | null }[]
        }
        for (const { productId, cents } of prices) {
          const own = priceOf.get(`${group} ${productId}`)
          if (own === undefined) continue
          seen += 1
          if (cents?.amount !== own) wrong.push([path, group, productId, cents?.amount, own])
        }
        if (!/no-store/.test(answer.headers.get('cache-control') ?? '')) wrong.push([path, 'may be kept'])
      }
      const { cart } = (await (await customer.ask('/api/en/cart')).json()) as { cart: { totals: { subTotal: string } } }
      const own = ((priceOf.get(`${group} ${first}`) ?? Number.NaN) / 100).toFixed(2)
      if (cart.totals.subTotal.replace(/[^\d.]/g, '') !== own) wrong.push(['cart', group, cart.totals.subTotal, own])
    }
    const guest = visitorOf(runtime)
    for (const path of pricePaths) {
      const { status } = await guest.ask(`/api/en/${path}`)
      if (status !== 401) wrong.push([path, 'a guest', status])
    }
    for (const path of ['/en', '/en/range', '/en/range?filters=search%3Acheese', '/en/range', '/en/cart']) {
      const html = await (await guest.ask(path)).text()
      if (/€\s?\d/.test(html)) wrong.push([path, 'a guest sees an amount'])
    }
    expect(wrong).toEqual([])
    expect(seen).toBeGreaterThan(100)
    for (const [, customer] of customers) await customer.post('/api/en/cart/clear', {})
  })

  // F555
  test("a tampered session cookie is treated as a guest's", async () => {
    const customer = await createLoggedInVisitor(runtime, lena)
    const sealed = customer.cookies.get('pv_s') ?? ''
    const bytesOf = (text: string) => text.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'))
    const at = fc.nat(sealed.length - 1)
    const letter = fc.constantFrom(...'AZaz09-_.=%')
    const tampered = fc.oneof(
      fc.tuple(at, letter).map(([place, by]) => sealed.slice(0, place) + by + sealed.slice(place + 1)),
      at.map((place) => sealed.slice(0, place)),
      fc.tuple(at, letter).map(([place, by]) => sealed.slice(0, place) + by + sealed.slice(place)),
      fc.tuple(at, at).map(([one, other]) => sealed.slice(other) + sealed.slice(0, one)),
      letter.map((by) => `${sealed}.${by}`),
      fc.shuffledSubarray(sealed.split('.'), { minLength: 4 }).map((parts) => parts.join('.')),
    )
    const user = async (cookie: string) => {
      const answer = await visitorOf(runtime).ask('/api/auth/user', { headers: { cookie: `pv_s=${cookie}` } })
      return [answer.status, ((await answer.json()) as { loggedIn: boolean }).loggedIn]
    }
    expect(await user(sealed)).toEqual([200, true])
    await fc.assert(
      fc.asyncProperty(tampered, async (cookie) => {
        // other base64url characters can encode the same bytes
        fc.pre(bytesOf(cookie).join('.') !== bytesOf(sealed).join('.'))
        expect(await user(cookie)).toEqual([200, false])
      }),
      { numRuns: 60 },
    )
    for (const cookie of fc.sample(tampered, 12)) {
      const { status } = await visitorOf(runtime).ask('/en/dashboard', { headers: { cookie: `pv_s=${cookie}` } })
      expect([cookie, [200, 302].includes(status)]).toEqual([cookie, true])
    }
  })
})
