import { expect, test } from 'vitest'
import { loadTranslator } from '#i18n/translator.ts'
import { categoryHead } from './catalogue-head.ts'
import type { Category } from './category.ts'
import { parseListing } from './listing-query.ts'

const category: Category = {
  id: '4',
  name: 'Käse',
  path: 'kaese',
  count: 1200,
  tint: 'dairy',
  ancestors: [],
  children: [],
  siblings: [],
  alternates: { de: '/de/products/kaese', en: '/en/range/cheese' },
}
const origin = 'https://shop.example'

async function headOf(filters: string, page = '1', sort = '', view = '') {
  const place = { category, query: parseListing({ filters, page, sort, view }), guest: true }
  return categoryHead({ t: await loadTranslator('de'), locale: 'de', origin }, place)
}

test('a page of a listing names its one address and the same page in other languages', async () => {
  const { links, meta } = await headOf('', '2')
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://shop.example/de/products/kaese?page=2' },
    { rel: 'alternate', hrefLang: 'de', href: 'https://shop.example/de/products/kaese?page=2' },
    { rel: 'alternate', hrefLang: 'en', href: 'https://shop.example/en/range/cheese?page=2' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://shop.example/en/range/cheese?page=2' },
  ])
  expect(meta.map(({ name }) => name)).toEqual(['description'])
})

test('rows are another look of the same page: its address is that of the tiles', async () => {
  expect((await headOf('brands:3', '2', '', 'rows')).links).toEqual((await headOf('brands:3', '2')).links)
})

test('search engines leave out searches and combinations, but find a brand and what is new', async () => {
  const robots = async (filters: string, sort = '') =>
    (await headOf(filters, '1', sort)).meta.some(({ name }) => name === 'robots')
  expect(await robots('search:brie')).toBe(true)
  expect(await robots('brands:3,7')).toBe(true)
  expect(await robots('brands:3;is_stock_article:1')).toBe(true)
  expect(await robots('', 'name')).toBe(true)
  expect(await robots('brands:3')).toBe(false)
  expect(await robots('new:1')).toBe(false)
})
