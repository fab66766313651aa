/** Caches responses of backends: isolate memory over KV, stale while one request revalidates, stale if the backend fails. */
import type { Log } from '../config/log.ts'
import type { Kv } from '../storage/storage.ts'
import { ageOf, isWithin } from '../time/elapsed.ts'
import { withTimeout } from '../time/with-timeout.ts'
import { InFlight } from './in-flight.ts'
import { estimateBytes, type MemoryBudget, MemoryCache } from './memory.ts'
import { emptyMaxAgeSeconds, type Freshness } from './policy.ts'
import type { TagTokens, Tokens } from './tag-tokens.ts'

export interface CacheEntry<Value> {
  value: Value
  /** When it was requested, in milliseconds since the epoch. */
  requestedAt: number
  tokens: Tokens
  /** The response had no data: it is fresh for a few seconds, and stays in memory. */
  isEmpty?: true
}

/** `error`: older than allowed, because no newer response was available. */
export type ReadState = 'hit' | 'stale' | 'error' | 'miss'
export type CacheResult<Value> = Pick<CacheEntry<Value>, 'value' | 'requestedAt' | 'tokens'> & { state: ReadState }

export interface CacheQuery<Value> {
  key: string
  freshness: Freshness
  /** Tags that are known before the response; `tagsOf` adds those that the response names. None: no editor can change the response. */
  tags: readonly string[]
  tagsOf?: (value: Value) => readonly string[]
  fetch: (timeoutMs: number) => Promise<Value>
  /** Deadline of a call; no caller waits longer. */
  timeoutMs: number
  /** How long a request with a stale response waits for a new one; null: it must have a fresh one. */
  maxWaitMs: number | null
  /** False for responses that a caller can cause in any number: they stay in memory. */
  durable?: (value: Value) => boolean
  isEmpty?: (value: Value) => boolean
  /** An empty response counts as failed while an older one has data, even a purged one. */
  neverEmpty?: boolean
  /** The key contains user input: cached in memory only, apart from the rest. */
  isUserInput?: boolean
}

/** `older`: the entry that an empty response does not replace immediately. */
type Fetching<Value> = CacheQuery<Value> & { older: CacheEntry<Value> | undefined }

/** Maximum time that a request waits for the call of another one before it makes its own. */
const joinTimeoutMs = 1_200
/** Longer than any deadline of a read. */
const abandonedMs = 5_000
/** Time after which an empty response of an operation that is never empty is accepted. */
const emptyConfirmedMs = 60_000

export type WaitUntil = (work: Promise<unknown>) => void

