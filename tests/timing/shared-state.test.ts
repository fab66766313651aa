import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TagTokens } from '#server/cache/tag-tokens.ts'
import { SharedBuckets } from '#server/limits/shared-buckets.ts'
import { openSharedState } from '#server/platform/node/redis/shared-state.ts'
import { hasRedis, type RedisServer, startRedis } from '#tests/support/redis-server.ts'
import { skipWithoutRedis } from '#tests/support/skip-without-redis.ts'

skipWithoutRedis()

let redis: RedisServer
const opened: { close(): Promise<void> }[] = []

beforeEach(async () => {
  if (hasRedis) redis = await startRedis()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()))
  if (hasRedis) await redis.kill()
})

async function openProcess() {
  const events: string[] = []
  const log = (_level: string, event: string) => void events.push(event)
  const { bindings, close } = await openSharedState({ url: redis.url, log })
  const tokens = new TagTokens(bindings.SHARED.tokens, log)
  await tokens.refresh()
  const one = { ...bindings, tokens, events, close }
  opened.push(one)
  return one
}

/** Milliseconds until the condition holds. */
async function timeUntil(condition: () => boolean): Promise<number> {
  const started = performance.now()
  while (!condition()) {
    if (performance.now() - started > 10_000) throw new Error('the condition did not hold within 10 s')
    await sleep(5)
  }
  return performance.now() - started
}

describe('a purge', () => {
  test('reaches another process', async () => {
    const [one, other] = [await openProcess(), await openProcess()]
    const entry = other.tokens.snapshot(['entry:1'])
    const unrelated = other.tokens.snapshot(['entry:2'])
    await one.tokens.renew(['entry:1'])
    expect(await timeUntil(() => !other.tokens.isCurrent(entry))).toBeLessThan(1_000)
    expect(other.tokens.isCurrent(unrelated)).toBe(true)
    expect(one.tokens.isCurrent(entry)).toBe(false)
  })

  test('reaches another process by a message, before that process reads again', async () => {
    const [one, other] = [await openProcess(), await openProcess()]
    const times: number[] = []
    for (let purge = 0; purge < 9; purge++) {
      const entry = other.tokens.snapshot(['entry:1'])
      await one.tokens.renew(['entry:1'])
      times.push(await timeUntil(() => !other.tokens.isCurrent(entry)))
    }
    // without messages the times are spread over 250 ms
    expect(times.filter((ms) => ms < 100).length).toBeGreaterThanOrEqual(7)
  })

  test('is known to a process that starts later', async () => {
    const one = await openProcess()
    const entry = one.tokens.snapshot(['entry:1'])
    await one.tokens.renew(['entry:1'])
    const later = await openProcess()
    expect(later.tokens.isCurrent(entry)).toBe(false)
    expect(later.tokens.isCurrent(one.tokens.snapshot(['entry:1']))).toBe(true)
  })

  test('is rejected while the server does not respond', async () => {
    const one = await openProcess()
    await redis.kill()
    await expect(one.tokens.renew(['entry:1'])).rejects.toThrow()
    redis = await startRedis(redis.port)
  })
})

