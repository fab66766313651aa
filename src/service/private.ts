/** References to private values, which replace them in the loader data and props of a page shell. */
import type { Result } from './result.ts'

declare const value: unique symbol

export interface PrivateRef<Value = unknown> {
  private: string
  /** Exists only in types. */
  [value]?: Value
}

/** A promise in a page for one customer, a reference in a shell. Only `withPlaceholder` and `usePrivate` may read it. */
export type PrivateValue<Value> = Promise<Result<Value>> | PrivateRef<Value>

export const isPrivateRef = (given: unknown): given is PrivateRef =>
  typeof given === 'object' && given !== null && 'private' in given && typeof given.private === 'string'

export const customerKey = 'customer'

/** A promise that React's `use` reads synchronously. */
export const resolvedPromise = (value: unknown) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
