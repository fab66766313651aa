import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clearFilters, type Filters, maxFiltersLength, parseFilters, serializeFilters, toFilters } from './filters.ts'
import {
  firstPage,
  isSort,
  listingHref,
  mayBeAfterLastPage,
  parseFields,
  parseListing,
  serializeListing,
  withFilters,
  withView,
} from './listing-query.ts'

const ids = fc.array(fc.oneof(fc.stringMatching(/^[\w.-]{1,12}$/), fc.string({ maxLength: 80 })), { maxLength: 120 })
const choices: fc.Arbitrary<Partial<Filters>> = fc.record(
  {
    search: fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ maxLength: 60 })),
    new: fc.boolean(),
    is_stock_article: fc.option(fc.boolean()),
    brands: ids,
    contains_allergen: ids,
    may_contain_allergen: ids,
    does_not_contain_allergen: ids,
  },
  { requiredKeys: [] },
)

// F186, F282
test('parseFilters restores all filters that serializeFilters wrote, and toFilters is idempotent', () => {
  fc.assert(
    fc.property(choices, (given) => {
      const filters = toFilters(given)
      expect(parseFilters(serializeFilters(filters))).toEqual(filters)
      expect(toFilters(filters)).toEqual(filters)
      expect(serializeFilters(filters).length).toBeLessThanOrEqual(maxFiltersLength)
    }),
    { numRuns: 500 },
  )
})

test('parseListing accepts any text, and its canonical parameters are a fixed point', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z_:;,%0-9]{0,60}$/))
  fc.assert(
    fc.property(anything, anything, anything, anything, (filters, page, sort, view) => {
      const query = parseListing({ filters, page, sort, view })
      expect(parseListing(serializeListing(query))).toEqual(query)
    }),
    { numRuns: 1000 },
  )
})

// F186, F282
test('serializeFilters writes readable text sorted by name and id', () => {
  const filters = toFilters({ brands: ['7', '3'], does_not_contain_allergen: ['milk'], search: 'goat; cheese' })
  expect(serializeFilters(filters)).toBe('brands:3,7;does_not_contain_allergen:milk;search:goat%3B cheese')
})

// F006, F007, F113, F139, F186, F282
test('every filter is in its own part of the text, and in its own field of the form', () => {
  const all: Filters = {
    search: 'brie',
    new: true,
    is_stock_article: false,
    brands: ['3'],
    contains_allergen: ['eggs'],
    may_contain_allergen: ['nuts'],
    does_not_contain_allergen: ['milk'],
  }
  const text =
    'brands:3;contains_allergen:eggs;does_not_contain_allergen:milk;is_stock_article:0;may_contain_allergen:nuts;new:1;search:brie'
  expect(serializeFilters(all)).toBe(text)
  expect(parseFilters(text)).toEqual(all)
  const fields = Object.entries({ ...all, new: '1', is_stock_article: '0' }).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  expect(parseFields(fields).query.filters).toEqual(all)
})

// F186, F282, F287
test.each([
  ['brands:3', { brands: ['3'] }],
  ['contains_allergen:milk', { contains_allergen: ['milk'] }],
  ['may_contain_allergen:milk', { may_contain_allergen: ['milk'] }],
  ['does_not_contain_allergen:milk', { does_not_contain_allergen: ['milk'] }],
  ['is_stock_article:1', { is_stock_article: true }],
  ['is_stock_article:0', { is_stock_article: false }],
  ['new:1', { new: true }],
  ['search:brie', { search: 'brie' }],
])('the filter %s is read from the URL and written to it', (text, filters) => {
  expect(parseListing({ filters: text }).filters).toEqual({ ...firstPage.filters, ...filters })
  expect(serializeFilters(toFilters(filters))).toBe(text)
})

