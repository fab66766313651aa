import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { getProductListing, getProductListingFacets } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '../../../src/server/sqlite-d1.ts'
import { type AllergenLevel, allergenCodes } from '../rules/allergens.ts'
import { locales } from '../rules/locale.ts'
import { foldText, toSearchWords } from '../rules/text.ts'
import { toEan13 } from '../seed/packings.ts'
import { type ListedProduct, toListedProducts } from '../seed/variations.ts'
import { fixture } from '../testing/fixture.ts'
import { openShop, type Shop } from '../testing/shop.ts'

const products = toListedProducts(fixture.products, fixture.brands, 70, 1)
const brandIds = fixture.brands.map((_, index) => String(1001 + index))
let shop: Shop
let below: Record<string, string[]>

beforeAll(async () => {
  shop = await openShop(openSqliteD1(':memory:'), { products: 70 })
  below = {
    droog: ['flour', 'pulses'],
    'droog/bloem': ['flour'],
    dranken: ['wine', 'white'],
    'dranken/wine/wit': ['white'],
    nergens: [],
  }
})

type Filters = {
  search?: string
  new?: boolean
  url_key?: string
  contains_allergen: string[]
  may_contain_allergen: string[]
  does_not_contain_allergen: string[]
  is_stock_article?: boolean
  brands: string[]
}
type Group = 'contains_allergen' | 'may_contain_allergen' | 'does_not_contain_allergen' | 'brands' | 'is_stock_article'

const levels = {
  contains_allergen: 'contains',
  may_contain_allergen: 'may_contain',
  does_not_contain_allergen: 'free',
} as const
const declares = (product: ListedProduct, level: AllergenLevel, code: string) =>
  Object.entries(product.allergens).some(([known, stated]) => known === code && stated === level)
const brandId = (product: ListedProduct) =>
  brandIds[fixture.brands.findIndex(({ code }) => code === product.brand)] ?? ''

function words(product: ListedProduct): string[] {
  const brand = fixture.brands.find(({ code }) => code === product.brand)?.name ?? ''
  return toSearchWords(brand).concat(
    product.number,
    ...locales.map((locale) => foldText(product.name[locale]).match(/[\p{L}\p{N}]+/gu) ?? []),
  )
}

/** The rules of D17 as a plain filter. */
function passes(product: ListedProduct, filters: Filters, leaveOut?: Group): boolean {
  const known = words(product)
  const groups: Record<Group, boolean> = {
    contains_allergen: filters.contains_allergen.every((code) => declares(product, 'contains', code)),
    may_contain_allergen: filters.may_contain_allergen.every((code) => declares(product, 'may_contain', code)),
    does_not_contain_allergen: filters.does_not_contain_allergen.every((code) => declares(product, 'free', code)),
    brands: filters.brands.length === 0 || filters.brands.includes(brandId(product)),
    is_stock_article:
      filters.is_stock_article === undefined || (product.isStockArticle ?? true) === filters.is_stock_article,
  }
  return (
    (!filters.search?.trim() ||
      (toSearchWords(filters.search).length > 0 &&
        toSearchWords(filters.search).every((word) => known.some((own) => own.startsWith(word))))) &&
    (!filters.new || product.isNew === true) &&
    (filters.url_key === undefined || (below[filters.url_key] ?? []).includes(product.category)) &&
    Object.entries(groups).every(([group, holds]) => holds || group === leaveOut)
  )
}

const some = (values: readonly string[], maxLength: number) => fc.uniqueArray(fc.constantFrom(...values), { maxLength })
const filterSets: fc.Arbitrary<Filters> = fc.record(
  {
    search: fc.constantFrom(
      'linzen',
      'Créme',
      'vin blanc',
      'MEHL',
      'weiss',
      '200002',
      'chateau oeuvre',
      'zz',
      '"*:-',
      'molen ex',
    ),
    new: fc.boolean(),
    url_key: fc.constantFrom('droog', 'droog/bloem', 'dranken', 'dranken/wine/wit', 'nergens'),
    contains_allergen: some(['gluten', 'milk', 'sulphites', 'celery', 'unknown'], 2),
    may_contain_allergen: some(['milk', 'lupin', 'nuts'], 1),
    does_not_contain_allergen: some(['gluten', 'milk', 'eggs', 'peanuts'], 2),
    is_stock_article: fc.boolean(),
    brands: some([...brandIds, '9999', 'x'], 2),
  },
  { requiredKeys: ['contains_allergen', 'may_contain_allergen', 'does_not_contain_allergen', 'brands'] },
)

test('the listing holds exactly the products that pass every filter, in the order asked for', async () => {
  const sorts = fc.constantFrom('name', 'sku', 'position')
  await fc.assert(
    fc.asyncProperty(filterSets, sorts, fc.boolean(), async (filters, sort, asc) => {
      const { getProductListing: page } = await shop.ask(
        getProductListing,
        { ...filters, sort, asc, first: 100 },
        { 'x-locale': 'nl' },
      )
      const by = {
        name: (product: ListedProduct) => foldText(product.name.nl),
        sku: (product: ListedProduct) => product.number,
        position: () => '',
      }[sort]
      const expected = products
        .filter((product) => passes(product, filters))
        .toSorted((a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0))
      const skus = expected.map(({ number }) => number)
      expect(page?.data.map(({ sku }) => sku)).toEqual(asc ? skus : skus.reverse())
      expect(page?.paginatorInfo.total).toBe(skus.length)
    }),
    { numRuns: 150 },
  )
}, 30_000)

