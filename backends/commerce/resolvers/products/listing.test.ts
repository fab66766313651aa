import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { getProductListing, getProductListingFacets } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { type Locale, locales } from '../../../graphql/locales.ts'
import { formatTags } from '../../rules/locale.ts'
import { toEan13 } from '../../seed/packings.ts'
import { toListedProducts } from '../../seed/variations.ts'
import { fixture } from '../../testing/fixture.ts'
import { createReferenceCatalogue, type FilterSet } from '../../testing/reference-catalogue.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

const products = toListedProducts(fixture.products, fixture.brands, 100, 1)
const brandIds = fixture.brands.map((_, index) => String(1001 + index))
let shop: TestCommerce
let plain: Awaited<ReturnType<typeof createReferenceCatalogue>>

beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { products: 100 })
  plain = await createReferenceCatalogue(shop.db, products, fixture)
})

const some = (values: readonly string[], maxLength: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...values), { maxLength }) },
  )
// Words, prefixes, parts of compounds, brands, categories, codes, typos and punctuation.
const searches = [
  ...['linzen', 'Créme', 'vin blanc', 'MEHL', 'weiss', '200002', '20000', toEan13('200003', 1), '200001-2', 'crème de'],
  ...['château oeuvre', 'zz', '"*:-', 'molen bio', 'nordkpa', 'linsem', 'bloem', 'peulvrucht', 'getraenke', 'wein'],
  ...[
    'crem',
    'd',
    'select',
    'tarwebleom',
    'wijn gastro',
    'roggemeel',
    'eel',
    '😀',
    '\u0000',
    '% _',
    "d'",
    'blanc blanc',
    'huelsen',
  ],
]
// Mostly undefined: sets with many filters would match almost nothing.
const rarely = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
const filterSets = (locale: Locale): fc.Arbitrary<FilterSet> =>
  fc.record({
    search: rarely(fc.constantFrom(...searches)),
    new: rarely(fc.boolean()),
    url_key: rarely(fc.constantFrom(...plain.paths(locale), 'nowhere')),
    contains_allergen: some(['gluten', 'milk', 'sulphites', 'celery', 'unknown'], 2),
    may_contain_allergen: some(['milk', 'lupin', 'nuts'], 1),
    does_not_contain_allergen: some(['gluten', 'milk', 'eggs', 'peanuts'], 2),
    is_stock_article: rarely(fc.boolean()),
    brands: some([...brandIds, '9999', 'x'], 2),
  })

// Queries only the SKU, because this runs thousands of times.
const listingText = `query ($input: FilterProductListingInput, $first: Int, $page: Int) {
  getProductListing(input: $input, first: $first, page: $page) { paginatorInfo { total lastPage } data { sku } }
}`
const facetsText = `query ($input: FilterProductListingFacetsInput) {
  getProductListingFacets(input: $input) { attributes { code options { id label amount } } }
}`

async function ask<Data>(query: string, variables: object, locale: Locale): Promise<Data> {
  const { data, errors } = JSON.parse(await (await shop.post({ query, variables }, { 'x-locale': locale })).text())
  expect(errors).toBeUndefined()
  return data
}

type Listing = { getProductListing: { paginatorInfo: { total: number; lastPage: number }; data: { sku: string }[] } }

const sorts = fc.constantFrom('name' as const, 'sku' as const, 'position' as const)
const places = fc.record({ first: fc.constantFrom(5, 8), page: fc.constantFrom(1, 1, 1, 2, 4) })

// F006, F007, F140, F441, F500
test.each(locales)(
  'the listing equals the products that pass every filter, in the requested order (%s)',
  async (locale) => {
    await fc.assert(
      fc.asyncProperty(filterSets(locale), sorts, fc.boolean(), places, async (filters, sort, asc, { first, page }) => {
        const numbers = plain.list(filters, locale, sort)
        const expected = asc ? numbers : numbers.reverse()
        const input = { ...filters, sort, asc }
        const { getProductListing: answer } = await ask<Listing>(listingText, { input, first, page }, locale)
        expect(answer.data.map(({ sku }) => sku)).toEqual(expected.slice((page - 1) * first, page * first))
        expect(answer.paginatorInfo.total).toBe(expected.length)
      }),
      { numRuns: 400 },
    )
  },
  60_000,
)

// F141, F441, F500
test('the pages of a listing cover all products without duplicates', async () => {
  const sizes = fc.integer({ min: 1, max: 40 })
  await fc.assert(
    fc.asyncProperty(filterSets('fr'), sorts, fc.boolean(), sizes, async (filters, sort, asc, first) => {
      const input = { ...filters, sort, asc }
      const skus: string[] = []
      for (let page = 1, last = 1; page <= last; page += 1) {
        const { getProductListing: answer } = await ask<Listing>(listingText, { input, first, page }, 'fr')
        skus.push(...answer.data.map(({ sku }) => sku))
        last = answer.paginatorInfo.lastPage
      }
      expect(skus.toSorted()).toEqual(plain.list(filters, 'fr', 'sku'))
      expect(new Set(skus).size).toBe(skus.length)
    }),
    { numRuns: 40 },
  )
})

