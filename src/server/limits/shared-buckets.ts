/** Token buckets that all processes share; while their store does not respond, this process counts alone. */
import type { BucketOperation, LimitStore } from './limit-store.ts'
import { type Buckets, TokenBuckets } from './token-buckets.ts'

export class SharedBuckets implements Buckets {
  readonly #store: LimitStore
  readonly #name: string
  readonly #capacity: number
  readonly #own: TokenBuckets

  /** @param name first part of the keys @param capacity in seconds */
  constructor(store: LimitStore, name: string, capacity: number) {
    this.#store = store
    this.#name = name
    this.#capacity = capacity
    this.#own = new TokenBuckets(capacity)
  }

  wait(key: string, cost: number, reserve = 0): Promise<number> {
    return this.#use('wait', key, cost, reserve)
  }

  take(key: string, cost: number, reserve = 0): Promise<number> {
    return this.#use('take', key, cost, reserve)
  }

  async charge(key: string, cost: number, reserve = 0): Promise<void> {
    await this.#use('charge', key, cost, reserve)
  }

  async #use(operation: BucketOperation, key: string, cost: number, reserve: number): Promise<number> {
    if (key === '') return 0
    try {
      const call = { operation, key: `${this.#name}:${key}`, capacity: this.#capacity, cost, reserve }
      return await this.#store.callBucket(call)
    } catch {
      return this.#own[operation](key, cost, reserve) ?? 0
    }
  }
}
