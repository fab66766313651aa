import { expect, test } from 'vitest'
import { checkedBy } from './overlap.ts'

const after = (ms: number, fail = false) =>
  new Promise<string>((done, reject) => setTimeout(() => (fail ? reject(new Error('check')) : done('checked')), ms))

async function run(check: Promise<string>, fail = false) {
  const started: number[] = []
  const from = performance.now()
  const outcome = await checkedBy(check, async () => {
    started.push(performance.now() - from)
    if (fail) throw new Error('work')
    return 'done'
  }).catch((error: Error) => error.message)
  return { outcome, started }
}

test('checkedBy starts the work after a fast check, and beside a slow one', async () => {
  expect(await run(after(5))).toEqual({ outcome: ['checked', 'done'], started: [expect.any(Number)] })
  const slow = await run(after(300))
  expect(slow.outcome).toEqual(['checked', 'done'])
  expect(slow.started[0]).toBeLessThan(200)
})

test('checkedBy starts no work after a fast check that fails, and throws the error of the check', async () => {
  expect(await run(after(5, true))).toEqual({ outcome: 'check', started: [] })
  expect((await run(after(300, true), true)).outcome).toBe('check')
  expect((await run(after(5), true)).outcome).toBe('work')
})
