import { beforeAll, expect, test } from 'vitest'
import { getProductListing } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import * as demoRange from '../seed/data/range.ts'
import { openTestCommerce, type TestCommerce } from '../testing/shop.ts'
import { editDistance } from './did-you-mean.ts'

let shop: TestCommerce

beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { range: demoRange })
})

const propose = async (locale: string, search: string) => {
  const ask = (text: string) => shop.ask(getProductListing, { search: text, first: 1 }, { 'x-locale': locale })
  const { getProductListing: found } = await ask(search)
  const suggestion = found?.suggestion ?? null
  if (suggestion) {
    const better = (await ask(suggestion)).getProductListing
    expect(better?.paginatorInfo.total, suggestion).toBeGreaterThan(found?.paginatorInfo.total ?? 0)
  }
  return suggestion
}

test.each([
  ['nl', 'brokolli bloemen', /broccoli/],
  ['nl', 'kaas qqqqzzzz', /^kaas$/],
  ['en', 'tomato xyzzyq', /^tomato$/],
  ['en', 'brokkoly', /broccoli/],
  ['de', 'käse wwwwqq', /^käse$/],
  ['de', 'kartovell', /kartoffel/],
  ['fr', 'crème xyzzyq', /^crème$/],
  ['fr', 'parmesan xyzzyq', /^parmesan$/],
  ['fr', 'sirop de xyzzyq', /^sirop$/],
  ['fr', 'huile d’olive xyzzyq', /^huile d’olive$/],
  ['fr', 'shampinion', /champignon|^$/],
  ['de', 'quinoaburger', /^burger$/],
  ['nl', 'zalmxyzzyq', /^zalm$/],
])('suggests a query that finds more, spelled as in the catalogue (%s: %s)', async (locale, search, wanted) => {
  expect((await propose(locale, search)) ?? '').toMatch(wanted)
})

test.each([
  ['fr', 'pain plat sans sésame', 'pain plat'],
  ['nl', 'pitabrood zonder xyzzyq', 'pitabrood'],
  ['en', 'tomato without xyzzyq', 'tomato'],
  ['de', 'käse ohne xyzzyq', 'käse'],
  ['fr', 'sans xyzzyq sésame', null],
])('suggests nothing that a query excludes (%s: %s)', async (locale, search, wanted) => {
  expect(await propose(locale, search)).toBe(wanted)
})

test('suggests nothing for a query that finds enough, is known, or has no near word', async () => {
  for (const search of ['tomato', 'kaas', 'qqqq', '12345678', 'x'])
    expect([search, await propose('en', search)]).toEqual([search, null])
})

test('missing, extra, wrong and swapped letters count once each', () => {
  expect(
    [
      ['brokoli', 'broccoli'],
      ['tomaot', 'tomato'],
      ['kas', 'kaas'],
      ['', 'abc'],
      ['same', 'same'],
    ].map(([one = '', other = '']) => editDistance(one, other)),
  ).toEqual([2, 1, 1, 3, 0])
})
