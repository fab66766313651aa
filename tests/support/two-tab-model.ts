// Model of a buyer with two tabs: compares the effects of random actions with the expected cart and orders.
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { addItemToCart, removeLine, undoAdd } from '#features/cart/cart.actions.ts'
import type { Checkout } from '#features/checkout/checkout.ts'
import type { Listing } from '#features/listing/listing.ts'
import { type CartTab, type Connection, openCartTab } from './cart-tab.ts'
import type { EmbeddedShop } from './embedded-shop.ts'

/** A SKU or an EAN, and the id of its packaging. */
export type ProductCode = readonly [code: string, productId: string]

const presses = [
  'add',
  'add',
  'type',
  'type',
  'leave',
  'remove',
  'undo',
  'undo',
  'undo',
  'checkout',
  'order',
  'order',
  'order',
] as const
const circumstances = ['rest', 'arrive', 'offline', 'online', 'sessionOver', 'login'] as const
/** An action of the buyer in one of two tabs, or a change of the connection or session. */
export const step = fc.record({
  does: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...presses) },
    { weight: 1, arbitrary: fc.constantFrom(...circumstances) },
  ),
  tab: fc.constantFrom(0 as const, 1 as const),
  which: fc.nat(9),
  fate: fc.oneof(
    { weight: 3, arbitrary: fc.constant<Connection['fate']>('answered') },
    { weight: 2, arbitrary: fc.constantFrom<Connection['fate']>('lost', 'swallowed', 'late') },
  ),
})
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
type Quantities = Record<string, number>

const toQuantities = (lines: readonly { productId: string; quantity: number }[]): Quantities =>
  Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]))

const found = new Map<string, string>()

