import fc from 'fast-check'
import { expect, test } from 'vitest'
import { containedEan, gtinCheckDigit, gtinForms, toCodeForms, toGtin } from './gtin.ts'

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((each) => each.join(''))
const barcodes = digits(13)
  .filter((body) => /[1-9]/.test(body))
  .map((body) => `${body}${gtinCheckDigit(body)}`)

test.each([
  ['an EAN-8', '96385074', '00000096385074'],
  ['a UPC-A', '036000291452', '00036000291452'],
  ['an EAN-13', '4006381333931', '04006381333931'],
  ['an EAN-13 with a leading zero', '04006381333931', '04006381333931'],
  ['a GTIN-14 with packing indicator', '14006381333938', '14006381333938'],
  ['AI 01', '0114006381333938', '14006381333938'],
  ['AI 01 in brackets', '(01)04006381333931', '04006381333931'],
  ['AI 01 with a batch', ']C101040063813339311012A-7', '04006381333931'],
])('%s is one GTIN of 14 digits', (_, text, gtin) => expect(toGtin(` ${text}\r`)).toBe(gtin))

test.each(['', '0', '4006381333932', '00000000', '400638133393', '200001', '5 400', 'brie', '01040063813339', '１２'])(
  '%j is not a GTIN',
  (text) => expect(toGtin(text)).toBeNull(),
)

test('a valid code is one GTIN in each of its spellings, and with one digit changed it is rejected', () => {
  fc.assert(
    fc.property(barcodes, fc.integer({ min: 0, max: 13 }), fc.integer({ min: 1, max: 9 }), (gtin, at, by) => {
      for (const form of [gtin, `01${gtin}`, `(01)${gtin}`, ...gtinForms(gtin)]) expect(toGtin(form)).toBe(gtin)
      const changed = [...gtin].with(at, String((Number(gtin[at]) + by) % 10)).join('')
      expect(toGtin(changed)).toBeNull()
    }),
  )
})

test('any text is accepted as a GTIN or rejected, and its code forms are the same GTIN', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d()\]a-z]{0,80}$/)), (text) => {
      const gtin = toGtin(text)
      if (gtin === null) expect(toCodeForms(text)).toEqual([text])
      else expect(toCodeForms(text).map(toGtin)).toEqual(toCodeForms(text).map(() => gtin))
    }),
  )
})

test('a case names the EAN of the item that it contains', () => {
  expect(containedEan('14006381333938')).toBe('4006381333931')
  expect(containedEan('04006381333931')).toBeNull()
  fc.assert(fc.property(barcodes, (gtin) => toGtin(containedEan(gtin) ?? gtin) !== null))
})
