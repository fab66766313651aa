import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Polls until the result is true.
 * @returns elapsed milliseconds
 * @throws {Error} after `timeoutMs`
 */
export async function waitUntil(holds: () => Promise<boolean>, timeoutMs: number): Promise<number> {
  const started = performance.now()
  while (!(await holds())) {
    if (performance.now() - started > timeoutMs) throw new Error(`it did not happen within ${timeoutMs} ms`)
    await sleep(100)
  }
  return performance.now() - started
}

/** Robust against single pauses of the machine. */
export const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
