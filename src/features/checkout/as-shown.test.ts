// What a buyer sees is what the shop holds and orders: the shop's own client code over the embedded backend, with answers that get lost.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Cart } from '#features/cart/cart.ts'
import { newPress } from '#features/cart/cart-answer.ts'
import type { CartChange } from '#features/cart/change-cart.ts'
import { createLineChanges, type Saved } from '#features/cart/line-changes.ts'
import { createUndo, type Send } from '#features/cart/undo.ts'
import { type EmbeddedShop, type Fate, openEmbeddedShop } from '#tests/support/embedded-shop.ts'
import type { Checkout } from './checkout.ts'

let shop: EmbeddedShop

beforeAll(async () => {
  shop = await openEmbeddedShop()
  // what is typed is sent when the test says so
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterAll(() => void vi.useRealTimers())

const skus = ['200001-1', '200001-2', '200006', '200007'] as const
const sku = fc.constantFrom(...skus)
const fate = fc.constantFrom<Fate>('answered', 'answered', 'lost', 'swallowed')
const few = fc.integer({ min: 1, max: 5 })

/** A tab of the browser; `network.fate` is what becomes of the next write. */
function openTab(isBase = false) {
  const tab = { unanswered: undefined }
  const network: { fate: Fate } = { fate: 'answered' }
  const send: Send = async (action, values) => {
    const lost = { ok: false, problem: { status: 0, title: 'unreachable' } } as const
    if (network.fate === 'swallowed') return lost
    const answer = await shop.ask(tab, action, { press: newPress(), ...values }, isBase)
    if (network.fate === 'lost') return lost
    const read = await answer.json()
    return answer.ok ? { ok: true, answer: read } : { ok: false, problem: read }
  }
  const read = async <Answer>(path: string) => (await (await shop.ask(tab, path, null, isBase)).json()) as Answer
  const readCart = async () => (await read<{ cart: Cart | null }>('/cart')).cart
  async function add(product: string, quantity: number) {
    network.fate = 'answered'
    const outcome = await send('/cart/items', { productId: shop.products[product] ?? '', quantity: String(quantity) })
    if (!outcome.ok) throw new Error(outcome.problem.title)
    return outcome.answer as CartChange & { added: number }
  }
  const order = (checkout: Checkout, shippingMethod: string) =>
    shop.ask(tab, '/checkout/order', {
      shippingAddressId: '2',
      billingAddressId: '1',
      shippingMethod,
      key: checkout.key,
      seen: checkout.seen,
    })
  return { network, send, read, readCart, add, order }
}

const toNumbers = (cart: Cart | null) =>
  Object.fromEntries((cart?.lines ?? []).map(({ productId, quantity }) => [productId, quantity]))

async function orderedLines() {
  const { results } = await shop.db
    .prepare('SELECT product_id AS id, quantity FROM order_items ORDER BY product_id')
    .all<{ id: number; quantity: number }>()
  return Object.fromEntries(results.map(({ id, quantity }) => [String(id), quantity]))
}

test('what is typed in the cart stays told until the shop holds it, and the checkout opens on nothing else', async () => {
  const action = fc.record({
    does: fc.constantFrom('type' as const, 'type' as const, 'leave' as const, 'checkout' as const),
    line: fc.integer({ min: 0, max: 2 }),
    quantity: fc.integer({ min: 1, max: 30 }),
    fate,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 8 }), async (actions) => {
      await shop.reset()
      const { network, send, read, readCart, add, order } = openTab()
      for (const product of ['200001-1', '200001-2', '200006']) await add(product, 1)
      const cart = await readCart()
      const held = new Map(cart?.lines.map(({ id, quantity }) => [id, quantity]))
      const wanted = toNumbers(cart)
      const changes = createLineChanges(async (id, quantity): Promise<Saved> => {
        const outcome = await send(`/cart/items/${id}`, { quantity })
        if (!outcome.ok) return { problem: outcome.problem }
        const now = outcome.answer.cart?.lines.find((line) => line.id === id)?.quantity ?? null
        held.set(id, now ?? 0)
        return { quantity: now }
      })
      const enter = async () => {
        if (!(await changes.flush())) return null
        const checkout = await read<Checkout>('/checkout')
        expect(toNumbers(checkout.cart)).toEqual(wanted)
        return checkout
      }
      for (const { does, line, quantity, fate: next } of actions) {
        const { id = '', productId = '' } = cart?.lines[line] ?? {}
        network.fate = next
        if (does === 'type') {
          changes.write(id, String(quantity), held.get(id) ?? 0)
          wanted[productId] = quantity
        } else if (does === 'leave') await changes.flush(id)
        else if (!(await enter())) {
          const open = changes.findOpen() ?? ''
          const { productId: told = '' } = cart?.lines.find((one) => one.id === open) ?? {}
          expect(changes.get(open)).toMatchObject({ state: 'unsaved', text: String(wanted[told]) })
        }
      }
      network.fate = 'answered'
      const checkout = await enter()
      expect(checkout && (await order(checkout, 'pickup_pickup')).status).toBe(200)
      expect(await orderedLines()).toEqual(wanted)
    }),
    { numRuns: 25 },
  )
})

