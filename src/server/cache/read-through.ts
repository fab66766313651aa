/** Answers of backends, kept: isolate memory over KV, stale while one refresh runs, stale when the backend fails (reliability 2.7, 2.9). */
import type { KVNamespace } from '@cloudflare/workers-types'
import type { Log } from '../log.ts'
import { within } from '../within.ts'
import { ageOf, isWithin } from './elapsed.ts'
import { bytesOf, Memory } from './memory.ts'
import type { Freshness } from './policy.ts'
import type { TagTokens, Tokens } from './tag-tokens.ts'

export interface Kept<Value> {
  value: Value
  /** When it was asked for, in milliseconds since the epoch. */
  askedAt: number
  tags: readonly string[]
  tokens: Tokens
}

export type ReadState = 'hit' | 'stale' | 'error' | 'miss'
export type Read<Value> = Pick<Kept<Value>, 'value' | 'askedAt' | 'tags'> & { state: ReadState }

export interface Fill<Value> {
  key: string
  freshness: Freshness
  /** Known before the answer is; `tagsOf` adds what the answer names. */
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
  /** The question is in somebody's own words: kept for a while in memory, apart from what everybody needs. */
  worded?: boolean
}

/** A request that waits for another one's call does so this long, then it helps itself. */
const followerMs = 1_200
/** Longer than any deadline of a read. */
const abandonedMs = 5_000

export type WaitUntil = (work: Promise<unknown>) => void

/** A kept value is handed to many requests: none of them may change it (D74). */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const member of Object.values(value)) deepFreeze(member)
  }
  return value
}

type Deps = { kv: KVNamespace; tokens: TagTokens; log: Log; now?: () => number }

export class ReadThrough {
  readonly #kv: KVNamespace
  readonly #tokens: TagTokens
  readonly #log: Log
  readonly #now: () => number
  readonly #memory = new Memory<Kept<unknown>>(24_000_000)
  readonly #worded = new Memory<Kept<unknown>>(6_000_000)
  readonly #running = new Map<string, { made: Promise<Kept<unknown>>; since: number }>()

  constructor({ kv, tokens, log, now = Date.now }: Deps) {
    this.#kv = kv
    this.#tokens = tokens
    this.#log = log
    this.#now = now
  }

  async read<Value>(fill: Fill<Value>, waitUntil: WaitUntil): Promise<Read<Value>> {
    await this.#tokens.refresh()
    const near = (fill.worded ? this.#worded : this.#memory).get(fill.key) as Kept<Value> | undefined
    const kept = near ?? (fill.worded ? undefined : await this.#fromKv<Value>(fill.key))
    const { fresh, stale, onError } = fill.freshness
    // of unknown age: given only where no other one can be had
    const unknown = (fresh + stale) * 1000
    const age = kept ? (ageOf(kept.askedAt, this.#now()) ?? unknown) / 1000 : Number.POSITIVE_INFINITY
    const purged = kept ? !this.#tokens.holds(kept.tokens) : true
    if (kept && !purged && age < fresh) return { ...kept, state: 'hit' }
    if (kept && !purged && age < fresh + stale && fill.patienceMs !== null) {
      waitUntil(this.#fill(fill, waitUntil).catch(() => undefined))
      return { ...kept, state: 'stale' }
    }
    const made = this.#follow(fill, waitUntil)
    if (!kept || age > fresh + stale + onError) return { ...(await made), state: 'miss' }
    const inTime = await within(made, fill.patienceMs).catch(() => null)
    return inTime ? { ...inTime, state: 'miss' } : { ...kept, state: 'error' }
  }

  async #fromKv<Value>(key: string): Promise<Kept<Value> | undefined> {
    try {
      const text = await this.#kv.get(key, 'text')
      if (!text) return undefined
      const kept = JSON.parse(text) as Kept<Value>
      this.#memory.set(key, kept, bytesOf(kept))
      return kept
    } catch (error) {
      this.#log('error', 'kv.get', { message: String(error) })
      return undefined
    }
  }

  /** One call at a time for a key. Who comes later waits for it, but not for ever. */
  async #follow<Value>(fill: Fill<Value>, waitUntil: WaitUntil): Promise<Kept<Value>> {
    const running = this.#runningFor<Value>(fill.key)
    if (!running) {
      const made = this.#fill(fill, waitUntil)
      waitUntil(made.catch(() => undefined))
      return made
    }
    return (
      (await within(running, followerMs)) ?? this.#make({ ...fill, withinMs: fill.withinMs - followerMs }, waitUntil)
    )
  }

  #fill<Value>(fill: Fill<Value>, waitUntil: WaitUntil): Promise<Kept<Value>> {
    const running = this.#runningFor<Value>(fill.key)
    if (running) return running
    const made = this.#make(fill, waitUntil).finally(() => {
      if (this.#running.get(fill.key)?.made === made) this.#running.delete(fill.key)
    })
    this.#running.set(fill.key, { made, since: this.#now() })
    return made
  }

  /** A call that is under way; one that should have ended long ago died with its request. */
  #runningFor<Value>(key: string): Promise<Kept<Value>> | undefined {
    const running = this.#running.get(key)
    if (!running || !isWithin(this.#now() - running.since, abandonedMs)) return undefined
    return running.made as Promise<Kept<Value>>
  }

  async #make<Value>(
    { key, freshness, tags, tagsOf, fetch, withinMs, durable, worded = false }: Fill<Value>,
    waitUntil: WaitUntil,
  ): Promise<Kept<Value>> {
    // before the call: what is purged while it runs must not look fresh afterwards
    const version = this.#tokens.version
    const before = this.#tokens.take(tags)
    const askedAt = this.#now()
    const value = deepFreeze(await fetch(withinMs))
    const all = tagsOf ? [...new Set([...tags, ...tagsOf(value)])] : tags
    // tags that only the answer names had no token taken: if any changed meanwhile, keep nothing as good
    const tokens = this.#tokens.version === version ? this.#tokens.take(all) : before
    const kept: Kept<Value> = { value, askedAt, tags: all, tokens }
    if (this.#tokens.version !== version) return kept
    const text = JSON.stringify(kept)
    const memory = worded ? this.#worded : this.#memory
    memory.set(key, kept, bytesOf(kept))
    if (worded || durable?.(value) === false) return kept
    const { fresh, stale, onError } = freshness
    const put = this.#kv.put(key, text, { expirationTtl: Math.max(60, fresh + stale + onError) })
    waitUntil(put.catch((error: unknown) => this.#log('error', 'kv.put', { message: String(error) })))
    return kept
  }
}
