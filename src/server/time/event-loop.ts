/** Yields to the event loop, so that rendering with embedded backends does not block other requests. */
import { setImmediate as nextImmediate } from 'node:timers/promises'

export const isWorkerd = navigator.userAgent === 'Cloudflare-Workers'

/** Resolves in the next task, after queued bytes were flushed. In workerd a timer takes more than a millisecond; reading a body takes one task. */
export const nextMacrotask = (): Promise<unknown> => (isWorkerd ? new Response('.').text() : nextImmediate())

let last: Promise<unknown> = Promise.resolve()

/** One piece of work per task: SQLite is synchronous. Nothing in workerd, where no request may wait for another, and D1 queries are tasks. */
export async function yieldToEventLoop(): Promise<void> {
  if (isWorkerd) return
  last = last.then(nextMacrotask)
  await last
}
