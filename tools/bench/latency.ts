// Measures first and last byte with slow backends: a second shop per runtime calls the first one's backends through delaying proxies.
import { type DelayingProxy, startDelayingProxy } from '../../tests/support/delaying-proxy.ts'
import { type Runtime, runtimes } from './build.ts'
import { waitForCached } from './cached-page.ts'
import { customerTexts, guestTexts, listingPath, startFreshPages } from './listing-pages.ts'
import type { Job, LoadClient } from './load.ts'
import type { Server } from './servers.ts'
import { logIn, startShop } from './shops.ts'
import { median } from './statistics.ts'

export const delays = [0, 20, 200] as const
export const visitors = ['guest, cached page', 'guest, unknown listing', 'customer'] as const
type Visitor = (typeof visitors)[number]

export type Latency = {
  runtime: Runtime
  visitor: Visitor
  delayMs: number
  firstByteMs: number
  lastByteMs: number
  /** From the end of the slowest backend call to the last byte. */
  afterCallsMs: number
}

type Times = Pick<Latency, 'runtime' | 'visitor' | 'delayMs'> & { first: number[]; last: number[]; after: number[] }

type Visit = {
  visitor: Visitor
  headers: Job['headers']
  expect: Partial<Job['expect']>
  paths(count: number): string[]
}

type Throughput = { rounds: number; requests: number; warmMs: number }

/** Medians of sequential requests, alternating visitors and delays, after a warm-up per visitor. */
export async function measureLatency(
  client: LoadClient,
  backend: Server,
  { rounds, requests, warmMs }: Throughput,
): Promise<Latency[]> {
  const proxies = await Promise.all(
    ['commerce', 'content'].map((service) => startDelayingProxy(`${backend.origin}/graphql/${service}`)),
  )
  const [commerce, content] = proxies
  const shops: { runtime: Runtime; shop: Server; visits: Visit[] }[] = []
  try {
    for (const runtime of runtimes) {
      const shop = await startShop(runtime, { COMMERCE_URL: commerce?.url ?? '', CONTENT_URL: content?.url ?? '' })
      shops.push({ runtime, shop, visits: await prepareVisits(shop) })
    }
    for (const { shop, visits } of shops) {
      await waitForCached(shop.origin, listingPath)
      for (const visit of visits) {
        const since = performance.now()
        while (performance.now() - since < warmMs) await ask(client, shop, visit)
      }
    }
    const times = new Map<string, Times>()
    const timesOf = (runtime: Runtime, visitor: Visitor, delayMs: number) => {
      const key = `${runtime} ${visitor} ${delayMs}`
      const known = times.get(key) ?? { runtime, visitor, delayMs, first: [], last: [], after: [] }
      times.set(key, known)
      return known
    }
    for (let round = 0; round < rounds; round++) {
      for (const delayMs of delays) {
        for (const { runtime, shop, visits } of shops) {
          slow(proxies, 0)
          await waitForCached(shop.origin, listingPath)
          // category tree and site data are cached, as for all but the first visitor of a minute
          for (const visit of visits) await ask(client, shop, visit)
          slow(proxies, delayMs)
          // alternating, so that all visits meet the same state of the machine
          for (let request = 0; request < requests; request++) {
            for (const visit of visits) {
              const known = timesOf(runtime, visit.visitor, delayMs)
              for (const proxy of proxies) proxy.forget()
              const { firstByteMs, lastByteMs } = await ask(client, shop, visit)
              const slowestMs = Math.max(0, ...proxies.flatMap((proxy) => proxy.tookMs()))
              known.first.push(...firstByteMs)
              known.last.push(...lastByteMs)
              known.after.push(...lastByteMs.map((ms) => ms - slowestMs))
            }
          }
        }
      }
    }
    return [...times.values()].map(({ first, last, after, ...facts }) => ({
      ...facts,
      firstByteMs: median(first),
      lastByteMs: median(last),
      afterCallsMs: median(after),
    }))
  } finally {
    await Promise.all(shops.map(({ shop }) => shop.stop()))
    await Promise.all(proxies.map((proxy) => proxy.close()))
  }
}

function slow(proxies: readonly DelayingProxy[], delayMs: number) {
  for (const proxy of proxies) {
    proxy.forget()
    proxy.behave({ mode: 'pass', delayMs })
  }
}

async function prepareVisits(shop: Server): Promise<Visit[]> {
  const same = () => [listingPath]
  const cookie = await logIn(shop.origin)
  return [
    { visitor: 'guest, cached page', headers: {}, expect: { cacheStatus: 'hit' }, paths: same },
    {
      visitor: 'guest, unknown listing',
      headers: {},
      expect: { cacheStatus: 'miss' },
      paths: startFreshPages(),
    },
    { visitor: 'customer', headers: { cookie }, expect: { sentences: customerTexts }, paths: same },
  ]
}

function ask(client: LoadClient, shop: Server, visit: Visit) {
  const expect = {
    status: 200,
    bytes: { least: 1_000, most: 10_000_000 },
    sentences: guestTexts,
    ...visit.expect,
  }
  return client.run({
    origin: shop.origin,
    paths: visit.paths(1),
    headers: { 'accept-encoding': 'identity', ...visit.headers },
    connections: 1,
    durationMs: 30_000,
    requests: 1,
    expect,
  })
}
