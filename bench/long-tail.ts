// A seeded day of long-tail traffic on the shop's own page cache and its table of freshness, by a clock that is set: how many guests find their page. Called by measure.ts.
import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import type { RouteName } from '#i18n/routes.ts'
import { isolateBytes, MemoryBudget } from '#server/cache/memory.ts'
import { type Made, PageCache } from '#server/cache/page-cache.ts'
import { type Freshness, pages as policy } from '#server/cache/policy.ts'
import { TagTokens } from '#server/cache/tag-tokens.ts'

const addresses = 3_200
const viewsPerHour = 10_000
const hours = 24
const hourMs = 3_600_000
/** How much more often the first pages are asked for than the last ones: the exponent of Zipf's law. */
const exponents = [0.8, 1] as const

/** Of a hundred addresses, those of other kinds than products. */
const kinds: readonly [RouteName, number][] = [
  ['category', 12],
  ['content', 4],
  ['range', 1],
]
/** How many packings a page tells the stock of, and how long a word of stock stays the same on average. */
const packings: Partial<Record<RouteName, number>> = { product: 10, category: 27, range: 27 }
const wordDays = 20

/** Shares of all views that find their page: in all, and without a question about stock before it leaves. */
export type LongTail = { exponent: number; views: number; hits: number; atOnce: number }

type Address = { key: string; told: number; freshness: Freshness }

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
  const tokens = new TagTokens({} as D1Database, log, () => now)
  const memory = new MemoryBudget(isolateBytes)
  const cache = new PageCache({ kv: keepingKv(() => now), tokens, log, buildId: 'bench', memory, now: () => now })
  const bytes = new Uint8Array(lengths.plain)
  const brotli = new Uint8Array(lengths.brotli)
  const after = (meanMs: number) => now - Math.log(1 - random()) * meanMs
  /** When the stock of a page changes next, by its key. */
  const changes = new Map<string, number>()
  const draw = ({ key, told, freshness: { maxAge, staleWhileRevalidate } }: Address): Made => {
    changes.set(key, told ? after((wordDays * 24 * hourMs) / told) : Number.POSITIVE_INFINITY)
    const freshUntil = now + maxAge * 1000
    const staleUntil = freshUntil + staleWhileRevalidate * 1000
    const facts = { status: 200, csp: '', etag: '', dataPath: '/_page/bench.js', tokens: tokens.snapshot([]) }
    // a template: the compressed form of any other would be made each time
    const template = { slots: [], reads: {} }
    const stock = told ? { stock: { words: {}, askedAt: now } } : {}
    return { page: { ...facts, ...stock, bytes, brotli, freshUntil, staleUntil, template }, data: '', isFit: true }
  }
  const known = Array.from({ length: addresses }, (_, place): Address => {
    const route = kindOf(random() * 100)
    const freshness = policy[route]
    if (!freshness) throw new Error(`pages of ${route} are not cached`)
    return { key: `/${route}/${place}`, told: packings[route] ?? 0, freshness }
  })
  const pick = zipf(addresses, exponent, random)
  const end = now + hours * hourMs
  let [views, hits, atOnce] = [0, 0, 0]
  for (;;) {
    now = after(hourMs / viewsPerHour)
    if (now >= end) break
    const address = known[pick()]
    if (!address) throw new Error('there is no such address')
    const { key, freshness } = address
    views++
    // as pages/find-page.ts goes about it
    const found = cache.peek(key, freshness) ?? (await cache.find(key, freshness))
    const state = found?.state ?? 'error'
    const isSo = now < (changes.get(key) ?? 0)
    if (found?.page.stock && isSo && (state === 'due' || state === 'unsure')) found.page.stock.askedAt = now
    const isThere = state === 'unsure' ? isSo : state !== 'error'
    if (isThere) hits++
    if (isThere && state !== 'unsure') atOnce++
    const isLeft = state === 'hit' || (isSo && (state === 'due' || state === 'unsure'))
    if (!isLeft) await cache.revalidate(key, freshness, async () => draw(address))
  }
  return { exponent, views, hits: hits / views, atOnce: atOnce / views }
}

function kindOf(percent: number): RouteName {
  let from = 0
  for (const [route, share] of kinds) {
    from += share
    if (percent < from) return route
  }
  return 'product'
}

/** The store behind memory: keeps what is known of each value, and of all values the one that they have in common. */
function keepingKv(now: () => number): KVNamespace {
  const kept = new Map<string, { value: ArrayBufferLike; metadata: unknown; until: number }>()
  const shared = new Map<number, ArrayBufferLike>()
  return {
    async getWithMetadata(key: string) {
      const found = kept.get(key)
      return found && found.until > now() ? found : { value: null, metadata: null }
    },
    async put(key: string, value: Uint8Array | string, options: { expirationTtl: number; metadata?: unknown }) {
      if (typeof value === 'string') return
      const one = shared.get(value.length) ?? value.buffer
      shared.set(value.length, one)
      kept.set(key, { value: one, metadata: options.metadata, until: now() + options.expirationTtl * 1000 })
    },
  } as unknown as KVNamespace
}

/** Numbers from 0 to 1, the same ones each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Places from 0, each asked for as often as its rank to the power of `-exponent`. */
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
