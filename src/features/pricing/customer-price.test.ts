import { expect, test } from 'vitest'
import type { ProductCardFieldsFragment } from '#contracts/generated/commerce.ts'
import { toCategoryTree } from '#features/catalogue/category.ts'
import { toProductCard } from '#features/product/product-card.ts'
import { findPrice, formatTotal, type PriceTexts, priceAt, toCustomerPrices } from './customer-price.ts'

const price = (regular: string, final: string) => ({
  regularPrice: regular,
  formattedRegularPrice: `€ ${regular}`,
  finalPrice: final,
  formattedFinalPrice: `€ ${final}`,
  currencyCode: 'EUR',
})

const packing = {
  id: '11',
  sku: '118205-1',
  type: 'simple',
  stock: 132,
  packing_label: 'can',
  packing_label_id: '4',
  packing_label_plural: 'cans',
  formatted_stock_packing_label: '132 cans',
  stockStatus: 'in_stock',
  content_packaging: 'tin',
  content_count: 1,
  content_value: '5 l',
  ean13: '2000118205013',
  priceHtml: price('53.29', '46.90'),
}

const product: ProductCardFieldsFragment = {
  ...packing,
  id: '10',
  sku: '118205',
  type: 'configurable',
  name: 'Olive oil',
  urlKey: 'olive-oil',
  origin: 'Italy',
  shortDescription: null,
  isInWishlist: true,
  categories: [{ id: '99' }],
  brands: [
    { id: '7', name: 'Casa Orsini' },
    { id: '8', name: 'Molen' },
  ],
  allergens: null,
  parent: null,
  variants: [
    { ...packing, stockStatus: 'sold_out', priceHtml: null },
    {
      ...packing,
      id: '12',
      sku: '118205-2',
      packing_label: 'case',
      content_value: '4 x 5 l',
      priceHtml: price('180.00', '180.00'),
    },
  ],
  cacheGalleryImages: null,
}

const prices = toCustomerPrices([product], 'en')

test('sums several packings in cents, and returns null if one has no price', () => {
  const dear = { ...product, id: '20', variants: [{ ...packing, id: '21', priceHtml: price('33.33', '33.33') }] }
  const known = toCustomerPrices([product, dear], 'en')
  const three = { productId: '21', quantity: 3 }
  expect(formatTotal(known, [{ productId: '12', quantity: 2 }, three], 'en')).toBe('€459.99')
  expect(formatTotal(known, [three, { productId: '11', quantity: 1 }], 'en')).toBeNull()
})

test('a price with tiers is that of the highest quantity reached, in sums too', () => {
  const tiers = [
    { quantity: 5, price: '40.00', formattedPrice: '€ 40.00' },
    { quantity: 10, price: '35.00', formattedPrice: '€ 35.00' },
  ]
  const tiered = { ...packing, id: '31', priceHtml: { ...price('46.90', '46.90'), tiers } }
  const known = toCustomerPrices([{ ...product, id: '30', variants: [tiered] }], 'en')
  const one = findPrice(known, '31')
  expect([1, 4, 5, 9, 10].map((quantity) => one && priceAt(one, quantity))).toEqual(
    ['46.90', '46.90', '40.00', '40.00', '35.00'].map((amount) => `€ ${amount}`),
  )
  const totals = [4, 5, 10].map((quantity) => formatTotal(known, [{ productId: '31', quantity }], 'en'))
  expect(totals).toEqual(['€187.60', '€200.00', '€350.00'])
  expect(JSON.stringify(findPrice(known, '30'))).not.toContain('tiers')
})

test('a product and each of its packings has its own price', () => {
  expect(prices.map(({ productId }) => productId)).toEqual(['10', '11', '12'])
  expect(findPrice(prices, '12')).toMatchObject({
    price: '€ 180.00',
    perUnit: { price: '€9.00', unit: 'l' },
    perPiece: '€45.00',
    inWishlist: true,
  })
})

test('a promotion has the regular price and the discount in percent', () => {
  expect(findPrice(prices, '10')).toMatchObject({ price: '€ 46.90', regularPrice: '€ 53.29', discount: 12 })
  expect(findPrice(prices, '12')).toMatchObject({ regularPrice: null, discount: null })
})

test('a packing without a price has no unit prices and no discount', () => {
  expect(findPrice(prices, '11')).toMatchObject({
    price: null,
    perUnit: null,
    perPiece: null,
    discount: null,
    stockStatus: 'sold_out',
  })
})

