/** How a page that is drawn in one process with everything else lets others be answered meanwhile. Called by pages/ and before each question to a backend in process. */
import { setImmediate as nextTurn } from 'node:timers/promises'

const isWorkerd = navigator.userAgent === 'Cloudflare-Workers'

/** Where the next task begins: what was handed over before is on its way. In workerd any timer takes more than a millisecond; to read a body takes one round of its event loop, and that is all. */
export const nextTask = (): Promise<unknown> => (isWorkerd ? new Response('.').text() : nextTurn())

let last: Promise<unknown> = Promise.resolve()

/**
 * One piece of work a turn of the event loop, also of several that are asked for at once: SQLite answers at once, and a page would
 * keep the processor from its first question to its last byte. Not in workerd: there no request may wait for another one's promise, and
 * each question to a database is a turn anyway.
 */
export async function yieldTurn(): Promise<void> {
  if (isWorkerd) return
  last = last.then(nextTask)
  await last
}
