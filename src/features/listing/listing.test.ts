import { expect, test } from 'vitest'
import { firstPage, parseListing } from '#features/catalogue/listing-query.ts'
import type { ProductCard } from '#features/product/product-card.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { toFacetVariables, toListing, toListingVariables } from './listing.ts'
import { rangeText } from './listing-count.tsx'

const query = parseListing({
  page: '3',
  filters:
    'brands:7;contains_allergen:fish;does_not_contain_allergen:milk;is_stock_article:0;may_contain_allergen:nuts;new:1;search:brie',
  sort: '-name',
})
const chosen = {
  search: 'brie',
  brands: ['7'],
  contains_allergen: ['fish'],
  may_contain_allergen: ['nuts'],
  does_not_contain_allergen: ['milk'],
}

// F006, F007, F112, F113, F139, F140, F147, F186, F444, F445, F446, F498
test('a listing requests sixteen products of its page with every chosen filter, and no empty ones', () => {
  const rest = { new: true, is_stock_article: false, sort: 'name', asc: false }
  expect(toListingVariables('cheese/hard', query)).toEqual({
    first: 16,
    page: 3,
    url_key: 'cheese/hard',
    ...chosen,
    ...rest,
  })
  expect(toListingVariables('', firstPage)).toEqual({ first: 16, page: 1 })
  expect(toListingVariables('', { ...firstPage, sort: 'sku' })).toEqual({ first: 16, page: 1, sort: 'sku', asc: true })
})

// F446, F448
test('facets are requested with the category and filters of their listing', () => {
  expect(toFacetVariables('cheese/hard', query.filters)).toEqual({ url_key: 'cheese/hard', ...chosen, on_stock: false })
  expect(toFacetVariables('', firstPage.filters)).toEqual({})
})

// F441, F498
test('a listing has the page, page count and total of the response', () => {
  const catalogue = { locale: 'en', tree: { byPath: new Map() } } as unknown as Parameters<typeof toListing>[0]
  const paginatorInfo = { count: 16, currentPage: 2, lastPage: 5, total: 77 }
  const answer = { getProductListing: { paginatorInfo, data: [], suggestion: 'brie' } } as never
  const listing = { products: [], total: 77, page: 2, pageCount: 5, suggestion: 'brie' }
  expect(toListing(catalogue, answer, null, '')).toEqual(listing)
})

test('rangeText names the first and last product of a page, of a single page only the number of products', async () => {
  const t = await loadTranslator('en')
  const shown = (count: number, total: number, page = 1, pageCount = 1) =>
    rangeText({ products: Array<ProductCard>(count), total, page, pageCount, suggestion: null }, 'en', t)
  expect([shown(1, 1), shown(9, 9)]).toEqual(['1 product', '9 products'])
  expect(shown(2, 66, 5, 5)).toBe('65–66 of 66 products')
})
