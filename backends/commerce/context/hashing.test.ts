import { expect, test } from 'vitest'
import { createHashLimiter } from './hashing.ts'

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
