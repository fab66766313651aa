/** Stores pages as bytes, for all guests or all customers: isolate memory over KV. */
import type { Log } from '../config/log.ts'
import type { LogOnce } from '../config/log-once.ts'
import type { Kv } from '../storage/storage.ts'
import { ageOf, isWithin } from '../time/elapsed.ts'
import { InFlight } from './in-flight.ts'
import { estimateBytes, type MemoryBudget, MemoryCache } from './memory.ts'
import { compress, deserializePage, type Page, serializePage } from './page.ts'
import type { Freshness } from './policy.ts'
import type { TagTokens } from './tag-tokens.ts'

/** `stale`: served while one request revalidates it. `expired`: too old or purged, served only if rendering fails. */
export type PageState = 'fresh' | 'stale' | 'expired'
export type CachedPage = { page: Page; state: PageState; ttlSeconds: number }

/** `isCacheable`: may be stored; else only requests that joined the render get it. `isGone`: working backends report 404 or 410. */
export type RenderedPage = { page: Page; data: string; isCacheable: boolean; isGone: boolean }
/** Null: it cannot be shared. `skipped`: it was not tried. */
export type RenderResult = RenderedPage | null | 'skipped'

export interface StoreOptions {
  freshness: Freshness
  /** Written to KV as well, so that a restart keeps the page. */
  durable: boolean
}

const abandonedMs = 30_000
const uncacheableMs = 5_000
/** How long a page has to be gone before it is evicted: a backend may lose its data temporarily. */
const goneConfirmedMs = 30_000

type Deps = {
  kv: Kv
  tokens: TagTokens
  log: Log
  logOnce: LogOnce
  buildId: string
  memory: MemoryBudget
  now?: () => number
}

/** @param isCurrent whether no tag of the page was purged @returns null: older than `staleIfError` */
export function evaluatePage(
  page: Page,
  { maxAge, staleWhileRevalidate, staleIfError }: Freshness,
  now: number,
  isCurrent: () => boolean,
): CachedPage | null {
  const age = ageOf(page.renderedAt, now)
  // rendered by a clock that was ahead: its age is unknown
  const ageSeconds = age === null ? maxAge + staleWhileRevalidate : age / 1000
  const ttlSeconds = maxAge - ageSeconds
  if (ageSeconds >= maxAge + staleWhileRevalidate + staleIfError) return null
  if (ageSeconds >= maxAge + staleWhileRevalidate || !isCurrent()) return { page, state: 'expired', ttlSeconds }
  return { page, state: ttlSeconds > 0 ? 'fresh' : 'stale', ttlSeconds }
}

export class PageCache {
  readonly #deps: Deps
  readonly #now: () => number
  readonly #pages: MemoryCache<Page>
  readonly #data: MemoryCache<string>
  /** Of pages that are not stored: visitors can request any number of URLs. */
  readonly #uncacheableData: MemoryCache<string>
  readonly #inFlight: InFlight<RenderedPage | null>
  /** Token version at which a page was last current. */
  readonly #currentAt = new WeakMap<Page, number>()
  readonly #goneSince = new WeakMap<Page, number>()
  readonly #uncacheableSince: MemoryCache<number>
  readonly #requestedOnce: MemoryCache<true>

  constructor(deps: Deps) {
    const { memory, tokens, now = Date.now } = deps
    this.#deps = deps
    this.#now = now
    this.#pages = new MemoryCache(memory, 'shared')
    this.#data = new MemoryCache(memory, 'shared')
    this.#uncacheableData = new MemoryCache(memory, 'userInput')
    this.#uncacheableSince = new MemoryCache(memory, 'userInput')
    this.#requestedOnce = new MemoryCache(memory, 'userInput')
    this.#inFlight = new InFlight({ abandonedMs, tokens, now })
  }

  peek(key: string, freshness: Freshness): CachedPage | null {
    const page = this.#pages.get(key)
    return page ? this.evaluate(page, freshness) : null
  }

  async find(key: string, freshness: Freshness): Promise<CachedPage | null> {
    const cached = this.peek(key, freshness)
    if (cached) return cached
    try {
      const value = await this.#deps.kv.get(this.#kvKey(key), 'arrayBuffer')
      if (!value) return null
      const page = await deserializePage(value)
      this.#set(key, page)
      return this.evaluate(page, freshness)
    } catch (error) {
      this.#deps.log('error', 'page-cache.get', { message: String(error) })
      return null
    }
  }

