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

test('it knows how many of a packing are in the cart, and tells who listens', () => {
  const store = createCartStore()
  let told = 0
  const leave = store.subscribe(() => {
    told++
  })
  expect(store.of('7')).toBe(0)
  store.accept(cart(1, [['7', 2]]))
  expect([store.of('7'), store.of('8'), told]).toEqual([2, 0, 1])
  leave()
  store.accept(cart(2, [['8', 1]]))
  expect([store.of('7'), store.of('8'), told]).toEqual([0, 1, 1])
})

test('an answer that comes too late changes nothing', () => {
  const store = createCartStore()
  store.accept(cart(3, [['7', 5]]))
  store.accept(cart(2, [['7', 1]]))
  store.accept(null)
  expect(store.of('7')).toBe(5)
})

test('the same words said twice are two additions', () => {
  const store = createCartStore()
  store.tell('2 boxes added', null)
  const first = store.getLast()
  store.tell('2 boxes added', null)
  expect(store.getLast()).not.toEqual(first)
})

test('a guest has as many lines as the browser remembers, until the cart itself is known', () => {
  const store = createCartStore(() => 3)
  expect(store.getLines()).toBe(3)
  store.accept(cart(1, [['7', 2]]))
  expect(store.getLines()).toBe(1)
})

test('what the cart holds no more is typed in vain', () => {
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

test('asked for anew, a cart that is gone is empty, and one that cannot be read stays as it was', async () => {
  const store = createCartStore()
  store.accept(cart(1, [['7', 2]]))
  await store.renew(() => Promise.reject(new Error('no connection')))
  expect(store.getLines()).toBe(1)
  await store.renew(async () => null)
  expect([store.getLines(), store.of('7')]).toEqual([0, 0])
})

test('a number that is typed before anybody sends it goes as soon as somebody does', async () => {
  const store = createCartStore()
  store.changes.write('line 7', '5', 1)
  const sent = store.changes.flush()
  store.setSaver(async (_line, text) => ({ quantity: Number(text) }))
  expect(await sent).toBe(true)
  expect(store.changes.get('line 7')).toMatchObject({ text: '5', state: 'saved' })
})
