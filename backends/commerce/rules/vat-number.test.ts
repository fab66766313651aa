import { expect, test } from 'vitest'
import { registrationCountries } from './countries.ts'
import { isVatNumber, toEuVatNumber, toVatNumber } from './vat-number.ts'

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

test.each([
  ...['ATU12345678', 'BE0123456749', 'BG123456789', 'BG1234567890', 'CY12345678X', 'CZ12345678', 'CZ1234567890'],
  ...['DE123456788', 'DK12345678', 'EE123456789', 'EL123456789', 'ESX1234567X', 'ES12345678X', 'FI12345678'],
  ...['FR83404833048', 'HR12345678901', 'HU12345678', 'IE1234567WA', 'IE1A23456X', 'IT12345678901', 'LT123456789'],
  ...['LT123456789012', 'LU15027442', 'LV12345678901', 'MT12345678', 'NL004495445B01', 'PL1234567890', 'PT123456789'],
  ...['RO12', 'RO1234567890', 'SE123456789012', 'SI12345678', 'SK1234567890', 'XI123456789', 'XIGD001', 'XIHA599'],
])('%s has the format of a member state, in any spelling', (number) => {
  expect(toEuVatNumber(number)).toBe(number)
  expect(toEuVatNumber(`${number.slice(0, 2).toLowerCase()} ${number.slice(2, 4)}.${number.slice(4)}`)).toBe(number)
  for (const wrong of [number.slice(2), `${number}1234567890123`, `${number}Ä`, `ZZ${number.slice(2)}`])
    expect([wrong, toEuVatNumber(wrong)]).toEqual([wrong, null])
})

test('the prefix of Greece is EL, its country code GR', () => {
  expect(['123456789', 'EL 123456789', 'GR123456789'].map((text) => toVatNumber('GR', text))).toEqual(
    Array(3).fill('EL123456789'),
  )
  expect(toEuVatNumber('GR123456789')).toBe('EL123456789')
})

test('Northern Ireland has a prefix of its own, and numbers of other countries outside the EU are not valid', () => {
  for (const number of ['GB123456789', 'CHE123456789MWST', 'NO123456789MVA', 'XIGD900', ''])
    expect([number, toEuVatNumber(number)]).toEqual([number, null])
})

test('the VAT mask of every registration country begins with its code', () => {
  for (const { code, vatMask } of registrationCountries) expect(vatMask.startsWith(code)).toBe(true)
})
