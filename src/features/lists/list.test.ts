import { expect, test } from 'vitest'
import type { ProductListFieldsFragment } from '#contracts/generated/commerce.ts'
import { toList } from './list.ts'

type Entry = NonNullable<ProductListFieldsFragment['products']>[number]

const entry = (id: string, pivot: object) => ({ product: { id, sku: id, name: id }, pivot }) as Entry

// F182
test('a line has the quantity of the list; the target stock is another value', () => {
  const products = [entry('a', { amount: 3, par: 8, area: 'cold room' }), entry('b', { amount: 1 })]
  const tree = { departments: [], byPath: new Map(), byId: new Map(), taken: new Map() }
  const { name, articles, packs, lines } = toList(
    { id: '1', customerId: '1', name: 'Friday', products } as ProductListFieldsFragment,
    { locale: 'en', tree },
    { keepsPlaces: true, declares: false },
  )
  expect([name, articles, packs]).toEqual(['Friday', 2, 4])
  expect(lines.map(({ productId, amount, par, area }) => [productId, amount, par, area])).toEqual([
    ['a', 3, 8, 'cold room'],
    ['b', 1, null, null],
  ])
})
