import { expect, test } from 'vitest'
import { Breaker } from './breaker.ts'

let now = 0
const open = () => {
  now = 1_000_000
  return new Breaker(() => now)
}
const fail = (breaker: Breaker, times: number) => {
  for (let time = 0; time < times; time++) breaker.failed()
}

test('one or two failures are bad luck, three in a row are an outage', () => {
  const breaker = open()
  fail(breaker, 2)
  expect([breaker.open, breaker.knownOpen]).toEqual([false, false])
  breaker.succeeded()
  fail(breaker, 2)
  expect(breaker.open).toBe(false)
  breaker.failed()
  expect([breaker.open, breaker.knownOpen]).toEqual([true, true])
})

test('after five seconds one call tries, the others still fail fast', () => {
  const breaker = open()
  fail(breaker, 3)
  now += 4_999
  expect(breaker.open).toBe(true)
  now += 1
  expect(breaker.knownOpen).toBe(false)
  expect(breaker.open).toBe(false)
  expect(breaker.open).toBe(true)
})

test('a try that succeeds closes it, one that fails waits another five seconds', () => {
  const breaker = open()
  fail(breaker, 3)
  now += 5_000
  expect(breaker.open).toBe(false)
  now += 2_500
  breaker.failed()
  now += 4_999
  expect(breaker.open).toBe(true)
  now += 1
  expect(breaker.open).toBe(false)
  breaker.succeeded()
  expect([breaker.open, breaker.open]).toEqual([false, false])
})
