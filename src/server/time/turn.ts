/** How a page that is drawn in one process with everything else lets others be answered meanwhile. Called before each of its pieces of work. */
import { setImmediate as nextTurn } from 'node:timers/promises'

/** There no request may wait for another one's promise, and each question to a database is a turn anyway. */
const isWorkerd = navigator.userAgent === 'Cloudflare-Workers'

let last: Promise<unknown> = Promise.resolve()

/**
 * One piece of work a turn of the event loop, also of several that are asked for at once: SQLite answers at once, and a page would
 * keep the processor from its first question to its last byte.
 */
export async function yieldTurn(): Promise<void> {
  if (isWorkerd) return
  last = last.then(() => nextTurn())
  await last
}
