import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runWithCheck } from './run-with-check.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (ms: number, fail = false) =>
  new Promise<string>((done, reject) => setTimeout(() => (fail ? reject(new Error('check')) : done('checked')), ms))

/** The result, and the milliseconds after which `work` started. */
async function run(check: Promise<string>, fail = false) {
  const started: number[] = []
  const from = performance.now()
  const outcome = runWithCheck(check, async () => {
    started.push(performance.now() - from)
    if (fail) throw new Error('work')
    return 'done'
  }).catch((error: Error) => error.message)
  await vi.runAllTimersAsync()
  return { outcome: await outcome, started }
}

test('checkedBy starts the work after a fast check, and beside a slow one', async () => {
  expect(await run(after(5))).toEqual({ outcome: ['checked', 'done'], started: [5] })
  expect(await run(after(300))).toEqual({ outcome: ['checked', 'done'], started: [50] })
})

test('checkedBy starts no work after a fast check that fails, and throws the error of the check', async () => {
  expect(await run(after(5, true))).toEqual({ outcome: 'check', started: [] })
  expect(await run(after(300, true), true)).toEqual({ outcome: 'check', started: [50] })
  expect((await run(after(5), true)).outcome).toBe('work')
})
