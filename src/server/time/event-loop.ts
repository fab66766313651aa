/** Yields to the event loop, so that rendering with embedded backends does not block other requests. */
import { setImmediate as nextImmediate } from 'node:timers/promises'

export const isWorkerd = navigator.userAgent === 'Cloudflare-Workers'

/** Resolves in the next task, after queued bytes were flushed. In workerd a timer takes more than a millisecond; reading a body takes one task. */
export const nextMacrotask = (): Promise<unknown> => (isWorkerd ? new Response('.').text() : nextImmediate())

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs one piece of work per event-loop task, also for concurrent calls: SQLite is synchronous. Does nothing in workerd, where a
 * request must not wait for a promise of another request, and each D1 query is a task of its own.
 */
export async function yieldToEventLoop(): Promise<void> {
  if (isWorkerd) return
  last = last.then(nextMacrotask)
  await last
}
