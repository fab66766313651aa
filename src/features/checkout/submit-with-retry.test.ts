import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '#service/result.ts'
import { submitWithRetry } from './submit-with-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Sent = Result<{ next: string }>
const lost: Sent = { ok: false, problem: { status: 0, title: 'No answer' } }
const taken: Sent = { ok: true, value: { next: '/en/checkout-success' } }

/** What comes of tries that end in this order. */
async function come(...outcomes: Sent[]) {
  const send = vi.fn(async () => outcomes.shift() ?? lost)
  const outcome = submitWithRetry(send)
  await vi.runAllTimersAsync()
  return { outcome: await outcome, tries: send.mock.calls.length }
}

test('an order that a broken connection swallowed is sent again until it is answered', async () => {
  expect(await come(lost, lost, taken)).toEqual({ outcome: taken, tries: 3 })
  expect(await come(taken)).toEqual({ outcome: taken, tries: 1 })
})

test('a refusal is an answer, and in the end it is said that none came', async () => {
  const refused: Sent = { ok: false, problem: { status: 422, title: 'Sold out' } }
  expect(await come(refused)).toEqual({ outcome: refused, tries: 1 })
  expect(await come()).toEqual({ outcome: lost, tries: 4 })
})
