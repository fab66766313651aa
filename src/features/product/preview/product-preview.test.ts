import { expect, test } from 'vitest'
import type { StockStatus } from '#features/pricing/stock-status.ts'
import type { Packing, ProductCard } from '../product-card.ts'
import type { ProductDetail } from '../product-detail.ts'
import { hasPreview, toPreview } from './product-preview.ts'

const packing = (stock: StockStatus) => ({ id: stock, stock }) as Packing
const card = (stock: StockStatus) =>
  ({ id: '1', stock, packings: [packing(stock)], shown: packing(stock) }) as ProductCard
const product = (own: StockStatus, ofMember: StockStatus) =>
  ({
    ...card(own),
    members: [{ quantity: 2, product: card(ofMember) }],
    related: [card('in_stock')],
  }) as ProductDetail

test('a preview has no stock status and no related products', () => {
  const preview = toPreview(product('in_stock', 'low_stock'))
  expect(JSON.stringify(preview)).not.toMatch(/"stock":"/)
  expect([preview.packings.length, preview.members.length, preview.related]).toEqual([1, 1, []])
})

test('a product with a sold-out packing or member has no preview', () => {
  expect(hasPreview(product('in_stock', 'low_stock'))).toBe(true)
  expect(hasPreview(product('sold_out', 'in_stock'))).toBe(false)
  expect(hasPreview(product('in_stock', 'sold_out'))).toBe(false)
})
