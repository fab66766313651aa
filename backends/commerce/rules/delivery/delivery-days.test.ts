import { expect, test } from 'vitest'
import { leadDaysOf, nextDeliveryDays } from './delivery-days.ts'

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
  // and of one put back
  expect(nextDeliveryDays(new Date('2026-10-24T20:00:00Z'), 1)).toEqual([
    { date: '2026-10-26', cutOff: '2026-10-25T21:00:00.000Z' },
  ])
})

test('no van leaves on a holiday, whether it has a date of its own or goes with Easter', () => {
  const first = (now: string) => nextDeliveryDays(new Date(now), 1)[0]
  expect(first('2026-12-24T10:00:00Z')).toEqual({ date: '2026-12-26', cutOff: '2026-12-25T21:00:00.000Z' })
  // Easter Monday, on the day after the clock is put forward
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
test('articles on order come two delivery days later, over a Sunday, a holiday and the night the clock is put forward', () => {
  const onOrder = leadDaysOf([{ is_stock_article: 1 }, { is_stock_article: 0 }])
  expect([leadDaysOf([{ is_stock_article: 1 }]), onOrder]).toEqual([0, 2])
  // the Saturday before Easter: Sunday and Monday see no van, and the clock goes forward
  expect(nextDeliveryDays(new Date('2027-03-27T12:00:00Z'), 2, onOrder)).toEqual([
    { date: '2027-04-01', cutOff: '2027-03-29T20:00:00.000Z' },
    { date: '2027-04-02', cutOff: '2027-03-30T20:00:00.000Z' },
  ])
})