/** Requests share a cached value, so it must not change. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const member of Object.values(value)) deepFreeze(member)
  }
  return value
}

type Deps = { kv: Kv; tokens: TagTokens; log: Log; memory: MemoryBudget; now?: () => number }

export class ReadThrough {
  readonly #kv: Kv
  readonly #tokens: TagTokens
  readonly #log: Log
  readonly #now: () => number
  readonly #memory: MemoryCache<CacheEntry<unknown>>
  readonly #userInputMemory: MemoryCache<CacheEntry<unknown>>
  readonly #inFlight: InFlight<CacheEntry<unknown>>
  readonly #emptySince = new Map<string, number>()

  constructor({ kv, tokens, log, memory, now = Date.now }: Deps) {
    this.#memory = new MemoryCache(memory, 'shared')
    this.#userInputMemory = new MemoryCache(memory, 'userInput')
    this.#kv = kv
    this.#tokens = tokens
    this.#log = log
    this.#now = now
    this.#inFlight = new InFlight({ abandonedMs, tokens, now })
  }

  /** @throws the error of the call, if no older response may be served instead */
  async read<Value>(query: CacheQuery<Value>, waitUntil: WaitUntil): Promise<CacheResult<Value>> {
    await this.#tokens.refresh()
    const memory = query.isUserInput ? this.#userInputMemory : this.#memory
    const findInMemory = () => memory.get(query.key) as CacheEntry<Value> | undefined
    // the call of another request may end while this one reads KV
    const findInKv = async () => (await this.#fromKv<Value>(query.key)) ?? findInMemory()
    const cached = findInMemory() ?? (query.isUserInput ? undefined : await findInKv())
    if (!cached) return { ...(await this.#follow({ ...query, older: undefined }, waitUntil)), state: 'miss' }
    const { staleIfError, ...freshness } = query.freshness
    const maxAge = cached.isEmpty ? emptyMaxAgeSeconds : freshness.maxAge
    const servedFor = cached.isEmpty ? maxAge : maxAge + freshness.staleWhileRevalidate
    // requested by a clock that was ahead: its age is unknown, so it is served only on errors
    const age = (ageOf(cached.requestedAt, this.#now()) ?? servedFor * 1000) / 1000
    const isPurged = !this.#tokens.isCurrent(cached.tokens)
    const isExpired = age > servedFor + staleIfError
    // purged data may be withdrawn, except of operations that are never empty
    const older = isExpired || (isPurged && !query.neverEmpty) ? undefined : cached
    if (!isPurged) {
      if (age < maxAge) return { ...cached, state: 'hit' }
      if (age < servedFor && query.maxWaitMs !== null) {
        if (!this.#inFlight.has(query.key))
          waitUntil(this.#start({ ...query, older }, waitUntil).catch(() => undefined))
        return { ...cached, state: 'stale' }
      }
    }
    const fetched = this.#follow({ ...query, older }, waitUntil)
    if (isExpired) return { ...(await fetched), state: 'miss' }
    // an editor's change waits for the whole timeout before older data is served; a backend that is down is not waited for
    const isEdited = isPurged && query.tags.length > 0
    const maxWaitMs = isEdited && query.maxWaitMs ? query.timeoutMs : query.maxWaitMs
    const inTime = await withTimeout(fetched, maxWaitMs).catch(() => null)
    return inTime ? { ...inTime, state: 'miss' } : { ...cached, state: 'error' }
  }

  async #fromKv<Value>(key: string): Promise<CacheEntry<Value> | undefined> {
    try {
      const text = await this.#kv.get(key, 'text')
      if (!text) return undefined
      const cached = JSON.parse(text) as CacheEntry<Value>
      this.#memory.set(key, cached, estimateBytes(cached))
      return cached
    } catch (error) {
      this.#log('error', 'kv.get', { message: String(error) })
      return undefined
    }
  }

  /** One call at a time per key: concurrent requests join it, then make their own after a timeout. */
  async #follow<Value>(query: Fetching<Value>, waitUntil: WaitUntil): Promise<CacheEntry<Value>> {
    if (!this.#inFlight.has(query.key)) {
      const fetched = this.#start(query, waitUntil)
      waitUntil(fetched.catch(() => undefined))
      return fetched
    }
    const joinMs = Math.min(joinTimeoutMs, query.timeoutMs * 0.6)
    const joined = (await this.#inFlight.join(query.key, joinMs)) as CacheEntry<Value> | null
    return joined ?? this.#fetch({ ...query, timeoutMs: query.timeoutMs - joinMs }, waitUntil)
  }

  #start<Value>(query: Fetching<Value>, waitUntil: WaitUntil): Promise<CacheEntry<Value>> {
    const fetched = this.#fetch(query, waitUntil)
    void this.#inFlight.start(query.key, fetched)
    return fetched
  }

  async #fetch<Value>(query: Fetching<Value>, waitUntil: WaitUntil): Promise<CacheEntry<Value>> {
    const { key, freshness, tags, tagsOf, fetch, timeoutMs, durable, isUserInput = false } = query
    // taken before the call: a purge during the call must not look current afterwards
    const version = this.#tokens.version
    const before = this.#tokens.snapshot(tags)
    const requestedAt = this.#now()
    const value = deepFreeze(await fetch(timeoutMs))
    const isEmpty = query.isEmpty?.(value) === true
    if (query.neverEmpty) this.#checkNotEmpty(key, isEmpty, query.older)
    const cached: CacheEntry<Value> = { value, requestedAt, tokens: before, ...(isEmpty && { isEmpty }) }
    // tokens of tags that only the response names were not taken: if any token changed meanwhile, nothing is cached
    if (this.#tokens.version !== version) return cached
    if (tagsOf) cached.tokens = this.#tokens.snapshot([...tags, ...tagsOf(value)])
    const memory = isUserInput ? this.#userInputMemory : this.#memory
    memory.set(key, cached, estimateBytes(cached))
    if (isUserInput || isEmpty || durable?.(value) === false) return cached
    const { maxAge, staleWhileRevalidate, staleIfError } = freshness
    const put = this.#kv.put(key, JSON.stringify(cached), {
      expirationTtl: Math.max(60, maxAge + staleWhileRevalidate + staleIfError),
    })
    waitUntil(put.catch((error: unknown) => this.#log('error', 'kv.put', { message: String(error) })))
    return cached
  }

  /** @throws Error if a backend has no data although it had some within the last minute */
  #checkNotEmpty(key: string, isEmpty: boolean, older: CacheEntry<unknown> | undefined) {
    if (!isEmpty) return void this.#emptySince.delete(key)
    const now = this.#now()
    const first = this.#emptySince.get(key) ?? now
    // another process may have read data in between
    const since = older && older.requestedAt > first ? now : first
    this.#emptySince.set(key, since)
    if (older && !older.isEmpty && isWithin(now - since, emptyConfirmedMs)) {
      this.#log('error', 'response-cache.empty', { key })
      throw new Error(`an empty response: ${key}`)
    }
  }
}
