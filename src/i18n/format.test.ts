import { expect, test, vi } from 'vitest'
import { formatDate, formatMoney, formatNumber } from './format.ts'
import { formatWeekday, formatWeekdayTime } from './format-days.ts'

test('formatMoney: formats money in the conventions of each market', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect(plain(formatMoney('nl', '31.74', 'EUR'))).toBe('€ 31,74')
  expect(plain(formatMoney('en', '1031.74', 'EUR'))).toBe('€1,031.74')
  expect(plain(formatMoney('de', '31.74', 'EUR'))).toBe('31,74 €')
  expect(plain(formatMoney('fr', '31.74', 'EUR'))).toBe('31,74 €')
})

test("formatDate: parses dates of the backend as UTC and formats them in the wholesaler's time zone", () => {
  expect(formatDate('en', '2026-11-20 23:30:00')).toBe('21 November 2026')
  expect(formatDate('de', '2026-11-20T23:30:00Z')).toBe('21. November 2026')
})

test('formatDate and formatWeekday write the first day of a month as an ordinal in French only', () => {
  expect(formatDate('fr', '2026-12-01T12:00:00Z')).toBe('1er décembre 2026')
  expect(formatDate('fr', '2026-12-01T12:00:00Z', 'medium')).toBe('1er déc. 2026')
  expect(formatDate('fr', '2026-12-11T12:00:00Z')).toBe('11 décembre 2026')
  expect(formatWeekday('fr', '2026-12-01')).toBe('mardi 1er décembre')
  expect(formatDate('nl', '2026-12-01T12:00:00Z')).toBe('1 december 2026')
})

test('formatDate: returns invalid text unchanged', () => {
  expect(formatDate('nl', 'soon')).toBe('soon')
})

test('formatNumber: groups thousands', () => {
  expect(formatNumber('nl', 12_400)).toBe('12.400')
})

test('formatWeekdayTime: writes the time with h in French only', () => {
  expect(formatWeekdayTime('fr', new Date('2026-12-01T21:00:00Z'))).toBe('mardi 1er décembre à 22\u00a0h')
  expect(formatWeekdayTime('fr', new Date('2026-12-02T07:30:00Z'))).toBe('mercredi 2 décembre à 8\u00a0h\u00a030')
  expect(formatWeekdayTime('nl', new Date('2026-12-01T21:00:00Z'))).toMatch(/22:00$/)
})

test('a formatter is created when its language first needs it, and only once', async () => {
  vi.resetModules()
  const dates = vi.spyOn(Intl, 'DateTimeFormat')
  const numbers = vi.spyOn(Intl, 'NumberFormat')
  const format = await import('./format.ts')
  const createdFor = ({ mock }: { mock: { calls: unknown[][] } }) => mock.calls.map(([tag]) => tag)
  const before = createdFor(dates).filter((tag) => tag === 'de-DE')
  expect([before, createdFor(numbers)]).toEqual([[], []])
  format.formatDate('de', '2026-11-20T12:00:00Z')
  format.formatDate('de', '2026-11-21T12:00:00Z')
  expect(createdFor(dates).filter((tag) => tag === 'de-DE')).toHaveLength(1)
  expect([format.formatNumber('nl', 0), format.formatNumber('nl', 999)]).toEqual(['0', '999'])
  expect(createdFor(numbers)).toEqual([])
  expect([format.formatNumber('nl', 1_000), format.formatNumber('nl', 0.5)]).toEqual(['1.000', '0,5'])
  expect(createdFor(numbers)).toEqual(['nl-BE'])
  vi.restoreAllMocks()
})
