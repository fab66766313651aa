import { expect, test } from 'vitest'
import { foundPacking as packing } from '#tests/support/found-packing.ts'
import { parseRows } from './parse-rows.ts'
import { cappedQuantity, remainingText, toRowResults } from './row-results.ts'

const bottle = packing('200001-1')
const box = packing('200001-2', { unit: 'case', units: 'cases' })
const found = new Map([
  ['200001-1', [bottle]],
  ['2000200001017', [bottle]],
  ['200001', [bottle, box]],
  ['200003', [packing('200003', { stockStatus: 'sold_out' })]],
  ['310114', [packing('310114')]],
])
const resultsOf = (text: string) =>
  toRowResults(parseRows(text).rows, found).map(({ state, packing: is, quantity, choices }) => [
    state,
    is?.sku ?? choices.map(({ sku }) => sku).join(' '),
    quantity,
  ])

test('each choice of an ambiguous row has the row that means it alone', () => {
  const [result] = toRowResults(parseRows('200001 4').rows, found)
  expect(result?.choices.map(({ row }) => row)).toEqual(['200001-1 4', '200001-2 4'])
})

// F575
test('toRowResults returns a status for every row', () => {
  expect(resultsOf('200001-1 3\n999999 2\n200001 4\n200001-1\n200003 1\nSubtotal\n310114 200001-1')).toEqual([
    ['found', '200001-1', 3],
    ['unknown', '', null],
    ['ambiguous', '200001-1 200001-2', null],
    ['no_quantity', '200001-1', null],
    ['sold_out', '200003', 1],
    ['unknown', '', null],
    ['ambiguous', '310114 200001-1', null],
  ])
})

test('toRowResults reports a quantity of zero, also beside a name or an ambiguous code', () => {
  expect(resultsOf('200001-1 0\n200001 0\nGouda 0\nGouda 0x\n0 stuks Gouda\nbloem 00\nbier 0.0')).toEqual([
    ['zero_quantity', '200001-1', null],
    ['zero_quantity', '', null],
    ['zero_quantity', '', null],
    ['zero_quantity', '', null],
    ['zero_quantity', '', null],
    ['unknown', '', null],
    ['unknown', '', null],
  ])
})

test('toRowResults resolves a product number to the packaging unit that the row names', () => {
  expect(resultsOf('200001 4 Cases\n200001 1 bottle')).toEqual([
    ['found', '200001-2', 4],
    ['found', '200001-1', 1],
  ])
})

test('toRowResults merges SKU and EAN of the same packaging unit', () => {
  expect(resultsOf('sku;ean;qty\n200001-1;2000200001017;6')).toEqual([['found', '200001-1', 6]])
})

test('cappedQuantity returns the stock if the row asks for more, and null without a known stock', () => {
  const capped = (quantity: number | null, stock: number | null = 22) =>
    cappedQuantity({ packing: packing('200001', { stock }), quantity })
  expect([
    capped(23),
    capped(22),
    capped(null),
    capped(900, null),
    cappedQuantity({ packing: null, quantity: 2 }),
  ]).toEqual([22, null, null, null, null])
})

// F575
test('remainingText returns the rows that were not added as they were typed', () => {
  expect(remainingText(toRowResults(parseRows('200001-1 3\n 999999 2\n200003;1').rows, found))).toBe(
    '999999 2\n200003;1',
  )
})
