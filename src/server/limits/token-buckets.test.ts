import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

let now = 0
const clock = () => now
const open = (capacity = 12) => new TokenBuckets(capacity, clock)

test('TokenBuckets: a caller takes the capacity at once, then a second each second, and take returns the seconds to wait', () => {
  const buckets = open()
  for (let time = 0; time < 24; time++) expect(buckets.take('a', 0.5)).toBe(0)
  expect(buckets.wait('a', 0.5)).toBe(1)
  now += 1_000
  expect([1, 2, 3].map(() => buckets.take('a', 0.5))).toEqual([0, 0, 1])
})

test('TokenBuckets: a caller that continues without tokens gets none until it pauses for eleven seconds', () => {
  const buckets = open()
  for (let time = 0; time < 12; time++) buckets.take('a', 1)
  for (let time = 0; time < 400; time++) {
    now += 25
    expect(buckets.take('a', 1)).toBeGreaterThan(0)
  }
  expect(buckets.wait('a', 1)).toBeLessThanOrEqual(11)
  now += 11_000
  expect(buckets.take('a', 1)).toBe(0)
})

test('TokenBuckets: a caller that continues with one kind of requests keeps the reserve for more important ones', () => {
  const buckets = open(36)
  const takeAll = (cost: number, reserve: number) => {
    let taken = 0
    for (let time = 0; time < 100; time++) if (buckets.take('a', cost, reserve) === 0) taken++
    return taken
  }
  expect(takeAll(0.5, 24)).toBe(24)
  expect(takeAll(0.1, 12)).toBeGreaterThan(10)
  buckets.charge('a', 1_000, 12)
  expect(buckets.wait('a', 0.1, 12)).toBe(11)
  expect(takeAll(0.1, 0)).toBe(20)
  expect(takeAll(0.1, 0)).toBe(0)
})

test('TokenBuckets: a request that costs more than the capacity is allowed with a full bucket', () => {
  const buckets = open()
  expect([buckets.take('a', 60), buckets.take('a', 60)]).toEqual([0, 60])
})

test('TokenBuckets: each caller has its own bucket, and an unknown caller is not limited', () => {
  const buckets = open(1)
  expect([buckets.take('a', 1), buckets.take('a', 1) > 0, buckets.take('b', 1)]).toEqual([0, true, 0])
  buckets.charge('', 100)
  expect([buckets.take('', 1), buckets.take('', 1)]).toEqual([0, 0])
})

test('TokenBuckets: a clock that was ahead and is corrected removes no tokens', () => {
  const buckets = open(2)
  expect(buckets.take('a', 1)).toBe(0)
  now -= 86_400_000
  expect([buckets.wait('a', 1), buckets.take('a', 1)]).toEqual([0, 0])
})

test('TokenBuckets: a request that costs nothing is not limited', () => {
  const buckets = open()
  for (let time = 0; time < 1_000; time++) expect(buckets.take('a', 0)).toBe(0)
})

test('TokenBuckets: a caller never takes more than a full bucket and the refill, and is allowed after the seconds that wait returns', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 100 }), (pauses) => {
      const buckets = open()
      const started = now
      let taken = 0
      for (const pause of pauses) {
        now += pause
        if (buckets.take('a', 2) === 0) taken += 2
      }
      expect(taken).toBeLessThanOrEqual(12 + (now - started) / 1_000 + 1e-6)
      now += buckets.wait('a', 2) * 1_000
      expect(buckets.take('a', 2)).toBe(0)
    }),
  )
})

test('TokenBuckets: after a clock was set back by a day, a caller without tokens waits no longer, and one set forward gives no more than the capacity', () => {
  let time = 1_000 * 86_400_000
  const buckets = new TokenBuckets(12, () => time)
  buckets.take('a', 12)
  time -= 86_400_000
  expect(buckets.wait('a', 1)).toBe(1)
  time += 1_000
  expect(buckets.wait('a', 1)).toBe(0)
  time += 86_400_000
  expect([buckets.take('a', 12), buckets.wait('a', 1)]).toEqual([0, 1])
})
