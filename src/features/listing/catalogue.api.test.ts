import { beforeAll, expect, test } from 'vitest'
import { openTestCommerce, type TestCommerce } from '#backends/commerce/testing/shop.ts'
import type { Category } from '#features/catalogue/category.ts'
import type { Locale } from '#i18n/locales.ts'
import { loadTranslator } from '#i18n/translator.ts'
import type { RequestContext } from '#server/context/context.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { apiUnder } from '#tests/support/api-context.ts'
import type { Facets } from './facets.ts'
import type { Listing } from './listing.ts'

let shop: TestCommerce
let nadia: Record<string, string>

beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
  nadia = await shop.login('nadia')
})

const session = { customer: { id: '1' } } as RequestContext['session']

/** Calls a route as a guest or a customer in one language; `asked` collects the variables of the GraphQL requests. */
async function get(locale: Locale, path: string, who: 'guest' | 'nadia' = 'guest') {
  const language = { 'x-locale': locale }
  const asked: unknown[] = []
  const publicClient: RequestContext['publicClient']['commerce'] = (document, variables) => {
    asked.push(variables)
    return shop.ask(document, variables, language)
  }
  const sessionClient: RequestContext['sessionClient']['commerce'] = (document, variables) => {
    asked.push(variables)
    return shop.ask(document, variables, { ...language, ...(who === 'nadia' && nadia) })
  }
  const context = {
    locale,
    t: await loadTranslator(locale),
    session: who === 'nadia' ? session : null,
    publicClient: { commerce: publicClient, lacks: async () => false },
    sessionClient: { commerce: sessionClient },
  } as unknown as RequestContext
  const answer = await apiUnder('/catalogue').request(path, {}, { context })
  const body: unknown = answer.headers.get('content-type')?.includes('json') ? await answer.json() : null
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    body: JSON.stringify(body),
    asked,
    json: body as never,
  }
}

type Json = {
  products: { name: string }[]
  prices: { productId: string; price: string | null }[]
  redirect: string | null
}

// F129
test('new products and their prices are queried newest first with the same variables', async () => {
  const newest = { first: 24, new: true, sort: 'created_at', asc: false }
  expect((await get('en', '/new?first=5')).asked).toContainEqual(newest)
  expect((await get('en', '/new/prices?first=5', 'nadia')).asked).toContainEqual(newest)
})

// F571
test('public catalogue responses contain no price and no stock quantity, also for a customer', async () => {
  for (const path of [
    '/listing',
    '/facets',
    '/products?slug=witte-wijn',
    '/new',
    '/departments',
    '/category?path=',
    '/brands',
  ]) {
    for (const who of ['guest', 'nadia'] as const) {
      const { status, body } = await get('nl', path, who)
      expect(status, path).toBe(200)
      expect(body, path).not.toMatch(/€|price|Price|30 flessen|"stock":\d/)
    }
  }
})

// F571
test('price routes return 401 to guests, and price and stock to customers', async () => {
  for (const path of ['/prices', '/products/prices?slug=witte-wijn', '/new/prices'])
    expect((await get('nl', path)).status).toBe(401)
  const { prices } = (await get('nl', '/products/prices?slug=witte-wijn', 'nadia')).json as Json
  expect(prices[0]).toMatchObject({ stockStatus: 'in_stock', stockText: '30 flessen', perUnit: { unit: 'l' } })
  expect(prices[0]?.price).toMatch(/^€\s8,60$/)
})

// F446
test('the price list of a filtered listing covers each of its products', async () => {
  const query = '?filters=is_stock_article:1&sort=-name'
  const { products } = (await get('en', `/listing${query}`)).json as { products: { id: string }[] }
  const { prices } = (await get('en', `/prices${query}`, 'nadia')).json as Json
  expect(products.length).toBeGreaterThan(0)
  for (const { id } of products) expect(prices.map(({ productId }) => productId)).toContain(id)
})

test('any other slug of a product redirects to its slug in the current language', async () => {
  expect((await get('nl', '/products?slug=witte-wijn')).json).toMatchObject({
    redirect: null,
    product: { slug: 'witte-wijn' },
  })
  for (const slug of ['white-wine', 'vin-blanc', 'witte-wijn-200001']) {
    expect((await get('nl', `/products?slug=${slug}`)).json).toMatchObject({
      product: null,
      redirect: '/aanbod/p/witte-wijn',
    })
  }
  for (const slug of ['', 'nothing', '%25', 'a'.repeat(3000)])
    expect((await get('nl', `/products?slug=${slug}`)).status).toBe(404)
})

test('in German a path of one segment is looked up as a category before a product', async () => {
  expect((await get('de', '/products?slug=weisswein')).json).toMatchObject({
    product: { name: 'Weißwein' },
    category: null,
  })
  const { departments } = (await get('de', '/departments')).json as { departments: { href: string; name: string }[] }
  const [first] = departments
  const slug = first?.href.replace('/de/products/', '')
  expect((await get('de', `/products?slug=${slug}`)).json).toMatchObject({
    category: { name: first?.name },
    product: null,
  })
})

