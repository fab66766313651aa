import { expect, test } from 'vitest'
import type { Used } from '../env.ts'
import { statusOf } from './page-status.ts'

const used = (more: Partial<Used> = {}): Used => ({
  tags: new Set(),
  doubtful: false,
  outage: false,
  missing: false,
  best: { freshUntil: 0, staleUntil: 0 },
  stock: { words: {}, askedAt: 0 },
  ...more,
})
const down = used({ outage: true })
const downAndNothingKept = used({ outage: true, missing: true })

test('while everything works a page answers as it was drawn', () => {
  for (const drawn of [200, 301, 404, 500]) expect(statusOf('range', drawn, used())).toBe(drawn)
})

test("a page that a backend's failure broke is a 503, never the shop's own 500", () => {
  for (const route of ['content', 'home', 'product', 'login'] as const) expect(statusOf(route, 500, down)).toBe(503)
})

test('the catalogue says 503 when nothing of it was kept, and stands without what is a customer’s own', () => {
  expect(statusOf('category', 200, downAndNothingKept)).toBe(503)
  expect(statusOf('category', 200, down)).toBe(200)
})

test('cart, checkout and dashboard are nothing without commerce, content pages are something', () => {
  for (const route of ['cart', 'checkout', 'checkoutSuccess', 'dashboardOrders'] as const)
    expect(statusOf(route, 200, down)).toBe(503)
  for (const route of ['home', 'content', 'login'] as const) expect(statusOf(route, 200, downAndNothingKept)).toBe(200)
})

test('a page that does not exist does not exist during an outage either', () => {
  expect(statusOf('category', 404, downAndNothingKept)).toBe(404)
})
