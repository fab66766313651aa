/** Single-flight (request collapsing): work in progress by key, which other requests join instead of repeating it. */
import { isWithin } from '../time/elapsed.ts'
import { isWorkerd } from '../time/event-loop.ts'
import { withTimeout } from '../time/with-timeout.ts'
import type { TagTokens } from './tag-tokens.ts'

interface Work<Value> {
  promise: Promise<Value>
  startedAt: number
  /** Version of the tag tokens at the start: a result from before a purge must not be joined after it. */
  version: number
  settled: { value: Value } | { error: unknown } | null
}

interface Options {
  /** Work that started longer ago was cancelled with its request and may never settle. */
  abandonedMs: number
  tokens: TagTokens
  now: () => number
}

/** Polling intervals for work of another request, in milliseconds; the last one repeats. */
const pollMs = [1, 2, 4, 8]

export class InFlight<Value> {
  /** Ordered by start. */
  readonly #work = new Map<string, Work<Value>>()
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  has(key: string): boolean {
    return this.#find(key) !== undefined
  }

  start(key: string, promise: Promise<Value>): Promise<Value> {
    for (const [oldest, work] of this.#work) {
      if (this.#isRunning(work)) break
      this.#work.delete(oldest)
    }
    const { tokens, now } = this.#options
    const work: Work<Value> = { promise, startedAt: now(), version: tokens.version, settled: null }
    this.#work.delete(key)
    this.#work.set(key, work)
    const settle = (settled: NonNullable<typeof work.settled>) => {
      work.settled = settled
      if (this.#work.get(key) === work) this.#work.delete(key)
    }
    promise.then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    )
    return promise
  }

  /**
   * Waits for work in progress; null if there is none, or it takes longer than `timeoutMs`. In workerd a promise of another request may
   * never resolve, so only the request that started the work (`isOwn`) awaits it; others poll. @throws the error of the work
   */
  async join(key: string, timeoutMs: number, isOwn = false): Promise<Value | null> {
    const work = this.#find(key)
    if (!work) return null
    if (!isWorkerd || isOwn) return withTimeout(work.promise, timeoutMs)
    const until = performance.now() + timeoutMs
    for (let look = 0; !work.settled && performance.now() < until; look++)
      await new Promise((done) => setTimeout(done, pollMs[Math.min(look, pollMs.length - 1)]))
    if (work.settled && 'error' in work.settled) throw work.settled.error
    return work.settled?.value ?? null
  }

  #find(key: string): Work<Value> | undefined {
    const work = this.#work.get(key)
    return work && work.version === this.#options.tokens.version && this.#isRunning(work) ? work : undefined
  }

  #isRunning({ startedAt }: Work<Value>): boolean {
    return isWithin(this.#options.now() - startedAt, this.#options.abandonedMs)
  }
}