test('every facet counts what would match with it, without the filters of its own group', async () => {
  await fc.assert(
    fc.asyncProperty(filterSets, async ({ new: _, is_stock_article: stock, ...filters }) => {
      const variables = { ...filters, ...(stock === undefined ? {} : { on_stock: stock }) }
      const { getProductListingFacets: facets } = await shop.ask(getProductListingFacets, variables, {
        'x-locale': 'nl',
      })
      const wanted: Filters = { ...filters, ...(stock === undefined ? {} : { is_stock_article: stock }) }
      const amounts = (
        group: Group,
        has: (product: ListedProduct, id: string) => boolean,
        ids: readonly string[],
        chosen: readonly string[],
      ) => {
        const left = products.filter((product) => passes(product, wanted, group))
        const counted = ids.map((id) => [id, left.filter((product) => has(product, id)).length] as const)
        return Object.fromEntries(counted.filter(([id, amount]) => amount > 0 || chosen.includes(id)))
      }
      const expected = Object.fromEntries([
        ...Object.entries(levels).map(([group, level]) => [
          group,
          amounts(
            group as Group,
            (product, id) => declares(product, level, id),
            allergenCodes,
            filters[group as keyof typeof levels],
          ),
        ]),
        ['brands', amounts('brands', (product, id) => brandId(product) === id, brandIds, filters.brands)],
        [
          'is_stock_article',
          amounts(
            'is_stock_article',
            (product, id) => String(product.isStockArticle ?? true) === id,
            ['true', 'false'],
            [String(stock)],
          ),
        ],
      ])
      const found = facets?.attributes.map(({ code, options }) => [
        code,
        Object.fromEntries(options.map(({ id, amount }) => [id, amount])),
      ])
      expect(Object.fromEntries(found ?? [])).toEqual(expected)
    }),
    { numRuns: 100 },
  )
}, 30_000)

test('pages are bounded, and a page behind the last is empty', async () => {
  const ask = async (first: number, page: number) =>
    (await shop.ask(getProductListing, { first, page })).getProductListing
  expect((await ask(-1, 1))?.paginatorInfo).toEqual({ count: 1, currentPage: 1, lastPage: 70, total: 70 })
  expect((await ask(5000, 0))?.paginatorInfo).toEqual({ count: 70, currentPage: 1, lastPage: 1, total: 70 })
  expect((await ask(16, 2_000_000_000))?.paginatorInfo).toEqual({ count: 0, currentPage: 500, lastPage: 5, total: 70 })
})

test('search finds one article in any of its languages, with or without accents, and exact codes first', async () => {
  const skus = async (search: string) => {
    const { getProductListing: page } = await shop.ask(getProductListing, { search, first: 100 })
    return page?.data.map(({ sku }) => sku) ?? []
  }
  for (const search of ['creme lentilles', 'CRÈME van', 'linsencreme', 'Linſencr\u00e8me'])
    expect(await skus(search)).toContain('200005')
  expect(await skus('weiß')).toEqual(await skus('weiss'))
  expect((await skus('200006'))[0]).toBe('200006')
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

test('a price order exists for customers only; a guest who asks for it gets names', async () => {
  const ask = async (headers = {}) =>
    (await shop.ask(getProductListing, { sort: 'price', first: 100 }, { 'x-locale': 'nl', ...headers }))
      .getProductListing?.data ?? []
  const prices = (await ask(await shop.login('nadia'))).map(({ priceHtml }) => Number(priceHtml?.finalPrice))
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(prices).toHaveLength(70)
  const byName = (await shop.ask(getProductListing, { sort: 'name', first: 100 }, { 'x-locale': 'nl' }))
    .getProductListing?.data
  expect((await ask()).map(({ id }) => id)).toEqual(byName?.map(({ id }) => id))
})

test('customers are told the spread of their prices, guests get no price facet', async () => {
  const facets = async (headers = {}) =>
    (await shop.ask(getProductListingFacets, { brands: ['1001'] }, headers)).getProductListingFacets?.attributes ?? []
  expect((await facets()).map(({ code }) => code)).not.toContain('price')
  const nadia = await shop.login('nadia')
  const range = (await facets(nadia)).find(({ code }) => code === 'price')?.range
  const listing = (await shop.ask(getProductListing, { brands: ['1001'], first: 100 }, nadia)).getProductListing?.data
  const prices = listing?.map(({ priceHtml }) => Number(priceHtml?.finalPrice)) ?? []
  expect(range).toMatchObject({ min: Math.min(...prices), max: Math.max(...prices) })
  expect(range?.sum).toBeCloseTo(prices.reduce((sum, price) => sum + price))
})
