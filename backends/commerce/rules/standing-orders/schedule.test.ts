import { expect, test } from 'vitest'
import { nextDeliveryDays } from '../delivery/delivery-days.ts'
import { addDays, dueDatesAfter, instantsOf, isDay, phaseOf, type Schedule, todayOf, weekdayOf } from './schedule.ts'

const weekly: Schedule = { weekdays: [2, 5], everyWeeks: 1, startDate: '2026-03-01', endDate: null }

// F625
test('due dates are the chosen weekdays after a day, not before the start and not after the end', () => {
  expect(dueDatesAfter(weekly, '2026-02-01', 3)).toEqual(['2026-03-03', '2026-03-06', '2026-03-10'])
  expect(dueDatesAfter(weekly, '2026-03-03', 2)).toEqual(['2026-03-06', '2026-03-10'])
  expect(dueDatesAfter({ ...weekly, startDate: '2026-03-06' }, '2026-02-01', 2)).toEqual(['2026-03-06', '2026-03-10'])
  expect(dueDatesAfter({ ...weekly, endDate: '2026-03-10' }, '2026-03-03', 8)).toEqual(['2026-03-06', '2026-03-10'])
  expect(dueDatesAfter({ ...weekly, endDate: '2026-03-09' }, '2026-03-09', 8)).toEqual([])
  expect(dueDatesAfter({ ...weekly, weekdays: [] }, '2026-03-09', 8)).toEqual([])
})

// F625
test('every third week counts from the week of the start, also across years and both changes of the clock', () => {
  const schedule: Schedule = { weekdays: [1, 4], everyWeeks: 3, startDate: '2026-12-10', endDate: null }
  const dates = dueDatesAfter(schedule, '2026-12-01', 40)
  expect(dates.slice(0, 4)).toEqual(['2026-12-10', '2026-12-28', '2026-12-31', '2027-01-18'])
  // 29 March and 25 October 2027 follow the Sundays on which the clock changes
  expect(dates.every((date) => [1, 4].includes(weekdayOf(date)))).toBe(true)
  const firstDays = dates.filter((date) => weekdayOf(date) === 1)
  expect(firstDays.every((date, index) => date === addDays('2026-12-28', index * 21))).toBe(true)
  // continued from any day, the same dates follow
  for (const [index, date] of dates.slice(0, -1).entries())
    expect(dueDatesAfter(schedule, date, 1)).toEqual([dates[index + 1]])
})

// F630, F631
test('a date is announced at 18:00 on the day before its cut-off and ordered an hour before it, in winter and in summer', () => {
  expect(instantsOf('2026-01-13', 0)).toEqual({
    announceAt: '2026-01-11T17:00:00.000Z',
    orderAt: '2026-01-12T20:00:00.000Z',
    cutOff: '2026-01-12T21:00:00.000Z',
  })
  // summer time starts on 29 March, between the announcement and the order
  expect(instantsOf('2026-03-30', 0)).toEqual({
    announceAt: '2026-03-28T17:00:00.000Z',
    orderAt: '2026-03-29T19:00:00.000Z',
    cutOff: '2026-03-29T20:00:00.000Z',
  })
  // winter time starts on 25 October
  expect(instantsOf('2026-10-26', 0)).toEqual({
    announceAt: '2026-10-24T16:00:00.000Z',
    orderAt: '2026-10-25T20:00:00.000Z',
    cutOff: '2026-10-25T21:00:00.000Z',
  })
})

// F628
test('a holiday has no cut-off, and products on order have an earlier one', () => {
  expect(instantsOf('2026-12-25', 0).cutOff).toBeNull()
  // Saturday is two delivery days after Thursday, whose cut-off is on Wednesday
  expect(instantsOf('2026-01-17', 2).cutOff).toBe('2026-01-14T21:00:00.000Z')
})

// F628
test('the cut-off of a date is that of the delivery days that the checkout offers', () => {
  for (let day = 0; day < 400; day += 1) {
    const now = new Date(Date.UTC(2026, 0, 1, 12) + day * 86_400_000)
    for (const leadDays of [0, 2])
      for (const { date, cutOff } of nextDeliveryDays(now, 4, leadDays))
        expect([date, instantsOf(date, leadDays).cutOff]).toEqual([date, cutOff])
  }
})

// F631, F632
test('a date is announced, then ordered until its cut-off, and then missed', () => {
  const instants = instantsOf('2026-01-13', 0)
  expect(phaseOf(instants, '2026-01-11T16:59:59.999Z')).toBe('wait')
  expect(phaseOf(instants, instants.announceAt)).toBe('announce')
  expect(phaseOf(instants, instants.orderAt)).toBe('order')
  expect(phaseOf(instants, '2026-01-12T20:59:59.999Z')).toBe('order')
  expect(phaseOf(instants, '2026-01-12T21:00:00.000Z')).toBe('missed')
})

test('a day is one of the calendar, and today is that of the depot', () => {
  expect(['2026-02-28', '2026-02-31', '2026-2-1', 'tomorrow', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(todayOf(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02')
})
