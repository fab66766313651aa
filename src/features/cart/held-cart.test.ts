import { expect, test } from 'vitest'
import type { Cart } from './cart.ts'
import { createHeldCart } from './held-cart.ts'

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
}
const cart = (version: number, lines: [productId: string, quantity: number][]): Cart => ({
  id: '1',
  version,
  lines: lines.map(([productId, quantity]) => ({ ...line, id: `line ${productId}`, productId, quantity })),
  packs: 0,
  weightKg: null,
  totals: null,
  freeDelivery: null,
})

test('it knows how many of a packing are in the cart, and tells who listens', () => {
  const held = createHeldCart()
  let told = 0
  const leave = held.subscribe(() => {
    told++
  })
  expect(held.of('7')).toBe(0)
  held.accept(cart(1, [['7', 2]]))
  expect([held.of('7'), held.of('8'), told]).toEqual([2, 0, 1])
  leave()
  held.accept(cart(2, [['8', 1]]))
  expect([held.of('7'), held.of('8'), told]).toEqual([0, 1, 1])
})

test('an answer that comes too late changes nothing', () => {
  const held = createHeldCart()
  held.accept(cart(3, [['7', 5]]))
  held.accept(cart(2, [['7', 1]]))
  held.accept(null)
  expect(held.of('7')).toBe(5)
})

test('the same words said twice are two additions', () => {
  const held = createHeldCart()
  held.tell('2 boxes added', null)
  const first = held.getLast()
  held.tell('2 boxes added', null)
  expect(held.getLast()).not.toEqual(first)
})