describe('while the server does not respond', () => {
  test('an entry is current for a second at most, and again once the server responds', async () => {
    const one = await openProcess()
    const entry = one.tokens.snapshot(['entry:1'])
    redis.freeze()
    expect(await timeUntil(() => !one.tokens.isCurrent(entry))).toBeLessThan(1_000)
    const made = one.tokens.snapshot(['entry:1'])
    expect(await timeUntil(() => !one.tokens.isCurrent(made))).toBeLessThan(1_000)
    redis.thaw()
    await timeUntil(() => one.tokens.isCurrent(entry))
    expect(one.tokens.isCurrent(made)).toBe(false)
  })

  test('a request does not wait for values, and the state is reported once and recovers', async () => {
    const one = await openProcess()
    await one.KV.put('page', 'bytes', { expirationTtl: 60 })
    expect(await one.KV.get('page')).toBe('bytes')
    redis.freeze()
    const started = performance.now()
    expect(await one.KV.get('page')).toBeNull()
    expect(performance.now() - started).toBeLessThan(400)
    await timeUntil(() => one.SHARED.lostAt !== null)
    await sleep(2_500)
    expect(one.events).toEqual(['cache.lost'])
    redis.thaw()
    await timeUntil(() => one.SHARED.lostAt === null)
    expect(one.events).toEqual(['cache.lost', 'cache.restored'])
    expect(await one.KV.get('page')).toBe('bytes')
  })

  test('a process connects at most once a second', async () => {
    const one = await openProcess()
    await redis.kill()
    await timeUntil(() => one.SHARED.lostAt !== null)
    let connections = 0
    const server = createServer((socket) => {
      connections++
      socket.destroy()
    })
    await new Promise<void>((done) => server.listen(redis.port, '127.0.0.1', done))
    await sleep(3_000)
    await new Promise((done) => server.close(done))
    expect(connections).toBeGreaterThan(1)
    expect(connections).toBeLessThan(8)
    redis = await startRedis(redis.port)
  })

  test('a process starts', async () => {
    await redis.kill()
    const one = await openProcess()
    expect(one.SHARED.lostAt).not.toBeNull()
    redis = await startRedis(redis.port)
    await timeUntil(() => one.SHARED.lostAt === null)
  })
})

test('a server that was restarted may have lost purges, so everything is purged', async () => {
  const [one, other] = [await openProcess(), await openProcess()]
  const entries = [one, other].map(({ tokens }) => tokens.snapshot(['entry:1']))
  await redis.kill()
  redis = await startRedis(redis.port)
  await timeUntil(() => one.SHARED.lostAt === null && other.SHARED.lostAt === null)
  expect([one, other].map(({ tokens }, index) => tokens.isCurrent(entries[index] ?? {}))).toEqual([false, false])
  // both have the same tokens again
  expect(other.tokens.isCurrent(one.tokens.snapshot(['entry:1']))).toBe(true)
})

test('values are bytes, text and JSON, and can be deleted', async () => {
  const { KV } = await openProcess()
  await KV.put('bytes', new Uint8Array([0, 255, 10]), { expirationTtl: 60 })
  expect([...new Uint8Array((await KV.get('bytes', 'arrayBuffer')) ?? new ArrayBuffer())]).toEqual([0, 255, 10])
  await KV.put('json', '{"name":"Käse"}')
  expect(await KV.get('json', 'json')).toEqual({ name: 'Käse' })
  expect(await KV.get('json')).toBe('{"name":"Käse"}')
  await KV.delete('json')
  expect(await KV.get('json')).toBeNull()
})

describe('limits', () => {
  test('calls of all processes count in one window', async () => {
    const [one, other] = [await openProcess(), await openProcess()]
    const stores = [one.SHARED.limits, other.SHARED.limits]
    const calls = Array.from({ length: 20 }, (_, index) => stores[index % 2]?.countCall('purge', 60))
    const counts = (await Promise.all(calls)).map((call) => call?.count ?? 0)
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect((await one.SHARED.limits.countCall('purge', 60)).remainingSeconds).toBeLessThanOrEqual(60)
  })

  test('a bucket allows its capacity over all processes, then names the seconds to wait', async () => {
    const [one, other] = [await openProcess(), await openProcess()]
    const buckets = [one, other].map(({ SHARED }) => new SharedBuckets(SHARED.limits, 'guests', 12))
    const waits = await Promise.all(
      Array.from({ length: 30 }, (_, index) => buckets[index % 2]?.take('203.0.113.1', 1)),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(12)
    expect(Math.max(...waits.map(Number))).toBeLessThanOrEqual(12)
    expect(await buckets[0]?.take('203.0.113.2', 1)).toBe(0)
    expect(await buckets[1]?.wait('203.0.113.1', 1)).toBeGreaterThan(0)
  })

  test('while the server does not respond, a process counts alone', async () => {
    const one = await openProcess()
    const buckets = new SharedBuckets(one.SHARED.limits, 'guests', 2)
    await redis.kill()
    const waits = [await buckets.take('a', 1), await buckets.take('a', 1), await buckets.take('a', 1)]
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, true])
    redis = await startRedis(redis.port)
  })
})
