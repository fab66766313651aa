// Waiting for what happens behind a visitor's back. Called by tests/workers.
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Asks until the answer is true.
 * @returns milliseconds it took
 * @throws when it takes longer than `withinMs`
 */
export async function until(holds: () => Promise<boolean>, timeoutMs: number): Promise<number> {
  const started = performance.now()
  while (!(await holds())) {
    if (performance.now() - started > timeoutMs) throw new Error(`it did not happen within ${timeoutMs} ms`)
    await sleep(100)
  }
  return performance.now() - started
}

/** The middle one, so that a pause of the machine does not decide. */
export const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
