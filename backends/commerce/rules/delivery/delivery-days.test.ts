import { expect, test } from 'vitest'
import { leadDaysOf, nextDeliveryDays } from './delivery-days.ts'

// F562, F563
test('an order before 22:00 is delivered the next day except on Sundays, in summer and in winter', () => {
  // a Friday in winter, three seconds before the cut-off and at it
  expect(nextDeliveryDays(new Date('2026-01-09T20:59:57Z'), 2)).toEqual([
    { date: '2026-01-10', cutOff: '2026-01-09T21:00:00.000Z' },
    { date: '2026-01-12', cutOff: '2026-01-11T21:00:00.000Z' },
  ])
  expect(nextDeliveryDays(new Date('2026-01-09T21:00:00Z'), 1)).toEqual([
    { date: '2026-01-12', cutOff: '2026-01-11T21:00:00.000Z' },
  ])
  // after midnight at the depot and before it in UTC; and the eve of the start of summer time
  expect(nextDeliveryDays(new Date('2026-07-01T22:30:00Z'), 1)).toEqual([
    { date: '2026-07-03', cutOff: '2026-07-02T20:00:00.000Z' },
  ])
  expect(nextDeliveryDays(new Date('2026-03-28T21:00:00Z'), 1)).toEqual([
    { date: '2026-03-30', cutOff: '2026-03-29T20:00:00.000Z' },
  ])
  // the eve of the end of summer time
  expect(nextDeliveryDays(new Date('2026-10-24T20:00:00Z'), 1)).toEqual([
    { date: '2026-10-26', cutOff: '2026-10-25T21:00:00.000Z' },
  ])
})

// F562, F564
test('no delivery on fixed holidays or those that depend on Easter', () => {
  const first = (now: string) => nextDeliveryDays(new Date(now), 1)[0]
  expect(first('2026-12-24T10:00:00Z')).toEqual({ date: '2026-12-26', cutOff: '2026-12-25T21:00:00.000Z' })
  // Easter Monday, the day after the start of summer time
  expect(first('2027-03-27T12:00:00Z')).toEqual({ date: '2027-03-30', cutOff: '2027-03-29T20:00:00.000Z' })
  for (const [eve, date] of [
    ['2026-05-13', '2026-05-15'],
    ['2027-05-16', '2027-05-18'],
    ['2028-04-16', '2028-04-18'],
    ['2026-07-20', '2026-07-22'],
  ])
    expect([eve, first(`${eve}T08:00:00Z`)?.date]).toEqual([eve, date])
})

// F564
test('products on order take two more delivery days, across a Sunday, a holiday and the start of summer time', () => {
  const onOrder = leadDaysOf([{ is_stock_article: 1 }, { is_stock_article: 0 }])
  expect([leadDaysOf([{ is_stock_article: 1 }]), onOrder]).toEqual([0, 2])
  // the Saturday before Easter: no delivery on Sunday and Monday, and summer time starts
  expect(nextDeliveryDays(new Date('2027-03-27T12:00:00Z'), 2, onOrder)).toEqual([
    { date: '2027-04-01', cutOff: '2027-03-29T20:00:00.000Z' },
    { date: '2027-04-02', cutOff: '2027-03-30T20:00:00.000Z' },
  ])
})
