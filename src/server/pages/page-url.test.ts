import { expect, test } from 'vitest'
import { toPageUrl } from './page-url.ts'

test('keeps the parameters that the screen reads, in the order of the screen', () => {
  expect(toPageUrl('/en/range', '?page=2&sort=name', ['sort', 'page'])).toBe('/en/range?sort=name&page=2')
  expect(toPageUrl('/en/range', '?utm_source=x&page=2', ['page'])).toBe('/en/range?page=2')
})

test('is the path alone without such parameters', () => {
  expect(toPageUrl('/en/range', '', ['page'])).toBe('/en/range')
  expect(toPageUrl('/en/range', '?page=2', [])).toBe('/en/range')
  expect(toPageUrl('/en/range', '?utm_source=x', ['page'])).toBe('/en/range')
  expect(toPageUrl('/en/range', '?page=', ['page'])).toBe('/en/range')
})

test('spells a value in one way and ignores its repetition', () => {
  expect(toPageUrl('/en/range', '?filters=a%20b', ['filters'])).toBe('/en/range?filters=a+b')
  expect(toPageUrl('/en/range', '?filters=a+b', ['filters'])).toBe('/en/range?filters=a+b')
  expect(toPageUrl('/en/range', '?page=2&page=3', ['page'])).toBe('/en/range?page=2')
})
