/** Counts of this process by whom they are about: for reads, where a count in a database would cost more than what it saves. */

const maxKeys = 10_000

/**
 * A bucket of tokens for each key: a fifth of a minute's worth at once, then evenly. Who goes on asking while there is none waits longer,
 * ten seconds at most: a program that hammers gets nothing, a person who waits as told gets in.
 */
export class TokenBuckets {
  readonly #buckets = new Map<string, { left: number; at: number }>()
  readonly #perMinute: number
  readonly #now: () => number

  /** @param perMinute 0: no limit */
  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.#perMinute = perMinute
    this.#now = now
  }

  /** Seconds until there is a token: 0 when there is one now. Nothing is taken. */
  wait(key: string): number {
    if (this.#perMinute === 0 || key === '') return 0
    const left = this.#left(key)
    return left >= 1 ? 0 : Math.ceil(((1 - left) * 60) / this.#perMinute)
  }

  /** Takes a token, or says for how many seconds there is none. */
  take(key: string): number {
    if (this.#perMinute === 0 || key === '') return 0
    const wait = this.wait(key)
    const left = Math.max(this.#left(key) - 1, -this.#perMinute / 6)
    // the key that was used last is the last of the map
    this.#buckets.delete(key)
    this.#buckets.set(key, { left, at: this.#now() })
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= maxKeys) break
      this.#buckets.delete(oldest)
    }
    return wait
  }

  #left(key: string): number {
    const most = Math.max(1, this.#perMinute / 5)
    const bucket = this.#buckets.get(key)
    if (!bucket) return most
    // a clock that was set back takes nothing away
    const elapsedMs = Math.max(0, this.#now() - bucket.at)
    return Math.min(most, bucket.left + (elapsedMs * this.#perMinute) / 60_000)
  }
}