// F571
test('the public card shows the first packing that is not sold out, and contains no price or stock quantity', () => {
  const card = toProductCard({ locale: 'en', tree: toCategoryTree({ categories: null }, 'en') }, product, 'pantry')
  expect(card).toMatchObject({
    tint: 'pantry',
    shown: { id: '12', content: '4\u00a0×\u00a05\u00a0l' },
    brands: [
      { name: 'Casa Orsini', href: '/en/range?filters=brands%3A7' },
      { name: 'Molen', href: '/en/range?filters=brands%3A8' },
    ],
  })
  expect(JSON.stringify(card)).not.toMatch(/46|53|180|"132|€/)
})

test('a bundle has no packings', () => {
  const card = toProductCard(
    { locale: 'en', tree: toCategoryTree({ categories: null }, 'en') },
    { ...product, type: 'grouped', variants: null },
  )
  expect(card).toMatchObject({ packings: [], shown: null })
})

test('derives the stock status from the quantity if the backend has no status: 0 is sold out, null is unknown', () => {
  const bare = { ...packing, stockStatus: undefined, stock: 0, formatted_stock_packing_label: '0 cans' }
  const none = { ...product, variants: null, ...bare }
  const tree = toCategoryTree({ categories: null }, 'en')
  expect(toCustomerPrices([none], 'en')[0]?.stockStatus).toBe('sold_out')
  expect(toProductCard({ locale: 'en', tree }, none)).toMatchObject({ stock: 'sold_out', shown: { stock: 'sold_out' } })
  expect(toCustomerPrices([{ ...none, stock: 3 }], 'en')[0]?.stockStatus).toBe('in_stock')
  expect(toCustomerPrices([{ ...none, stock: null }], 'en')[0]?.stockStatus).toBeNull()
})

test('formats a price whose formatted value is missing, in its currency', () => {
  const given = { ...price('9.00', '8.50'), formattedFinalPrice: null, formattedRegularPrice: null }
  const priceOf = (priceHtml: typeof given | { finalPrice: null }) =>
    toCustomerPrices([{ ...product, ...packing, variants: null, priceHtml: { ...given, ...priceHtml } }], 'en')[0]
  expect(priceOf(given)).toMatchObject({ price: '€8.50', regularPrice: '€9.00' })
  expect(priceOf({ finalPrice: null })).toMatchObject({ price: null, regularPrice: null, perUnit: null })
})

test('gives no unit price if the content is that of one inner packing of unknown number', () => {
  const held = (given: object) =>
    toCustomerPrices([{ ...product, ...packing, variants: null, content_count: undefined, ...given }], 'en')[0]?.perUnit
  const box = { packing_label: 'box', content_packaging: 'bottle', content_value: '750 ml' }
  expect(held(box)).toBeNull()
  expect(held({ ...box, content_value: '12 x 750 ml' })).toEqual({ price: '€5.21', unit: 'l' })
  expect(held({ ...box, content_count: 12 })).toEqual({ price: '€5.21', unit: 'l' })
  expect(held({ ...box, packing_label: 'Bottle' })).toEqual({ price: '€62.53', unit: 'l' })
  expect(held({ ...box, content_packaging: null })).toEqual({ price: '€62.53', unit: 'l' })
})

const only = (given: object, texts?: PriceTexts) =>
  toCustomerPrices([{ ...product, ...packing, variants: null, ...given }], 'en', texts)[0]

test('has no cents for a price with fractions of a cent or without a currency', () => {
  expect(only({ priceHtml: price('1.005', '1.005') })?.cents).toBeNull()
  expect(only({ priceHtml: { ...price('1.00', '1.00'), currencyCode: null } })?.cents).toBeNull()
  expect(only({ priceHtml: price('1.00', '1.00') })?.cents).toEqual({ amount: 100, currency: 'EUR' })
})

test('gives prices per piece only where a packing holds several', () => {
  const held = (content_value: string) => {
    const { perUnit, perPiece } = only({ content_value, priceHtml: price('12.00', '12.00') }) ?? {}
    return [perUnit?.price, perUnit?.unit, perPiece]
  }
  expect(held('1 piece')).toEqual([undefined, undefined, null])
  expect(held('6 pieces')).toEqual(['€2.00', 'piece', null])
  expect(held('1 kg')).toEqual(['€12.00', 'kg', null])
  expect(held('1 x 2 kg')).toEqual(['€6.00', 'kg', null])
  expect(held('4 x 2 kg')).toEqual(['€1.50', 'kg', '€3.00'])
})

test('has the number, sentences, deposit and first tier of a packing only if it has them', () => {
  const texts: PriceTexts = {
    t: ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as PriceTexts['t'],
    agreed: ({ ownNumber }) => (ownNumber ? [`number ${ownNumber}`] : []),
  }
  const tiers = [{ quantity: 5, price: '40.00', formattedPrice: '€ 40.00' }]
  const article = { number: '9', formattedPrice: '€ 0.10', formattedTotal: '€ 2.40' }
  const deposit = {
    formattedTotal: '€ 6.30',
    articles: [
      { ...article, name: 'bottle 25 cl', quantity: 24 },
      { ...article, name: 'crate', quantity: 1 },
    ],
  }
  const given = { ownNumber: 'K-7', deposit, priceHtml: { ...price('46.90', '46.90'), tiers } }
  expect(only(given, texts)).toMatchObject({
    agreed: ['number K-7'],
    ownNumber: 'K-7',
    deposit: { total: '€ 6.30', articles: '24\u00a0× bottle 25\u00a0cl, 1\u00a0× crate' },
    fromTier: 'product.rowTier {"quantity":5,"price":"€ 40.00"}',
    tiers: [{ quantity: 5, price: '€ 40.00', cents: 4_000 }],
  })
  const names = Object.keys(only({}, texts) ?? {})
  for (const name of ['agreed', 'ownNumber', 'deposit', 'fromTier', 'tiers']) expect(names).not.toContain(name)
})

test('finds no price and no total of an unknown packing, of no packings, and of a tier with fractions of a cent', () => {
  expect(findPrice(null, '10')).toBeUndefined()
  expect(formatTotal(prices, [{ productId: 'unknown', quantity: 1 }], 'en')).toBeNull()
  expect(formatTotal(prices, [], 'en')).toBeNull()
  const tiers = [{ quantity: 2, price: '40.005', formattedPrice: '€ 40.01' }]
  const known = toCustomerPrices([{ ...product, priceHtml: { ...price('46.90', '46.90'), tiers } }], 'en')
  expect(formatTotal(known, [{ productId: '10', quantity: 2 }], 'en')).toBeNull()
})
