/** What would be nice to have beside an answer that stands without it. Called by services. */
import { within } from '#server/time/with-timeout.ts'

const maxWaitMs = 500

/** @returns waits for it from then on: null where it fails, or takes longer than it is worth */
export function fetchOptional<Value>(asked: Promise<Value>): () => Promise<Value | null> {
  const answer = asked.catch(() => null)
  return () => within(answer, maxWaitMs)
}
