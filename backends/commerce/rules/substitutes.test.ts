import { expect, test } from 'vitest'
import { pickSubstitutes } from './substitutes.ts'

const article = (id: number, given: object = {}) => ({
  id,
  allergens: 'fffffffffffffc',
  content_unit: 'kg',
  content_count: 1,
  content_amount: 2,
  is_stock_article: 1,
  stock_id: id,
  stock_units: 1,
  stock_quantity: 10,
  final_cents: 1000,
  ...given,
})
const pick = (original: object, others: ReturnType<typeof article>[], avoided: string[] = [], quantity = 3) =>
  pickSubstitutes(article(1, original), quantity, others, avoided).map(({ id }) => id)

// F565
test('a substitute does not contain, possibly contain or leave undeclared an allergen that the product is free of', () => {
  const others = ['c', 'm', '-', 'f'].map((letter, index) =>
    article(10 + index, { allergens: `${letter}fffffffffffff` }),
  )
  expect(pick({ allergens: 'ffffffffffffff' }, others)).toEqual([13])
  expect(pick({ allergens: 'mfffffffffffff' }, others)).toEqual([11, 13])
  expect(pick({ allergens: '-fffffffffffff' }, others)).toEqual([12, 13])
  expect(pick({ allergens: 'cfffffffffffff' }, others)).toEqual([10, 11])
})

// F565
test('no substitute contains an avoided allergen, even if the product does', () => {
  const others = [
    article(10),
    article(11, { allergens: 'ffffffffffffff' }),
    article(12, { allergens: 'fffffffffffff-' }),
  ]
  expect(pick({}, others)).toEqual([10, 11])
  expect(pick({}, others, ['molluscs'])).toEqual([11])
})

// F565
test('substitutes are in stock in the wanted quantity, have another stock, and are sorted by pack size and price', () => {
  const others = [
    article(10, { stock_quantity: 2 }),
    article(11, { stock_units: 4 }),
    article(12, { is_stock_article: 0, stock_id: null }),
    article(13, { stock_id: 1 }),
    article(14, { content_amount: 10, final_cents: 4800 }),
    article(15, { content_amount: 2.5, final_cents: 1150 }),
    article(16, { content_unit: 'l' }),
  ]
  expect(pick({}, others)).toEqual([15, 14])
})
