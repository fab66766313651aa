import { expect, test } from 'vitest'
import type { CustomerPrice } from '#features/pricing/customer-price.ts'
import { withCustomerStock, withStockOfMembers } from './current-stock.ts'
import type { Packing, ProductCard } from './product-card.ts'
import type { ProductDetail } from './product-detail.ts'

const packing = (id: string, stock: Packing['stock']) => ({ id, stock }) as Packing
const price = (productId: string, stockStatus: CustomerPrice['stockStatus']) =>
  ({ productId, stockStatus }) as CustomerPrice
const card = (...packings: Packing[]) => ({ id: 'p', packings, shown: packings[0] ?? null }) as ProductCard

test("the customer's stock status replaces the public one, also of the shown packing", () => {
  const product = card(packing('1', 'sold_out'), packing('2', 'in_stock'))
  const current = withCustomerStock(product, [price('1', 'in_stock'), price('2', 'sold_out')])
  expect(current.packings.map(({ stock }) => stock)).toEqual(['in_stock', 'sold_out'])
  expect(current.shown).toBe(current.packings[0])
})

test('keeps the public status without a customer status, and the same object if nothing differs', () => {
  const product = card(packing('1', 'low_stock'), packing('2', null))
  expect(withCustomerStock(product, [price('1', null), price('2', null)])).toBe(product)
  expect(withCustomerStock(product, [])).toBe(product)
})

test('replaces the stock status of bundle members', () => {
  const members = [{ quantity: 2, product: card(packing('1', 'in_stock')) }]
  const set = { ...card(), members } as unknown as ProductDetail
  expect(withStockOfMembers(set, [price('1', 'sold_out')]).members[0]?.product.shown?.stock).toBe('sold_out')
  expect(withStockOfMembers(set, [price('1', 'in_stock')])).toBe(set)
})
