import { expect, test } from 'vitest'
import { registrationCountries } from './countries.ts'
import { isVatNumber, toVatNumber } from './vat-number.ts'

const accepts = (country: string, text: string) => isVatNumber(country, toVatNumber(country, text))

test.each([
  ['BE', ['BE0123456749', 'BE 0403.170.701', '0403170701', 'be-0403.170.701']],
  ['DE', ['DE123456788', 'DE 136 695 976', '136695976']],
  ['FR', ['FR83404833048', 'FR 40 303 265 045', 'FRK7399859412']],
  ['LU', ['LU15027442', 'LU 10000356']],
  ['NL', ['NL004495445B01', 'NL 0000.99998.B57', 'nl123456782b90']],
])('accepts common spellings of %s VAT numbers', (country, numbers) => {
  for (const number of numbers) expect([number, accepts(country, number)]).toEqual([number, true])
})

test.each([
  ['BE', ['BE0123456748', 'BE2123456749', 'BE123456749', 'NL004495445B01', '']],
  ['DE', ['DE123456789', 'DE12345678', 'DE1234567880']],
  ['FR', ['FR84404833048', 'FR8340483304']],
  ['LU', ['LU15027443', 'LU1502744']],
  ['NL', ['NL004495446B01', 'NL004495445A01', 'NL004495445B1']],
  ['US', ['123456789']],
])('rejects invalid VAT numbers of %s', (country, numbers) => {
  for (const number of numbers) expect([number, accepts(country, number)]).toEqual([number, false])
})

test('detects a wrong digit at any position', () => {
  for (const number of ['BE0403170701', 'DE136695976', 'LU15027442', 'FR83404833048']) {
    for (let place = 2; place < number.length; place += 1) {
      const digit = Number(number[place])
      const wrong = `${number.slice(0, place)}${(digit + 1) % 10}${number.slice(place + 1)}`
      expect([wrong, accepts(number.slice(0, 2), wrong)]).toEqual([wrong, false])
    }
  }
})

test('the VAT mask of every registration country begins with its code', () => {
  for (const { code, vatMask } of registrationCountries) expect(vatMask.startsWith(code)).toBe(true)
})
