import { expect, test } from 'vitest'
import { countReachable } from '#tests/support/garbage-collection.ts'
import {
  abandon,
  countCalls,
  fail,
  never,
  open,
  openEachTest,
  queryFor,
  settle,
  shared,
  waitUntil,
} from '#tests/support/read-through.ts'

openEachTest()

// F557
test('a fresh response is fetched once for all processes', async () => {
  const { fetch } = countCalls()
  const { cache } = open()
  expect(await cache.read(queryFor(fetch), waitUntil)).toMatchObject({ value: 'response 1', state: 'miss' })
  await settle()
  expect(await cache.read(queryFor(fetch), waitUntil)).toMatchObject({ value: 'response 1', state: 'hit' })
  expect(await open().cache.read(queryFor(fetch), waitUntil)).toMatchObject({ value: 'response 1', state: 'hit' })
})

// F557
test('a stale response is served immediately while one request revalidates it', async () => {
  const calls = countCalls()
  const { cache } = open()
  await cache.read(queryFor(calls.fetch), waitUntil)
  shared.now += 61_000
  const reads = [1, 2, 3].map(() => cache.read(queryFor(calls.fetch), waitUntil))
  for (const read of await Promise.all(reads)) expect(read).toMatchObject({ value: 'response 1', state: 'stale' })
  await settle()
  expect(await cache.read(queryFor(calls.fetch), waitUntil)).toMatchObject({ value: 'response 2', state: 'hit' })
  expect(calls.count).toBe(2)
})

// F557
test('if the backend fails, the last response is served; without one, the error is thrown', async () => {
  const { cache } = open()
  await expect(cache.read(queryFor(fail), waitUntil)).rejects.toThrow('down')
  await cache.read(
    queryFor(async () => 'response'),
    waitUntil,
  )
  shared.now += 700_000
  expect(await cache.read(queryFor(fail), waitUntil)).toMatchObject({ value: 'response', state: 'error' })
})

test('a response that is too old even for errors is not served if the backend fails', async () => {
  const { cache } = open()
  await cache.read(
    queryFor(async () => 'response'),
    waitUntil,
  )
  shared.now += (60 + 600 + 3_601) * 1000
  await expect(cache.read(queryFor(fail), waitUntil)).rejects.toThrow('down')
})

test('a request with an expired response waits for maxWaitMs, after a purge until the timeout', async () => {
  const { cache, tokens } = open()
  await cache.read(
    queryFor(async () => 'old'),
    waitUntil,
  )
  const impatient = queryFor(never, { maxWaitMs: 20 })
  shared.now += 700_000
  expect(await cache.read(impatient, waitUntil)).toMatchObject({ value: 'old', state: 'error' })
  await tokens.renew(['entry:1'])
  for (const query of [
    { ...impatient, timeoutMs: 30 },
    // no editor changes a response without tags
    { ...impatient, tags: [], timeoutMs: 60_000 },
    // a backend that is down
    { ...impatient, maxWaitMs: 0, timeoutMs: 60_000 },
  ])
    expect(await cache.read(query, waitUntil)).toMatchObject({ value: 'old', state: 'error' })
  abandon()
})

test('a request without maxWaitMs gets a fresh response, and waits instead of being served a stale one', async () => {
  const { cache } = open()
  const query = queryFor(async () => 'new', { maxWaitMs: null })
  await cache.read(
    queryFor(async () => 'old'),
    waitUntil,
  )
  expect(await cache.read(query, waitUntil)).toMatchObject({ value: 'old', state: 'hit' })
  shared.now += 61_000
  expect(await cache.read(query, waitUntil)).toMatchObject({ value: 'new', state: 'miss' })
})

test('the age of a response starts at its request', async () => {
  const { cache } = open()
  const requestedAt = shared.now
  const slow = queryFor(async () => {
    shared.now += 2_000
    return 'response'
  })
  expect((await cache.read(slow, waitUntil)).requestedAt).toBe(requestedAt)
})

test('a request that joined a call which does not end makes its own, within the rest of its timeout', async () => {
  const { cache } = open()
  const deadlines: number[] = []
  void cache.read(queryFor(never, { timeoutMs: 2_000 }), waitUntil)
  const fetch = async (timeoutMs: number) => {
    deadlines.push(timeoutMs)
    return 'response'
  }
  expect((await cache.read(queryFor(fetch, { timeoutMs: 2_000 }), waitUntil)).value).toBe('response')
  expect(deadlines).toEqual([800])
  abandon()
})

