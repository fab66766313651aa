/** Waiting, but not for ever. Called where an answer would be nice to have and another one will do. */

/** What a promise gives, or null when that takes longer; without a number, however long it takes. */
export function within<Value>(promise: Promise<Value>, ms: number | null): Promise<Value | null> {
  if (ms === null) return promise
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(late.resolve, ms, null)
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer))
}
