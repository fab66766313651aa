/** Guests' pages as bytes: isolate memory over KV. The hall asks `find`, and lets `fill` make what is missing. */
import type { KVNamespace } from '@cloudflare/workers-types'
import type { Log } from '../log.ts'
import { ageOf, isWithin } from './elapsed.ts'
import { bytesOf, Memory } from './memory.ts'
import { type Page, type PageFacts, packPage, unpackPage } from './page.ts'
import type { Freshness } from './policy.ts'
import type { TagTokens } from './tag-tokens.ts'

export type PageState = 'hit' | 'stale' | 'error'
export type FoundPage = { page: Page; state: PageState; ttlSeconds: number }

/** Metadata ends at 1,024 bytes in KV: tokens of many tags go into a value of their own. */
const maxMetadata = 1_000
const abandonedMs = 30_000

export class PageCache {
  readonly #kv: KVNamespace
  readonly #tokens: TagTokens
  readonly #log: Log
  readonly #now: () => number
  readonly #buildId: string
  readonly #pages = new Memory<Page>(32_000_000)
  readonly #data = new Memory<string>(16_000_000)
  readonly #filling = new Map<string, number>()

  constructor(deps: { kv: KVNamespace; tokens: TagTokens; log: Log; buildId: string; now?: () => number }) {
    this.#kv = deps.kv
    this.#tokens = deps.tokens
    this.#log = deps.log
    this.#buildId = deps.buildId
    this.#now = deps.now ?? Date.now
  }

  /** From memory alone, without waiting: the way of nearly every request. */
  peek(key: string, freshness: Freshness): FoundPage | null {
    const page = this.#pages.get(key)
    return page ? this.#judge(page, freshness) : null
  }

  async find(key: string, freshness: Freshness): Promise<FoundPage | null> {
    const near = this.peek(key, freshness)
    if (near) return near
    try {
      const { value, metadata } = await this.#kv.getWithMetadata<PageFacts | { facts: string }>(
        `page:${this.#buildId}:${key}`,
        'arrayBuffer',
      )
      if (!value || !metadata) return null
      const facts = 'facts' in metadata ? await this.#kv.get<PageFacts>(metadata.facts, 'json') : metadata
      if (!facts) return null
      const page = unpackPage(value, facts)
      this.#keep(key, page)
      return this.#judge(page, freshness)
    } catch (error) {
      this.#log('error', 'page-cache.get', { message: String(error) })
      return null
    }
  }

  #judge(page: Page, { fresh, onError }: Freshness): FoundPage | null {
    const now = this.#now()
    const freshUntil = Math.min(page.freshUntil, now + fresh * 1000)
    const ttlSeconds = (freshUntil - now) / 1000
    // of unknown age: shown only where no other one can be made
    const isAhead = ageOf(page.freshUntil - fresh * 1000, now) === null
    if (!isAhead && now < page.staleUntil && this.#tokens.holds(page.tokens))
      return { page, state: now < freshUntil ? 'hit' : 'stale', ttlSeconds }
    return now < page.staleUntil + onError * 1000 ? { page, state: 'error', ttlSeconds } : null
  }

  #keep(key: string, page: Page) {
    this.#pages.set(key, page, page.bytes.length + page.brotli.length + 1_000)
  }

  /** Makes a page that is missing or old, once at a time for a key. `make` gives null when the page may not be kept. */
  async fill(
    key: string,
    freshness: Freshness,
    make: () => Promise<{ page: Page; data: string } | null>,
    durable = true,
  ): Promise<void> {
    // a filling that began long ago died with its request
    if (isWithin(this.#now() - (this.#filling.get(key) ?? Number.NEGATIVE_INFINITY), abandonedMs)) return
    this.#filling.set(key, this.#now())
    try {
      const made = await make()
      if (!made) return
      const { page, data } = made
      this.#keep(key, page)
      this.#data.set(page.dataPath, data, bytesOf(data))
      if (!durable || page.status !== 200) return
      const life = Math.max(60, freshness.fresh + freshness.stale + freshness.onError)
      // the data file outlives every copy of its page
      await this.#kv.put(`page-data:${page.dataPath}`, data, { expirationTtl: life + 86_400 })
      const { value, facts } = packPage(page)
      const big = JSON.stringify(facts).length > maxMetadata
      const factsKey = `page-facts:${page.etag}`
      if (big) await this.#kv.put(factsKey, JSON.stringify(facts), { expirationTtl: life })
      await this.#kv.put(`page:${this.#buildId}:${key}`, value, {
        expirationTtl: life,
        metadata: big ? { facts: factsKey } : facts,
      })
    } catch (error) {
      this.#log('error', 'page-cache.fill', { key, message: String(error) })
    } finally {
      this.#filling.delete(key)
    }
  }

  /** The hydration data of a cached page, by its path; null when it is gone (the client then loads the page anew). */
  async data(path: string): Promise<string | null> {
    return this.#data.get(path) ?? (await this.#kv.get(`page-data:${path}`, 'text'))
  }
}
