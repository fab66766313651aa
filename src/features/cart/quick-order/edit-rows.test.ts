import { expect, test } from 'vitest'
import { foundPacking } from '#tests/support/found-packing.ts'
import { removeRow, replaceRow, type Sheet, toItems, toSheetRows, withChoice, withQuantity } from './edit-rows.ts'
import { parseRows } from './parse-rows.ts'
import { toRowResults } from './row-results.ts'

const packing = (sku: string, stock: number | null = null) => foundPacking(sku, { stock, unit: null, units: null })
const found = new Map([
  ['200001', [packing('200001')]],
  ['200002', [packing('200002', 2)]],
  ['200003', [packing('200003-1'), packing('200003-2')]],
])
const check = (text: string): Sheet => ({ text, answers: toRowResults(parseRows(text).rows, found) })
const row = (sheet: Sheet, line: number) => {
  const answer = toSheetRows(sheet).find((each) => each.line === line)
  if (!answer) throw new Error(`no row ${line}`)
  return answer
}
const setQuantity = (sheet: Sheet, line: number, quantity: number) => {
  const changed = withQuantity(row(sheet, line), quantity)
  if (!changed) throw new Error('no packaging unit')
  return replaceRow(sheet, row(sheet, line), changed)
}

test('a changed line is pending, and the other rows keep their results', () => {
  const { answers } = check('200001 3\n200002 1')
  const rows = toSheetRows({ text: '200001 3\n\nnew\n200002 1', answers })
  expect(rows.map(({ line, text, state }) => [line, text, state])).toEqual([
    [1, '200001 3', 'found'],
    [3, 'new', 'pending'],
    [4, '200002 1', 'found'],
  ])
})

test('a quantity is written into the text, as the server reads it', () => {
  const edited = setQuantity(check('200001 3\n999999 1'), 1, 12)
  expect(edited.text).toBe('200001 12\n999999 1')
  expect(check(edited.text)).toEqual(edited)
})

test('one quantity in a list of codes keeps the other codes at 1', () => {
  const edited = setQuantity(check('200001\n200002'), 1, 4)
  expect(edited.text).toBe('200001 4\n200002 1')
  expect(check(edited.text)).toEqual(edited)
})

test('a choice replaces an ambiguous row', () => {
  const sheet = check('200003 5')
  const ambiguous = row(sheet, 1)
  const [, second] = ambiguous.choices
  const edited = second && replaceRow(sheet, ambiguous, withChoice(ambiguous, second))
  expect(edited?.text).toBe('200003-2 5')
  expect(toItems(toSheetRows(edited ?? sheet))).toEqual([{ productId: 'id-200003-2', quantity: 5 }])
})

test('a removed row moves the rows below it up', () => {
  const sheet = check('200001 3\n999999 1\n200002 1')
  const edited = removeRow(sheet, row(sheet, 2))
  expect(check(edited.text)).toEqual(edited)
})

test('rows that are not lines of the text stay as they are', () => {
  const sheet = check('200001;"Wine\nwhite";3')
  const [answer] = sheet.answers
  if (!answer) throw new Error('no row')
  const changed = withQuantity(answer, 4)
  expect(changed && replaceRow(sheet, answer, changed)).toBe(sheet)
  expect(removeRow(sheet, answer)).toBe(sheet)
})

test('a row adds at most what is available', () => {
  expect(toItems(toSheetRows(check('200002 5\n999999 1')))).toEqual([{ productId: 'id-200002', quantity: 2 }])
})
