import { expect, test } from 'vitest'
import type { StockStatus } from '#features/pricing/stock-status.ts'
import type { Packing, ProductCard } from '../product-card.ts'
import { orCardWhenFollowed, toCardPreview } from './card-preview.ts'

const card = (...stock: StockStatus[]) =>
  ({
    id: '1',
    sku: '100240',
    name: 'Gouda',
    href: '/en/offer/p/gouda',
    packings: stock.map((each, index) => ({ id: String(index), stock: each }) as Packing),
    picture: { path: '/commerce/gouda.jpg', width: 1280 },
    pictureCount: 2,
  }) as ProductCard

test('a card previews its page without stock statuses, and is marked as partial', () => {
  const preview = toCardPreview(card('in_stock', 'low_stock'))
  expect(preview).toMatchObject({ name: 'Gouda', slug: 'gouda', isPartial: true, pictureCount: 2 })
  expect(preview?.pictures).toHaveLength(1)
  expect(JSON.stringify(preview)).not.toMatch(/"stock":"/)
})

test('a bundle and a sold-out product have no preview of their card', () => {
  expect(toCardPreview(card())).toBeNull()
  expect(toCardPreview(card('in_stock', 'sold_out'))).toBeNull()
})

test('a preview that is read first is used', async () => {
  expect(await orCardWhenFollowed('/en/offer/p/gouda', Promise.resolve(null))).toBeNull()
})
