import { expect, test } from 'vitest'
import { nextDeliveryDays } from './delivery-days.ts'

test('an order before ten in the evening comes the next day but never on a Sunday, in summer and in winter', () => {
  // a Friday in winter, three seconds before and at ten
  expect(nextDeliveryDays(new Date('2026-01-09T20:59:57Z'), 2)).toEqual([
    { date: '2026-01-10', cutOff: '2026-01-09T21:00:00.000Z' },
    { date: '2026-01-12', cutOff: '2026-01-11T21:00:00.000Z' },
  ])
  expect(nextDeliveryDays(new Date('2026-01-09T21:00:00Z'), 1)).toEqual([
    { date: '2026-01-12', cutOff: '2026-01-11T21:00:00.000Z' },
  ])
  // past midnight at the depot, not yet in UTC; and the eve of a clock put forward
  expect(nextDeliveryDays(new Date('2026-07-01T22:30:00Z'), 1)).toEqual([
    { date: '2026-07-03', cutOff: '2026-07-02T20:00:00.000Z' },
  ])
  expect(nextDeliveryDays(new Date('2026-03-28T21:00:00Z'), 1)).toEqual([
    { date: '2026-03-30', cutOff: '2026-03-29T20:00:00.000Z' },
  ])
})
