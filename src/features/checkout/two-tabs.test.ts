import fc from 'fast-check'
import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '#backends/commerce/testing/shop.ts'
import { cartApi } from '#features/cart/cart.api.ts'
import { type Problem, Refusal } from '#features/forms/problem.ts'
import { createBackend } from '#server/clients/backend.ts'
import { createPrivateCalls } from '#server/clients/private-calls.ts'
import { openSqliteD1 } from '#server/sqlite-d1.ts'
import { makeTestContext, nadia, post } from '#tests/support/api-context.ts'
import { checkoutApi } from './checkout.api.ts'
import type { Checkout } from './checkout.ts'

const api = new Hono().route('/checkout', checkoutApi).route('/cart', cartApi)
api.onError((error) => {
  if (error instanceof Refusal) return Response.json(error.problem, { status: error.problem.status })
  const isRefused = error.name === 'BackendError' && 'kind' in error && error.kind === 'refused'
  return Response.json({ title: error.message }, { status: isRefused ? 422 : 503 })
})

type Line = { id: string; name: string; quantity: number }
type Shown = { checkout: Checkout; lines: Line[]; subTotal: number }
type Tab = { shown: Shown | null; unanswered: string | undefined }

let shop: Shop
let token: string
let products: Record<string, string>
/** How the next order fares on its way: its answer is lost, or it never arrives. */
let fate: 'answered' | 'lost' | 'swallowed' = 'answered'

beforeAll(async () => {
  shop = await openShop(openSqliteD1(':memory:'))
  token = (await shop.login('nadia')).authorization?.replace('Bearer ', '') ?? ''
  const { results } = await shop.db.prepare('SELECT sku, id FROM products').all<{ sku: string; id: number }>()
  products = Object.fromEntries(results.map(({ sku, id }) => [sku, String(id)]))
})

async function embedded(request: Request): Promise<Response> {
  const text = await request.text()
  const isOrder = text.includes('mutation placeOrder')
  if (isOrder && fate === 'swallowed') throw new TypeError('fetch failed')
  const answer = await shop.postText(text, Object.fromEntries(request.headers))
  if (isOrder && fate === 'lost') throw new TypeError('fetch failed')
  return answer
}

/** A request of the shop's api in Nadia's name, over the embedded backend. */
async function ask(tab: Tab, path: string, fields: Record<string, string> | null, isBase: boolean) {
  const commerce = createBackend({
    name: 'commerce',
    url: null,
    token: null,
    embedded,
    cache: {} as never,
    log: () => undefined,
  })
  const session = { ...nadia, token }
  const about = { locale: 'en', waitUntil: () => undefined, cartToken: null, requestId: 'r', network: null } as const
  const calls = createPrivateCalls({ commerce, session, ...about })
  const base = {
    lacks: async () => true,
    commerce: ((document, variables, options) => {
      const {
        cartVersion: _,
        cartSubTotal: __,
        ...input
      } = (variables as { input?: Record<string, unknown> }).input ?? {}
      return calls.commerce(document, (document.name === 'placeOrder' ? { input } : variables) as never, options)
    }) as typeof calls.commerce,
  }
  const { context, cookies } = await makeTestContext(
    {},
    { session, calls: isBase ? base : calls, unansweredOrder: tab.unanswered, log: () => undefined },
  )
  const answer = await api.request(path, fields ? post(fields) : {}, { context })
  const sealed = cookies.flatMap((line) => /^pv_u\d=([^;]+)/.exec(line)?.[1] ?? []).join('')
  if (sealed) tab.unanswered = sealed
  else if (cookies.some((line) => line.startsWith('pv_u1=;'))) tab.unanswered = undefined
  return answer
}

const skus = ['200001-1', '200001-2', '200006', '200007'] as const
const action = fc.record({
  tab: fc.constantFrom(0, 1),
  does: fc.oneof(
    { weight: 1, arbitrary: fc.constant('open' as const) },
    { weight: 4, arbitrary: fc.constant('order' as const) },
    {
      weight: 4,
      arbitrary: fc.constantFrom('add' as const, 'add' as const, 'remove' as const, 'ask' as const, 'price' as const),
    },
  ),
  sku: fc.constantFrom(...skus),
  quantity: fc.integer({ min: 1, max: 3 }),
  fate: fc.constantFrom('answered' as const, 'answered' as const, 'lost' as const, 'swallowed' as const),
})
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never

