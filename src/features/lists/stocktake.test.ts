import { expect, test } from 'vitest'
import { groupByArea, toOrderProposal } from './stocktake.ts'

const line = (productId: string, par: number | null, amount = 4) => ({
  productId,
  sku: `20000${productId}`,
  par,
  amount,
})

test('proposes the quantity missing to the target, or to the default quantity without a target', () => {
  const lines = [line('1', 8), line('2', null), line('3', 5), line('4', 6)]
  const fields = { 'left-1': '3', 'left-2': ' 0 ', 'left-3': '7', 'left-4': '', other: '9' }
  expect(toOrderProposal(lines, fields)).toEqual({ text: '200001 5\n200002 4', counted: 3, wrong: {} })
})

test('orders nothing for uncounted products and reports invalid counts at their fields', () => {
  const lines = [line('1', 8), line('2', 8), line('3', 8), line('4', 8)]
  expect(toOrderProposal(lines, {})).toEqual({ text: '', counted: 0, wrong: {} })
  const { wrong, text } = toOrderProposal(lines, { 'left-1': '-1', 'left-2': 'half', 'left-3': '10000', 'left-4': '1' })
  expect(Object.keys(wrong)).toEqual(['left-1', 'left-2', 'left-3'])
  expect(text).toBe('200004 7')
})

test('groupByArea keeps the order of areas and puts lines without an area together', () => {
  const kept = (['cold', null, 'dry', 'cold', null] as const).map((area, index) => ({ area, index }))
  expect(groupByArea(kept).map(({ area, lines }) => [area, lines.map(({ index }) => index)])).toEqual([
    ['cold', [0, 3]],
    [null, [1, 4]],
    ['dry', [2]],
  ])
})
