import { setImmediate as nextTurn } from 'node:timers/promises'

/** A page over a backend in process would keep the processor from its first call to its last: SQLite answers at once. */
const mostMs = 10
let last = 0

/** Before a call: lets what has arrived meanwhile be answered, where nothing was let in for long. */
export async function inTurn(): Promise<void> {
  const now = performance.now()
  if (Math.abs(now - last) < mostMs) return
  last = now
  await nextTurn()
}
