/** Counters that several processes share. Every function rejects if the store does not respond in time: the process then counts alone. */

/** `wait`: takes nothing. `take`: takes the cost, or a second of a refused caller. `charge`: takes the cost in any case. */
export type BucketOperation = 'wait' | 'take' | 'charge'

export interface BucketCall {
  operation: BucketOperation
  key: string
  /** In seconds, like `cost` and `reserve`. */
  capacity: number
  cost: number
  reserve: number
}

export interface LimitStore {
  /** Counts one call in a window of a fixed length that starts with its first call. */
  countCall(key: string, windowSeconds: number): Promise<{ count: number; remainingSeconds: number }>
  /** @returns seconds until the request is allowed, as TokenBuckets does */
  callBucket(call: BucketCall): Promise<number>
}
