import { expect, test } from 'vitest'
import { brands } from '../../backends/commerce/seed/data/range.ts'
import { wordmark } from './wordmark.ts'

test('every brand has a distinct logo without text elements', () => {
  const signs = brands.map(({ name }) => wordmark(name, 413))
  expect(new Set(signs).size).toBe(brands.length)
  expect(signs.filter((sign) => sign.includes('<text'))).toEqual([])
})
