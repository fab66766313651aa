/** Yields to the event loop, so that a page that renders in the process of its backends does not block all other requests. */
import { setImmediate as nextImmediate } from 'node:timers/promises'

export const isWorkerd = navigator.userAgent === 'Cloudflare-Workers'

/**
 * Resolves in the next task, after queued bytes were flushed. In workerd a timer takes more than a millisecond; reading a body takes
 * one turn of its event loop.
 */
export const nextMacrotask = (): Promise<unknown> => (isWorkerd ? new Response('.').text() : nextImmediate())

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs one piece of work per turn of the event loop, also if several are requested at once: SQLite answers synchronously. Does nothing
 * in workerd: a request must not wait for a promise of another request, and each D1 query is a turn of its own.
 */
export async function yieldToEventLoop(): Promise<void> {
  if (isWorkerd) return
  last = last.then(nextMacrotask)
  await last
}
