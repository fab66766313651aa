import { expect, test } from 'vitest'
import { toAvailable } from './available-lines.ts'

const product = (more: object = {}) => ({
  ...{ type: 'simple', final_cents: 100, is_stock_article: 1, stock_id: 1, stock_units: 1, stock_quantity: 20 },
  ...more,
})
const line = (quantity: number, given: ReturnType<typeof product> | null) => ({
  ...{ sku: 'sku', name: 'Wine', quantity, product: given },
})

// F633
test('packings of a family share the stock, and a line gets what the lines before it leave', () => {
  const { lines, short } = toAvailable([line(1, product({ stock_units: 12 })), line(12, product())])
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 8])
  expect(short).toEqual([{ sku: 'sku', name: 'Wine', quantity: 12, available: 8, isGone: false }])
})

// F633
test('a product that is not sold, has no price or is out of stock is left out; one on order is not limited', () => {
  const { lines, short } = toAvailable([
    line(2, null),
    line(2, product({ type: 'configurable' })),
    line(2, product({ final_cents: null })),
    line(2, product({ stock_quantity: 0 })),
    line(9999, product({ is_stock_article: 0, stock_id: null, stock_quantity: null })),
  ])
  expect(lines.map(({ quantity }) => quantity)).toEqual([9999])
  expect(short.map(({ available, isGone }) => [available, isGone])).toEqual([
    [0, true],
    [0, true],
    [0, true],
    [0, false],
  ])
})
