import { expect, test } from 'vitest'
import { statusOf } from './screens.ts'

const complete = { outage: false, missing: false, rejected: null }
const outage = { ...complete, outage: true }
const outageWithoutData = { ...outage, missing: true }

test('statusOf: a page has the status of a read that rejects the parameters of its URL', () => {
  const rejected = { ...complete, rejected: 400 as const }
  expect(statusOf('dashboardOrders', 200, rejected)).toBe(400)
  expect(statusOf('checkout', 200, { ...complete, rejected: 409 })).toBe(409)
  expect(statusOf('dashboardOrders', 404, rejected)).toBe(404)
  expect(statusOf('cart', 200, { ...complete, rejected: 403 })).toBe(403)
  expect(statusOf('cart', 404, { ...complete, rejected: 403 })).toBe(404)
  expect(statusOf('dashboardOrders', 200, { ...rejected, outage: true })).toBe(503)
})

// F165
test('statusOf: a page keeps the status of the renderer if no backend fails', () => {
  for (const status of [200, 301, 404, 500]) expect(statusOf('range', status, complete)).toBe(status)
})

// F165
test('statusOf: a page that failed because of a backend is 503, not 500', () => {
  for (const route of ['content', 'home', 'product', 'login'] as const) expect(statusOf(route, 500, outage)).toBe(503)
})

// F165
test('statusOf: a page of the catalogue is 503 if a public read is missing, 200 if only private data is', () => {
  for (const route of ['range', 'category', 'product', 'brands'] as const) {
    expect(statusOf(route, 200, outageWithoutData)).toBe(503)
    expect(statusOf(route, 200, outage)).toBe(200)
  }
})

// F165
test('statusOf: cart, checkout and dashboard are 503 without commerce, content pages and forms are 200', () => {
  for (const route of ['cart', 'checkout', 'checkoutSuccess', 'dashboardOrders'] as const)
    expect(statusOf(route, 200, outage)).toBe(503)
  for (const route of ['home', 'content', 'login'] as const) expect(statusOf(route, 200, outageWithoutData)).toBe(200)
})

// F165
test('statusOf: a page that is not found stays 404 during an outage', () => {
  expect(statusOf('category', 404, outageWithoutData)).toBe(404)
})

// F165
test('statusOf: a shop without a home page is 503, other unknown pages are 404', () => {
  expect([statusOf('home', 404, complete), statusOf('content', 404, complete)]).toEqual([503, 404])
})
