import { expect, test } from 'vitest'
import { readCartCount } from './cart-cookie.ts'

test('the number of lines is read from among other cookies', () => {
  expect(readCartCount('locale=en; cart=12; js=')).toBe(12)
  expect(readCartCount('cart=3')).toBe(3)
})

test('no cookie, another cookie or nonsense count as an empty cart', () => {
  for (const cookies of ['', 'mycart=4', 'cart=', 'cart=abc', 'cart=1e9', 'cart=12345'])
    expect(readCartCount(cookies)).toBe(0)
})
