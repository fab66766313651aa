/** Token buckets by caller, in the memory of this process: for reads, for which counting in a database would cost more than it saves. A token is a second. */

const maxKeys = 10_000

/** A caller that continues without tokens waits up to ten seconds longer: a program that ignores Retry-After gets nothing. */
export const maxPenalty = 10

/** Rounding errors of many small costs. */
const epsilon = 1e-9

/** Seconds are a number in this process, a promise from a store of several processes. */
export interface Buckets {
  wait(key: string, cost: number, reserve?: number): number | Promise<number>
  take(key: string, cost: number, reserve?: number): number | Promise<number>
  charge(key: string, cost: number, reserve?: number): void | Promise<void>
}

export class TokenBuckets implements Buckets {
  readonly #buckets = new Map<string, { left: number; at: number }>()
  readonly #capacity: number
  readonly #now: () => number

  /** @param capacity in seconds: what a caller may take at once */
  constructor(capacity: number, now = () => performance.now()) {
    this.#capacity = capacity
    this.#now = now
  }

  /** Seconds until a request of this cost is allowed; 0: now. Takes nothing. @param reserve seconds that it leaves to more important requests */
  wait(key: string, cost: number, reserve = 0): number {
    if (key === '') return 0
    const missing = Math.min(this.#capacity, cost + reserve) - this.#left(key)
    return missing > epsilon ? Math.ceil(missing) : 0
  }

  /** Takes the cost, or a second of a refused caller. @returns seconds until the request is allowed; 0: the cost was taken */
  take(key: string, cost: number, reserve = 0): number {
    const wait = this.wait(key, cost, reserve)
    if (wait > 0) this.#set(key, 1, reserve)
    else if (cost > 0 && key !== '') this.#set(key, cost, Number.NEGATIVE_INFINITY)
    return wait
  }

  /** Takes the cost of a request that was allowed before its cost was known. */
  charge(key: string, cost: number, reserve = 0): void {
    if (cost > 0 && key !== '') this.#set(key, cost, reserve)
  }

  /** Takes no more than the penalty below `reserve`, so that requests with a smaller reserve remain possible. */
  #set(key: string, cost: number, reserve: number) {
    const before = this.#left(key)
    const left = Math.max(before - cost, Math.min(before, reserve - maxPenalty))
    // moves the key to the end: the map is ordered by last use
    this.#buckets.delete(key)
    this.#buckets.set(key, { left, at: this.#now() })
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= maxKeys) break
      this.#buckets.delete(oldest)
    }
  }

  #left(key: string): number {
    const bucket = this.#buckets.get(key)
    if (!bucket) return this.#capacity
    const now = this.#now()
    // a clock that was set back removes no tokens, and the bucket fills from then on
    if (now < bucket.at) bucket.at = now
    return Math.min(this.#capacity, bucket.left + (now - bucket.at) / 1000)
  }
}
