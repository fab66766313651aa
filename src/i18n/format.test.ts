import { expect, test } from 'vitest'
import { formatDate, formatMoney, formatNumber } from './format.ts'

test('money is written as each market writes it', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect(plain(formatMoney('nl', '31.74', 'EUR'))).toBe('€ 31,74')
  expect(plain(formatMoney('en', '1031.74', 'EUR'))).toBe('€1,031.74')
  expect(plain(formatMoney('de', '31.74', 'EUR'))).toBe('31,74 €')
  expect(plain(formatMoney('fr', '31.74', 'EUR'))).toBe('31,74 €')
})

test('a date of the backend is read as UTC and shown in the house’s own time', () => {
  expect(formatDate('en', '2026-11-20 23:30:00')).toBe('21 November 2026')
  expect(formatDate('de', '2026-11-20T23:30:00Z')).toBe('21. November 2026')
})

test('what is no date is shown as it came', () => {
  expect(formatDate('nl', 'soon')).toBe('soon')
})

test('thousands are separated', () => {
  expect(formatNumber('nl', 12_400)).toBe('12.400')
})
