import { expect, test } from 'vitest'
import { RequestTrace } from './request-trace.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

test('continues the trace of the request, and starts one at the first call if there is none', () => {
  const continued = new RequestTrace(`00-${traceId}-00f067aa0ba902b7-00`)
  expect(continued.toFacts().trace).toBe(traceId)
  expect(continued.nextTraceparent()).toMatch(new RegExp(`^00-${traceId}-(?!00f067aa0ba902b7)[0-9a-f]{16}-00$`))
  const started = new RequestTrace('malformed')
  expect(started.toFacts().trace).toBeUndefined()
  const [, id] = started.nextTraceparent().split('-')
  expect([id, started.nextTraceparent().split('-')[1]]).toEqual([started.toFacts().trace, id])
})

test('names reads, calls and waits; many calls and long names are shortened', () => {
  const trace = new RequestTrace(undefined)
  trace.record('categories', 'hit')
  trace.record('getProductListing', null, 12.345)
  trace.record('customerPrices', 'timeout', 4000)
  trace.recordWait('queueMs', 1.04)
  trace.recordWait('queueMs', 2)
  expect(trace.toFacts()).toEqual({
    trace: undefined,
    queueMs: 3,
    calls: 'categories hit, getProductListing 12.3, customerPrices 4000 timeout',
  })
  for (let calls = 0; calls < 500; calls++) trace.record('long'.repeat(50), null, 1)
  const { calls = '' } = trace.toFacts()
  expect(calls).toMatch(/, \+487$/)
  expect(calls.length).toBeLessThan(1_100)
})
