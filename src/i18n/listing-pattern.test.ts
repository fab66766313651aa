import { expect, test } from 'vitest'
import { listingPattern } from './listing-pattern.ts'
import { locales } from './locales.ts'
import { localize } from './paths.ts'

test.each(locales)('matches the catalogue and its categories in %s, but no products or other screens', (locale) => {
  const department = localize(locale, 'category', 'cheese')
  const pattern = new RegExp(listingPattern(locale, [department]))
  const listings = [localize(locale, 'range'), department, localize(locale, 'category', 'cheese/hard/aged')]
  expect(listings.filter((path) => !pattern.test(path))).toEqual([])
  const others = [
    localize(locale, 'product', 'cheese-board'),
    localize(locale, 'home'),
    localize(locale, 'brands'),
    localize(locale, 'cart'),
    `${localize(locale, 'range')}-of-tools`,
    `/elsewhere${localize(locale, 'range')}`,
  ]
  expect(others.filter((path) => pattern.test(path))).toEqual([])
})

test('without categories, German and French listings match by their two segments', () => {
  const pattern = new RegExp(listingPattern('de', []))
  expect(['/de/products', '/de/products/kaese', '/de/products/kaese/hart'].map((path) => pattern.test(path))).toEqual([
    true,
    false,
    true,
  ])
})
