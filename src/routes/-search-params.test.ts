import { expect, test } from 'vitest'
import { parseSearch, stringifySearch, texts } from './-search-params.ts'

test('an address keeps its query as it is written: numbers, codes and words are texts', () => {
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

test('a screen is given the first text of the names it knows, and of no other', () => {
  const known = texts('page', 'sort')
  expect(known(parseSearch('?page=1e9&page=3&__proto__=x'))).toEqual({ page: '1e9', sort: undefined })
})
