import { expect, test } from 'vitest'
import { MemoryBudget } from '../cache/memory.ts'
import { createSealer } from './session.ts'
import { SessionCache } from './session-cache.ts'

// F152, F295
test('a session counts as active for ten seconds, also after a clock that was ahead is corrected', () => {
  let now = 1_000_000
  const seen = new SessionCache(new MemoryBudget(4_000_000), () => now)
  expect(seen.isAlive('a')).toBe(null)
  seen.alive('a')
  expect([seen.isAlive('a'), seen.isAlive('b')]).toEqual([true, null])
  now += 9_999
  expect(seen.isAlive('a')).toBe(true)
  now += 1
  expect(seen.isAlive('a')).toBe(null)
  seen.alive('a')
  now -= 86_400_000
  expect(seen.isAlive('a')).toBe(null)
})

test('an expired session is known immediately, and checked again after ten minutes', () => {
  let now = 1_000_000
  const seen = new SessionCache(new MemoryBudget(4_000_000), () => now)
  seen.alive('a')
  seen.over('a')
  expect(seen.isAlive('a')).toBe(false)
  now += 599_999
  expect(seen.isAlive('a')).toBe(false)
  now += 1
  expect(seen.isAlive('a')).toBe(null)
})

// F152
test('a session is opened once, expires in time, and is frozen', async () => {
  let now = 99_000
  const seen = new SessionCache(new MemoryBudget(4_000_000), () => now)
  const sealerOf = (fill: number) => createSealer([{ kid: 'k1', bytes: new Uint8Array(32).fill(fill) }])
  const sealed = await sealerOf(1).seal({ id: 'abc', customer: { id: '1' }, expiresAt: 100 }, 'session')
  expect(await seen.open(sealerOf(2), sealed)).toBe(null)
  const opened = await seen.open(sealerOf(1), sealed)
  expect(opened?.id).toBe('abc')
  expect(await seen.open(sealerOf(1), sealed)).toBe(opened)
  expect([Object.isFrozen(opened), Object.isFrozen(opened?.customer)]).toEqual([true, true])
  now = 101_000
  expect(await seen.open(sealerOf(1), sealed)).toBe(null)
  expect(await seen.open(sealerOf(1), undefined)).toBe(null)
})
