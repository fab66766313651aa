import { expect, test } from 'vitest'
import { productTags } from './product-tags.ts'

const family = (sku: string, more: object = {}) => ({
  sku,
  parent: null,
  variants: [{ sku: `${sku}-1` }, { sku: `${sku}-2` }],
  productFlats: [{ locale: 'en', sku: `${sku}-flat` }],
  ...more,
})

// F558
test('a listing has the tag of each family, not of its variants', () => {
  const response = { getProductListing: { paginatorInfo: { total: 2 }, data: [family('100'), family('200')] } }
  expect(productTags(response)).toEqual(['product:100', 'product:200'])
})

// F558
test('a variant has the tag of its parent', () => {
  const variant = { sku: '100-1', parent: { sku: '100', variants: [{ sku: '100-1' }] } }
  expect(productTags({ productBySlug: variant })).toEqual(['product:100'])
})

// F558
test('related products and bundle items have their own tags', () => {
  const response = {
    productBySlug: family('100', {
      relatedProducts: [{ qty: 1, product: { sku: '300-2', parent: { sku: '300' } } }],
      groupedProducts: [
        { qty: 2, product: family('400') },
        { qty: 1, product: null },
      ],
    }),
  }
  expect(productTags(response)).toEqual(['product:100', 'product:300', 'product:400'])
})

test('a response without products has no tags', () => {
  expect(productTags({ getProductListingFacets: { attributes: [{ code: 'sku', options: [] }] } })).toEqual([])
  expect(productTags({ productBySlug: null })).toEqual([])
  expect(productTags(null)).toEqual([])
})
