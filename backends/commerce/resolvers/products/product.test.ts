import { beforeAll, expect, test } from 'vitest'
import { getProductListing, productBySlug, productsByCodes } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { toEan13 } from '../../seed/packings.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

let shop: TestCommerce
let nadia: Record<string, string>
let lena: Record<string, string>

beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
  nadia = await shop.login('nadia')
  lena = await shop.login('lena')
})

const bySlug = async (slug: string, headers: Record<string, string>) =>
  (await shop.ask(productBySlug, { slug }, { 'x-locale': 'nl', ...headers })).productBySlug

// F571
test('no field of a product reveals a price or quantity to a guest', async () => {
  const product = await bySlug('witte-wijn', {})
  expect(product).toMatchObject({ stock: null, priceHtml: null, stockStatus: 'in_stock' })
  expect(product?.formatted_stock_packing_label).toBe('Op voorraad')
  expect(
    product?.variants?.map((variant) => [variant.stock, variant.priceHtml, variant.formatted_stock_packing_label]),
  ).toEqual([
    [null, null, 'Op voorraad'],
    [null, null, 'Beperkte voorraad'],
  ])
  const price = null
  expect(
    await shop.read('{ productBySlug(slug: "witte-wijn") { inventories { qty } productFlats { price } } }', {}),
  ).toEqual({ productBySlug: { inventories: null, productFlats: [{ price }, { price }, { price }, { price }] } })
})

// F169, F387, F571
test('customers get the price of their group and the stock in their packing', async () => {
  const product = await bySlug('witte-wijn', nadia)
  expect(product).toMatchObject({
    type: 'configurable',
    sku: '200001',
    stock: 30,
    formatted_stock_packing_label: '30 flessen',
  })
  expect(product?.variants?.map(({ sku, content_value, stock }) => [sku, content_value, stock])).toEqual([
    ['200001-1', '750 ml', 30],
    ['200001-2', '12 x 750 ml', 2],
  ])
  expect(product?.priceHtml).toMatchObject({ finalPrice: '8.60', currencyCode: 'EUR' })
  expect(product?.priceHtml?.formattedFinalPrice).toMatch(/^€\s8,60$/)
  expect((await bySlug('witte-wijn', lena))?.priceHtml?.finalPrice).toBe('9.20')
})

// F440
test('finds a product by its slug in any language, also with its article number', async () => {
  for (const slug of [
    'witte-wijn',
    'white-wine',
    'weisswein',
    'vin-blanc',
    'witte-wijn-200001',
    'witte-wijn-200001-2',
  ]) {
    expect(await bySlug(slug, {})).toMatchObject({ sku: '200001', name: 'Witte wijn', urlKey: 'witte-wijn' })
  }
  for (const slug of ['', 'witte', 'witte-wijn-200002', '%', 'a'.repeat(3000)])
    expect(await bySlug(slug, {})).toBeNull()
})

test('the slug of a category never finds a product', async () => {
  expect(await bySlug('dranken', {})).toBeNull()
  expect(await bySlug('dranken-200007', {})).toMatchObject({ sku: '200007' })
})

// F169, F170, F171, F440
test('texts, URLs, allergens and facts are in the request language', async () => {
  const product = await bySlug('vin-blanc', { 'x-locale': 'fr' })
  expect(product).toMatchObject({ name: 'Vin blanc', origin: 'Belgique', packing_label: 'bouteille' })
  expect(product?.description).toBe('<p>First of White wine.</p><p>Second.</p>')
  expect(product?.shortDescription).toBe('<p>Short of White wine &amp; more.</p>')
  expect(product?.localizedUrls).toContainEqual({ locale: 'de', urlKey: 'weisswein' })
  expect(product?.productFlats?.[0]).toMatchObject({
    locale: 'fr',
    productNumber: '200001',
    metaDescription: 'Short of White wine & more.',
  })
  expect(product?.allergens).toEqual([
    { id: 'gluten', code: 'gluten', label: 'Gluten', level: 'free' },
    { id: 'milk', code: 'milk', label: 'Lait', level: 'may_contain' },
    { id: 'sulphites', code: 'sulphites', label: 'Sulfites', level: 'contains' },
  ])
  expect(product?.additionalData).toContainEqual({ code: 'traces', label: 'Traces possibles', value: 'Lait' })
  expect(product?.categories?.[0]?.breadcrumbs?.map(({ name }) => name)).toEqual(['Boissons', 'Wine', 'Blanc'])
  expect(product?.cacheGalleryImages?.[0]?.mediumImageUrl).toBe(
    'https://shop.example/img/576/shop/media/products/200001.webp',
  )
  expect(product?.relatedProducts?.map(({ qty, product: related }) => [related?.sku, qty])).toContainEqual([
    '200005',
    3,
  ])
})

// F170, F440
test('the price of a bundle is the sum of its members, and its stock that of the scarcest member', async () => {
  const set = await bySlug('proefpakket', nadia)
  expect(set?.groupedProducts?.map(({ qty, product }) => [product.sku, qty])).toEqual([
    ['200001-1', 2],
    ['200006', 1],
  ])
  expect(set).toMatchObject({ type: 'grouped', stock: 15, priceHtml: { finalPrice: '37.88' } })
})

// F008, F169
test('returns the status of sold out, on order and low stock products', async () => {
  const { getProductListing: page } = await shop.ask(getProductListing, { first: 100 }, { 'x-locale': 'en' })
  const states = Object.fromEntries((page?.data ?? []).map(({ sku, stockStatus }) => [sku, stockStatus]))
  expect(states).toMatchObject({
    '200003': 'sold_out',
    '200004': 'on_order',
    '200005': 'low_stock',
    '200006': 'in_stock',
  })
})

test('resolves codes in request order: SKU, EAN, article number, first packing of a family, bundle', async () => {
  const codes = ['200002', toEan13('200001', 2), '200001', 'nothing', '200001-2', '200008', ' 200002 ']
  const { productsByCodes: found } = await shop.ask(productsByCodes, { codes })
  expect(found?.map(({ code }) => code)).toEqual(codes)
  expect(found?.map(({ product }) => product?.sku)).toEqual([
    '200002',
    '200001-2',
    '200001-1',
    undefined,
    '200001-2',
    '200008',
    '200002',
  ])
  const { errors } = await shop.send(productsByCodes, { codes: Array.from({ length: 201 }, String) })
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
})
