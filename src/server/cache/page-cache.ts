/** Pages of guests and of all customers as bytes: isolate memory over KV. Called by cached-page.ts and customer-page.ts. */
import type { KVNamespace } from '@cloudflare/workers-types'
import type { Log } from '../config/log.ts'
import { ageOf, isWithin } from '../time/elapsed.ts'
import { bytesOf, Memory, type MemoryBudget } from './memory.ts'
import { compress, type Page, type PageFacts, packPage, unpackPage } from './page.ts'
import { type Freshness, stock as stockLife } from './policy.ts'
import type { TagTokens } from './tag-tokens.ts'
import { UnderWay } from './under-way.ts'

/**
 * stale: to be made anew behind whoever gets it. due: what it says of stock is to be asked again behind them, unsure: before it is sent.
 * error: sent where no other can be made.
 */
export type PageState = 'hit' | 'stale' | 'due' | 'unsure' | 'error'
/** isTrue: what it says of stock is not older than promised. */
export type FoundPage = { page: Page; state: PageState; ttlSeconds: number; isTrue: boolean }

/** Metadata ends at 1,024 bytes in KV: tokens of many tags go into a value of their own. */
const maxMetadata = 1_000
const abandonedMs = 30_000
const unfitMs = 5_000

/** Until when what was said of stock is fresh; of a clock that was ahead it never was. */
const stockUntil = (askedAt: number, now: number) =>
  ageOf(askedAt, now) === null ? Number.NEGATIVE_INFINITY : askedAt + stockLife.maxAge * 1000

/** isFit: others may get it too; a page that is not, only those get who wait for it now. */
export type Made = { page: Page; data: string; isFit: boolean }
type Make = () => Promise<Made | null>
type Deps = {
  kv: KVNamespace
  tokens: TagTokens
  log: Log
  buildId: string
  memory: MemoryBudget
  now?: () => number
}

export class PageCache {
  readonly #kv: KVNamespace
  readonly #tokens: TagTokens
  readonly #log: Log
  readonly #now: () => number
  readonly #buildId: string
  readonly #pages: Memory<Page>
  readonly #data: Memory<string>
  /** Of pages that are nobody else's: of addresses of nothing there is any number. */
  readonly #unfitData: Memory<string>
  readonly #making: UnderWay<Made | null>
  /** The version of all tokens at which a page was good. */
  readonly #comparedAt = new WeakMap<Page, number>()
  /** Since when a page is known not to be fit for others. */
  readonly #unfit: Memory<number>
  readonly #askedFor: Memory<true>

  constructor(deps: Deps) {
    const { memory } = deps
    this.#pages = new Memory(memory)
    this.#data = new Memory(memory)
    this.#unfitData = new Memory(memory, memory.maxBytes / 2)
    this.#unfit = new Memory(memory, 500_000)
    this.#askedFor = new Memory(memory, 2_000_000)
    this.#kv = deps.kv
    this.#tokens = deps.tokens
    this.#log = deps.log
    this.#buildId = deps.buildId
    this.#now = deps.now ?? Date.now
    this.#making = new UnderWay({ abandonedMs, tokens: deps.tokens, now: this.#now })
  }

  /** From memory alone, without waiting: the way of nearly every request. */
  peek(key: string, freshness: Freshness): FoundPage | null {
    const page = this.#pages.get(key)
    return page ? this.judge(page, freshness) : null
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
      this.#set(key, page)
      return this.judge(page, freshness)
    } catch (error) {
      this.#log('error', 'page-cache.get', { message: String(error) })
      return null
    }
  }

  /** Whether a page that was found may be sent, and what has to be done for it. */
  judge(page: Page, { maxAge, staleIfError }: Freshness): FoundPage | null {
    const now = this.#now()
    const freshMs = Math.min(page.freshUntil - now, maxAge * 1000)
    const stockMs = page.stock ? stockUntil(page.stock.askedAt, now) - now : Number.POSITIVE_INFINITY
    const isTrue = stockMs > -stockLife.staleWhileRevalidate * 1000
    const ttlSeconds = Math.min(freshMs, stockMs) / 1000
    // of unknown age: shown only where no other one can be made
    const isAhead = ageOf(page.freshUntil - maxAge * 1000, now) === null
    if (!isAhead && now < page.staleUntil && this.#isCurrent(page)) {
      const state = !isTrue ? 'unsure' : freshMs <= 0 ? 'stale' : stockMs <= 0 ? 'due' : 'hit'
      return { page, state, ttlSeconds, isTrue }
    }
    return now < page.staleUntil + staleIfError * 1000 ? { page, state: 'error', ttlSeconds, isTrue } : null
  }

  /** Its tags are compared when a token has changed since, not for every visitor. */
  #isCurrent(page: Page): boolean {
    const { version } = this.#tokens
    if (this.#comparedAt.get(page) === version) return true
    if (!this.#tokens.isCurrent(page.tokens)) return false
    this.#comparedAt.set(page, version)
    return true
  }

  #set(key: string, page: Page) {
    // what is compressed later takes a fourth, as a rule
    const brotli = page.brotli.length || page.bytes.length / 4
    this.#pages.set(key, page, page.bytes.length + brotli + bytesOf(page.template) + bytesOf(page.stock) + 1_000)
  }

  /** Addresses that anybody can make up: such a page is worth caching once it has been asked for twice. */
  wasAskedFor(key: string): boolean {
    if (this.#askedFor.get(key)) return true
    this.#askedFor.set(key, true, 0)
    return false
  }

  /** A page that is under way: null once it shows that it cannot be had so. */
  making(key: string): Promise<Made | null> | undefined {
    return this.#making.get(key)
  }

  /** Whether a moment ago the page could not be made for others: it is not tried again for everyone who asks. */
  wasUnfit(key: string): boolean {
    return isWithin(this.#now() - (this.#unfit.get(key) ?? Number.NEGATIVE_INFINITY), unfitMs)
  }

  /** Makes a page that is missing or old, once at a time for a key. `make` gives null where it cannot be made for others. */
  async revalidate(key: string, freshness: Freshness, make: Make, durable = true): Promise<void> {
    if (this.making(key)) return
    const done = await this.#making.begin(key, this.#make(key, make))
    if (!done?.isFit) return
    // of those that every customer gets most are asked for once
    if (!done.page.template) done.page.brotli = await compress(done.page.bytes)
    if (durable) await this.#keep(key, freshness, done)
  }

  async #make(key: string, make: Make): Promise<Made | null> {
    try {
      const made = await make()
      if (!made?.isFit) this.#unfit.set(key, this.#now(), 0)
      if (!made) return null
      if (made.isFit) this.#set(key, made.page)
      const files = made.isFit ? this.#data : this.#unfitData
      files.set(made.page.dataPath, made.data, bytesOf(made.data))
      return made
    } catch (error) {
      this.#unfit.set(key, this.#now(), 0)
      this.#log('error', 'page-cache.make', { key, message: String(error) })
      return null
    }
  }

  async #keep(key: string, { maxAge, staleWhileRevalidate, staleIfError }: Freshness, { page, data }: Made) {
    const life = Math.max(60, maxAge + staleWhileRevalidate + staleIfError)
    try {
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
      this.#log('error', 'page-cache.put', { key, message: String(error) })
    }
  }

  /** The hydration data of a cached page, by its path; null when it is gone (the client then loads the page anew). */
  async data(path: string): Promise<string | null> {
    return this.#data.get(path) ?? this.#unfitData.get(path) ?? (await this.#kv.get(`page-data:${path}`, 'text'))
  }
}