  /** Null: older than `staleIfError`. */
  evaluate(page: Page, freshness: Freshness): CachedPage | null {
    return evaluatePage(page, freshness, this.#now(), () => this.#isCurrent(page))
  }

  /** Compares tokens only if one has changed since the last check. */
  #isCurrent(page: Page): boolean {
    const { tokens } = this.#deps
    if (this.#currentAt.get(page) === tokens.version) return true
    if (!tokens.isCurrent(page.tokens)) return false
    this.#currentAt.set(page, tokens.version)
    return true
  }

  #set(key: string, page: Page) {
    // a shell is compressed later, to about a fourth
    const brotli = page.brotli.length || page.bytes.length / 4
    this.#pages.set(key, page, page.bytes.length + brotli + estimateBytes(page.shell) + 1_000)
  }

  wasRequestedBefore(key: string): boolean {
    return this.#requestedOnce.get(key) === true
  }

  noteRequest(key: string) {
    this.#requestedOnce.set(key, true, 0)
  }

  isInFlight(key: string): boolean {
    return this.#inFlight.has(key)
  }

  /** Joins the render of another request, or with `isOwn` of this one. Null if it takes longer, or if the page cannot be shared. */
  join(key: string, timeoutMs: number, isOwn = false): Promise<RenderedPage | null> {
    return this.#inFlight.join(key, timeoutMs, isOwn)
  }

  isUncacheable(key: string): boolean {
    return isWithin(this.#now() - (this.#uncacheableSince.get(key) ?? Number.NEGATIVE_INFINITY), uncacheableMs)
  }

  /** Renders a page that is missing or stale, once at a time for a key, and stores it. Evicts a page that is gone. */
  async revalidate(key: string, options: StoreOptions, render: () => Promise<RenderResult>): Promise<void> {
    if (this.#inFlight.has(key)) return
    const rendered = await this.#inFlight.start(key, this.#render(key, options, render))
    if (!rendered?.isCacheable) return
    if (options.durable) await this.#persist(key, options, rendered)
  }

  async #render(key: string, options: StoreOptions, render: () => Promise<RenderResult>): Promise<RenderedPage | null> {
    try {
      const rendered = await render()
      if (rendered === 'skipped') return null
      await this.#evictIfGone(key, options, rendered?.isGone === true)
      if (!rendered?.isCacheable) this.#uncacheableSince.set(key, this.#now(), 0)
      if (!rendered) return null
      const { page, isCacheable } = rendered
      // once, for the visitor who waits and for the store; most shells are requested once: they are compressed at the second request
      if (isCacheable && !page.shell) page.brotli = await compress(page.bytes)
      if (isCacheable) this.#set(key, page)
      const files = isCacheable ? this.#data : this.#uncacheableData
      files.set(page.dataPath, rendered.data, estimateBytes(rendered.data))
      return rendered
    } catch (error) {
      await this.#evictIfGone(key, options, false)
      this.#uncacheableSince.set(key, this.#now(), 0)
      // the same error for every URL of a screen
      this.#deps.logOnce('error', 'page-cache.render', { message: String(error) }, { key })
      return null
    }
  }

  /** Evicts after two renders at least 30 s apart that found nothing, with no failure between them, or after the first one if the page was purged. */
  async #evictIfGone(key: string, { durable }: StoreOptions, isGone: boolean) {
    const page = this.#pages.get(key)
    if (!page) return
    if (!isGone) return void this.#goneSince.delete(page)
    const since = this.#goneSince.get(page) ?? this.#now()
    this.#goneSince.set(page, since)
    if (this.#isCurrent(page) && isWithin(this.#now() - since, goneConfirmedMs)) return
    this.#pages.delete(key)
    if (durable) await this.#deps.kv.delete(this.#kvKey(key))
  }

  async #persist(key: string, { freshness }: StoreOptions, { page, data }: RenderedPage) {
    const { maxAge, staleWhileRevalidate, staleIfError } = freshness
    const expirationTtl = Math.max(60, maxAge + staleWhileRevalidate + staleIfError)
    const { kv, log } = this.#deps
    try {
      // the data file outlives every copy of its page
      await kv.put(`page-data:${page.dataPath}`, data, { expirationTtl: expirationTtl + 86_400 })
      await kv.put(this.#kvKey(key), serializePage(page), { expirationTtl })
    } catch (error) {
      log('error', 'page-cache.put', { key, message: String(error) })
    }
  }

  #kvKey(key: string): string {
    return `page:${this.#deps.buildId}:${key}`
  }

  /** Hydration data by its path; null if it is gone (the client then reloads the page). */
  async data(path: string): Promise<string | null> {
    const { kv } = this.#deps
    return this.#data.get(path) ?? this.#uncacheableData.get(path) ?? (await kv.get(`page-data:${path}`, 'text'))
  }
}