type Facets = {
  getProductListingFacets: { attributes: { code: string; options: { id: string; label: string; amount: number }[] }[] }
}

// F007, F442, F447
test.each(locales)(
  'every facet counts the products that match with it, without the filters of its own group (%s)',
  async (locale) => {
    const collator = new Intl.Collator(formatTags[locale])
    await fc.assert(
      fc.asyncProperty(filterSets(locale), async ({ new: _, ...filters }) => {
        const { is_stock_article: stock, ...input } = filters
        const facetInput = stock === undefined ? input : { ...input, on_stock: stock }
        const { getProductListingFacets: facets } = await ask<Facets>(facetsText, { input: facetInput }, locale)
        const amounts = facets.attributes.map(({ code, options }) => [
          code,
          Object.fromEntries(options.map(({ id, amount }) => [id, amount])),
        ])
        expect(Object.fromEntries(amounts)).toEqual(plain.count(filters, locale))
        for (const { code, options } of facets.attributes) {
          const labels = options.map(({ label }) => label)
          if (code !== 'is_stock_article') expect(labels).toEqual(labels.toSorted(collator.compare))
        }
      }),
      { numRuns: 400 },
    )
  },
  60_000,
)

// F441, F500
test('clamps page size and number, and a page after the last is empty', async () => {
  const ask = async (first: number, page: number) =>
    (await shop.ask(getProductListing, { first, page })).getProductListing
  expect((await ask(-1, 1))?.paginatorInfo).toEqual({ count: 1, currentPage: 1, lastPage: 100, total: 100 })
  expect((await ask(5000, 0))?.paginatorInfo).toEqual({ count: 100, currentPage: 1, lastPage: 1, total: 100 })
  expect((await ask(16, 2_000_000_000))?.paginatorInfo).toEqual({
    count: 0,
    currentPage: 10_000,
    lastPage: 7,
    total: 100,
  })
})

// F146, F147, F441
test('search finds a product in any language, with or without accents, and ranks exact codes first', async () => {
  const skus = async (search: string) => {
    const { getProductListing: page } = await shop.ask(getProductListing, { search, first: 100 })
    return page?.data.map(({ sku }) => sku) ?? []
  }
  for (const search of ['creme lentilles', 'CRÈME van', 'linsencreme', 'Linſencr\u00e8me'])
    expect(await skus(search)).toContain('200005')
  expect(await skus('weiß')).toEqual(await skus('weiss'))
  expect((await skus('200006'))[0]).toBe('200006')
  expect((await skus(' 200006 '))[0]).toBe('200006')
  // a blank search finds every product
  expect(await skus('  ')).toEqual(await skus(''))
  expect(await skus('  ')).toHaveLength(100)
  expect((await skus(toEan13('200001', 2)))[0]).toBe('200001')
  for (const hostile of [
    '"',
    "'; DROP TABLE products; --",
    'a* OR b',
    'NEAR(',
    '\u0000',
    'x'.repeat(5000),
    '{names}:vin',
    '😀',
  ])
    await skus(hostile)
})

// F140, F441
test('only customers can sort by price; a guest gets the order by name', async () => {
  const ask = async (headers = {}) =>
    (await shop.ask(getProductListing, { sort: 'price', first: 100 }, { 'x-locale': 'nl', ...headers }))
      .getProductListing?.data ?? []
  const prices = (await ask(await shop.login('nadia'))).map(({ priceHtml }) => Number(priceHtml?.finalPrice))
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(prices).toHaveLength(100)
  const byName = (await shop.ask(getProductListing, { sort: 'name', first: 100 }, { 'x-locale': 'nl' }))
    .getProductListing?.data
  expect((await ask()).map(({ id }) => id)).toEqual(byName?.map(({ id }) => id))
})

// F442
test('customers get the range of their prices, guests no price facet', async () => {
  const facets = async (headers = {}) =>
    (await shop.ask(getProductListingFacets, { brands: ['1001'] }, headers)).getProductListingFacets?.attributes ?? []
  expect((await facets()).map(({ code }) => code)).not.toContain('price')
  const nadia = await shop.login('nadia')
  const range = (await facets(nadia)).find(({ code }) => code === 'price')?.range
  const listing = (await shop.ask(getProductListing, { brands: ['1001'], first: 100 }, nadia)).getProductListing?.data
  const prices = listing?.map(({ priceHtml }) => Number(priceHtml?.finalPrice)) ?? []
  expect(range).toMatchObject({ min: Math.min(...prices), max: Math.max(...prices) })
  const sum = prices.reduce((total, price) => total + price)
  expect(range?.sum).toBeCloseTo(sum)
  expect(range?.avg).toBe(Math.round((sum / prices.length) * 100) / 100)
})
