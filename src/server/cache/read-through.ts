/** Answers of backends, kept: isolate memory over KV, stale while one refresh runs, stale when the backend fails. */
import type { KVNamespace } from '@cloudflare/workers-types'
import type { Log } from '../log.ts'
import { within } from '../within.ts'
import { type Doubt, isBelieved, isRecent } from './doubt.ts'
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
  /** The last answer was empty; `value` is that one, or an older one with something in it. Never beyond memory. */
  doubt?: Doubt & { isOlder: boolean }
}

/** error: older than it should be. doubtful: empty, and not for long enough to be believed. */
export type ReadState = 'hit' | 'stale' | 'error' | 'miss' | 'doubtful'
export type Read<Value> = Pick<Kept<Value>, 'value' | 'askedAt' | 'tags' | 'doubt'> & { state: ReadState }

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
  /** True for an answer that says that nothing is there. */
  isEmpty?: (value: Value) => boolean
  /** There always is something: an empty answer replaces no older one at once, not even a purged one. */
  stands?: boolean
  /** The question is in somebody's own words: kept for a while in memory, apart from what everybody needs. */
  worded?: boolean
}

/** `older`: an answer that an empty one does not replace at once. */
type Filling<Value> = Fill<Value> & { older: Kept<Value> | undefined }

/** A request that waits for another one's call does so this long, then it helps itself. */
const followerMs = 1_200
/** Longer than any deadline of a read. */
const abandonedMs = 5_000

export type WaitUntil = (work: Promise<unknown>) => void

/** A kept value is handed to many requests: none of them may change it. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const member of Object.values(value)) deepFreeze(member)
  }
  return value
}

/** What somebody is told who reads it in some state. */
function told<Value>(kept: Kept<Value>, state: ReadState): Read<Value> {
  if (!kept.doubt) return { ...kept, state }
  return { ...kept, state: kept.doubt.isOlder ? 'error' : isBelieved(kept.doubt) ? state : 'doubtful' }
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
    const isOver = age > fresh + stale + onError
    // what was purged may be gone, but not what always is there
    const older = isOver || (purged && !fill.stands) ? undefined : kept
    if (kept && !purged) {
      const { doubt } = kept
      if (doubt ? isRecent(doubt, this.#now()) : age < fresh) return told(kept, 'hit')
      const isUsable = doubt ? !doubt.isOlder && isBelieved(doubt) : age < fresh + stale
      if (isUsable && fill.patienceMs !== null) {
        waitUntil(this.#fill({ ...fill, older }, waitUntil).catch(() => undefined))
        return { ...kept, state: 'stale' }
      }
    }
    const made = this.#follow({ ...fill, older }, waitUntil)
    if (!kept || isOver) return told(await made, 'miss')
    const inTime = await within(made, fill.patienceMs).catch(() => null)
    return inTime ? told(inTime, 'miss') : { ...kept, state: 'error' }
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
  async #follow<Value>(fill: Filling<Value>, waitUntil: WaitUntil): Promise<Kept<Value>> {
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

  #fill<Value>(fill: Filling<Value>, waitUntil: WaitUntil): Promise<Kept<Value>> {
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

  async #make<Value>(fill: Filling<Value>, waitUntil: WaitUntil): Promise<Kept<Value>> {
    const { key, freshness, tags, tagsOf, fetch, withinMs, durable, worded = false } = fill
    // before the call: what is purged while it runs must not look fresh afterwards
    const version = this.#tokens.version
    const before = this.#tokens.take(tags)
    const askedAt = this.#now()
    const value = deepFreeze(await fetch(withinMs))
    const all = tagsOf ? [...new Set([...tags, ...tagsOf(value)])] : tags
    // tags that only the answer names had no token taken: if any changed meanwhile, keep nothing as good
    const tokens = this.#tokens.version === version ? this.#tokens.take(all) : before
    const answer: Kept<Value> = { value, askedAt, tags: all, tokens }
    const kept = fill.isEmpty?.(value) ? this.#doubted(answer, fill.older) : answer
    if (this.#tokens.version !== version) return kept
    const memory = worded ? this.#worded : this.#memory
    memory.set(key, kept, bytesOf(kept))
    if (worded || kept.doubt || durable?.(value) === false) return kept
    const { fresh, stale, onError } = freshness
    const put = this.#kv.put(key, JSON.stringify(kept), { expirationTtl: Math.max(60, fresh + stale + onError) })
    waitUntil(put.catch((error: unknown) => this.#log('error', 'kv.put', { message: String(error) })))
    return kept
  }

  /** An empty answer; until it is believed, what was there before. */
  #doubted<Value>(empty: Kept<Value>, older: Kept<Value> | undefined): Kept<Value> {
    const { askedAt } = empty
    const doubt = { since: older?.doubt?.since ?? askedAt, askedAt }
    const hasOlder = older !== undefined && (older.doubt?.isOlder ?? true)
    if (!hasOlder || isBelieved(doubt)) return { ...empty, doubt: { ...doubt, isOlder: false } }
    return { ...older, tokens: this.#tokens.take(older.tags), doubt: { ...doubt, isOlder: true } }
  }
}
