/** Answers of backends, cached: isolate memory over KV, stale while one refresh runs, stale when the backend fails. */
import type { KVNamespace } from '@cloudflare/workers-types'
import type { Log } from '../config/log.ts'
import { ageOf } from '../time/elapsed.ts'
import { within } from '../time/within.ts'
import { type Doubt, isBelieved, isRecent } from './doubt.ts'
import { bytesOf, Memory, type MemoryBudget } from './memory.ts'
import type { Freshness } from './policy.ts'
import type { TagTokens, Tokens } from './tag-tokens.ts'
import { UnderWay } from './under-way.ts'

export interface Cached<Value> {
  value: Value
  /** When it was asked for, in milliseconds since the epoch. */
  askedAt: number
  tags: readonly string[]
  tokens: Tokens
  /** The last answer was empty; `value` is that one, or an older one with something in it. Never beyond memory. */
  doubt?: Doubt & { isOlder: boolean }
}

/** error: older than it should be. doubtful: empty, and not for long enough to be believed. */
export type ReadState = 'hit' | 'stale' | 'error' | 'miss' | 'doubtful'
export type Read<Value> = Pick<Cached<Value>, 'value' | 'askedAt' | 'tags' | 'doubt'> & { state: ReadState }

export interface Query<Value> {
  key: string
  freshness: Freshness
  /** Known before the answer is; `tagsOf` adds what the answer names. None: no editor changes what it tells. */
  tags: readonly string[]
  tagsOf?: (value: Value) => readonly string[]
  /** @param withinMs deadline */
  fetch: (withinMs: number) => Promise<Value>
  /** Deadline of a call: nobody waits longer. */
  withinMs: number
  /** How long a request that knows an old answer waits for a new one; null: only a new one will do. */
  patienceMs: number | null
  /** False for answers that anybody can cause any number of: those stay in memory. */
  durable?: (value: Value) => boolean
  /** True for an answer that says that nothing is there. */
  isEmpty?: (value: Value) => boolean
  /** There always is something: an empty answer replaces no older one at once, not even a purged one. */
  stands?: boolean
  /** The question is in somebody's own words: cached for a while in memory, apart from what everybody needs. */
  worded?: boolean
}

/** `older`: an answer that an empty one does not replace at once. */
type Fetching<Value> = Query<Value> & { older: Cached<Value> | undefined }

/** A request that waits for another one's call does so this long, then it helps itself. */
const followerMs = 1_200
/** Longer than any deadline of a read. */
const abandonedMs = 5_000

export type WaitUntil = (work: Promise<unknown>) => void

/** A cached value is handed to many requests: none of them may change it. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const member of Object.values(value)) deepFreeze(member)
  }
  return value
}

/** What somebody is given who reads it in some state. */
function toRead<Value>(cached: Cached<Value>, state: ReadState): Read<Value> {
  if (!cached.doubt) return { ...cached, state }
  return { ...cached, state: cached.doubt.isOlder ? 'error' : isBelieved(cached.doubt) ? state : 'doubtful' }
}

type Deps = { kv: KVNamespace; tokens: TagTokens; log: Log; memory: MemoryBudget; now?: () => number }

export class ReadThrough {
  readonly #kv: KVNamespace
  readonly #tokens: TagTokens
  readonly #log: Log
  readonly #now: () => number
  readonly #memory: Memory<Cached<unknown>>
  readonly #worded: Memory<Cached<unknown>>
  readonly #asking: UnderWay<Cached<unknown>>

  constructor({ kv, tokens, log, memory, now = Date.now }: Deps) {
    this.#memory = new Memory(memory)
    this.#worded = new Memory(memory, 6_000_000)
    this.#kv = kv
    this.#tokens = tokens
    this.#log = log
    this.#now = now
    this.#asking = new UnderWay({ abandonedMs, tokens, now })
  }

