import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '#service/result.ts'
import { submitWithRetry } from './submit-with-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Sent = Result<{ next: string }>
const lost: Sent = { ok: false, problem: { status: 0, title: 'No answer' } }
const taken: Sent = { ok: true, value: { next: '/en/checkout-success' } }

/** Runs submitWithRetry with these outcomes in order, then without connection. */
async function submit(...outcomes: Sent[]) {
  const send = vi.fn(async () => outcomes.shift() ?? lost)
  const outcome = submitWithRetry(send, 'Not sent')
  await vi.runAllTimersAsync()
  return { outcome: await outcome, tries: send.mock.calls.length }
}

test('retries without a connection until there is a response', async () => {
  expect(await submit(lost, lost, taken)).toEqual({ outcome: taken, tries: 3 })
  expect(await submit(taken)).toEqual({ outcome: taken, tries: 1 })
})

test('returns a rejection without a retry, and the connection error after four attempts', async () => {
  const refused: Sent = { ok: false, problem: { status: 422, title: 'Sold out' } }
  expect(await submit(refused)).toEqual({ outcome: refused, tries: 1 })
  expect(await submit()).toEqual({ outcome: lost, tries: 4 })
})

test('without a connection sends once and says that nothing was sent, but not if the connection was lost meanwhile', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const unsent = { ok: false, problem: { status: 0, title: 'Not sent' } }
  expect(await submit(lost)).toEqual({ outcome: unsent, tries: 1 })
  expect(await submit(taken)).toEqual({ outcome: taken, tries: 1 })
  const online = { onLine: true }
  vi.stubGlobal('navigator', online)
  const outcome = submitWithRetry(async () => {
    online.onLine = false
    return lost
  }, 'Not sent')
  await vi.runAllTimersAsync()
  expect(await outcome).toEqual(lost)
})
