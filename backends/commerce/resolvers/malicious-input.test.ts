// Malicious and malformed input: every response is a result, an empty result or a user error, never an unexpected error.
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { locales } from '../../graphql/locales.ts'
import { openTestCommerce, type TestCommerce } from '../testing/shop.ts'

let shop: TestCommerce

beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { products: 60, debug: false })
})
afterEach(() => vi.restoreAllMocks())

const documents = {
  listing: `query ($input: FilterProductListingInput, $first: Int, $page: Int) {
    answer: getProductListing(input: $input, first: $first, page: $page) { paginatorInfo { count currentPage lastPage total } data { sku } }
  }`,
  facets: `query ($input: FilterProductListingFacetsInput) {
    answer: getProductListingFacets(input: $input) { attributes { code options { id amount } } }
  }`,
  slug: 'query ($slug: String!) { answer: productBySlug(slug: $slug) { sku } }',
  codes: 'query ($codes: [String!]!) { answer: productsByCodes(codes: $codes) { code product { sku } } }',
  categories: `query ($input: FilterCategoryListInput, $first: Int, $page: Int) {
    answer: categories(input: $input, first: $first, page: $page) { paginatorInfo { total } data { id } }
  }`,
}

type Answer = {
  paginatorInfo: { count: number; currentPage: number; lastPage: number; total: number }
  data: { sku: string }[]
}
type GqlError = { message: string; extensions: { code: string } }

/** Sends the raw body, because JSON.stringify would escape lone surrogates. */
async function send(kind: keyof typeof documents, variables: string, locale = 'en') {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const body = `{"query":${JSON.stringify(documents[kind])},"variables":${variables}}`
  const response = await shop.postText(body, { 'x-locale': locale })
  const { data, errors = [] } = JSON.parse(await response.text()) as {
    data?: { answer: Answer }
    errors?: GqlError[]
  }
  expect(log).not.toHaveBeenCalled()
  expect(errors.filter(({ extensions }) => extensions.code !== 'BAD_USER_INPUT')).toEqual([])
  return { answer: data?.answer ?? null, errors }
}

const total = async (input: object) =>
  (await send('listing', JSON.stringify({ input }))).answer?.paginatorInfo.total ?? null

const texts = [
  'x'.repeat(300),
  'linzen '.repeat(60),
  `${'%_'.repeat(25)}%`,
  "'; DROP TABLE products; --",
  '" OR ""="',
  'NEAR(linzen bloem, 2) AND NOT names:*',
  '{names brand}: ^linzen + "',
  '👩‍🍳🧀',
  '\u0000',
  'lin\u0000zen',
  '\ud800',
  'linzen\udfff',
  '\u202elinzen',
  'Ａ'.repeat(100),
  'e\u0301'.repeat(200),
  '<script>{{1+1}}</script>',
]

test.each(texts)('a search for %j returns a result', async (search) => {
  for (const kind of ['listing', 'facets'] as const) {
    const { answer, errors } = await send(kind, JSON.stringify({ input: { search } }))
    expect([answer === null, errors]).toEqual([false, []])
  }
})

test('ignores punctuation around a search word, and a search for punctuation alone finds nothing', async () => {
  const linzen = await total({ search: 'linzen' })
  expect(linzen).toBeGreaterThan(0)
  for (const search of ['"linzen"', 'linzen*', '(linzen', '%linzen_', 'linzen\udfff', ' LINZEN ']) {
    expect([search, await total({ search })]).toEqual([search, linzen])
  }
  for (const search of ['%', '_', '"', '*', '😀', '\u0000', '\ud800']) expect(await total({ search })).toBe(0)
})

test('accepts four hundred ids; unknown ones match nothing, and a known brand among them still counts', async () => {
  const ids = Array.from({ length: 399 }, (_, index) => `unknown-${index}`)
  const brand = await total({ brands: ['1001'] })
  expect(brand).toBeGreaterThan(0)
  expect(await total({ brands: [...ids, '1001'] })).toBe(brand)
  expect(await total({ brands: ids })).toBe(0)
  expect(await total({ brands: Array(400).fill('1001') })).toBe(brand)
  expect(await total({ does_not_contain_allergen: ['milk', ...ids] })).toBe(0)
  expect(await total({ contains_allergen: Array(400).fill('gluten') })).toBe(
    await total({ contains_allergen: ['gluten'] }),
  )
  for (const id of ['1', '0', '-1', '1001 ', '1e3', '9'.repeat(40), '__proto__', '\u0000', '']) {
    expect([id, await total({ brands: [id] })]).toEqual([id, 0])
    await send('facets', JSON.stringify({ input: { category: id, brands: [id], contains_allergen: [id] } }))
  }
})

test.each([
  ['-1', '16', 1, 16],
  ['0', '0', 1, 1],
  ['1000000000', '16', 10_000, 0],
  ['null', 'null', 1, 16],
  ['1', '-1', 1, 1],
  ['1', '10000', 1, 60],
])('page %s with %s per page is clamped', async (page, first, currentPage, count) => {
  const { answer } = await send('listing', `{"page":${page},"first":${first}}`)
  expect(answer?.paginatorInfo).toMatchObject({ currentPage, count, total: 60 })
})

test('rejects a value that is not a whole number, with a localized message', async () => {
  const words = new Set<string>()
  for (const locale of locales) {
    for (const page of ['1e400', '1.5', '"2"', '99999999999', '[1]', '{}', 'true']) {
      const { answer, errors } = await send('listing', `{"page":${page}}`, locale)
      // GraphQL rejects a list or a string in variables if one number is expected
      expect([page, answer]).toEqual([page, null])
      expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
      words.add(errors[0]?.message ?? '')
    }
  }
  expect(words.size).toBe(4)
})

test('URLs that are too long or contain odd characters match nothing', async () => {
  for (const path of [
    'x'.repeat(5000),
    `${'a/'.repeat(2000)}`,
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    '%2e%2e',
    '__proto__',
  ]) {
    expect(await total({ url_key: path })).toBe(0)
    expect((await send('slug', JSON.stringify({ slug: path }))).answer).toBeNull()
    const found = await send('categories', JSON.stringify({ input: { url_path: path } }))
    expect(found.answer?.paginatorInfo.total).toBe(0)
  }
  await send('slug', JSON.stringify({ slug: '-'.repeat(250) }))
})

test('resolves at most 200 codes at once, duplicates included, in request order', async () => {
  const codes = ['200002', 'x', '200002', '', '\u0000', '\ud800', '%', '2'.repeat(5000), '200003']
  const { answer } = await send('codes', JSON.stringify({ codes }))
  const found = answer as unknown as { code: string; product: { sku: string } | null }[]
  expect(found.map(({ product }) => product?.sku)).toEqual([
    '200002',
    undefined,
    '200002',
    ...Array(5).fill(undefined),
    '200003',
  ])
  expect(found[0]?.code).toBe('200002')
  expect((await send('codes', JSON.stringify({ codes: Array(200).fill('200002') }))).errors).toEqual([])
  expect((await send('codes', '{"codes":[]}')).answer).toEqual([])
  const words = new Set<string>()
  for (const locale of locales) {
    const { answer: none, errors } = await send('codes', JSON.stringify({ codes: Array(201).fill('1') }), locale)
    expect(none).toBeNull()
    words.add(errors[0]?.message ?? '')
  }
  expect(words.size).toBe(4)
})
