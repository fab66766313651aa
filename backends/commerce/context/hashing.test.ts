import { expect, test } from 'vitest'
import { createHashBudget, createHashLimiter } from './hashing.ts'

/** Hashes that end when `end` is called, and the order in which they started. */
function setUp() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const hash = (name: string) => () =>
    new Promise<string>((done) => {
      started.push(name)
      ends.set(name, () => done(name))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((done) => setTimeout(done, 0))
  }
  return { started, hash, end }
}

test('a hash for a trusted caller starts before others that wait, and is accepted while their queue is full', async () => {
  const { started, hash, end } = setUp()
  const limit = createHashLimiter(1, 2)
  const others = ['a', 'b', 'c', 'd'].map((name) => limit(hash(name)))
  const trusted = limit(hash('known device'), true)
  expect(await others[3]).toBeNull()
  for (const name of ['a', 'known device', 'b', 'c']) {
    expect(started.at(-1)).toBe(name)
    await end(name)
  }
  expect(await Promise.all([trusted, ...others])).toEqual(['known device', 'a', 'b', 'c', null])
})

test('the queue of trusted callers is limited too, and a hash that fails passes its place on', async () => {
  const { hash, end } = setUp()
  const limit = createHashLimiter(1, 1)
  const failing = limit(async () => Promise.reject(new Error('failed')), true)
  const [second, third] = [limit(hash('second'), true), limit(hash('third'), true)]
  await expect(failing).rejects.toThrow('failed')
  expect(await third).toBeNull()
  await end('second')
  expect(await second).toBe('second')
})

test('where hashes run on the only thread, others than trusted callers use a quarter of its time', async () => {
  let time = 0
  const limit = createHashBudget({ burstMs: 1_000, share: 0.25, now: () => time })
  const hash = async () => {
    time += 500
    return 'hash'
  }
  expect(await limit(hash)).toBe('hash')
  expect(await limit(hash)).toBe('hash')
  expect(await limit(hash)).toBe('hash')
  // 1,500 ms used, less a quarter of the 1,000 ms before the last one
  expect(await limit(hash)).toBeNull()
  expect(await limit(hash, true)).toBe('hash')
  expect(await limit(hash)).toBeNull()
  time += 100
  expect(await limit(hash)).toBe('hash')
})

test('a failed hash counts as well', async () => {
  let time = 0
  const limit = createHashBudget({ burstMs: 100, now: () => time })
  const failing = limit(async () => {
    time += 500
    throw new Error('failed')
  })
  await expect(failing).rejects.toThrow('failed')
  expect(await limit(async () => 'hash')).toBeNull()
})

test('the time of hashes that run concurrently is counted once', async () => {
  let time = 0
  const limit = createHashBudget({ burstMs: 1_000, now: () => time })
  const hash = async () => {
    time += 100
    return 'hash'
  }
  await Promise.all(Array.from({ length: 8 }, () => limit(hash)))
  // 800 ms used; counted for each, it would be 3,600
  expect(await limit(hash)).toBe('hash')
})

test.each([
  ['back', -86_400_000],
  ['forward', 86_400_000],
])('a clock that is set %s by a day, before or during a hash, refuses no hash', async (_, ms) => {
  let time = 1_000 * 86_400_000
  const limit = createHashBudget({ burstMs: 4_000, share: 0.25, now: () => time })
  const hash = async (move = 0) => {
    time += 100 + move
    return 'hash'
  }
  await limit(() => hash())
  time += ms
  expect(await limit(() => hash())).toBe('hash')
  expect(await limit(() => hash(ms))).toBe('hash')
  expect(await limit(() => hash())).toBe('hash')
  // and the budget still has a limit
  let accepted = 0
  while (accepted < 100 && (await limit(() => hash())) !== null) accepted += 1
  expect(accepted).toBeLessThan(60)
})
