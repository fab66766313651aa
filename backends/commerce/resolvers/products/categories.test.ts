import { beforeAll, expect, test } from 'vitest'
import { categories, getProductListing } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

let shop: TestCommerce

beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
})

// F004, F430
test('returns the tree with children, and brands as categories with a listing', async () => {
  const roots = (await shop.ask(categories, {}, { 'x-locale': 'de' })).categories?.data ?? []
  expect(roots.map(({ urlPath }) => urlPath)).toEqual(['trocken', 'getraenke'])
  expect(roots[1]?.children?.[0]?.children?.[0]).toMatchObject({ name: 'Weiß', urlPath: 'getraenke/wine/weiss' })
  expect(roots[1]?.children?.[0]?.children?.[0]?.localizedUrls).toContainEqual({
    locale: 'nl',
    urlPath: 'dranken/wine/wit',
  })
  const input = { type: 'brand' }
  const brands = (await shop.ask(categories, { input })).categories?.data ?? []
  for (const { id, urlPath, productCount } of brands) {
    const byBrand = (await shop.ask(getProductListing, { brands: [id] })).getProductListing?.paginatorInfo.total
    const byPath = (await shop.ask(getProductListing, { url_key: urlPath ?? '' })).getProductListing?.paginatorInfo
      .total
    expect([byBrand, byPath]).toEqual([productCount, productCount])
  }
})

// F430
test('finds a category by id or by its path in the request language', async () => {
  const find = async (input: { id?: string; url_path?: string; type?: string }) =>
    (await shop.ask(categories, { input }, { 'x-locale': 'fr' })).categories?.data.map(({ urlPath }) => urlPath)
  expect(await find({ url_path: 'boissons/wine/blanc' })).toEqual(['boissons/wine/blanc'])
  expect(await find({ id: '1' })).toEqual(['sec'])
  expect(await find({ url_path: 'dranken' })).toEqual([])
  expect(await find({ id: '1', type: 'brand' })).toEqual([])
})

test('a category has picture, product count and breadcrumbs', async () => {
  const { categories: found } = await shop.ask(categories, { input: { url_path: 'drinks/wine' } }, { 'x-locale': 'en' })
  expect(found?.data[0]).toMatchObject({
    productCount: 2,
    imageUrl: 'https://shop.example/media/products/200001.webp',
    breadcrumbs: [{ name: 'Drinks' }, { name: 'Wine', url_path: 'drinks/wine' }],
  })
})
