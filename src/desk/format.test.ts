import { afterEach, expect, test, vi } from 'vitest'
import { dayAhead, today } from './format.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['early on a day of 25 hours', '2026-10-24T22:30:00Z', '2026-10-25', '2026-10-26'],
  ['late on the eve of a day of 23 hours', '2026-03-28T22:30:00Z', '2026-03-28', '2026-03-29'],
  ['past midnight at the depot, not yet in UTC', '2026-12-31T23:30:00Z', '2027-01-01', '2027-01-02'],
])('dayAhead counts days of the calendar at the depot: %s', (_, now, first, second) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  expect([today(), dayAhead(1)]).toEqual([first, second])
})
