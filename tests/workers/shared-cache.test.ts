// Two shops on Node with data folders of their own and one CACHE_URL, over backends of a third party.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { baseContractOf } from '../support/endpoint.ts'
import { startGraphqlService } from '../support/graphql-service.ts'
import { hasRedis, type RedisServer, startRedis } from '../support/redis-server.ts'
import { startSecondCommerce } from '../support/second-commerce.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { skipWithoutRedis } from '../support/skip-without-redis.ts'
import { visitorOf, waitForCached } from '../support/visit.ts'

skipWithoutRedis()

const metricsToken = 'm'.repeat(32)

/** Titles of pages by URI. */
const titles = new Map<string, string>()
const entry = ({ uri }: { uri?: string[] }) => {
  const name = uri?.[0] ?? ''
  const title = titles.get(name)
  const page = { id: name, typeHandle: 'pages', sectionHandle: 'pages', siteId: 2, uri: name, contentBlocks: [] }
  return title ? { __typename: 'pages_Entry', ...page, title } : null
}

let redis: RedisServer
let commerce: Awaited<ReturnType<typeof startSecondCommerce>>
let cms: Awaited<ReturnType<typeof startGraphqlService>>
let shops: [NodeShop, NodeShop]

beforeAll(async () => {
  if (!hasRedis) return
  redis = await startRedis()
  commerce = await startSecondCommerce()
  const lists = { entries: [], entryCount: 0, navigationNodes: [], retourRedirects: [], globalSet: null }
  cms = await startGraphqlService(baseContractOf('content'), { entry, ...lists })
  const env = {
    CACHE_URL: redis.url,
    METRICS_TOKEN: metricsToken,
    COMMERCE_URL: commerce.url,
    CONTENT_URL: cms.url,
    SEARCH_LIMIT: '60',
    TRUST_PROXY: '127.0.0.1,::1',
    LOG_LEVEL: 'info',
  }
  shops = await Promise.all([startNodeShop({ env }), startNodeShop({ env })])
})
afterAll(async () => {
  await Promise.all((shops ?? []).map((shop) => shop.stop()))
  await Promise.all([commerce?.close(), cms?.close(), redis?.kill()])
})

async function read(shop: NodeShop, path: string) {
  const response = await visitorOf(shop).ask(path)
  return { status: response.status, html: await response.text(), cache: response.headers.get('cache-status') ?? '' }
}

async function purge(shop: NodeShop, message: object): Promise<number> {
  const headers = { authorization: `Bearer ${shop.purgeToken}`, 'content-type': 'application/json' }
  const response = await fetch(`${shop.url}/api/purge`, { method: 'POST', headers, body: JSON.stringify(message) })
  await response.text()
  return response.status
}

async function readyz(shop: NodeShop) {
  const response = await fetch(`${shop.url}/readyz`)
  const body = (await response.json()) as { status: string; cache?: { ok: boolean; degraded?: string[] } }
  return { httpStatus: response.status, ...body }
}

async function readMetrics(shop: NodeShop): Promise<string> {
  const response = await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  return response.text()
}

async function waitForCache(shop: NodeShop, isOk: boolean) {
  await expect.poll(async () => (await readyz(shop)).cache?.ok, { timeout: 10_000 }).toBe(isOk)
}

test('a page that one process has rendered is sent by another from the shared cache', async () => {
  titles.set('shared', 'One render')
  const [one, other] = shops
  await waitForCached(visitorOf(one), '/en/shared')
  // the value is written after the response
  await expect.poll(async () => (await read(other, '/en/shared')).cache).toMatch(/hit/)
  const before = cms.asked.length
  const { html, status } = await read(other, '/en/shared')
  expect(status).toBe(200)
  expect(html).toContain('One render')
  expect(cms.asked.length).toBe(before)
})

describe('a purge at one process', () => {
  test('is followed by the other within a second', async () => {
    const [one, other] = shops
    for (const round of [1, 2, 3]) {
      titles.set('news', `Edition ${round}`)
      if (round > 1) expect(await purge(one, { uris: ['/en/news'] })).toBe(200)
      await sleep(1_000)
      expect((await read(other, '/en/news')).html).toContain(`Edition ${round}`)
      for (const shop of shops) await waitForCached(visitorOf(shop), '/en/news')
    }
  })
})

test('searches at all processes count in one limit', async () => {
  const visitors = shops.map((shop) => visitorOf(shop, '203.0.113.7'))
  const statuses: number[] = []
  const started = performance.now()
  for (let search = 0; search < 60; search++) {
    const response = await visitors[search % 2]?.ask(`/api/en/search?q=word${search}`)
    await response?.text()
    statuses.push(response?.status ?? 0)
  }
  // a burst of twelve, and one more for each second that has passed
  const accepted = statuses.filter((status) => status === 200).length
  expect(statuses.slice(0, 12)).toEqual(Array(12).fill(200))
  expect(accepted).toBeLessThanOrEqual(13 + (performance.now() - started) / 1_000)
})

describe('without Redis', () => {
  test('pages are sent, purges are refused, and the state is in /readyz and recovers', async () => {
    const [one, other] = shops
    expect((await readyz(one)).cache).toEqual({ ok: true })
    expect(await readMetrics(one)).toContain('proviant_shared_cache{state="reachable"} 1')
    titles.set('outage', 'Before')
    for (const shop of shops) await waitForCached(visitorOf(shop), '/en/outage')
    redis.freeze()
    await waitForCache(one, false)
    expect(await readMetrics(one)).toContain('proviant_shared_cache{state="lost"} 1')
    const state = await readyz(one)
    expect(state).toMatchObject({ httpStatus: 200, status: 'ready' })
    expect(state.cache?.degraded).toEqual(['pages', 'responses', 'purges', 'limits'])
    titles.set('outage', 'After')
    expect(await purge(one, { tags: ['all'] })).toBe(503)
    await sleep(1_000)
    // no process knows whether another one has purged the page
    for (const shop of shops) expect((await read(shop, '/en/outage')).html).toContain('After')
    redis.thaw()
    for (const shop of shops) await waitForCache(shop, true)
    expect(await purge(other, { tags: ['all'] })).toBe(200)
    expect((await read(one, '/en/outage')).html).toContain('After')
    // one line per outage
    const linesOf = (event: string) => one.output().split(`"${event}"`).length - 1
    expect(linesOf('cache.lost')).toBeGreaterThan(0)
    expect(linesOf('cache.restored')).toBe(linesOf('cache.lost'))
  })
})