/** A buyer with two tabs, and the expected result of the actions that have reached the shop. */
export function createBuyerModel(shop: EmbeddedShop, codes: readonly ProductCode[]) {
  const read = async (sql: string) =>
    toQuantities((await shop.db.prepare(sql).all<{ productId: string; quantity: number }>()).results)
  const inCart = () => read('SELECT product_id AS productId, quantity FROM cart_items')
  const ordered = (orderId: string) =>
    read(`SELECT product_id AS productId, quantity FROM order_items WHERE order_id = '${orderId}'`)
  const actions = new Map<string, number>()
  const states: Quantities[] = [{}]
  /** Carts that checkouts were opened with, and the number of earlier states. */
  const opened: { before: number; quantities: Quantities }[] = []
  const productOf = new Map<string, string>()
  const typed = [new Map<string, string>(), new Map<string, string>()] as const
  /** A removal, also by the quantity 0, discards what both tabs typed: an undo restores the line with its saved quantity. */
  const forgetTexts = (lineId: string) => {
    for (const texts of typed) texts.delete(lineId)
  }
  const shown: [Checkout | null, Checkout | null] = [null, null]
  const confirmed = new Map<string, Quantities>()
  const orders = new Set<string>()
  const change = (productId: string, to: (now: number) => number) => {
    const quantity = Math.max(0, to(actions.get(productId) ?? 0))
    if (quantity > 0) actions.set(productId, quantity)
    else actions.delete(productId)
    states.push(Object.fromEntries(actions))
  }
  const tabs = [openTab(0), openTab(1)] as const
  tabs[0].others.push(tabs[1])
  tabs[1].others.push(tabs[0])

  function openTab(index: 0 | 1): CartTab {
    const undone = new Set<object>()
    return openCartTab(shop, {
      saved(lineId, quantity) {
        change(productOf.get(lineId) ?? '', () => Number(quantity))
        if (Number(quantity) === 0) forgetTexts(lineId)
        else if (typed[index].get(lineId) === quantity) typed[index].delete(lineId)
      },
      takenBack(action, steps) {
        if (undone.has(steps)) return
        undone.add(steps)
        for (const { productId, quantity } of steps)
          change(productId, (now) => now + (action === addItemToCart ? quantity : -quantity))
      },
    })
  }

  const linesOf = (tab: CartTab) => tab.store.getCart()?.lines ?? []
  /** Typed quantities that are still in a field and not yet saved. */
  const waiting = (index: 0 | 1) =>
    [...typed[index]].filter(([lineId]) => linesOf(tabs[index]).some(({ id }) => id === lineId))

  async function scan(tab: CartTab, code: string) {
    const listing = await tab.read<Listing>(`/catalogue/listing?filters=${encodeURIComponent(`search:${code}`)}`)
    return listing?.products[0]?.shown?.id
  }

  async function add(tab: CartTab, which: number) {
    const [code = '', itsId = ''] = codes[which % codes.length] ?? []
    const productId = found.get(code) ?? (await scan(tab, code))
    if (!productId) return
    expect(productId, 'the packing that the code is of').toBe(itsId)
    found.set(code, productId)
    const quantity = 1 + (which % 3)
    const fields = { productId, quantity: String(quantity) }
    const outcome = await tab.send(addItemToCart, fields, () => change(productId, (now) => now + quantity))
    if (!outcome.ok) return
    const { cart, added = 0 } = outcome.value
    const before = cart?.lines.find((line) => line.productId === productId)?.quantity
    if (before && added > 0) tab.tellUndo(undoAdd, [{ productId, quantity: added, quantityBefore: before }])
  }

  async function remove(tab: CartTab, which: number) {
    const line = linesOf(tab)[which % linesOf(tab).length]
    if (!line) return
    let gone: number | undefined
    const outcome = await tab.send(removeLine(line.id), {}, () => {
      gone = actions.get(line.productId)
      change(line.productId, () => 0)
      forgetTexts(line.id)
    })
    if (!outcome.ok) return
    const { removed = [] } = outcome.value
    expect(toQuantities(removed)).toEqual({ [line.productId]: gone })
    expect(tab.tellUndo(addItemToCart, removed), 'a way back').not.toBeNull()
  }

  function type(index: 0 | 1, which: number) {
    const { changes } = tabs[index]
    const line = linesOf(tabs[index])[which % linesOf(tabs[index]).length]
    if (!line) return
    productOf.set(line.id, line.productId)
    const text = String(which)
    const { state, text: sent } = changes.get(line.id) ?? {}
    // the same quantity again, which the shop has saved and whose response is pending
    const isSaved = state === 'sending' && sent === text && actions.get(line.productId) === which
    // the pending response removes the line and its field, with an undo
    const isRemoved = !actions.has(line.productId)
    changes.write(line.id, text, line.quantity)
    // a quantity that the cart has already is not sent
    if (changes.get(line.id) && !isSaved && !isRemoved) typed[index].set(line.id, text)
    else typed[index].delete(line.id)
  }

  async function undo(tab: CartTab, which: number) {
    const toasts = tab.toasts.getToasts()
    const id = toasts[which % toasts.length]?.id
    if (!id) return
    await tab.toasts.act(id)
    const isThere = tab.toasts.getToasts().some((toast) => toast.id === id)
    expect(isThere, 'what could not be taken back can be tried again').toBe(tab.undos.get(id) !== true)
  }

  async function enter(index: 0 | 1) {
    if (!(await tabs[index].saveAll())) return
    expect(waiting(index), 'typed, and not in the checkout').toEqual([])
    const before = states.length - 1
    const checkout = await tabs[index].read<Checkout>('/checkout')
    if (!checkout) return
    opened.push({ before, quantities: toQuantities(checkout.cart?.lines ?? []) })
    shown[index] = checkout
  }

  async function order(index: 0 | 1, fate: Connection['fate']) {
    const checkout = shown[index]
    const { connection, tab } = tabs[index]
    if (!checkout?.cart?.lines.length || !connection.isThere) return
    const { key, seen } = checkout
    confirmed.set(key, toQuantities(checkout.cart.lines))
    const fields = { shippingAddressId: '2', billingAddressId: '1', shippingMethod: 'pickup_pickup', key, seen }
    shop.way.fate = fate === 'late' ? 'answered' : fate
    connection.busy += 1
    const { ok } = await shop.ask(tab, '/checkout/order', fields)
    connection.busy -= 1
    if (!ok) return
    shown[index] = null
    for (const each of tabs) void each.renew()
  }

  async function run({ does, tab: index, which, fate }: Step) {
    const tab = tabs[index]
    const { connection, changes, page } = tab
    connection.fate = fate
    if (does === 'add') await add(tab, which)
    else if (does === 'remove') await remove(tab, which)
    else if (does === 'type') type(index, which)
    else if (does === 'leave') await changes.flush()
    else if (does === 'rest') vi.advanceTimersByTime(500)
    else if (does === 'undo') await undo(tab, which)
    else if (does === 'checkout') await enter(index)
    else if (does === 'order') await (shown[index] ? order(index, fate) : enter(index))
    else if (does === 'arrive') for (const through of connection.late.splice(0)) through()
    else if (does === 'offline') connection.isThere = false
    else if (does === 'online') {
      connection.isThere = true
      page.dispatchEvent(new Event('online'))
    } else {
      await shop.revokeSessions(does === 'sessionOver')
      if (does === 'login') for (const each of tabs) void each.renew()
    }
  }

  /** The cart equals the expected one, unsaved quantities have a visible state, and orders contain what was confirmed. */
  async function check() {
    const { results } = await shop.db
      .prepare('SELECT id, idempotency_key AS key FROM orders')
      .all<{ id: string; key: string }>()
    for (const { id, key } of results) {
      if (orders.has(id)) continue
      orders.add(id)
      expect(await ordered(id)).toEqual(confirmed.get(key))
      expect(confirmed.get(key)).toEqual(Object.fromEntries(actions))
      actions.clear()
      states.push({})
    }
    expect(await inCart()).toEqual(Object.fromEntries(actions))
    // actions during the request of the checkout may reach the shop before or after it
    for (const { before, quantities } of opened.splice(0)) expect(states.slice(before)).toContainEqual(quantities)
    for (const index of [0, 1] as const)
      for (const [lineId, text] of waiting(index)) {
        const told = tabs[index].changes.get(lineId)
        expect([told?.text, told?.state]).toEqual([text, expect.stringMatching(/^(typed|sending|unsaved|refused)$/)])
      }
  }
  return { tabs, typed, run, check, waiting, actions, orders }
}
