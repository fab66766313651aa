import { expect, test } from 'vitest'
import type { CustomerPrice } from '#features/pricing/customer-price.ts'
import { settledHtml, textOf } from '#tests/support/render-part.tsx'
import type { ListLine, ProductList } from '../list.ts'
import { PriceList } from './price-list.tsx'

const price: CustomerPrice = {
  productId: '1',
  price: '€10.00',
  cents: { amount: 1000, currency: 'EUR' },
  regularPrice: null,
  discount: null,
  perUnit: null,
  perPiece: null,
  stockStatus: null,
  stockText: null,
  inWishlist: false,
}
const line = (sku: string, customerPrice: CustomerPrice | null): ListLine => ({
  productId: sku,
  name: 'Rice',
  sku,
  href: '/en/rice',
  picture: null,
  tint: null,
  amount: 1,
  unit: 'sack',
  content: null,
  customerPrice,
  total: null,
  area: null,
  par: null,
})

test('the price list has every tier of a price under the price, and a text without a price', async () => {
  const tiers = [
    { quantity: 5, price: '€9.50', cents: 950 },
    { quantity: 10, price: '€9.00', cents: 900 },
  ]
  const lines = [line('100', { ...price, tiers }), line('200', price), line('300', null)]
  const list = { lines } as Partial<ProductList> as ProductList
  const html = await settledHtml(<PriceList list={list} title="Prices" />)
  const cells = html
    .split('<tr>')
    .slice(2)
    .map((row) => textOf(`<td${row.split('<td').at(-2) ?? ''}`))
  expect(cells).toEqual([['€10.00', '5+: €9.50', '10+: €9.00'], ['€10.00'], ['Price on request']])
})
