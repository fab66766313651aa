import { expect, test } from 'vitest'
import { foundPacking } from '#tests/support/found-packing.ts'
import { addScan, countScan } from './count-scan.ts'
import type { Sheet } from './edit-rows.ts'
import { parseRows } from './parse-rows.ts'
import { toRowResults } from './row-results.ts'

const [milk, rice, unknown] = ['4006381333931', '96385074', '036000291452'] as const
const found = new Map([milk, rice, '200001'].map((code) => [code, [foundPacking(code, { unit: null, units: null })]]))
const check = (text: string): Sheet => ({ text, answers: toRowResults(parseRows(text).rows, found) })
/** Texts after a scanner has typed each code and Enter. */
function scan(codes: readonly string[], from: Sheet = check('')): Sheet {
  let sheet = from
  let caret = from.text.length
  for (const code of codes) {
    const typed = sheet.text.slice(0, caret) + code + sheet.text.slice(caret)
    const counted = countScan({ ...sheet, text: typed }, caret + code.length)
    if (!counted) throw new Error(`${code} is not counted`)
    caret = counted.caret
    sheet = check(counted.sheet.text)
  }
  return sheet
}

test('each scanned code is a line, and a repeated one counts up', () => {
  expect(scan([milk, rice, milk, unknown, milk, unknown]).text).toBe(`${milk} 3\n${rice} 1\n${unknown} 2\n`)
})

test('spellings of one code are one line, which keeps what was scanned first', () => {
  expect(scan([`0${milk}`, milk, `01${milk.padStart(14, '0')}`, rice, `00000${rice}`]).text).toBe(
    `0${milk} 3\n${rice} 2\n`,
  )
})

test('the line counts from its own quantity, at most to 9999', () => {
  expect(scan([milk], check(`${milk} 11\n`)).text).toBe(`${milk} 12\n`)
  expect(scan([milk], check(`${milk} 9999\n`)).text).toBe(`${milk} 9999\n`)
})

test('codes without a quantity stay at 1, and rows of another kind stay as they are', () => {
  expect(scan([milk], check('200001\n')).text).toBe(`200001 1\n${milk} 1\n`)
  expect(scan([milk], check('200001 3\nbutter\n')).text).toBe(`200001 3\nbutter\n${milk} 1\n`)
})

test('a counted row keeps its result, as the server reads it', () => {
  const sheet = check(`${milk} 1\n${unknown} 1\n${milk}`)
  const counted = countScan(sheet, sheet.text.length)
  expect(counted?.line).toBe(1)
  const { answers } = check(counted?.sheet.text ?? '')
  expect(counted?.sheet.answers.slice(0, 2)).toEqual(answers)
})

test('a line without a valid barcode is not counted, nor a barcode with the caret inside it', () => {
  for (const text of ['', '200001 3', 'butter', '4006381333932', `${milk} 2`])
    expect(countScan(check(text), text.length)).toBeNull()
  expect(countScan(check(milk), 4)).toBeNull()
})

test('a scan in a middle line continues there', () => {
  const sheet = check(`${rice} 2\n${milk}\n200001 3`)
  expect(countScan(sheet, 11 + milk.length)).toMatchObject({
    sheet: { text: `${rice} 2\n${milk} 1\n\n200001 3` },
    line: 2,
    caret: 11 + milk.length + 3,
  })
})

test('a code of the camera is counted below the text', () => {
  expect(addScan(check('200001 3\n\n'), milk)?.sheet.text).toBe(`200001 3\n${milk} 1\n`)
  expect(addScan(check(''), 'brie')).toBeNull()
})
