import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Problem } from '#service/problem.ts'
import { type EmbeddedShop, openEmbeddedShop } from '#tests/support/embedded-shop.ts'
import { historyRuns, historyTimeoutMs } from '#tests/support/history-runs.ts'
import type { Checkout } from './checkout.ts'

type Line = { id: string; name: string; quantity: number }
type Shown = { checkout: Checkout; lines: Line[]; subTotal: number }
type Tab = { shown: Shown | null; unconfirmed: string | undefined }

let shop: EmbeddedShop

beforeAll(async () => {
  shop = await openEmbeddedShop()
})

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

/** Two tabs of one customer: what each shows, and what was confirmed per idempotency key. */
function makeTabs(isBase: boolean) {
  const tabs: [Tab, Tab] = [
    { shown: null, unconfirmed: undefined },
    { shown: null, unconfirmed: undefined },
  ]
  const confirmed = new Map<string, Shown>()

  async function open(tab: Tab) {
    const checkout = (await (await shop.ask(tab, '/checkout', null, isBase)).json()) as Checkout
    const seen = JSON.parse(checkout.seen) as { subTotal: number; lines: Line[] }
    // the snapshot sent with the order equals the displayed lines
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
    const answer = await shop.ask(tab, '/checkout/order', { ...fields, key, seen }, isBase)
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
    const productId = shop.products[sku] ?? ''
    if (does === 'add') await shop.ask(tab, '/cart/items', { productId, quantity: String(quantity) }, isBase)
    if (does === 'ask') await shop.ask(tab, '/checkout/unconfirmed', {}, isBase)
    if (does === 'remove') {
      const { cart } = (await (await shop.ask(tab, '/cart', null, isBase)).json()) as {
        cart: { lines: { id: string }[] } | null
      }
      if (cart?.lines[0]) await shop.ask(tab, `/cart/items/${cart.lines[0].id}/remove`, {}, isBase)
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

/** Checks that every order has the lines and the subtotal that were confirmed with its key. */
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
    // order of lines is ignored: a line removed and added again by the other tab comes last
    const ordered = items.map((item) => [String(item.id), item.quantity]).sort()
    expect(ordered).toEqual(shown?.lines.map((line) => [line.id, line.quantity]).sort())
    expect(cents).toBe(Math.round((shown?.subTotal ?? 0) * 100))
  }
  return orders.length
}

test(
  'two tabs, also concurrently and with lost responses: an order equals the confirmed cart, or is rejected with the differences',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(action, { minLength: 1, maxLength: 2 }), { maxLength: 14 }), async (steps) => {
        await shop.reset()
        const { run, confirmed } = makeTabs(false)
        for (const step of steps) {
          shop.way.fate = step[0]?.fate ?? 'answered'
          const refused = await Promise.all(step.map(run))
          // without a concurrent step, a rejection names every line that differs
          if (step.length === 1 && refused[0])
            for (const name of refused[0].names) expect(refused[0].detail).toContain(name)
          await checkOrders(confirmed)
        }
      }),
      historyRuns('checkout in two tabs, concurrent', { numRuns: 60 }),
    )
  },
  historyTimeoutMs,
)

test(
  'without cartVersion at the backend the shop compares carts: the same holds for sequential steps',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 16 }), async (steps) => {
        await shop.reset()
        const { run, confirmed } = makeTabs(true)
        for (const step of steps) {
          shop.way.fate = step.fate
          const refused = await run(step)
          if (refused) for (const name of refused.names) expect(refused.detail).toContain(name)
          await checkOrders(confirmed)
        }
      }),
      historyRuns('checkout in two tabs, backend without extensions', { numRuns: 40 }),
    )
  },
  historyTimeoutMs,
)

test('an addition of another tab is reported first, and ordered once confirmed', async () => {
  await shop.reset()
  const { run, confirmed } = makeTabs(false)
  const step = { tab: 0, sku: '200006', quantity: 1, fate: 'answered' } as const
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
