import { describe, expect, test } from 'vitest'
import { type Counter, countersOf, type FailureCount, isBusy, retryAfterSeconds } from './attempt-limit.ts'

const start = Date.parse('2026-11-24T08:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1000)
const minute = 60

/** Failures, the last one at the start, in a window that ends ten minutes later. */
const state = (failures: number, more: Partial<FailureCount> = {}): FailureCount => ({
  failures,
  pending: 0,
  lastAt: at(0).toISOString(),
  windowEndsAt: at(10 * minute).toISOString(),
  ...more,
})

const locking: Counter = { key: 'k', allowed: 3, windowSeconds: 15 * minute, longestWait: null }
const delaying: Counter = { ...locking, longestWait: 30 }

describe('countersOf', () => {
  const limitsOf = (...given: Parameters<typeof countersOf>) =>
    countersOf(...given).map(({ key, allowed, windowSeconds, longestWait, slowFrom }) => [
      key,
      allowed,
      windowSeconds,
      longestWait,
      slowFrom ?? null,
    ])

  test('a login is counted for account and network together, for the account, and for the network', () => {
    expect(limitsOf('ada', 'net')).toEqual([
      ['account+network:ada:net', 5, 900, null, null],
      ['account:ada', 20, 900, 30, null],
      ['network:net', 30, 600, null, 10],
    ])
  })
  test('requested mails, new passwords and requests for access have counters and limits of their own', () => {
    expect(limitsOf('ada', 'net', 'mail')).toEqual([
      ['mail:account+network:ada:net', 3, 900, null, null],
      ['mail:account:ada', 6, 900, 300, null],
      ['mail:network:net', 20, 600, null, null],
    ])
    expect(limitsOf('ada', 'net', 'password')).toEqual([
      ['password:account+network:ada:net', 10, 900, null, null],
      ['password:account:ada', 40, 900, 30, null],
      ['password:network:net', 30, 600, null, null],
    ])
    expect(limitsOf('ada', 'net', 'request')).toEqual([
      ['request:account+network:ada:net', 3, 900, null, null],
      ['request:account:ada', 6, 900, 300, null],
      ['request:network:net', 20, 600, null, null],
    ])
  })
  test('requests without a known network share a counter that delays by one second', () => {
    expect(limitsOf('ada', null)).toEqual([
      ['account:ada', 20, 900, 30, null],
      ['nowhere', 600, 600, 1, null],
    ])
    for (const [kind, allowed] of [
      ['mail', 300],
      ['password', 600],
      ['request', 300],
    ] as const)
      expect(limitsOf('ada', null, kind)[1]).toEqual([`${kind}:nowhere`, allowed, 600, 1, null])
  })
  test('a known device has only a counter of its own, which the attempts of others do not reach', () => {
    expect(limitsOf('ada', 'net', 'login', 'phone')).toEqual([['account+device:ada:phone', 5, 900, null, null]])
    expect(limitsOf('ada', null, 'password', 'phone')).toEqual([
      ['password:account+device:ada:phone', 10, 900, null, null],
    ])
  })
})

describe('retryAfterSeconds', () => {
  test('is 0 without failures, below the limit, and after the window', () => {
    expect(retryAfterSeconds(locking, undefined, at(0))).toBe(0)
    expect(retryAfterSeconds(locking, state(2), at(0))).toBe(0)
    expect(retryAfterSeconds(locking, state(9), at(10 * minute))).toBe(0)
    expect(retryAfterSeconds(locking, state(9), at(11 * minute))).toBe(0)
  })
  test('a counter that locks is closed until its window ends', () => {
    expect(retryAfterSeconds(locking, state(3), at(0))).toBe(600)
    expect(retryAfterSeconds(locking, state(3), at(599.5))).toBe(1)
  })
  test('a counter that delays doubles the wait after each failure, up to its maximum', () => {
    const waits = [3, 4, 5, 6, 7, 8, 40].map((failures) => retryAfterSeconds(delaying, state(failures), at(0)))
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30])
    expect(retryAfterSeconds(delaying, state(6), at(5))).toBe(3)
    expect(retryAfterSeconds(delaying, state(6), at(9))).toBe(0)
    expect(retryAfterSeconds({ ...delaying, longestWait: 300 }, state(11), at(0))).toBe(256)
    expect(retryAfterSeconds({ ...delaying, longestWait: 1000 }, state(30), at(0))).toBe(512)
  })
  test('a counter that locks delays before, from `slowFrom` on, by at most 30 seconds', () => {
    const counter = { ...locking, allowed: 10, slowFrom: 3 }
    const waits = [2, 3, 4, 9].map((failures) => retryAfterSeconds(counter, state(failures), at(0)))
    expect(waits).toEqual([0, 1, 2, 30])
    expect(retryAfterSeconds(counter, state(10), at(0))).toBe(600)
  })
  test('pending attempts do not count', () => {
    expect(retryAfterSeconds(locking, state(3, { pending: 1 }), at(0))).toBe(0)
    expect(retryAfterSeconds(locking, state(4, { pending: 1 }), at(0))).toBe(600)
  })
  test('a window that was opened while the clock was ahead is over', () => {
    expect(retryAfterSeconds(locking, state(9, { windowEndsAt: at(15 * minute).toISOString() }), at(0))).toBe(900)
    expect(retryAfterSeconds(locking, state(9, { windowEndsAt: at(15 * minute + 1).toISOString() }), at(0))).toBe(0)
  })
})

describe('isBusy', () => {
  test('attempts that could reach the limit wait for pending ones', () => {
    expect(isBusy(locking, state(3, { pending: 1 }), at(0))).toBe(true)
    expect(isBusy(locking, state(2, { pending: 1 }), at(0))).toBe(false)
    expect(isBusy(locking, state(3), at(0))).toBe(false)
    expect(isBusy(locking, undefined, at(0))).toBe(false)
  })
  test('a caller that is delayed has one attempt at a time', () => {
    const counter = { ...locking, allowed: 10, slowFrom: 3 }
    expect(isBusy(counter, state(4, { pending: 1 }), at(0))).toBe(true)
    expect(isBusy(counter, state(3, { pending: 1 }), at(0))).toBe(false)
  })
  test('a counter that only delays, or whose window has ended, is never busy', () => {
    expect(isBusy(delaying, state(9, { pending: 3 }), at(0))).toBe(false)
    expect(isBusy(locking, state(9, { pending: 3 }), at(10 * minute))).toBe(false)
  })
})
