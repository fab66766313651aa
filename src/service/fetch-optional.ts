import { withTimeout } from '#server/time/with-timeout.ts'

const maxWaitMs = 500

/** Starts waiting for optional data. @returns a function that waits at most 500 ms from its call; null if the data failed or took longer */
export function fetchOptional<Value>(asked: Promise<Value>): () => Promise<Value | null> {
  const optional = asked.catch(() => null)
  return () => withTimeout(optional, maxWaitMs)
}
