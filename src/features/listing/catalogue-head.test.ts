import { expect, test } from 'vitest'
import type { Category } from '#features/catalogue/category.ts'
import { parseListing } from '#features/catalogue/listing-query.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { brandsHead, categoryHead } from './catalogue-head.ts'

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

test('a listing page has a canonical link to itself and alternates in the other languages', async () => {
  const { links, meta } = await headOf('', '2')
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://shop.example/de/products/kaese?page=2' },
    { rel: 'alternate', hrefLang: 'de', href: 'https://shop.example/de/products/kaese?page=2' },
    { rel: 'alternate', hrefLang: 'en', href: 'https://shop.example/en/range/cheese?page=2' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://shop.example/en/range/cheese?page=2' },
  ])
  expect(meta.map(({ name }) => name)).toEqual(['description'])
})

test('the row view has the canonical and alternate links of the tile view', async () => {
  expect((await headOf('brands:3', '2', '', 'rows')).links).toEqual((await headOf('brands:3', '2')).links)
})

test('searches, sort orders and filter combinations have noindex, a single brand and new products do not', async () => {
  const robots = async (filters: string, sort = '') =>
    (await headOf(filters, '1', sort)).meta.some(({ name }) => name === 'robots')
  expect(await robots('search:brie')).toBe(true)
  expect(await robots('brands:3,7')).toBe(true)
  expect(await robots('brands:3;is_stock_article:1')).toBe(true)
  expect(await robots('', 'name')).toBe(true)
  expect(await robots('brands:3')).toBe(false)
  expect(await robots('new:1')).toBe(false)
})

test('each page of a listing has its own title and description', async () => {
  const [first, second] = [await headOf('', '1'), await headOf('', '2')]
  expect([first.title, second.title]).toEqual(['Käse', 'Käse, Seite 2'])
  expect(second.meta).not.toEqual(first.meta)
})

test('the brand overview has a canonical link and alternates in every language', async () => {
  const { links } = brandsHead({ t: await loadTranslator('fr'), locale: 'fr', origin })
  expect(links).toEqual([
    { rel: 'canonical', href: `${origin}/fr/brands` },
    { rel: 'alternate', hrefLang: 'nl', href: `${origin}/merken` },
    { rel: 'alternate', hrefLang: 'en', href: `${origin}/en/brands` },
    { rel: 'alternate', hrefLang: 'de', href: `${origin}/de/brands` },
    { rel: 'alternate', hrefLang: 'fr', href: `${origin}/fr/brands` },
    { rel: 'alternate', hrefLang: 'x-default', href: `${origin}/en/brands` },
  ])
})
