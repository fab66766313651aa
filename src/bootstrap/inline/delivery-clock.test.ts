import { afterEach, expect, test, vi } from 'vitest'
import { renderTimeLeft } from './delivery-clock.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The part of Element that renderTimeLeft uses. */
const element = (days: string) =>
  ({ textContent: 'Order before 22:00', getAttribute: () => days }) as unknown as Element

// F563
test('shows the time until the first open deadline; skips past ones, and shows the fixed text after the last one', () => {
  const at = (instant: string) => Date.parse(instant) / 60_000
  const days = [
    `${at('2026-11-23T21:00:00Z')} {} h {} min left, Tuesday`,
    `${at('2026-11-24T21:00:00Z')} {} h {} min left, Wednesday`,
    '99999999 Order before 22:00',
  ]
  const given = element(days.join('\n'))
  vi.useFakeTimers()
  const said = [
    '2026-11-23T17:48:00Z',
    '2026-11-23T20:58:30Z',
    '2026-11-23T21:00:00Z',
    '2026-11-24T20:00:00Z',
    '2026-11-24T21:00:00Z',
  ].map((now) => {
    vi.setSystemTime(now)
    renderTimeLeft(given)
    return given.textContent
  })
  expect(said).toEqual([
    '3 h 12 min left, Tuesday',
    '0 h 1 min left, Tuesday',
    '24 h 0 min left, Wednesday',
    '1 h 0 min left, Wednesday',
    'Order before 22:00',
  ])
})

test('uses the clock of the shop if that of the browser is wrong', () => {
  const cutOff = Date.parse('2026-11-23T21:00:00Z')
  const given = element(`${cutOff / 60_000} {} h {} min left`)
  vi.useFakeTimers({ now: cutOff - 15 * 3_600_000, toFake: ['Date'] })
  vi.stubGlobal('shopAheadMs', 12 * 3_600_000)
  renderTimeLeft(given)
  expect(given.textContent).toBe('3 h 0 min left')
})

test('keeps the text of an element without deadlines, or with invalid ones', () => {
  const given = element('')
  renderTimeLeft(given)
  expect(given.textContent).toBe('Order before 22:00')
})
