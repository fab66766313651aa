import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '#service/result.ts'
import { submitWithRetry } from './submit-with-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Sent = Result<{ next: string }>
const lost: Sent = { ok: false, problem: { status: 0, title: 'No answer' } }
const taken: Sent = { ok: true, value: { next: '/en/checkout-success' } }

/** Runs submitWithRetry with these outcomes in order, then without connection. */
async function submit(...outcomes: Sent[]) {
  const send = vi.fn(async () => outcomes.shift() ?? lost)
  const outcome = submitWithRetry(send)
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