/** One buyer's tabs: what each shows, and what was confirmed under each key. */
function makeTabs(isBase: boolean) {
  const tabs: [Tab, Tab] = [
    { shown: null, unanswered: undefined },
    { shown: null, unanswered: undefined },
  ]
  const confirmed = new Map<string, Shown>()

  async function open(tab: Tab) {
    const checkout = (await (await ask(tab, '/checkout', null, isBase)).json()) as Checkout
    const seen = JSON.parse(checkout.seen) as { subTotal: number; lines: Line[] }
    // what goes out is what the page draws
    expect(seen.lines.map(({ id, quantity }) => [id, quantity])).toEqual(
      (checkout.cart?.lines ?? []).map(({ productId, quantity }) => [productId, quantity]),
    )
    tab.shown = { checkout, lines: seen.lines, subTotal: seen.subTotal }
  }

  async function order(tab: Tab) {
    if (!tab.shown?.lines.length) return void (await open(tab))
    const { shown } = tab
    confirmed.set(shown.checkout.key, shown)
    const fields = { shippingAddressId: '2', billingAddressId: '1', shippingMethod: 'pickup_pickup' }
    const { key, seen } = shown.checkout
    const answer = await ask(tab, '/checkout/order', { ...fields, key, seen }, isBase)
    if (answer.status !== 409) return
    const { detail = '' } = (await answer.json()) as Problem
    await open(tab)
    const now = new Map(tab.shown?.lines.map((line) => [line.id, line]))
    const before = new Map(shown.lines.map((line) => [line.id, line]))
    const changed = [...before.values(), ...now.values()].filter(
      ({ id }) => before.get(id)?.quantity !== now.get(id)?.quantity,
    )
    return { detail, names: changed.map(({ name }) => name) }
  }

  async function run({ tab: index, does, sku, quantity }: Action) {
    const tab = tabs[index] as Tab
    if (does === 'open') return open(tab)
    if (does === 'order') return order(tab)
    const productId = products[sku] ?? ''
    if (does === 'add') await ask(tab, '/cart/items', { productId, quantity: String(quantity) }, isBase)
    if (does === 'ask') await ask(tab, '/checkout/unanswered', {}, isBase)
    if (does === 'remove') {
      const { cart } = (await (await ask(tab, '/cart', null, isBase)).json()) as {
        cart: { lines: { id: string }[] } | null
      }
      if (cart?.lines[0]) await ask(tab, `/cart/items/${cart.lines[0].id}/remove`, {}, isBase)
    }
    if (does === 'price')
      await shop.db
        .prepare(
          'UPDATE product_prices SET regular_cents = regular_cents + 10, final_cents = final_cents + 10 WHERE product_id = ?1',
        )
        .bind(Number(productId))
        .run()
  }
  return { run, confirmed }
}

async function reset() {
  await shop.db.batch(
    ['DELETE FROM cart_items', 'DELETE FROM orders', 'UPDATE stock SET quantity = 500'].map((sql) =>
      shop.db.prepare(sql),
    ),
  )
}

/** Every order there is holds the lines and the sum that were confirmed under its key. */
async function checkOrders(confirmed: Map<string, Shown>) {
  const { results: orders } = await shop.db
    .prepare('SELECT id, idempotency_key AS key, subtotal_cents AS cents FROM orders')
    .all<{ id: string; key: string; cents: number }>()
  for (const { id, key, cents } of orders) {
    const { results: items } = await shop.db
      .prepare('SELECT product_id AS id, quantity FROM order_items WHERE order_id = ?1 ORDER BY position')
      .bind(id)
      .all<{ id: number; quantity: number }>()
    const shown = confirmed.get(key)
    expect(items.map((item) => [String(item.id), item.quantity])).toEqual(
      shown?.lines.map((line) => [line.id, line.quantity]),
    )
    expect(cents).toBe(Math.round((shown?.subTotal ?? 0) * 100))
  }
  return orders.length
}

test('two tabs in any order and at once, answers lost: an order is the cart that was confirmed, or none and the difference is named', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(action, { minLength: 1, maxLength: 2 }), { maxLength: 14 }), async (steps) => {
      await reset()
      const { run, confirmed } = makeTabs(false)
      for (const step of steps) {
        fate = step[0]?.fate ?? 'answered'
        const refused = await Promise.all(step.map(run))
        // alone in its moment, a refusal names every line that differs
        if (step.length === 1 && refused[0])
          for (const name of refused[0].names) expect(refused[0].detail).toContain(name)
        await checkOrders(confirmed)
      }
    }),
    { numRuns: 60 },
  )
})

test('where the backend cannot compare, the shop does: one step after the other, the same holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 16 }), async (steps) => {
      await reset()
      const { run, confirmed } = makeTabs(true)
      for (const step of steps) {
        fate = step.fate
        const refused = await run(step)
        if (refused) for (const name of refused.names) expect(refused.detail).toContain(name)
        await checkOrders(confirmed)
      }
    }),
    { numRuns: 40 },
  )
})

test('what another tab added is not ordered but named, and confirmed it is ordered', async () => {
  await reset()
  fate = 'answered'
  const { run, confirmed } = makeTabs(false)
  const step = { tab: 0, sku: '200006', quantity: 1, fate } as const
  await run({ ...step, does: 'add' })
  await run({ ...step, does: 'open' })
  await run({ ...step, does: 'add', tab: 1, sku: '200001-2', quantity: 2 })
  const refused = await run({ ...step, does: 'order' })
  expect(refused?.detail).toMatch(
    /^Added: 2 × White wine, case\. Subtotal excl\. VAT: €\d+\.\d\d before, €\d+\.\d\d now\. /,
  )
  expect(await checkOrders(confirmed)).toBe(0)
  await run({ ...step, does: 'order' })
  expect(await checkOrders(confirmed)).toBe(1)
})
