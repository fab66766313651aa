import { expect, test } from 'vitest'
import { parseOrderQuery, toPastedList, truncateForUrl } from './parse-order-query.ts'
import { isSameUnit } from './unit-synonyms.ts'

// F572
test.each([
  ['3 karton gouda', { quantity: 3, unit: 'karton', article: 'gouda' }],
  ['12x gouda jong', { quantity: 12, unit: null, article: 'gouda jong' }],
  ['2 × Flaschen Olivenöl', { quantity: 2, unit: 'Flaschen', article: 'Olivenöl' }],
  ['1200 gouda', { quantity: 1200, unit: null, article: 'gouda' }],
  ['9999 doos gouda', { quantity: 9999, unit: 'doos', article: 'gouda' }],
  ['1 boîte', { quantity: 1, unit: null, article: 'boîte' }],
  ['4006381333931', { quantity: 1, unit: null, article: '4006381333931', gtin: '04006381333931' }],
  ['00000096385074', { quantity: 1, unit: null, article: '96385074', gtin: '00000096385074' }],
  ['0114006381333938', { quantity: 1, unit: null, article: '4006381333931', gtin: '14006381333938' }],
  ['3 x 4006381333931', { quantity: 3, unit: null, article: '4006381333931', gtin: '04006381333931' }],
  ['4 200001', { quantity: 4, unit: null, article: '200001' }],
])('parses “%s” as an order', (text, wanted) => {
  expect(parseOrderQuery(text)).toEqual(wanted)
})

// F572
test.each(['gouda', '5 kg bloem', '4006381333932', '33 cl', '200001 3', '0 gouda', '3', '', '12345 gouda', '3 x'])(
  'parses “%s” as a search',
  (text) => {
    expect(parseOrderQuery(text)).toBe(null)
  },
)

// F572
test('matches unit synonyms of four languages and the backend’s own labels', () => {
  expect(isSameUnit('doos', 'karton')).toBe(true)
  expect(isSameUnit('Säcke', 'zak')).toBe(true)
  expect(isSameUnit('Rollcontainer', 'rollcontainer')).toBe(true)
  expect(isSameUnit('pak', 'karton')).toBe(false)
  expect(isSameUnit(null, 'karton')).toBe(false)
})

// F572
test('parses several lines as a list, and cuts a list at a line so that it fits into a URL', () => {
  expect(toPastedList('200001 3\r\n\r\n200002 1\n')).toBe('200001 3\n200002 1')
  expect(toPastedList('gouda\n')).toBe(null)
  const long = Array.from({ length: 3000 }, (_, place) => `200${place} 2`).join('\n')
  const fitting = truncateForUrl(long)
  expect(long.startsWith(`${fitting}\n`)).toBe(true)
  expect(encodeURIComponent(fitting).length).toBeLessThanOrEqual(14_000)
})
