import { expect, test } from 'vitest'
import { readCartCount } from './cart-cookie.ts'

test('readCartCount finds the line count among other cookies', () => {
  expect(readCartCount('locale=en; cart=12; js=')).toBe(12)
  expect(readCartCount('cart=3')).toBe(3)
})

test('readCartCount returns 0 without the cookie or for an invalid value', () => {
  for (const cookies of ['', 'mycart=4', 'cart=', 'cart=abc', 'cart=1e9', 'cart=12345'])
    expect(readCartCount(cookies)).toBe(0)
})
