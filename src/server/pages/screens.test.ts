import { expect, test } from 'vitest'
import { screens, statusOf } from './screens.ts'

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

/** How pages are cached: lifetime in seconds, parameters of the English cache key, and whether customers share a shell. */
const cachedScreens = {
  home: [60, [], true],
  content: [220, ['page'], true],
  brands: [220, [], true],
  range: [60, ['filters', 'page', 'sort', 'view'], true],
  category: [60, ['filters', 'page', 'sort', 'view'], true],
  product: [60, [], true],
}

test('pages of the catalogue and of the CMS are cached, with the parameters that change them; no other page is', () => {
  const found = Object.entries(screens).filter(([, { freshness }]) => freshness !== null)
  const facts = found.map(([route, { freshness, parameters, shared }]) => [
    route,
    [freshness?.maxAge, parameters.en, shared],
  ])
  expect(Object.fromEntries(facts)).toEqual(cachedScreens)
  for (const [route, { freshness, parameters, shared, privateReads }] of Object.entries(screens))
    if (freshness === null) expect([route, parameters.en, shared, privateReads]).toEqual([route, [], false, []])
})

test('a product and a category have the same paths in German and French, so both have the parameters of both', () => {
  const { parameters } = screens.product
  const both = ['filters', 'packing', 'page', 'sort', 'view']
  expect(parameters).toEqual({ nl: [], en: [], de: both, fr: both })
})

test('a shell names the private reads of its page', () => {
  const reads = Object.entries(screens).flatMap(([route, { privateReads }]) =>
    privateReads.length > 0 ? [[route, privateReads]] : [],
  )
  expect(Object.fromEntries(reads)).toEqual({
    home: ['cartSummary', 'homePrices', 'lastOrder', 'planning', 'owed', 'firstLists', 'namedPrices'],
    content: ['cartSummary', 'namedPrices'],
    brands: ['cartSummary'],
    range: ['cartSummary', 'listingPrices'],
    category: ['cartSummary', 'listingPrices'],
    product: ['cartSummary', 'listingPrices', 'productPrices'],
  })
})

// F165
test('statusOf: login, registration and password pages are 200 during an outage, pages of the account are 503', () => {
  const forms = ['login', 'register', 'registerSuccess', 'forgotPassword', 'resetPassword', 'invitation'] as const
  for (const route of forms) expect([route, statusOf(route, 200, outageWithoutData)]).toEqual([route, 200])
  const isNeeded = Object.entries(screens).filter(([, { outage: status }]) => status === 'needs-private-data')
  expect(isNeeded.map(([route]) => route)).toEqual([
    'cart',
    'checkout',
    'checkoutSuccess',
    'dashboard',
    'dashboardAccount',
    'dashboardApprovals',
    'dashboardAssortment',
    'dashboardInvoices',
    'dashboardOrderLists',
    'dashboardOrders',
    'dashboardStandingOrders',
    'dashboardUsers',
    'operatorNotFound',
  ])
})
