import { expect, test } from 'vitest'
import { createTraceContext, parseTraceparent, toTraceparent } from './trace-context.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parent = '00f067aa0ba902b7'

test.each([
  [`00-${traceId}-${parent}-01`, '01'],
  [`00-${traceId}-${parent}-00`, '00'],
  // flags that the shop does not know are not passed on
  [`00-${traceId}-${parent}-ff`, '03'],
  // a later version may have more fields
  [`cc-${traceId}-${parent}-01-what-the-future-will-be-like`, '01'],
  [`cc-${traceId}-${parent}-01`, '01'],
])('accepts %s', (header, flags) => {
  expect(parseTraceparent(header)).toEqual({ traceId, flags })
})

test.each([
  undefined,
  '',
  'malformed',
  `ff-${traceId}-${parent}-01`,
  `00-${'0'.repeat(32)}-${parent}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${parent}-01`,
  `00-${traceId}-${parent}-01-more`,
  `00-${traceId}-${parent}-1`,
  `00-${traceId}-${parent}`,
  ` 00-${traceId}-${parent}-01`,
  `00-${traceId}-${parent}-01\n`,
  `00-${traceId}-${parent}-01, 00-${traceId}-${parent}-01`,
  `cc-${traceId}-${parent}-01-${'x'.repeat(600)}`,
])('ignores %j', (header) => {
  expect(parseTraceparent(header)).toBeNull()
})

test('each call of a trace has a parent id of its own', () => {
  const context = createTraceContext()
  const [one, two] = [toTraceparent(context), toTraceparent(context)]
  expect(one).not.toBe(two)
  for (const header of [one, two]) expect(parseTraceparent(header)).toEqual(context)
  expect(createTraceContext().traceId).not.toBe(context.traceId)
})
