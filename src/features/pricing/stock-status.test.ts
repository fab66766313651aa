import { expect, test } from 'vitest'
import { toStockStatus } from './stock-status.ts'

// F008
test('toStockStatus uses the status of the backend, else the quantity: in stock from 1', () => {
  for (const status of ['in_stock', 'low_stock', 'on_order', 'sold_out'] as const)
    expect(toStockStatus({ stockStatus: status, stock: 0 })).toBe(status)
  expect(toStockStatus({ stockStatus: 'quarantined', stock: 5 })).toBeNull()
  const fromQuantity = [1, 0, -1].map((stock) => toStockStatus({ stock }))
  expect(fromQuantity).toEqual(['in_stock', 'sold_out', 'sold_out'])
  for (const given of [{}, { stock: null, stockStatus: null }]) expect(toStockStatus(given)).toBeNull()
})
