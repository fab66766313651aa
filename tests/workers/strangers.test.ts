// What a stranger can send: writes from other sites, other people's ids, sessions that were tampered with. None of it does anything.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeEachRuntime } from '../support/runtimes.ts'
import { lena, loggedIn, nadia, orderable, tom, visitorOf } from '../support/visit.ts'

const writes = [
  'account/login',
  'account/logout',
  'account/password',
  'account/sessions/end',
  'cart/items',
  'cart/sets',
  'cart/take-back',
  'cart/items/1',
  'cart/items/1/remove',
  'cart/clear',
  'catalogue/allergen-profile',
  'addresses',
  'addresses/2',
  'addresses/2/default',
  'addresses/2/remove',
  'checkout/order',
  'checkout/unanswered',
]
const bodies = {
  'application/json': '{"productId":"1","quantity":"1"}',
  'application/x-www-form-urlencoded': 'productId=1&quantity=1',
  'text/plain': '{"productId":"1","quantity":"1"}',
}

describeEachRuntime('strangers', (runtime) => {
  const { origin, port } = new URL(runtime.url)

  test('a write that does not come from the shop is refused, whatever it says of itself', async () => {
    const customer = await loggedIn(runtime)
    const [productId] = await orderable(runtime, 1)
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

  test("other people's orders, addresses and cart lines are not there, for a stranger, a colleague and a guest", async () => {
    const customer = await loggedIn(runtime, nadia)
    const [productId] = await orderable(runtime, 1)
    await customer.post('/api/en/cart/items', { productId, quantity: '2' })
    const read = async <Answer>(path: string) => (await (await customer.ask(path)).json()) as Answer
    const orders: { id: string; number: string }[] = []
    for (const page of [1, 2, 3])
      orders.push(...(await read<{ orders: typeof orders }>(`/api/en/orders?page=${page}`)).orders)
    expect(new Set(orders.map(({ id }) => id)).size).toBeGreaterThan(20)
    const before = await read<{ cart: { lines: { id: string }[] } }>('/api/en/cart')
    const lines = before.cart.lines.map(({ id }) => id)
    expect(lines.length).toBeGreaterThan(0)
    for (const [other, refused] of [
      [await loggedIn(runtime, lena), 404],
      [await loggedIn(runtime, tom), 404],
      [visitorOf(runtime), 401],
    ] as const) {
      for (const { id, number } of orders) {
        const answer = await other.ask(`/api/en/orders/${id}`)
        expect([id, answer.status, (await answer.text()).includes(number)]).toEqual([id, refused, false])
      }
      for (const id of lines) {
        const changed = await other.post(`/api/en/cart/items/${id}`, { quantity: '9' })
        const removed = await other.post(`/api/en/cart/items/${id}/remove`, {})
        for (const { status } of [changed, removed]) expect([401, 404, 422]).toContain(status)
      }
    }
    expect(await read('/api/en/cart')).toEqual(before)
  })

  test('a session that was tampered with is nobody, and breaks nothing', async () => {
    const customer = await loggedIn(runtime, lena)
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
        // other letters may stand for the same bytes
        fc.pre(bytesOf(cookie).join('.') !== bytesOf(sealed).join('.'))
        expect(await user(cookie)).toEqual([200, false])
      }),
      { numRuns: 215 },
    )
    for (const cookie of fc.sample(tampered, 12)) {
      const { status } = await visitorOf(runtime).ask('/en/dashboard', { headers: { cookie: `pv_s=${cookie}` } })
      expect([cookie, [200, 302].includes(status)]).toEqual([cookie, true])
    }
  })
})
