import { expect, test } from 'vitest'
import { joinStock } from './stock.ts'

test('two answers that say different things of one packing are found out, and the older one counts', () => {
  const all = { words: {}, askedAt: Number.POSITIVE_INFINITY }
  expect(joinStock(all, { words: { a: 'in_stock', b: 'low_stock' }, askedAt: 2_000 })).toBe(true)
  expect(joinStock(all, { words: { a: 'in_stock', c: 'sold_out' }, askedAt: 1_000 })).toBe(true)
  expect(all).toEqual({ words: { a: 'in_stock', b: 'low_stock', c: 'sold_out' }, askedAt: 1_000 })
  expect(joinStock(all, { words: { b: 'sold_out' }, askedAt: 3_000 })).toBe(false)
})