test('a response that arrives while another request reads KV is not fetched again', async () => {
  const calls = countCalls()
  const kv = shared.kv
  const slowRead = Promise.withResolvers<void>()
  let reads = 0
  const get = async (key: string) => {
    const found = await kv.get(key)
    reads += 1
    if (reads === 2) await slowRead.promise
    return found
  }
  shared.kv = Object.assign(Object.create(kv), { get })
  const { cache } = open()
  const [first, second] = [cache.read(queryFor(calls.fetch), waitUntil), cache.read(queryFor(calls.fetch), waitUntil)]
  expect(await first).toMatchObject({ value: 'response 1', state: 'miss' })
  slowRead.resolve()
  expect(await second).toMatchObject({ value: 'response 1', state: 'hit' })
  expect(calls.count).toBe(1)
})

test('50 concurrent requests cause one call', async () => {
  const calls = countCalls()
  const { cache } = open()
  const slow = () => new Promise((done) => setTimeout(done, 20)).then(calls.fetch)
  await Promise.all(Array.from({ length: 50 }, () => cache.read(queryFor(slow), waitUntil)))
  expect(calls.count).toBe(1)
})

test('after a clock that was a day ahead is corrected, older responses are fetched again and purges of other processes take effect', async () => {
  const { fetch } = countCalls()
  const [one, two] = [open(), open()]
  const correct = shared.now
  shared.now += 86_400_000
  await one.tokens.renew(['entry:9'])
  await one.cache.read(queryFor(fetch), waitUntil)
  await two.cache.read(queryFor(fetch), waitUntil)
  await settle()
  shared.now = correct
  expect(await one.cache.read(queryFor(fetch), waitUntil)).toMatchObject({ value: 'response 2', state: 'miss' })
  await settle()
  expect(await open().cache.read(queryFor(fetch), waitUntil)).toMatchObject({ value: 'response 2', state: 'hit' })
  await two.cache.read(queryFor(fetch), waitUntil)
  await one.tokens.renew(['entry:1'])
  shared.now += 10_000
  expect((await two.cache.read(queryFor(fetch), waitUntil)).value).toBe('response 4')
  // a response of unknown age is served only on errors
  shared.now -= 86_400_000
  expect(await one.cache.read(queryFor(fail), waitUntil)).toMatchObject({ state: 'error' })
})

test('a cached value is frozen', async () => {
  const { cache } = open()
  const { value } = await cache.read(
    queryFor(async () => ({ list: [1] })),
    waitUntil,
  )
  expect(() => value.list.push(2)).toThrow()
})

test('a response whose key contains user input stays in memory: not in KV, nor in another process', async () => {
  const { fetch } = countCalls()
  const { cache } = open()
  const isUserInput = queryFor(fetch, { isUserInput: true })
  await cache.read(isUserInput, waitUntil)
  await settle()
  expect(await cache.read(isUserInput, waitUntil)).toMatchObject({ value: 'response 1', state: 'hit' })
  expect(await shared.kv.get('k')).toBeNull()
  expect(await open().cache.read(isUserInput, waitUntil)).toMatchObject({ value: 'response 2', state: 'miss' })
})

test('a response that is not durable stays in memory', async () => {
  const { cache } = open()
  const query = queryFor(async () => 'response', { durable: () => false })
  await cache.read(query, waitUntil)
  await settle()
  expect([(await cache.read(query, waitUntil)).state, await shared.kv.get('k')]).toEqual(['hit', null])
})

test('a call that never ends is released, with all that it references', async () => {
  const { cache } = open()
  const ignore = () => undefined
  const hang = (index: number) => {
    const hanging = () => never()
    void cache.read(queryFor(hanging, { key: `${index}` }), ignore)
    return new WeakRef(hanging)
  }
  const held = Array.from({ length: 20 }, (_, index) => hang(index))
  await cache.read(
    queryFor(async () => 'response', { key: 'other' }),
    ignore,
  )
  shared.now += 6_000
  await cache.read(
    queryFor(async () => 'response', { key: 'last' }),
    ignore,
  )
  expect(await countReachable(held)).toBe(0)
})
