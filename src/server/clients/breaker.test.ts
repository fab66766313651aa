import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Breaker } from './breaker.ts'

let now = 0
const closed = () => {
  now = 1_000_000
  return new Breaker(() => now)
}
const fail = (breaker: Breaker, ...callers: string[]) => {
  for (const caller of callers) breaker.failed(caller)
}
const five = ['a', 'b', 'c', 'd', 'e']

test('one caller whose calls fail, however often, closes nothing for the others', () => {
  const breaker = closed()
  for (let time = 0; time < 500; time++) {
    now += 10
    breaker.failed('guest')
    expect(breaker.admit()).toBe(true)
  }
})

test('it opens when at least half of the callers of ten seconds, and five of them, had no answer', () => {
  const breaker = closed()
  for (const caller of ['v', 'w', 'x', 'y', 'z']) breaker.succeeded(caller)
  fail(breaker, ...five.slice(0, 4))
  expect(breaker.admit()).toBe(true)
  breaker.failed('e')
  expect(breaker.admit()).toBe(false)
})

test('failures that are older than ten seconds no longer count', () => {
  const breaker = closed()
  fail(breaker, ...five.slice(0, 4))
  now += 10_000
  breaker.failed('e')
  expect(breaker.admit()).toBe(true)
})

test('while it is open one call every five seconds tries, the others fail fast', () => {
  const breaker = closed()
  fail(breaker, ...five)
  now += 4_999
  expect(breaker.admit()).toBe(false)
  now += 1
  expect([breaker.admit(), breaker.admit()]).toEqual([true, false])
  now += 5_000
  expect([breaker.admit(), breaker.admit()]).toEqual([true, false])
})

test('a try that succeeds closes it, one that fails waits another five seconds', () => {
  const breaker = closed()
  fail(breaker, ...five)
  now += 5_000
  breaker.admit()
  now += 2_500
  breaker.failed('a')
  now += 4_999
  expect(breaker.admit()).toBe(false)
  now += 1
  expect(breaker.admit()).toBe(true)
  breaker.succeeded('a')
  expect([breaker.admit(), breaker.admit()]).toEqual([true, true])
})

test('an answer to a call from before it opened does not close it', () => {
  const breaker = closed()
  fail(breaker, ...five)
  breaker.succeeded('f')
  expect(breaker.admit()).toBe(false)
})

test('a clock that was ahead and is corrected holds it open no longer', () => {
  const breaker = closed()
  fail(breaker, ...five)
  expect(breaker.admit()).toBe(false)
  now -= 86_400_000
  expect(breaker.admit()).toBe(true)
  breaker.succeeded('a')
  expect(breaker.admit()).toBe(true)
})

const step = fc.record({
  caller: fc.constantFrom(...five, 'f', 'g', 'h'),
  failed: fc.boolean(),
  passMs: fc.integer({ min: 0, max: 4_000 }),
})

test('whatever happens, fewer than five failing callers never open it, and once calls succeed it is closed within five seconds', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const breaker = closed()
      const failing = new Set(steps.filter(({ failed }) => failed).map(({ caller }) => caller))
      for (const { caller, failed, passMs } of steps) {
        now += passMs
        const admitted = breaker.admit()
        if (failing.size * 2 < five.length) expect(admitted).toBe(true)
        if (!admitted) continue
        if (failed) breaker.failed(caller)
        else breaker.succeeded(caller)
      }
      now += 5_000
      expect(breaker.admit()).toBe(true)
      breaker.succeeded('a')
      expect([breaker.admit(), breaker.admit()]).toEqual([true, true])
    }),
  )
})
