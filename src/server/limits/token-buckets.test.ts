import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

let now = 0
const clock = () => now

test('a network may take a fifth of a minute at once, then as much as comes in, and is told how long to wait', () => {
  const buckets = new TokenBuckets(60, clock)
  for (let time = 0; time < 12; time++) expect(buckets.take('a')).toBe(0)
  expect(buckets.wait('a')).toBe(1)
  now += 1_000
  expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 1])
})

test('who goes on asking gets nothing, and is let in again ten seconds after it stops', () => {
  const buckets = new TokenBuckets(60, clock)
  for (let time = 0; time < 12; time++) buckets.take('a')
  for (let time = 0; time < 400; time++) {
    now += 25
    expect(buckets.take('a')).toBeGreaterThan(0)
  }
  expect(buckets.wait('a')).toBeLessThanOrEqual(11)
  now += 11_000
  expect(buckets.take('a')).toBe(0)
})

test('what one network takes is missing to no other, and who is not known is not counted', () => {
  const buckets = new TokenBuckets(1, clock)
  expect([buckets.take('a'), buckets.take('a') > 0, buckets.take('b')]).toEqual([0, true, 0])
  expect([buckets.take(''), buckets.take('')]).toEqual([0, 0])
})

test('a clock that was ahead and is corrected takes nothing from anybody', () => {
  const buckets = new TokenBuckets(60, clock)
  expect(buckets.take('a')).toBe(0)
  now -= 86_400_000
  expect([buckets.wait('a'), buckets.take('a')]).toEqual([0, 0])
})

test('without a limit nobody waits', () => {
  const buckets = new TokenBuckets(0, clock)
  for (let time = 0; time < 1_000; time++) expect(buckets.take('a')).toBe(0)
})

test('in any time nobody gets more than a full bucket and what came in, and whoever waits as told gets one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 100 }), (pauses) => {
      const buckets = new TokenBuckets(30, clock)
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
