import { createElement } from 'react'
import { expect, test } from 'vitest'
import { initialHtml, textOf } from '#tests/support/render-part.tsx'
import { StockLevel } from './price-parts.tsx'
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

// F008
test('each stock status has its own text and mark', async () => {
  const shown = async (status: 'in_stock' | 'low_stock' | 'on_order' | 'sold_out') => {
    const html = await initialHtml(createElement(StockLevel, { status, prices: null, id: '1' } as never))
    return [textOf(html).join(''), /class="(stock[^"]*)"/.exec(html)?.[1]]
  }
  expect(await shown('in_stock')).toEqual(['In stock', 'stock'])
  expect(await shown('low_stock')).toEqual(['Low stock', 'stock stock-low'])
  expect(await shown('on_order')).toEqual(['On order', 'stock stock-order'])
  expect(await shown('sold_out')).toEqual(['Out of stock', 'stock stock-out'])
})
