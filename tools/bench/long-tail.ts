// Simulates a day of long-tail traffic on the shop's page cache with its lifetimes and a fake clock: cache hit rate and number of renders.
import type { RouteName } from '../../src/i18n/routes.ts'
import { cacheBytes, MemoryBudget } from '../../src/server/cache/memory.ts'
import { PageCache, type RenderedPage } from '../../src/server/cache/page-cache.ts'
import type { Freshness } from '../../src/server/cache/policy.ts'
import { sqlTokens, TagTokens } from '../../src/server/cache/tag-tokens.ts'
import { screens } from '../../src/server/pages/screens.ts'
import type { Kv, Sql } from '../../src/server/storage/storage.ts'
import { seeded } from './seeded-random.ts'

const addresses = 3_200
const viewsPerHour = 10_000
const hours = 24
const hourMs = 3_600_000
/** Exponents of Zipf's law for the popularity of pages. */
const exponents = [0.8, 1] as const

/** Percentage of URLs by route; the rest are products. */
const kinds: readonly [RouteName, number][] = [
  ['category', 12],
  ['content', 4],
  ['range', 1],
]
/** `hits`: share of views served from the cache. `renders`: per view, mostly in the background. */
export type LongTail = { exponent: number; views: number; hits: number; renders: number }

type Address = { key: string; freshness: Freshness }

/** @param lengths bytes of a page and of its compressed form, which decide how many fit into memory */
export async function measureLongTail(lengths: { plain: number; brotli: number }): Promise<LongTail[]> {
  const days: LongTail[] = []
  for (const exponent of exponents) days.push(await passDay(exponent, lengths))
  return days
}

async function passDay(exponent: number, lengths: { plain: number; brotli: number }): Promise<LongTail> {
  const random = seeded(20_260_101)
  let now = Date.UTC(2026, 0, 1)
  const log = () => undefined
  const tokens = new TagTokens(sqlTokens({} as Sql), log, () => now)
  const memory = new MemoryBudget(cacheBytes)
  const cache = new PageCache({
    kv: keepingKv(() => now),
    tokens,
    log,
    logOnce: () => undefined,
    buildId: 'bench',
    memory,
    now: () => now,
  })
  const bytes = new Uint8Array(lengths.plain)
  const brotli = new Uint8Array(lengths.brotli)
  const after = (meanMs: number) => now - Math.log(1 - random()) * meanMs
  const render = (): RenderedPage => {
    const metadata = { status: 200, csp: '', etag: '', dataPath: '/_page/bench.js', tokens: tokens.snapshot([]) }
    // a shell, because any other page would be compressed each time
    const shell = { placeholders: [], fallbacks: [], reads: {} }
    return { page: { ...metadata, bytes, brotli, renderedAt: now, shell }, data: '', isCacheable: true, isGone: false }
  }
  const known = Array.from({ length: addresses }, (_, place): Address => {
    const route = kindOf(random() * 100)
    const { freshness } = screens[route]
    if (!freshness) throw new Error(`pages of ${route} are not cached`)
    return { key: `/${route}/${place}`, freshness }
  })
  const pick = zipf(addresses, exponent, random)
  const end = now + hours * hourMs
  let [views, hits, renders] = [0, 0, 0]
  for (;;) {
    now = after(hourMs / viewsPerHour)
    if (now >= end) break
    const address = known[pick()]
    if (!address) throw new Error('there is no such address')
    const { key, freshness } = address
    views++
    // same decision as pages/page-plan.ts
    const state = (await cache.find(key, freshness))?.state ?? 'missing'
    if (state === 'fresh' || state === 'stale') hits++
    if (state === 'fresh') continue
    renders++
    await cache.revalidate(key, { freshness, durable: true }, async () => render())
  }
  return { exponent, views, hits: hits / views, renders: renders / views }
}

function kindOf(percent: number): RouteName {
  let from = 0
  for (const [route, share] of kinds) {
    from += share
    if (percent < from) return route
  }
  return 'product'
}

/** KV store behind the memory cache: stores the metadata of each page; the shared body is zeros. */
function keepingKv(now: () => number): Kv {
  const kept = new Map<string, { head: Uint8Array; length: number; until: number }>()
  return {
    async get(key: string) {
      const found = kept.get(key)
      if (!found || found.until <= now()) return null
      const value = new Uint8Array(found.length)
      value.set(found.head)
      return value.buffer
    },
    async put(key: string, value: Uint8Array | string, options: { expirationTtl: number }) {
      if (typeof value === 'string') return
      const head = value.slice(0, 4 + new DataView(value.buffer).getUint32(0))
      kept.set(key, { head, length: value.length, until: now() + options.expirationTtl * 1000 })
    },
  } as unknown as Kv
}

/** Random ranks from 0 with Zipf-distributed frequency. */
function zipf(count: number, exponent: number, random: () => number): () => number {
  let sum = 0
  const sums = Float64Array.from({ length: count }, (_, place) => {
    sum += (place + 1) ** -exponent
    return sum
  })
  return () => {
    const wanted = random() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    return low
  }
}
