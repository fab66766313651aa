import { expect, test } from 'vitest'
import type { ProductCard } from '#features/product/product-card.ts'
import { TINTS, type Tint } from '#ui/layout/tint.ts'
import { toNewProducts } from './listing.ts'

const product = (id: string, tint: Tint | null) => ({ id, tint }) as ProductCard
const idsOf = (shelf: ProductCard[]) => shelf.map(({ id }) => id)

// F129, F500
test('the new-products section holds the newest product of each department in department order, up to eight', () => {
  const newest = [
    product('lights', 'nonfood'),
    product('cutlery', 'nonfood'),
    product('ribs', 'meat'),
    product('cod', 'fish'),
    product('sausage', 'meat'),
    product('leek', 'produce'),
  ]
  expect(idsOf(toNewProducts(newest))).toEqual(['leek', 'ribs', 'cod', 'lights'])
  const all = TINTS.map((tint) => product(tint, tint))
  expect(idsOf(toNewProducts(all))).toEqual(TINTS.slice(0, 8))
})

// F129, F500
test('the new-products section holds the eight newest products if departments are unknown', () => {
  const newest = Array.from({ length: 12 }, (_, place) => product(String(place), null))
  expect(idsOf(toNewProducts(newest))).toEqual(newest.slice(0, 8).map(({ id }) => id))
})
