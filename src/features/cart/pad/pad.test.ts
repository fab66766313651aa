import { expect, test } from 'vitest'
import type { FoundPacking } from '../add/find-codes.service.ts'
import { cappedQuantity, remainingText, toRowResults } from './pad.ts'
import { parseRows } from './parse-rows.ts'

const packing = (sku: string, more: Partial<FoundPacking> = {}): FoundPacking => ({
  productId: `id-${sku}`,
  name: 'Wine',
  sku,
  unit: 'bottle',
  units: 'bottles',
  content: null,
  stockStatus: 'in_stock',
  stock: 22,
  ...more,
})
const bottle = packing('200001-1')
const box = packing('200001-2', { unit: 'case', units: 'cases' })
const found = new Map([
  ['200001-1', [bottle]],
  ['2000200001017', [bottle]],
  ['200001', [bottle, box]],
  ['200003', [packing('200003', { stockStatus: 'sold_out' })]],
  ['310114', [packing('310114')]],
])
const answer = (text: string) =>
  toRowResults(parseRows(text).rows, found).map(({ state, packing: is, quantity, choices }) => [
    state,
    is?.sku ?? choices.map(({ sku }) => sku).join(' '),
    quantity,
  ])

test('every row is answered', () => {
  expect(answer('200001-1 3\n999999 2\n200001 4\n200001-1\n200003 1\nSubtotal\n310114 200001-1')).toEqual([
    ['found', '200001-1', 3],
    ['unknown', '', null],
    ['ambiguous', '200001-1 200001-2', null],
    ['no_quantity', '200001-1', null],
    ['sold_out', '200003', 1],
    ['unknown', '', null],
    ['ambiguous', '310114 200001-1', null],
  ])
})

test('the number of a family is one packing as soon as the row names its unit', () => {
  expect(answer('200001 4 Cases\n200001 1 bottle')).toEqual([
    ['found', '200001-2', 4],
    ['found', '200001-1', 1],
  ])
})

test('an article number and an EAN of the same packing are one answer', () => {
  expect(answer('sku;ean;qty\n200001-1;2000200001017;6')).toEqual([['found', '200001-1', 6]])
})

test('a row that asks for more than there are says how many it gets; a guest, who is told no number, hears none', () => {
  const few = (quantity: number | null, stock: number | null = 22) =>
    cappedQuantity({ packing: packing('200001', { stock }), quantity })
  expect([few(23), few(22), few(null), few(900, null), cappedQuantity({ packing: null, quantity: 2 })]).toEqual([
    22,
    null,
    null,
    null,
    null,
  ])
})

test('what did not reach the cart is left as it was typed', () => {
  expect(remainingText(toRowResults(parseRows('200001-1 3\n 999999 2\n200003;1').rows, found))).toBe(
    '999999 2\n200003;1',
  )
})
