import { expect, test } from 'vitest'
import { readStock, withStock } from './stock-words.ts'

const packing = (sku: string, stockStatus: string | null, stock: number | null = null) => ({ sku, stock, stockStatus })
const family = (...variants: ReturnType<typeof packing>[]) => ({ ...packing('family', 'in_stock'), variants })

test('what an answer says of stock is read wherever it stands, by article number', () => {
  const answer = {
    listing: { data: [packing('1', 'in_stock'), family(packing('2-1', 'sold_out'), packing('2-2', 'low_stock'))] },
    product: { ...packing('3', null, 4), related: [{ product: packing('4', null, 0) }], members: [packing('5', null)] },
  }
  expect(readStock(answer)).toEqual({
    '1': 'in_stock',
    '2-1': 'sold_out',
    '2-2': 'low_stock',
    '3': 'some',
    '4': 'none',
  })
})

test('an empty word is none: what sells out is noticed by its amount', () => {
  expect(readStock([packing('1', '', 5), packing('2', '', 0), packing('3', '')])).toEqual({ '1': 'some', '2': 'none' })
})

test('a family speaks for packings that have no word of their own', () => {
  expect(readStock(family(packing('1', null)))).toEqual({ family: 'in_stock' })
})

test('newer words take the place of older ones, and where nothing was told none is left', () => {
  const answer = { data: [{ ...packing('1', 'in_stock', 3), name: 'Oats' }, packing('2', 'in_stock')], total: 2 }
  const renewed = withStock(answer, new Map([['1', { stock: 0, stockStatus: 'sold_out' }]]))
  expect(renewed).toEqual({
    data: [{ ...packing('1', 'sold_out', 0), name: 'Oats' }, packing('2', null)],
    total: 2,
  })
  expect(answer.data[0]?.stockStatus).toBe('in_stock')
})
