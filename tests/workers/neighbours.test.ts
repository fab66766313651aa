import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEdgeShop } from '../support/edge-shop.ts'
import { runtimes } from '../support/runtimes.ts'
import { startNodeShop } from '../support/server.ts'
import { visitorOf, waitForCached } from '../support/visit.ts'

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

  test('a program that requests one screen again and again is limited too', async () => {
    const statuses = await Promise.all(Array.from({ length: 800 }, () => ask('/en/login', '192.0.3.1')))
    expect(statuses.filter((status) => status === 429 || status === 503).length).toBeGreaterThan(50)
  })
})
