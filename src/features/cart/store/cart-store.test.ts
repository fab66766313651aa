import { expect, test } from 'vitest'
import type { Cart } from '../cart.ts'
import { createCartStore } from './cart-store.ts'

const line = {
  name: '',
  sku: '',
  href: '',
  picture: null,
  tint: null,
  unit: null,
  content: null,
  price: null,
  total: null,
  deposit: null,
  tolerance: null,
  available: null,
  substitutes: [],
  allergens: null,
}
const cart = (version: number, lines: [productId: string, quantity: number][]): Cart => ({
  id: '1',
  version,
  lines: lines.map(([productId, quantity]) => ({ ...line, id: `line ${productId}`, productId, quantity })),
  packs: 0,
  weightKg: null,
  totals: null,
  freeDelivery: null,
  smallOrderFee: null,
  belowMinimum: null,
})

test('returns the quantity of a packaging unit and notifies subscribers', () => {
  const store = createCartStore()
  let notified = 0
  const unsubscribe = store.subscribe(() => {
    notified++
  })
  expect(store.of('7')).toBe(0)
  store.accept(cart(1, [['7', 2]]))
  expect([store.of('7'), store.of('8'), notified]).toEqual([2, 0, 1])
  unsubscribe()
  store.accept(cart(2, [['8', 1]]))
  expect([store.of('7'), store.of('8'), notified]).toEqual([0, 1, 1])
})

test('ignores an older version of the cart and a missing one', () => {
  const store = createCartStore()
  store.accept(cart(3, [['7', 5]]))
  store.accept(cart(2, [['7', 1]]))
  store.accept(null)
  expect(store.of('7')).toBe(5)
})

test('the same message announced twice is two additions', () => {
  const store = createCartStore()
  store.announce({ text: '2 boxes added', label: '2 boxes', undo: null })
  const first = store.getLast()
  store.announce({ text: '2 boxes added', label: '2 boxes', undo: null })
  expect(store.getLast()).not.toEqual(first)
})

test('returns the remembered line count of a guest until the cart is loaded', () => {
  const store = createCartStore(() => 3)
  expect(store.getLines()).toBe(3)
  store.accept(cart(1, [['7', 2]]))
  expect(store.getLines()).toBe(1)
})

test('discards edits of lines that are no longer in the cart', () => {
  const store = createCartStore()
  store.accept(
    cart(1, [
      ['7', 2],
      ['8', 1],
    ]),
  )
  for (const product of ['7', '8']) store.changes.write(`line ${product}`, '5', 1)
  store.accept(cart(2, [['8', 1]]))
  expect([store.changes.get('line 7'), store.changes.get('line 8')?.text]).toEqual([null, '5'])
})

test('renew empties a cart that no longer exists and keeps it if the request fails', async () => {
  const store = createCartStore()
  store.accept(cart(1, [['7', 2]]))
  await store.renew(() => Promise.reject(new Error('no connection')))
  expect(store.getLines()).toBe(1)
  await store.renew(async () => null)
  expect([store.getLines(), store.of('7')]).toEqual([0, 0])
})

test('a read that ends after a later one is ignored', async () => {
  const store = createCartStore()
  store.accept(cart(1, [['7', 2]]))
  const slow = Promise.withResolvers<Cart | null>()
  const earlier = store.renew(() => slow.promise)
  await store.renew(async () => null)
  slow.resolve(cart(1, [['7', 2]]))
  await earlier
  expect(store.getLines()).toBe(0)
})

test('an edit made before setSaver is saved once it is called', async () => {
  const store = createCartStore()
  store.changes.write('line 7', '5', 1)
  const sent = store.changes.flush()
  store.setSaver(async (_line, text) => ({ quantity: Number(text) }))
  expect(await sent).toBe(true)
  expect(store.changes.get('line 7')).toMatchObject({ text: '5', state: 'saved' })
})
