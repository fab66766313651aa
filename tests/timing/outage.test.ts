import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchPage, purgeAs } from '../support/fetch-page.ts'
import { median, waitUntil } from '../support/polling.ts'
import { callsOf, type ProxiedShop, startShopBehind } from '../support/proxied-shop.ts'
import { runtimes } from '../support/runtimes.ts'
import {
  createGuestWithTwoItems,
  createLoggedInVisitor,
  tom,
  type Visitor,
  visitorOf,
  waitForCached,
} from '../support/visit.ts'

/** A text of each page below its heading: blocks, quotes, a form, questions. */
const contentWords = {
  '/en': 'Ordering at the pace of a kitchen',
  '/en/about-us': 'I changed the menu, not the supplier.',
  '/en/contact': 'name="message"',
  '/fr/questions-frequentes': 'Pourquoi ne vois-je pas de prix',
}
const contentPages = Object.keys(contentWords)
const unavailable = 'This part cannot be reached right now.'
const product = 'href="/en/offer/p/'

describe.each(runtimes)('commerce outage ($name)', ({ name }) => {
  let shop: ProxiedShop
  let guest: Visitor
  let customer: Visitor
  let otherCustomer: Visitor
  let guestWithCart: Visitor
  /** A guest with another IP address. */
  let otherGuest: Visitor
  let productId = ''

  const see = (path: string, visitor = guest) => fetchPage(visitor, path)
  const purge = (body: unknown) => purgeAs(shop, body)

  beforeAll(async () => {
    shop = await startShopBehind(name)
    guest = visitorOf(shop)
    for (const path of [...contentPages, '/en/range', '/en/brands', '/de/products']) await waitForCached(guest, path)
    customer = await createLoggedInVisitor(shop)
    otherCustomer = await createLoggedInVisitor(shop, tom)
    otherGuest = visitorOf(shop, '203.0.113.7')
    ;({ guest: guestWithCart, productId } = await createGuestWithTwoItems(shop))
  })
  afterAll(() => shop.stop())

  // F022, F023, F024, F025, F026, F027, F031
  test.each(['hang', 'refuse'] as const)('content pages come from the cache within 150 ms (%s)', async (mode) => {
    shop.commerce.behave({ mode })
    for (const [path, words] of Object.entries(contentWords)) {
      const visits = []
      for (let visit = 0; visit < 5; visit++) visits.push(await see(path))
      expect([path, ...new Set(visits.map(({ status }) => status))]).toEqual([path, 200])
      expect(visits[0]?.headers.get('cache-status')).toMatch(/^proviant-page; hit/)
      expect(visits[0]?.visible).toContain(words)
      expect(median(visits.map(({ ms }) => ms))).toBeLessThan(150)
    }
  })

  test.each(['hang', 'refuse'] as const)(
    'cached catalogue pages are unchanged, uncached ones show an error message (%s)',
    async (mode) => {
      shop.commerce.behave({ mode })
      const cached = await see('/en/range')
      expect(cached.status).toBe(200)
      expect(cached.visible).not.toContain('cannot be reached')
      // not cached, but the category tree is: the page has a heading and an error message for the list
      const listing = await see(`/en/range?page=${mode === 'hang' ? 3 : 4}`)
      expect([200, 503]).toContain(listing.status)
      expect(listing.visible).toContain('<h1')
      expect(listing.visible).toContain(unavailable)
      expect(listing.ms).toBeLessThan(4_000)
      for (const path of ['/en/offer/p/never-seen', '/fr/products/jamais-vu']) {
        const page = await see(path)
        expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 503, '10'])
        expect(page.visible).toMatch(/cannot be reached|momentanément inaccessible/)
        expect(page.visible).toContain('<header')
      }
    },
  )

  test('once the outage is detected, pages without their main data return 503 with Retry-After and no-store', async () => {
    shop.commerce.behave({ mode: 'hang' })
    // an outage is detected per traffic class after failures of two callers of that class
    await Promise.all([
      ...['9', '10', '11'].flatMap((page) =>
        [guest, otherGuest].map((visitor) => see(`/en/range?page=${page}`, visitor)),
      ),
      ...[customer, otherCustomer].flatMap((visitor) => [1, 2].map(() => see('/en/cart', visitor))),
    ])
    shop.commerce.forget()
    const visits = [
      [guest, '/en/range?page=5'],
      [customer, '/en/cart'],
      [customer, '/en/checkout'],
      [customer, '/en/dashboard/orders'],
      [guestWithCart, '/en/cart'],
    ] as const
    const expectUnavailable = async ([visitor, path]: (typeof visits)[number]) => {
      const page = await see(path, visitor)
      expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 503, '10'])
      expect(page.visible).toContain(unavailable)
      expect(page.headers.get('cache-control')).toBe('private, no-store')
    }
    await Promise.all(visits.map(expectUnavailable))
    expect(callsOf(shop.commerce, 'cartDetail').length + callsOf(shop.commerce, 'cartItems').length).toBeGreaterThan(2)
    expect(callsOf(shop.commerce, 'ordersList').length).toBeGreaterThan(0)
    // content pages do not need commerce, for customers either
    const content = await see('/en/about-us', customer)
    expect(content.status).toBe(200)
  })

  test('a cached page that expired or was purged is served stale', async () => {
    shop.commerce.behave({ mode: 'refuse' })
    await purge({ tags: ['commerce'] })
    const listing = await see('/en/range')
    expect(listing.status).toBe(200)
    expect(listing.visible).toContain(product)
    expect(listing.visible).not.toContain(unavailable)
  })

  test('after the outage pages are normal within 10 s, and no error is cached', async () => {
    shop.commerce.behave({ mode: 'hang' })
    await see('/en/range?page=6')
    shop.commerce.behave({ mode: 'pass' })
    const isNormal = async () => {
      const page = await see('/en/range?page=6')
      return page.status === 200 && !page.visible.includes(unavailable) && page.visible.includes(product)
    }
    expect(await waitUntil(isNormal, 10_000)).toBeLessThan(10_000)

    // pages requested during the outage: rendered, then cached
    for (const path of ['/en/range?page=3', '/en/range?page=4', '/en/range?page=5', '/en/range?page=6', '/en/brands']) {
      await waitForCached(guest, path)
      const page = await see(path)
      expect([path, page.status]).toEqual([path, 200])
      expect(page.visible).not.toContain('cannot be reached')
    }
    expect((await see('/en/offer/p/never-seen')).status).toBe(404)
    const cart = (await (await guestWithCart.ask('/api/en/cart')).json()) as { cart: { lines: { quantity: number }[] } }
    expect(cart.cart.lines.map(({ quantity }) => quantity)).toEqual([2])
    expect((await createLoggedInVisitor(shop)).cookies.has('pv_s')).toBe(true)
  })

  test.each([500, 400])('failures that one guest causes do not affect a customer (%s)', async (status) => {
    const operations = ['productBySlug', 'getProductListing', 'getProductListingFacets', 'categories']
    shop.commerce.behave({ mode: 'status', status, body: '{"errors":[{"message":"no"}]}', operations })
    for (let time = 0; time < 4; time++)
      await Promise.all(['/en/offer/p/broken', '/en/range?page=12', '/fr/products/casse'].map((path) => see(path)))
    const pages = ['/en/cart', '/en/checkout', '/en/dashboard/orders'].map((path) => see(path, customer))
    const added = guestWithCart.post('/api/en/cart/items', { productId, quantity: '1' })
    const answers = await Promise.all([...pages, added, customer.ask('/api/en/orders')])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect((await createLoggedInVisitor(shop)).cookies.has('pv_s')).toBe(true)
  })
})
