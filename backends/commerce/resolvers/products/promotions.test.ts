import { beforeAll, expect, test } from 'vitest'
import { categories, getProductListing } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { locales } from '../../../graphql/locales.ts'
import { promotionPercent } from '../../seed/pricing.ts'
import { toListedProducts } from '../../seed/variations.ts'
import { fixture } from '../../testing/fixture.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

const listed = toListedProducts(fixture.products, fixture.brands, 200, 1)
let shop: TestCommerce

beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { products: 200 })
})

test.each(locales)(
  'promotions are categories whose listings contain and count the discounted products (%s)',
  async (locale) => {
    const headers = { ...(await shop.login('nadia')), 'x-locale': locale }
    const { categories: found } = await shop.ask(categories, { input: { type: 'promotion' } }, headers)
    const nodes = found?.data ?? []
    expect(nodes.map(({ parentId }) => parentId === null)).toEqual([true, false, false, false, false])
    expect(nodes[0]?.children?.map(({ id }) => id)).toEqual(nodes.slice(1).map(({ id }) => id))
    const numbers = listed.filter(({ number, grouped }) => !grouped && promotionPercent(number) > 0).length
    expect(numbers).toBeGreaterThan(5)
    expect(nodes[0]?.productCount).toBe(numbers)
    expect(nodes.slice(1).reduce((sum, { productCount }) => sum + (productCount ?? 0), 0)).toBe(numbers)
    for (const { urlPath, productCount } of nodes) {
      const variables = { url_key: urlPath ?? '', first: 100 }
      const page = (await shop.ask(getProductListing, variables, headers)).getProductListing
      expect(page?.paginatorInfo.total).toBe(productCount)
      for (const { priceHtml } of page?.data ?? []) {
        expect(Number(priceHtml?.finalPrice)).toBeLessThan(Number(priceHtml?.regularPrice))
      }
    }
  },
)

test('the catalogue roots contain no brands or promotions, and the brands keep their order', async () => {
  const types = async (input?: { type: string }) =>
    (await shop.ask(categories, input ? { input } : {})).categories?.data.map(({ type }) => type) ?? []
  expect(new Set(await types())).toEqual(new Set(['category']))
  expect(await types({ type: 'brand' })).toEqual(['brand', 'brand', 'brand'])
  expect(await types({ type: 'nothing' })).toEqual([])
})
