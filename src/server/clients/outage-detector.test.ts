import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OutageDetector } from './outage-detector.ts'

let now = 0
function create() {
  now = 1_000_000
  return new OutageDetector(() => now)
}
function fail(detector: OutageDetector, ...callers: string[]) {
  for (const caller of callers) detector.recordFailure(caller)
}

test('three failures in a row of two callers are an outage, until the next response', () => {
  const detector = create()
  fail(detector, 'a', 'b')
  detector.recordResponse()
  fail(detector, 'a', 'b')
  expect([detector.isDown, detector.allowProbe()]).toEqual([false, true])
  detector.recordFailure('a')
  expect([detector.isDown, detector.allowProbe()]).toEqual([true, false])
  detector.recordResponse()
  expect([detector.isDown, detector.allowProbe()]).toEqual([false, true])
})

test('any number of failures of one caller is not an outage, and the first one of another caller makes it one', () => {
  const detector = create()
  for (let time = 0; time < 500; time++) {
    now += 10
    detector.recordFailure('a')
    expect([detector.isDown, detector.allowProbe()]).toEqual([false, true])
  }
  detector.recordFailure('b')
  expect(detector.isDown).toBe(true)
})

test('during an outage one call per ten seconds gets its whole timeout, also after failed probes', () => {
  const detector = create()
  fail(detector, 'a', 'b', 'c')
  for (let probe = 0; probe < 3; probe++) {
    now += 9_999
    expect(detector.allowProbe()).toBe(false)
    now += 1
    expect([detector.allowProbe(), detector.allowProbe()]).toEqual([true, false])
    detector.recordFailure('a')
  }
})

test('the time without a response is measured from the first request, and again after five seconds', () => {
  const detector = create()
  expect(detector.pendingMs).toBe(0)
  detector.recordRequest()
  now += 400
  detector.recordRequest()
  expect(detector.pendingMs).toBe(400)
  now += 4_600
  expect(detector.pendingMs).toBe(0)
  detector.recordRequest()
  detector.recordResponse()
  now += 400
  expect(detector.pendingMs).toBe(0)
})

test('a clock that was ahead and is corrected delays no probe', () => {
  const detector = create()
  detector.recordRequest()
  fail(detector, 'a', 'b', 'c')
  expect(detector.allowProbe()).toBe(false)
  now -= 86_400_000
  expect([detector.pendingMs, detector.allowProbe(), detector.allowProbe()]).toEqual([0, true, false])
})

const step = fc.record({
  caller: fc.constantFrom('a', 'b', 'c'),
  failed: fc.boolean(),
  passMs: fc.integer({ min: 0, max: 4_000 }),
})

test('after any sequence of calls a probe is allowed within ten seconds, and a response ends the outage', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const detector = create()
      for (const { caller, failed, passMs } of steps) {
        now += passMs
        const isProbe = detector.allowProbe()
        if (!failed) detector.recordResponse()
        else if (isProbe) detector.recordFailure(caller)
      }
      if (new Set(steps.filter(({ failed }) => failed).map(({ caller }) => caller)).size < 2)
        expect(detector.isDown).toBe(false)
      now += 10_000
      expect(detector.allowProbe()).toBe(true)
      detector.recordResponse()
      expect([detector.isDown, detector.allowProbe(), detector.allowProbe()]).toEqual([false, true, true])
    }),
  )
})
