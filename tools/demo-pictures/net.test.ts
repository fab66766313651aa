import { expect, test } from 'vitest'
import { countStamp, netText } from './net.ts'

const packing = (count: number, amount: number, unit: 'g' | 'kg' | 'ml' | 'cl' | 'l' | 'piece' | 'm') => ({
  unit: 'case' as const,
  count,
  each: { amount, unit },
  listCents: 100,
  weightGrams: 1000,
})

test('a can prints its own content, a carton that of all pieces', () => {
  expect(netText('can', packing(6, 2.55, 'kg'))).toBe('2,55 kg')
  expect(netText('carton', packing(6, 2.55, 'kg'))).toBe('6 × 2,55 kg')
})

test('a carton of one prints its content without a stamp', () => {
  expect(netText('carton', packing(1, 10, 'kg'))).toBe('10 kg')
  expect(countStamp(packing(1, 10, 'kg'))).toBe('')
})

test('counted products print their number', () => {
  expect(netText('crate', packing(180, 1, 'piece'))).toBe('180 st.')
  expect(netText('bucket', packing(150, 1, 'piece'))).toBe('150 st.')
  expect(countStamp(packing(18, 1, 'piece'))).toBe('×18')
})
