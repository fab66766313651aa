/** The value of the promise; null if it takes longer than `ms`. Without `ms` it waits indefinitely. */
export function withTimeout<Value>(promise: Promise<Value>, ms: number | null): Promise<Value | null> {
  if (ms === null) return promise
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(late.resolve, ms, null)
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer))
}
