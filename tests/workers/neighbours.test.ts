import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEdgeShop } from '../support/edge-shop.ts'
import { runtimes } from '../support/runtimes.ts'
import { startNodeShop } from '../support/server.ts'
import {
  createLoggedInVisitor,
  demoPassword,
  findOrderableProducts,
  lena,
  nadia,
  visitorOf,
  waitForCached,
} from '../support/visit.ts'

/** The defaults. */
const env = {
  ...{ PAGE_LIMIT: '120', SEARCH_LIMIT: '600', UNKNOWN_LIMIT: '60', CUSTOMER_LIMIT: '600' },
  ...{ TRUST_PROXY: '127.0.0.1,::1', LOG_LEVEL: 'error' },
}

describe.each(runtimes)('many guests of one network ($name)', ({ name }) => {
  let shop: { url: string; stop(): Promise<void> }
  beforeAll(async () => {
    if (name === 'node') shop = await startNodeShop({ env })
    else {
      const edge = await startEdgeShop(env)
      shop = { url: edge.url, stop: edge.dispose }
    }
    for (const path of ['/en', '/en/range']) await waitForCached(visitorOf(shop, '198.51.100.1'), path)
  })
  afterAll(() => shop.stop())

  const ask = async (path: string, address: string) => {
    const answer = await visitorOf(shop, address).ask(path)
    await answer.text()
    return answer.status
  }

  test('60 people who open four pages each at the same time are all answered', async () => {
    const paths = ['/en', '/en/login', '/en/cart', '/en/forgot-password']
    const person = async (_: unknown, index: number) => {
      const statuses: number[] = []
      for (const path of paths) statuses.push(await ask(path, `203.0.113.${index + 1}`))
      return statuses
    }
    const statuses = await Promise.all(Array.from({ length: 60 }, person))
    expect(new Set(statuses.flat())).toEqual(new Set([200]))
  })

  test('a program that requests arbitrary filters is limited as before, and does not use up the screens of its neighbours', async () => {
    const filters = Array.from({ length: 100 }, (_, index) => `/en/range?filters=search%3Aword${index}`)
    const statuses = await Promise.all(filters.map((path) => ask(path, '192.0.2.1')))
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(24 + 20)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50)
    for (const path of ['/en/login', '/en/cart', '/en/range'])
      expect([path, await ask(path, '192.0.2.2')]).toEqual([path, 200])
  })

  test('60 people of one address who each open pages that are not cached yet, and screens, are all answered', async () => {
    const listing = await visitorOf(shop, '198.51.100.1').ask('/api/en/catalogue/listing')
    const { products } = (await listing.json()) as { products: { href: string }[] }
    expect(products.length).toBeGreaterThan(10)
    const person = async (_: unknown, index: number) => {
      const own = products[index % products.length]?.href ?? ''
      const statuses: number[] = []
      for (const path of [own, `/en/range?page=${(index % 9) + 1}`, '/en/login', '/en/cart'])
        statuses.push(await ask(path, '203.0.114.1'))
      return statuses
    }
    const statuses = await Promise.all(Array.from({ length: 60 }, person))
    expect(new Set(statuses.flat())).toEqual(new Set([200]))
  })

  test('30 guests of one address who open cart and checkout at the same time are all answered', async () => {
    const [productId = ''] = await findOrderableProducts(shop, 1)
    const guest = async () => {
      const visitor = visitorOf(shop, '203.0.115.1')
      await visitor.post('/api/en/cart/items', { productId, quantity: '1' })
      const answers = await Promise.all(['/en/cart', '/en/checkout'].map((path) => visitor.ask(path)))
      for (const answer of answers) await answer.text()
      return answers.map(({ status }) => status)
    }
    const statuses = await Promise.all(Array.from({ length: 30 }, guest))
    expect(statuses.flat().filter((status) => status === 429 || status === 503)).toEqual([])
  })

  test('a guest who opens the checkout 60 times can log in', async () => {
    for (let time = 0; time < 60; time++) expect(await ask('/en/checkout', '203.0.116.1')).toBeLessThan(400)
    expect(await ask('/en/login', '203.0.116.1')).toBe(200)
    const visitor = visitorOf(shop, '203.0.116.1')
    expect((await visitor.post('/api/en/account/login', { email: nadia, password: demoPassword })).status).toBe(200)
  })

  test('a program that requests unknown URLs is limited, and login, cart and registration remain open to its own and other addresses', async () => {
    const probe = (from: number) =>
      Promise.all(Array.from({ length: 40 }, (_, index) => ask(`/en/nothing-${from + index}`, '192.0.4.1')))
    await probe(0)
    expect((await probe(40)).filter((status) => status === 429).length).toBeGreaterThan(25)
    for (const address of ['192.0.4.1', '192.0.4.2'])
      for (const path of ['/en/login', '/en/cart', '/en/register', '/api/en/cart'])
        expect([path, address, await ask(path, address)]).toEqual([path, address, 200])
    expect(await ask('/fr/products?page=2', '192.0.4.2')).toBe(200)
  })

  test('a customer who requests a page many times at once is refused with Retry-After, and another customer is not', async () => {
    const [hostile, other] = [await createLoggedInVisitor(shop), await createLoggedInVisitor(shop, lena)]
    const flood = Array.from({ length: 60 }, () => hostile.ask('/en/dashboard'))
    expect((await other.ask('/en/dashboard')).status).toBe(200)
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(20)
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
  })

  test('a program that requests one screen again and again is limited too', async () => {
    const statuses = await Promise.all(Array.from({ length: 800 }, () => ask('/en/login', '192.0.3.1')))
    expect(statuses.filter((status) => status === 429 || status === 503).length).toBeGreaterThan(50)
  })
})
