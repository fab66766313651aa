import { withTimeout } from '#server/time/with-timeout.ts'

/** @returns a function that waits at most `maxWaitMs` from its call; null if the data failed or took longer */
export function fetchOptional<Value>(asked: Promise<Value>, maxWaitMs = 500): () => Promise<Value | null> {
  const optional = asked.catch(() => null)
  return () => withTimeout(optional, maxWaitMs)
}
