/** Token buckets by caller, in the memory of this process: for reads, for which counting in a database would cost more than it saves. */

const maxKeys = 10_000

/** A caller that continues without tokens waits up to ten seconds longer: a program that ignores Retry-After gets nothing. */
export class TokenBuckets {
  readonly #buckets = new Map<string, { left: number; at: number }>()
  readonly #perMinute: number
  readonly #burst: number
  readonly #now: () => number

  /** @param perMinute 0: no limit. `burst`: capacity, by default a fifth of `perMinute` */
  constructor(perMinute: number, { burst = Math.max(1, perMinute / 5), now = () => performance.now() } = {}) {
    this.#perMinute = perMinute
    this.#burst = burst
    this.#now = now
  }

  /** Seconds until a token is available; 0: now. Takes none. */
  wait(key: string): number {
    if (this.#perMinute === 0 || key === '') return 0
    const left = this.#left(key)
    return left >= 1 ? 0 : Math.ceil(((1 - left) * 60) / this.#perMinute)
  }

  /** Takes a token. @returns seconds until one is available; 0: it was taken */
  take(key: string): number {
    if (this.#perMinute === 0 || key === '') return 0
    const wait = this.wait(key)
    const left = Math.max(this.#left(key) - 1, -this.#perMinute / 6)
    // moves the key to the end: the map is ordered by last use
    this.#buckets.delete(key)
    this.#buckets.set(key, { left, at: this.#now() })
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= maxKeys) break
      this.#buckets.delete(oldest)
    }
    return wait
  }

  #left(key: string): number {
    const bucket = this.#buckets.get(key)
    if (!bucket) return this.#burst
    // a clock that was set back removes no tokens
    const elapsedMs = Math.max(0, this.#now() - bucket.at)
    return Math.min(this.#burst, bucket.left + (elapsedMs * this.#perMinute) / 60_000)
  }
}