  async read<Value>(query: Query<Value>, waitUntil: WaitUntil): Promise<Read<Value>> {
    await this.#tokens.refresh()
    const near = (query.worded ? this.#worded : this.#memory).get(query.key) as Cached<Value> | undefined
    const cached = near ?? (query.worded ? undefined : await this.#fromKv<Value>(query.key))
    const { maxAge, staleWhileRevalidate, staleIfError } = query.freshness
    // of unknown age: given only where no other one can be had
    const unknown = (maxAge + staleWhileRevalidate) * 1000
    const age = cached ? (ageOf(cached.askedAt, this.#now()) ?? unknown) / 1000 : Number.POSITIVE_INFINITY
    const purged = cached ? !this.#tokens.isCurrent(cached.tokens) : true
    const isOver = age > maxAge + staleWhileRevalidate + staleIfError
    // what was purged may be gone, but not what always is there
    const older = isOver || (purged && !query.stands) ? undefined : cached
    if (cached && !purged) {
      const { doubt } = cached
      if (doubt ? isRecent(doubt, this.#now()) : age < maxAge) return toRead(cached, 'hit')
      const isUsable = doubt ? !doubt.isOlder && isBelieved(doubt) : age < maxAge + staleWhileRevalidate
      if (isUsable && query.patienceMs !== null) {
        waitUntil(this.#revalidate({ ...query, older }, waitUntil).catch(() => undefined))
        return { ...cached, state: 'stale' }
      }
    }
    const fetched = this.#follow({ ...query, older }, waitUntil)
    if (!cached || isOver) return toRead(await fetched, 'miss')
    // what an editor purged is shown only where no other can be had; of a backend that is known to keep silent nobody waits for it
    const isEdited = purged && query.tags.length > 0
    const patienceMs = isEdited && query.patienceMs ? query.withinMs : query.patienceMs
    const inTime = await within(fetched, patienceMs).catch(() => null)
    return inTime ? toRead(inTime, 'miss') : { ...cached, state: 'error' }
  }

  async #fromKv<Value>(key: string): Promise<Cached<Value> | undefined> {
    try {
      const text = await this.#kv.get(key, 'text')
      if (!text) return undefined
      const cached = JSON.parse(text) as Cached<Value>
      this.#memory.set(key, cached, bytesOf(cached))
      return cached
    } catch (error) {
      this.#log('error', 'kv.get', { message: String(error) })
      return undefined
    }
  }

  /** One call at a time for a key. Who comes later waits for it, but not for ever. */
  async #follow<Value>(query: Fetching<Value>, waitUntil: WaitUntil): Promise<Cached<Value>> {
    const running = this.#askingFor<Value>(query.key)
    if (!running) {
      const fetched = this.#revalidate(query, waitUntil)
      waitUntil(fetched.catch(() => undefined))
      return fetched
    }
    return (
      (await within(running, followerMs)) ?? this.#fetch({ ...query, withinMs: query.withinMs - followerMs }, waitUntil)
    )
  }

  #revalidate<Value>(query: Fetching<Value>, waitUntil: WaitUntil): Promise<Cached<Value>> {
    const running = this.#askingFor<Value>(query.key)
    if (running) return running
    const fetched = this.#fetch(query, waitUntil)
    void this.#asking.begin(query.key, fetched)
    return fetched
  }

  #askingFor<Value>(key: string): Promise<Cached<Value>> | undefined {
    return this.#asking.get(key) as Promise<Cached<Value>> | undefined
  }

  async #fetch<Value>(query: Fetching<Value>, waitUntil: WaitUntil): Promise<Cached<Value>> {
    const { key, freshness, tags, tagsOf, fetch, withinMs, durable, worded = false } = query
    // before the call: what is purged while it runs must not look fresh afterwards
    const version = this.#tokens.version
    const before = this.#tokens.snapshot(tags)
    const askedAt = this.#now()
    const value = deepFreeze(await fetch(withinMs))
    const all = tagsOf ? [...new Set([...tags, ...tagsOf(value)])] : tags
    // tags that only the answer names had no token taken: if any changed meanwhile, cache nothing as good
    const tokens = this.#tokens.version === version ? this.#tokens.snapshot(all) : before
    const answer: Cached<Value> = { value, askedAt, tags: all, tokens }
    const cached = query.isEmpty?.(value) ? this.#doubted(answer, query.older) : answer
    if (this.#tokens.version !== version) return cached
    const memory = worded ? this.#worded : this.#memory
    memory.set(key, cached, bytesOf(cached))
    if (worded || cached.doubt || durable?.(value) === false) return cached
    const { maxAge, staleWhileRevalidate, staleIfError } = freshness
    const put = this.#kv.put(key, JSON.stringify(cached), {
      expirationTtl: Math.max(60, maxAge + staleWhileRevalidate + staleIfError),
    })
    waitUntil(put.catch((error: unknown) => this.#log('error', 'kv.put', { message: String(error) })))
    return cached
  }

  /** An empty answer; until it is believed, what was there before. */
  #doubted<Value>(empty: Cached<Value>, older: Cached<Value> | undefined): Cached<Value> {
    const { askedAt } = empty
    const doubt = { since: older?.doubt?.since ?? askedAt, askedAt }
    const hasOlder = older !== undefined && (older.doubt?.isOlder ?? true)
    if (!hasOlder || isBelieved(doubt)) return { ...empty, doubt: { ...doubt, isOlder: false } }
    return { ...older, tokens: this.#tokens.snapshot(older.tags), doubt: { ...doubt, isOlder: true } }
  }
}
