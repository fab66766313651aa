import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

let now = 0
const clock = () => now

test("TokenBuckets: a caller takes a fifth of a minute's tokens at once, then as many as are refilled, and take returns the seconds to wait", () => {
  const buckets = new TokenBuckets(60, { now: clock })
  for (let time = 0; time < 12; time++) expect(buckets.take('a')).toBe(0)
  expect(buckets.wait('a')).toBe(1)
  now += 1_000
  expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 1])
})

test('TokenBuckets: a caller that continues without tokens gets none until it pauses for eleven seconds', () => {
  const buckets = new TokenBuckets(60, { now: clock })
  for (let time = 0; time < 12; time++) buckets.take('a')
  for (let time = 0; time < 400; time++) {
    now += 25
    expect(buckets.take('a')).toBeGreaterThan(0)
  }
  expect(buckets.wait('a')).toBeLessThanOrEqual(11)
  now += 11_000
  expect(buckets.take('a')).toBe(0)
})

test('TokenBuckets: each caller has its own bucket, and an unknown caller is not limited', () => {
  const buckets = new TokenBuckets(1, { now: clock })
  expect([buckets.take('a'), buckets.take('a') > 0, buckets.take('b')]).toEqual([0, true, 0])
  expect([buckets.take(''), buckets.take('')]).toEqual([0, 0])
})

test('TokenBuckets: a clock that was ahead and is corrected removes no tokens', () => {
  const buckets = new TokenBuckets(60, { now: clock })
  expect(buckets.take('a')).toBe(0)
  now -= 86_400_000
  expect([buckets.wait('a'), buckets.take('a')]).toEqual([0, 0])
})

test('TokenBuckets: with a limit of 0 no caller waits', () => {
  const buckets = new TokenBuckets(0, { now: clock })
  for (let time = 0; time < 1_000; time++) expect(buckets.take('a')).toBe(0)
})

test('TokenBuckets: a caller never takes more than a full bucket and the refill, and gets a token after the seconds that wait returns', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 100 }), (pauses) => {
      const buckets = new TokenBuckets(30, { now: clock })
      const started = now
      let taken = 0
      for (const pause of pauses) {
        now += pause
        if (buckets.take('a') === 0) taken++
      }
      expect(taken).toBeLessThanOrEqual(6 + ((now - started) * 30) / 60_000 + 1e-6)
      now += buckets.wait('a') * 1_000
      expect(buckets.take('a')).toBe(0)
    }),
  )
})

test('TokenBuckets: burst is the capacity, whatever the limit per minute', () => {
  const buckets = new TokenBuckets(600, { burst: 3, now: clock })
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 1])
})
