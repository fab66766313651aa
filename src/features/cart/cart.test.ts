import { expect, test } from 'vitest'
import type { CartFieldsFragment } from '#contracts/generated/commerce.ts'
import { toCategoryTree } from '#features/catalogue/category.ts'
import { isNewer, toCart, toSummary } from './cart.ts'
import { findLines } from './lines/find-lines.ts'

const product = {
  id: '7',
  sku: '300124',
  name: 'Tomatoes',
  urlKey: 'tomatoes',
  packing_label: 'crate',
  content_value: '6 kg',
}
const line = {
  id: '1',
  name: 'Vine tomatoes',
  sku: '300124-1',
  quantity: 3,
  weight: 6.45,
  formattedPrice: { price: '€11.00', total: '€33.00' },
  product,
}
const given = {
  id: 'c',
  version: 4,
  itemsCount: 1,
  itemsQty: 3,
  formattedPrice: { subTotal: '€33.00', taxTotal: '€1.98', grandTotal: '€34.98' },
  taxes: [{ percent: 6, amount: 1.98, formattedAmount: '€1.98' }],
  items: [line],
} as unknown as CartFieldsFragment
const tree = toCategoryTree({ categories: null }, 'en')
const place = { locale: 'en', tree } as const
const cart = toCart(given, place)

test('toCart returns lines with prices, totals with tax per rate, packs and weight', () => {
  expect(cart).toMatchObject({
    packs: 3,
    weightKg: 19.35,
    totals: { subTotal: '€33.00', taxes: [{ percent: 6, amount: '€1.98' }], grandTotal: '€34.98' },
  })
  expect(cart?.lines[0]).toMatchObject({
    name: 'Vine tomatoes',
    href: '/en/offer/p/tomatoes',
    unit: 'crate',
    price: '€11.00',
    total: '€33.00',
  })
})

// F565, F567
test('toCart returns the quantity left and the substitutes of a line, and the tolerances of line and total', () => {
  const priceHtml = { formattedFinalPrice: '€9.50' }
  const other = { id: '8', sku: '300125', name: 'Plum tomatoes', urlKey: 'plum-tomatoes', content_value: '5 kg' }
  const short = {
    ...line,
    available: 2,
    product: { ...product, weightTolerance: 8 },
    substitutes: [{ ...other, packing_label: 'box', priceHtml }],
  }
  const seen = toCart({ ...given, formattedTolerance: '€3.30', items: [short] } as never, place)
  expect(seen?.totals?.tolerance).toBe('€3.30')
  const content = '5\u00a0kg'
  const href = '/en/offer/p/plum-tomatoes'
  expect(seen?.lines[0]).toMatchObject({
    available: 2,
    tolerance: 8,
    substitutes: [{ productId: '8', name: 'Plum tomatoes', href, sku: '300125', unit: 'box', content, price: '€9.50' }],
  })
  expect(cart?.totals?.tolerance).toBeNull()
  expect(cart?.lines[0]).toMatchObject({ available: null, tolerance: null, substitutes: [] })
})

test('toCart returns null prices and totals if the backend returns none', () => {
  const guest = toCart(
    { ...given, formattedPrice: null, taxes: null, items: [{ ...line, formattedPrice: null }] } as never,
    place,
  )
  expect(guest?.totals).toBeNull()
  expect(guest?.lines[0]).toMatchObject({ price: null, total: null })
})

test('toCart returns one tax row if the backend reports only a tax total', () => {
  expect(toCart({ ...given, taxes: null }, place)?.totals?.taxes).toEqual([{ percent: null, amount: '€1.98' }])
})

test('toCart computes the amount missing to free delivery from the net subtotal, null without terms or prices', () => {
  const at = (subTotal: number | null, freeFrom: number | null = 250) =>
    toCart({ ...given, subTotal } as never, place, { freeFrom, minimumOrder: null, smallOrderFee: null })?.freeDelivery
  expect([at(203.51), at(249.99), at(250), at(0)]).toEqual([
    { missing: '€46.49' },
    { missing: '€0.01' },
    { missing: null },
    { missing: '€250.00' },
  ])
  expect([at(203.51, null), at(null)]).toEqual([null, null])
})

// F577
test('toCart returns the small order fee and its threshold below free delivery, else null', () => {
  const at = (subTotal: number | null, smallOrderFee: number | null = 15, freeFrom: number | null = 250) =>
    toCart({ ...given, subTotal } as never, place, { freeFrom, minimumOrder: null, smallOrderFee })?.smallOrderFee
  expect(at(249.99)).toEqual({ fee: '€15.00', from: '€250.00' })
  expect([at(250), at(null), at(10, null), at(10, 0), at(10, 15, null)]).toEqual([null, null, null, null, null])
  expect(cart?.smallOrderFee).toBeNull()
})

// F569
test('toCart returns minimum order and missing amount below the minimum, else null', () => {
  const at = (subTotal: number | null, minimumOrder: number | null = 50) =>
    toCart({ ...given, subTotal } as never, place, { freeFrom: null, minimumOrder, smallOrderFee: null })?.belowMinimum
  expect(at(49.99)).toEqual({ minimum: '€50.00', missing: '€0.01' })
  expect([at(50), at(120), at(10, null), at(null)]).toEqual([null, null, null, null])
})

test('toCart returns a null weight if the weight of one line is unknown', () => {
  expect(toCart({ ...given, items: [line, { ...line, weight: null }] } as never, place)?.weightKg).toBeNull()
})

test('toSummary counts lines, and has no total for an empty cart', () => {
  expect(cart && toSummary(cart)).toEqual({ id: 'c', version: 4, lines: 1, total: '€33.00' })
  expect(cart && toSummary({ ...cart, lines: [] }).total).toBeNull()
  expect(toCart(null, place)).toBeNull()
})

test('isNewer rejects only an older version of the same cart', () => {
  const shown = { id: 'c', version: 4 }
  expect(isNewer({ id: 'c', version: 3 }, shown)).toBe(false)
  expect(isNewer({ id: 'c', version: 5 }, shown)).toBe(true)
  expect(isNewer({ id: 'other', version: 1 }, shown)).toBe(true)
  expect(isNewer({ id: 'c', version: null }, shown)).toBe(true)
  expect(isNewer({ id: 'c', version: 1 }, null)).toBe(true)
})

test('findLines finds every word in the name or article number, whatever their order, case and accents', () => {
  const names = ['Crème brûlée', 'Crème fraîche', 'Vine tomatoes']
  const lines = names.map((name, index) => ({ ...cart?.lines[0], name, sku: `30012${index}` }) as never)
  const found = (text: string) => findLines(lines, text).map(({ name }) => names.indexOf(name))
  expect(['', ' creme', 'BRÛLÉE creme', '300122', 'creme 300121', 'tomatoes brulee'].map(found)).toEqual([
    [0, 1, 2],
    [0, 1],
    [0],
    [2],
    [1],
    [],
  ])
})