test('an undo takes back its own deed once, whatever another tab did since and however often it is tried', async () => {
  const action = fc.record({
    does: fc.constantFrom('add' as const, 'remove' as const, 'set' as const, 'undo' as const, 'undo' as const),
    tab: fc.constantFrom(0, 1),
    sku,
    quantity: few,
    fate,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 14 }), async (actions) => {
      await shop.reset()
      const tabs = [openTab(), openTab()]
      const model: Record<string, number> = {}
      /** `effect` is what it does to the cart the first time that it arrives. */
      const deeds: { undo: ReturnType<typeof createUndo>; effect: (() => void) | null }[] = []
      for (const { does, tab: index, sku: product, quantity, fate: next } of actions) {
        const { network, send, readCart, add } = tabs[index] as ReturnType<typeof openTab>
        const productId = shop.products[product] ?? ''
        network.fate = 'answered'
        const line = (await readCart())?.lines.find((one) => one.productId === productId)
        if (does === 'add') {
          const { added } = await add(product, quantity)
          model[productId] = (model[productId] ?? 0) + added
          const effect = () => {
            model[productId] = Math.max(0, (model[productId] ?? 0) - added)
          }
          deeds.push({ undo: createUndo('/cart/take-back', [{ productId, quantity: added }]), effect })
        } else if (does === 'remove' && line) {
          const outcome = await send(`/cart/items/${line.id}/remove`, {})
          const removed = outcome.ok ? (outcome.answer.removed ?? []) : []
          expect(removed.map((one) => one.quantity)).toEqual([model[productId]])
          model[productId] = 0
          const effect = () => {
            model[productId] = (model[productId] ?? 0) + line.quantity
          }
          deeds.push({ undo: createUndo('/cart/items', removed), effect })
        } else if (does === 'set' && line) {
          await send(`/cart/items/${line.id}`, { quantity: String(quantity) })
          model[productId] = quantity
        } else if (does === 'undo') {
          const deed = deeds[quantity % deeds.length]
          if (!deed) continue
          network.fate = next
          await deed.undo(send, () => undefined)
          if (next !== 'swallowed') {
            deed.effect?.()
            deed.effect = null
          }
        }
        expect(toNumbers(await readCart())).toEqual(Object.fromEntries(Object.entries(model).filter(([, n]) => n > 0)))
      }
    }),
    { numRuns: 40 },
  )
})

test('at a backend that only sets quantities and knows no repeats, an undo that is tried again takes no more than its own', async () => {
  const other = fc.integer({ min: -3, max: 3 })
  await fc.assert(
    fc.asyncProperty(few, few, fate, other, async (before, quantity, first, change) => {
      // a line that holds by chance what it held before tells nothing
      fc.pre(first !== 'lost' || change !== quantity)
      await shop.reset()
      const here = openTab(true)
      const there = openTab(true)
      await here.add('200006', before)
      const { cart } = await here.add('200006', quantity)
      const [line] = cart?.lines ?? []
      const held = line?.quantity ?? 0
      const undo = createUndo('/cart/take-back', [{ productId: line?.productId ?? '', quantity, held }])
      here.network.fate = first
      const problem = await undo(here.send, () => undefined)
      expect(problem === null).toBe(first === 'answered')
      const [now] = (await there.readCart())?.lines ?? []
      if (now) await there.send(`/cart/items/${now.id}`, { quantity: String(Math.max(1, now.quantity + change)) })
      const after = Math.max(1, (now?.quantity ?? 0) + change)
      here.network.fate = 'answered'
      const again = await undo(here.send, () => undefined)
      const left = Object.values(toNumbers(await here.readCart()))[0] ?? 0
      // done the first time: nothing more is taken
      if (first !== 'swallowed') expect(left).toBe(after)
      else expect(after - left).toBeLessThanOrEqual(quantity)
      if (after === now?.quantity) expect([again, left]).toEqual([null, before])
    }),
    { numRuns: 40 },
  )
})

/** Whole cents of an amount as it is shown: `€1,234.56`. */
const cents = (text: string | null | undefined) => Math.round(Number(text?.replace(/[^\d.]/g, '')) * 100)

test('the sums with each delivery are what a calculator makes of the bases that are shown, and what is billed', async () => {
  const cart = fc.array(fc.record({ sku, quantity: fc.integer({ min: 1, max: 9 }) }), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(cart, fc.constantFrom('delivery_delivery', 'pickup_pickup'), async (lines, code) => {
      await shop.reset()
      const { read, readCart, add, order } = openTab()
      for (const line of lines) await add(line.sku, line.quantity)
      const shown = await readCart()
      const checkout = await read<Checkout>('/checkout')
      const method = checkout.methods.find((one) => one.code === code)
      const goods = cents(shown?.totals?.subTotal)
      const fee = method?.isFree ? 0 : cents(method?.price)
      const missing = shown?.freeDelivery?.missing
      // the promise in the cart is what the checkout asks
      expect(goods + (missing ? cents(missing) : 0)).toBe(missing ? 25_000 : goods)
      expect(fee > 0).toBe(Boolean(missing) && code === 'delivery_delivery')
      const taxes = method?.bill?.taxes ?? []
      expect(taxes.reduce((sum, { base }) => sum + cents(base), 0)).toBe(goods + fee)
      for (const { percent, base, amount } of taxes)
        expect(cents(amount)).toBe(Math.floor((cents(base) * (percent ?? 0) + 50) / 100))
      const total = goods + fee + taxes.reduce((sum, { amount }) => sum + cents(amount), 0)
      expect(cents(method?.bill?.total)).toBe(total)
      expect((await order(checkout, code)).status).toBe(200)
      expect(await shop.db.prepare('SELECT grand_total_cents FROM orders').first('grand_total_cents')).toBe(total)
      expect(await orderedLines()).toEqual(toNumbers(shown))
    }),
    { numRuns: 30 },
  )
})