test('an unknown category returns 404, the empty path the whole catalogue', async () => {
  expect((await get('en', '/category?path=no/such')).status).toBe(404)
  expect((await get('en', '/category?path=')).json).toMatchObject({ category: { id: null, path: '' } })
})

test('invalid query parameters return the first page', async () => {
  for (const query of [
    'page=-1',
    'page=abc',
    'filters=%25%25%25',
    `filters=${'x'.repeat(5000)}`,
    'filters=search:%00%22*',
    'sort=drop',
  ]) {
    const { status, json } = await get('en', `/listing?${query}`)
    expect(status, query).toBe(200)
    expect(json, query).toMatchObject({ page: 1 })
  }
})

// F442
test.each(['', 'dry/flour', 'drinks/wine'])(
  'the category counts of the facets equal the totals of the filtered category listings (from "%s")',
  async (path) => {
    const { category } = (await get('en', `/category?path=${path}`)).json as { category: Category }
    const totals = new Set<number>()
    for (const filters of ['search:flour', 'does_not_contain_allergen:gluten', 'is_stock_article:1;search:a']) {
      const { categories } = (await get('en', `/facets?category=${path}&filters=${filters}`)).json as Facets
      for (const { id, href } of [...category.ancestors.slice(-1), ...category.siblings, ...category.children]) {
        const beside = `/listing?category=${href.replace('/en/range/', '')}&filters=${filters}`
        const { total } = (await get('en', beside)).json as Listing
        expect(categories[id]).toBe(total)
        totals.add(total)
      }
    }
    expect(totals.size).toBeGreaterThan(1)
    expect((await get('en', `/facets?category=${path}&filters=new:1`)).json).toMatchObject({ categories: {} })
  },
)

// F007, F139, F146
test('plain GET forms redirect to the canonical URL of the listing', async () => {
  const filtered = await get('en', '/filter?category=drinks&brands=7&brands=3&is_stock_article=1&nonsense=1')
  expect(filtered).toMatchObject({ status: 302 })
  expect(filtered.location).toBe('/en/range/drinks?filters=brands%3A3%2C7%3Bis_stock_article%3A1#results')
  expect((await get('fr', '/search?search=vin%20blanc')).location).toBe('/fr/products?filters=search%3Avin+blanc')
})

// F005
test('brands are grouped by their first letter and link to their filtered listing', async () => {
  const { groups } = (await get('nl', '/brands')).json as {
    groups: { letter: string; brands: { name: string; href: string }[] }[]
  }
  for (const { letter, brands } of groups)
    for (const { name } of brands) expect(name.normalize('NFD').toUpperCase()).toMatch(letter)
  const { results: known } = await shop.db
    .prepare(
      `SELECT DISTINCT t.category_id AS id, t.name FROM category_texts t
       JOIN products p ON p.brand_id = t.category_id WHERE t.locale = 'nl'`,
    )
    .all<{ id: number; name: string }>()
  const listed = groups.flatMap(({ brands }) => brands).map(({ name, href }) => [name, href])
  const expected = known.map(({ id, name }) => [name, `/assortiment?filters=brands%3A${id}`])
  expect(listed.toSorted()).toEqual(expected.toSorted())
  expect(new Set(groups.map(({ letter }) => letter)).size).toBe(groups.length)
})

test('the article number or EAN of a packing selects that packing in a listing, in the URL and on the product page', async () => {
  const case_ = '200001-2'
  const ean = await shop.db.prepare('SELECT ean13 FROM products WHERE sku = ?1').bind(case_).first<string>('ean13')
  const onPage = '/en/offer/p/white-wine?packing=200001-2'
  for (const code of [case_, ean ?? '']) {
    const { json } = await get('en', `/listing?filters=${encodeURIComponent(`search:${code}`)}`)
    const { products } = json as { products: { shown: { sku: string }; href: string }[] }
    expect(products.map(({ shown, href }) => [shown.sku, href])).toEqual([[case_, onPage]])
  }
  for (const slug of [`white-wine-${case_}`, case_, ean])
    expect((await get('en', `/products?slug=${slug}`)).json).toMatchObject({ redirect: onPage })
  const { json } = await get('en', `/products?slug=white-wine&packing=${case_}`)
  expect(json).toMatchObject({ product: { shown: { sku: case_, ean }, href: '/en/offer/p/white-wine' } })
  // the article number of the product itself selects none of its packings
  expect((await get('en', '/listing?filters=search:200001')).json).toMatchObject({
    products: [{ shown: { sku: '200001-1' }, href: '/en/offer/p/white-wine' }],
  })
})
