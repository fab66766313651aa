/** References to values that only the reader of a page may know: they stand for them in the loader data and props of a shell. */
import type { Result } from './result.ts'

declare const value: unique symbol

export interface PrivateRef<Value = unknown> {
  /** Name of the private read. */
  private: string
  /** In types only. */
  [value]?: Value
}

/** A promise in a page for one reader, a reference in a shell. Only `withPlaceholder` and `usePrivate` look into it. */
export type PrivateValue<Value> = Promise<Result<Value>> | PrivateRef<Value>

export const isPrivateRef = (given: unknown): given is PrivateRef =>
  typeof given === 'object' && given !== null && 'private' in given && typeof given.private === 'string'

/** Name of the reader of a shell. */
export const customerKey = 'customer'

/** A promise that React's `use` reads synchronously. */
export const resolvedPromise = (value: unknown) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
