import { expect, test } from 'vitest'
import { SeenSessions } from './seen-sessions.ts'

test('a session is known to be alive for ten seconds, never longer than it is, and not by a clock that was ahead', () => {
  let now = 1_000_000
  const seen = new SeenSessions(() => now)
  expect(seen.isFresh('a')).toBe(false)
  seen.alive('a')
  expect([seen.isFresh('a'), seen.isFresh('b')]).toEqual([true, false])
  now += 9_999
  expect(seen.isFresh('a')).toBe(true)
  now += 1
  expect(seen.isFresh('a')).toBe(false)
  seen.alive('a')
  seen.over('a')
  expect(seen.isFresh('a')).toBe(false)
  seen.alive('a')
  now -= 86_400_000
  expect(seen.isFresh('a')).toBe(false)
})
