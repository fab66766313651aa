import { expect, test } from 'vitest'
import { nadia as session } from '#tests/support/api-context.ts'
import { MemoryBudget } from '../cache/memory.ts'
import { createCurrentCustomer } from './current-customer.ts'
import type { Session } from './session.ts'
import { SessionCache } from './session-cache.ts'

function open(more: { session?: Session | null; maxWaitMs?: number; firstByteMs?: number } = {}) {
  const { promise, resolve: answer } = Promise.withResolvers<boolean>()
  const sessions = new SessionCache(new MemoryBudget(4_000_000))
  const { maxWaitMs = 60_000, ...given } = more
  const pending: Promise<unknown>[] = []
  const currentCustomer = createCurrentCustomer({
    session,
    sessions,
    isSessionActive: () => promise,
    maxWaitMs: () => maxWaitMs,
    firstByteMs: 5,
    waitUntil: (work) => pending.push(work),
    ...given,
  })
  return { currentCustomer, sessions, answer, pending }
}

test('does not wait for a slow session check, whose result the next page uses', async () => {
  const { currentCustomer, sessions, answer } = open()
  expect(await currentCustomer()).toBe(session.customer)
  expect(sessions.isAlive('s')).toBe(null)
  answer(false)
  await expect.poll(() => sessions.isAlive('s')).toBe(false)
  expect(await currentCustomer()).toBe(null)
})

// F152, F187, F294
test('uses the result of a backend that responds immediately', async () => {
  const over = open({ firstByteMs: 60_000 })
  over.answer(false)
  expect(await over.currentCustomer()).toBe(null)
  const alive = open({ firstByteMs: 60_000 })
  alive.answer(true)
  expect(await alive.currentCustomer()).toBe(session.customer)
  expect(alive.sessions.isAlive('s')).toBe(true)
})

test('with waitForBackend waits for the result, at most maxWaitMs', async () => {
  const { currentCustomer, answer } = open()
  setTimeout(answer, 30, false)
  expect(await currentCustomer(true)).toBe(null)
  expect(await open({ maxWaitMs: 5 }).currentCustomer(true)).toBe(session.customer)
})

// F152, F187, F294
test('is null for a guest, without a request to the backend', async () => {
  expect(await open({ session: null }).currentCustomer()).toBe(null)
})

test('a session that was recently active is used without a request to the backend', async () => {
  const { currentCustomer, sessions, pending } = open({ firstByteMs: 60_000 })
  sessions.alive('s')
  expect(await currentCustomer()).toBe(session.customer)
  expect(pending).toHaveLength(0)
})

test('the platform waits for a check that continues after the response', async () => {
  const { currentCustomer, pending, answer } = open()
  await currentCustomer()
  expect(pending).toHaveLength(1)
  answer(true)
  expect(await pending[0]).toBe(true)
})
