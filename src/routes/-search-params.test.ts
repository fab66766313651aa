import { expect, test } from 'vitest'
import { parseSearch, pickStrings, stringifySearch } from './-search-params.ts'

test('stringifySearch restores the query that parseSearch read; all values stay strings', () => {
  for (const query of [
    '',
    '?page=2',
    '?packing=0104',
    '?filters=search%3Atomato%3Bbrands%3A3%2C7&page=2',
    '?a=1&a=2',
    '?q=true',
  ])
    expect(stringifySearch(parseSearch(query))).toBe(query)
})

test('a screen gets the first value of each of its parameters, and no others', () => {
  const known = pickStrings('page', 'sort')
  expect(known(parseSearch('?page=1e9&page=3&__proto__=x'))).toEqual({ page: '1e9', sort: undefined })
})
