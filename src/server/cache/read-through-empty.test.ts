import { describe, expect, test } from 'vitest'
import { open, openEachTest, queryFor, settle, shared, waitUntil } from '#tests/support/read-through.ts'

openEachTest()

const empty = async () => ''
const full = async () => 'data'
const mayBeEmpty = (fetch: () => Promise<string>) => queryFor(fetch, { isEmpty: (value) => value === '' })
const neverEmpty = (fetch: () => Promise<string>) => ({ ...mayBeEmpty(fetch), neverEmpty: true })
const pass = (seconds: number) => (shared.now += seconds * 1000)

describe('an empty response', () => {
  test('is fresh for 15 s and then fetched again, without being served stale', async () => {
    const { cache } = open()
    expect(await cache.read(mayBeEmpty(empty), waitUntil)).toMatchObject({ value: '', state: 'miss' })
    pass(14.9)
    expect(await cache.read(mayBeEmpty(full), waitUntil)).toMatchObject({ value: '', state: 'hit' })
    pass(0.1)
    expect(await cache.read(mayBeEmpty(full), waitUntil)).toMatchObject({ value: 'data', state: 'miss' })
    pass(59)
    expect(await cache.read(mayBeEmpty(empty), waitUntil)).toMatchObject({ value: 'data', state: 'hit' })
  })

  test('stays in memory: KV keeps the older response', async () => {
    const { cache } = open()
    await cache.read(mayBeEmpty(empty), waitUntil)
    await settle()
    expect(await shared.kv.get('k')).toBeNull()
    pass(15)
    await cache.read(mayBeEmpty(full), waitUntil)
    await settle()
    pass(700)
    await cache.read(mayBeEmpty(empty), waitUntil)
    await settle()
    expect(await shared.kv.get('k')).toContain('data')
  })

  test('immediately replaces a response with data', async () => {
    const { cache } = open()
    await cache.read(mayBeEmpty(full), waitUntil)
    pass(61)
    expect(await cache.read(mayBeEmpty(empty), waitUntil)).toMatchObject({ value: 'data', state: 'stale' })
    await settle()
    expect(await cache.read(mayBeEmpty(empty), waitUntil)).toMatchObject({ value: '', state: 'hit' })
  })

  test('immediately replaces a purged response with data', async () => {
    const { cache, tokens } = open()
    await cache.read(mayBeEmpty(full), waitUntil)
    await tokens.renew(['entry:1'])
    expect(await cache.read(mayBeEmpty(empty), waitUntil)).toMatchObject({ value: '', state: 'miss' })
  })

  test('is served after 15 s if the backend fails', async () => {
    const { cache } = open()
    await cache.read(mayBeEmpty(empty), waitUntil)
    pass(16)
    const down = () => Promise.reject(new Error('down'))
    expect(await cache.read(mayBeEmpty(down), waitUntil)).toMatchObject({ value: '', state: 'error' })
  })
})

describe('an empty response to an operation that is never empty', () => {
  test('counts as an error and keeps the older response, until it has been empty for 60 s', async () => {
    const events: string[] = []
    const { cache } = open((_, event) => void events.push(event))
    await cache.read(neverEmpty(full), waitUntil)
    pass(700)
    for (const seconds of [0, 20, 20, 19.9]) {
      pass(seconds)
      expect(await cache.read(neverEmpty(empty), waitUntil)).toMatchObject({ value: 'data', state: 'error' })
    }
    expect(events).toEqual(Array(4).fill('response-cache.empty'))
    pass(0.1)
    expect(await cache.read(neverEmpty(empty), waitUntil)).toMatchObject({ value: '', state: 'miss' })
    expect(events).toHaveLength(4)
    await settle()
    expect(await shared.kv.get('k')).toContain('data')
  })

  test('keeps the older response while that one is stale', async () => {
    const { cache } = open()
    await cache.read(neverEmpty(full), waitUntil)
    pass(61)
    for (const seconds of [0, 30, 29]) {
      pass(seconds)
      expect(await cache.read(neverEmpty(empty), waitUntil)).toMatchObject({ value: 'data', state: 'stale' })
      await settle()
    }
    pass(1)
    await cache.read(neverEmpty(empty), waitUntil)
    await settle()
    expect(await cache.read(neverEmpty(empty), waitUntil)).toMatchObject({ value: '', state: 'hit' })
  })

  test('keeps the older response also after a purge, which neither shortens nor extends the 60 s', async () => {
    const { cache, tokens } = open()
    await cache.read(neverEmpty(full), waitUntil)
    await tokens.renew(['entry:1'])
    expect(await cache.read(neverEmpty(empty), waitUntil)).toMatchObject({ value: 'data', state: 'error' })
    pass(30)
    await tokens.renew(['entry:1'])
    expect(await cache.read(neverEmpty(empty), waitUntil)).toMatchObject({ value: 'data', state: 'error' })
    pass(30)
    expect(await cache.read(neverEmpty(empty), waitUntil)).toMatchObject({ value: '', state: 'miss' })
  })

  test('is not accepted 60 s after an earlier empty one if there was data in between', async () => {
    const { cache } = open()
    await cache.read(neverEmpty(full), waitUntil)
    pass(700)
    await cache.read(neverEmpty(empty), waitUntil)
    pass(30)
    expect(await cache.read(neverEmpty(full), waitUntil)).toMatchObject({ value: 'data', state: 'miss' })
    pass(700)
    expect(await cache.read(neverEmpty(empty), waitUntil)).toMatchObject({ value: 'data', state: 'error' })
  })

  test('is accepted immediately, repeatedly, in a shop that never had data', async () => {
    const { cache } = open()
    for (let round = 0; round < 3; round++) {
      expect(await cache.read(neverEmpty(empty), waitUntil)).toMatchObject({ value: '', state: 'miss' })
      pass(15)
    }
  })

  test('is accepted immediately if the older response is too old even for errors', async () => {
    const { cache } = open()
    await cache.read(neverEmpty(full), waitUntil)
    pass(60 + 600 + 3_601)
    expect(await cache.read(neverEmpty(empty), waitUntil)).toMatchObject({ value: '', state: 'miss' })
  })
})
