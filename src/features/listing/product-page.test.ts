import { createElement } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { openTestCommerce, type TestCommerce } from '#backends/commerce/testing/shop.ts'
import { categories, productBySlug } from '#contracts/generated/commerce.ts'
import { toCategoryTree } from '#features/catalogue/category.ts'
import { type ProductDetail, toProductDetail } from '#features/product/product-detail.ts'
import { ProductSections } from '#features/product/product-sections.tsx'
import { loadTranslator } from '#i18n/translator.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { initialHtml, textOf } from '#tests/support/render-part.tsx'
import { productHead } from './catalogue-head.ts'

let shop: TestCommerce

beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
})

test('a data sheet link is http(s) or a path of this site, and HTML entities in texts are decoded', async () => {
  const place = {
    locale: 'nl',
    tree: toCategoryTree(await shop.ask(categories, {}, { 'x-locale': 'nl' }), 'nl'),
  } as const
  const { productBySlug: product } = await shop.ask(productBySlug, { slug: 'witte-wijn' }, { 'x-locale': 'nl' })
  if (!product) throw new Error('there is no such product')
  const t = await loadTranslator('nl')
  const sheetAt = (url: string) => toProductDetail(place, { ...product, technical_file: url }, t).technicalFile
  for (const url of ['/technical/1.pdf', 'https://files.example/1.pdf']) expect(sheetAt(url)).toBe(url)
  for (const url of ['/\\evil.example/x.pdf', '//evil.example/x.pdf', '/\t/evil.example', 'javascript:alert(1)', '#a'])
    expect([url, sheetAt(url)]).toEqual([url, null])
  const shortDescription = '<p>K&auml;se < 7 &deg;C, &Eacute;pices</p>'
  const { intro } = toProductDetail(place, { ...product, shortDescription }, t)
  expect(intro).toBe('Käse < 7 °C, Épices')
})

// F009, F143, F144, F169, F170
test('a product page has packings, inner packaging, origin, pictures, and related and grouped products with quantities', async () => {
  const tree = toCategoryTree(await shop.ask(categories, {}, { 'x-locale': 'en' }), 'en')
  const t = await loadTranslator('en')
  const detailOf = async (slug: string) => {
    const { productBySlug: product } = await shop.ask(productBySlug, { slug }, { 'x-locale': 'en' })
    if (!product) throw new Error('there is no such product')
    return toProductDetail({ locale: 'en', tree }, product, t)
  }
  const wine = await detailOf('white-wine')
  expect(wine).toMatchObject({ number: '200001', origin: 'Belgium', innerPackaging: 'bag' })
  expect(wine.packings.map(({ sku, unit, content }) => [sku, unit, content])).toEqual([
    ['200001-1', 'bottle', '750\u00a0ml'],
    ['200001-2', 'case', '12\u00a0×\u00a0750\u00a0ml'],
  ])
  expect(wine.related.map(({ shown, quantity }) => [shown?.sku, quantity])).toContainEqual(['200005', 3])
  expect(wine.crumbs.map(({ name }) => name)).toEqual(['Drinks', 'Wine', 'White'])
  expect(wine.brands.map(({ name }) => name)).toEqual(['Château d’Œuvre'])
  const set = await detailOf('tasting-set')
  expect(set.members.map(({ product, quantity }) => [product.shown?.sku, quantity])).toEqual([
    ['200001-1', 2],
    ['200006', 1],
  ])
})

// F171
test("the document head of a product has the editor's title and description in the current language, else its name and introduction", async () => {
  const place = { locale: 'nl', tree: toCategoryTree({ categories: null }, 'nl') } as const
  const { productBySlug: product } = await shop.ask(productBySlug, { slug: 'witte-wijn' }, { 'x-locale': 'nl' })
  if (!product) throw new Error('there is no such product')
  const t = await loadTranslator('nl')
  const headOf = (more: object) => {
    const { title, meta } = productHead(
      { t, locale: 'nl', origin: 'https://shop.example' },
      toProductDetail(place, { ...product, shortDescription: '<p>Droog</p>', ...more }, t),
    )
    return [title, ...meta.map(({ content }) => content)]
  }
  const flat = (locale: string, metaTitle: string, metaDescription: string) => ({
    locale,
    metaTitle,
    metaDescription,
    productNumber: null,
  })
  const productFlats = [flat('en', 'Buy wine', 'Cheap'), flat('nl', 'Wijn kopen', 'Voordelig')]
  expect(headOf({ productFlats })).toEqual(['Wijn kopen', 'Voordelig'])
  expect(headOf({ productFlats: [flat('nl', '', '')] })).toEqual([product.name, 'Droog'])
  expect(headOf({ productFlats: null })).toEqual([product.name, 'Droog'])
})

test('reads allergens declared as text, ignores unknown names and keeps the text', async () => {
  const place = { locale: 'nl', tree: toCategoryTree({ categories: null }, 'nl') } as const
  const { productBySlug: product } = await shop.ask(productBySlug, { slug: 'witte-wijn' }, { 'x-locale': 'nl' })
  if (!product) throw new Error('there is no such product')
  const additionalData = [
    { code: 'allergens', label: 'Allergenen', value: 'Gluten, melk, Iets' },
    { code: 'traces', label: 'Sporen', value: 'Pinda\u2019s; melk' },
  ]
  const t = await loadTranslator('nl')
  const inWords = toProductDetail(place, { ...product, allergens: null, additionalData }, t)
  const { gluten, milk, peanuts, eggs } = inWords.allergens ?? {}
  expect({ gluten, milk, peanuts, eggs }).toEqual({
    gluten: 'contains',
    milk: 'contains',
    peanuts: 'may_contain',
    eggs: 'unknown',
  })
  expect(inWords.facts).toContainEqual({ label: 'Allergenen', value: 'Gluten, melk, Iets' })
  expect(toProductDetail(place, { ...product, additionalData }, t).facts).toEqual([])
  expect(toProductDetail(place, { ...product, allergens: null, additionalData: [] }, t).allergens).toBeNull()
})

const gouda = {
  name: 'Gouda',
  number: '104882',
  brands: [{ name: 'Westland', href: '/en/range?filters=brands%3A7' }],
  origin: 'Netherlands',
  innerPackaging: 'foil',
  packings: [
    { unit: 'case', content: '6 × 2.5 kg', ean: '2000104882010', sku: '104882-1' },
    { unit: null, content: '2.5 kg', ean: null, sku: '104882-2' },
  ],
  facts: [{ label: 'Fat in dry matter', value: '48 %' }],
  description: ['First.', 'Second.'],
  allergens: null,
} as unknown as ProductDetail

// F009, F143
test('the specifications list number, brand, origin, inner packaging, every packing and every fact of the backend', async () => {
  const html = await initialHtml(createElement(ProductSections, { product: gouda }))
  const [, list = ''] = /<dl[^>]*>(.*?)<\/dl>/s.exec(html) ?? []
  const pairs = [...list.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)]
  expect(pairs.map(([, name = '', value = '']) => [name, value].map((part) => textOf(part).join('')))).toEqual([
    ['Item number', '104882'],
    ['Brand', 'Westland'],
    ['Origin', 'Netherlands'],
    ['Inner packaging', 'foil'],
    ['Case', '6 × 2.5 kg, EAN 2000104882010'],
    ['104882-2', '2.5 kg'],
    ['Fat in dry matter', '48 %'],
  ])
  expect(list).toContain('href="/en/range?filters=brands%3A7"')
  const [, description = ''] = /<section id="description">(.*?)<\/section>/s.exec(html) ?? []
  expect(textOf(description).slice(1)).toEqual(['First.', 'Second.'])
})
