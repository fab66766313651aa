import { expect, test } from 'vitest'
import { toStockStatus } from '../../rules/stock.ts'
import { stockLabel } from './product-availability.ts'

test('stock is a status for guests and a quantity for customers', () => {
  const unit = { one: 'doos', many: 'dozen' }
  expect(stockLabel('nl', toStockStatus(true, 12), { packings: 12, unit })).toBe('12 dozen')
  expect(stockLabel('nl', toStockStatus(true, 1), { packings: 1, unit })).toBe('1 doos')
  expect(stockLabel('nl', toStockStatus(true, 12), null)).toBe('Op voorraad')
  expect(stockLabel('nl', toStockStatus(true, 0), { packings: 0, unit })).toBe('Uitverkocht')
  expect(stockLabel('nl', toStockStatus(false, 0), { packings: 0, unit })).toBe('Op bestelling')
})
