import { expect, test } from 'vitest'
import { withoutStock } from './without-stock.ts'

const response = {
  productBySlug: {
    name: 'Gouda',
    units: [
      { sku: '1', stock: 12, stockStatus: 'in_stock', weight: null },
      { sku: '2', stock: 0, stockStatus: 'sold_out', weight: '2.5' },
    ],
  },
  total: 2,
}

test('withoutStock replaces stock and stockStatus by null at any depth, and keeps everything else', () => {
  expect(withoutStock(response)).toEqual({
    productBySlug: {
      name: 'Gouda',
      units: [
        { sku: '1', stock: null, stockStatus: null, weight: null },
        { sku: '2', stock: null, stockStatus: null, weight: '2.5' },
      ],
    },
    total: 2,
  })
})

test('withoutStock does not change the cached response', () => {
  const before = structuredClone(response)
  withoutStock(response)
  expect(response).toEqual(before)
})

test.each([null, [], {}, { stockLevel: 3, name: 'stock' }])(
  'withoutStock keeps %j, which has no stock status',
  (value) => {
    expect(withoutStock(value)).toEqual(value)
  },
)