// F112, F113, F283
test('parseListing falls back to page 1 and ignores unknown keys and filters of more than 2 000 characters', () => {
  for (const page of ['abc', '-1', '0', '1.5', '1e9', '', ' 2']) expect(parseListing({ page }).page).toBe(1)
  expect(parseListing({ page: '3' }).page).toBe(3)
  expect(parseListing({ filters: '%%%;colour:red;brands' })).toEqual(firstPage)
  expect(parseListing({ filters: `brands:${'1,'.repeat(2000)}` })).toEqual(firstPage)
  expect(isSort('drop table')).toBe(false)
})

// F006
test('toFilters keeps an allergen of two groups only in the free-of group', () => {
  const filters = toFilters({ contains_allergen: ['milk', 'nuts'], does_not_contain_allergen: ['milk'] })
  expect(filters).toMatchObject({ contains_allergen: ['nuts'], does_not_contain_allergen: ['milk'] })
})

test('the rows view is part of every listing URL, the tiles view of none', () => {
  const query = parseListing({ page: '2', view: 'rows' })
  expect(listingHref('en', 'cheese', query)).toBe('/en/range/cheese?page=2&view=rows')
  expect(listingHref('en', '', withFilters(query, { new: true }))).toBe('/en/range?filters=new%3A1&view=rows')
  for (const view of ['tiles', '', 'ROWS', 'list']) expect(serializeListing(parseListing({ view }))).toEqual({})
  expect(parseFields([['view', 'rows']]).query.view).toBe('rows')
  expect([withView('/en/range', 'tiles'), withView('/en/range', 'rows')]).toEqual(['/en/range', '/en/range?view=rows'])
})

// F139, F283, F289, F290
test('withFilters resets the page to 1, parseListing does not', () => {
  const query = parseListing({ page: '3', filters: 'brands:4', sort: 'name' })
  expect(query.page).toBe(3)
  expect(withFilters(query, { brands: ['4', '5'] })).toMatchObject({
    page: 1,
    sort: 'name',
    filters: { brands: ['4', '5'] },
  })
})

// F293
test('clearFilters removes all filters except the search', () => {
  const filters = parseFilters('brands:4;contains_allergen:milk;is_stock_article:1;new:1;search:brie')
  expect(serializeFilters(clearFilters(filters))).toBe('search:brie')
  for (const list of ['brands', 'contains_allergen', 'may_contain_allergen', 'does_not_contain_allergen'])
    expect([list, serializeFilters(clearFilters(parseFilters(`${list}:a,b`)))]).toEqual([list, ''])
})

// F112, F113, F286
test('listingHref returns a localized path with only the parameters that differ from the defaults', () => {
  expect(listingHref('de', 'kaese/hart')).toBe('/de/products/kaese/hart')
  const query = withFilters({ ...firstPage, page: 4, sort: '-name' }, { is_stock_article: true })
  expect(listingHref('nl', '', { ...query, page: 2 }, true)).toBe(
    '/assortiment?filters=is_stock_article%3A1&page=2&sort=-name#results',
  )
})

// F006, F007, F139, F186
test('parseFields reads the fields of the filter form into the same query as the URL', () => {
  const fields: [string, string][] = [
    ['category', 'cheese/hard'],
    ['brands', '7'],
    ['brands', '3'],
    ['is_stock_article', '1'],
    ['does_not_contain_allergen', 'milk'],
    ['sort', 'nonsense'],
    ['page', '9'],
  ]
  const { categoryPath, query } = parseFields(fields)
  expect(listingHref('en', categoryPath, query)).toBe(
    '/en/range/cheese/hard?filters=brands%3A3%2C7%3Bdoes_not_contain_allergen%3Amilk%3Bis_stock_article%3A1',
  )
})

test('only a page that filters or the size of the category may leave out may be after the last page', () => {
  const of = (page: number, count: number | null, filters = '') =>
    mayBeAfterLastPage(parseListing({ page: String(page), filters }), count)
  expect([of(1, 0), of(1, null), of(1, 5, 'search:oil')]).toEqual([false, false, false])
  expect([of(2, 32), of(3, 32), of(2, null), of(2, 32, 'search:oil')]).toEqual([false, true, true, true])
})
