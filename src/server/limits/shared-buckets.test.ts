import { expect, test, vi } from 'vitest'
import type { LimitStore } from './limit-store.ts'
import { SharedBuckets } from './shared-buckets.ts'

const storeOf = (callBucket: LimitStore['callBucket']) => ({ callBucket }) as LimitStore

test('sends each operation to the store, with the name of the buckets in the key', async () => {
  const callBucket = vi.fn(async () => 3)
  const buckets = new SharedBuckets(storeOf(callBucket), 'guests', 36)
  expect([await buckets.wait('a', 2, 12), await buckets.take('a', 2), await buckets.charge('a', 4, 1)]).toEqual([
    3,
    3,
    undefined,
  ])
  const call = { key: 'guests:a', capacity: 36 }
  expect(callBucket.mock.calls).toEqual([
    [{ ...call, operation: 'wait', cost: 2, reserve: 12 }],
    [{ ...call, operation: 'take', cost: 2, reserve: 0 }],
    [{ ...call, operation: 'charge', cost: 4, reserve: 1 }],
  ])
})

test('does not limit a caller whose address is unknown', async () => {
  const callBucket = vi.fn(async () => 3)
  expect(await new SharedBuckets(storeOf(callBucket), 'guests', 36).take('', 2)).toBe(0)
  expect(callBucket).not.toHaveBeenCalled()
})

test('counts in this process while the store fails', async () => {
  const buckets = new SharedBuckets(
    storeOf(async () => Promise.reject(new Error('no connection'))),
    'guests',
    4,
  )
  expect([await buckets.take('a', 2), await buckets.take('a', 2), await buckets.take('b', 2)]).toEqual([0, 0, 0])
  expect(await buckets.take('a', 2)).toBeGreaterThan(0)
  await buckets.charge('b', 4)
  expect(await buckets.wait('b', 2)).toBeGreaterThan(0)
  await buckets.charge('c', 2)
  expect([await buckets.wait('c', 1), await buckets.wait('c', 1, 3)]).toEqual([0, 2])
})
