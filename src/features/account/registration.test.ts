import { expect, test } from 'vitest'
import { exampleOf, fitsMask, stepOf, toAccessErrors, toRegistrationCountries } from './registration.ts'

const country = (code: string, vatMask: string | null) => ({ code, name: code, vatMask })

test('a VAT number fits its country’s mask however it is written, with the country’s letters or without', () => {
  const belgium = country('BE', 'BE9999999999')
  for (const text of ['BE0655120734', 'be 0655.120.734', '0655 120 734', 'BE-0655-120-734'])
    expect([text, fitsMask(belgium, text)]).toEqual([text, true])
  for (const text of ['', 'BE', '065512073', '06551207345', 'NL0655120734', 'BE065512073X'])
    expect([text, fitsMask(belgium, text)]).toEqual([text, false])
  expect(fitsMask(country('FR', 'FR**999999999'), 'FRK7399859412')).toBe(true)
  expect(fitsMask(country('NL', 'NL999999999B99'), 'NL004495445B01')).toBe(true)
  expect(fitsMask(country('GR', 'EL999999999'), 'EL 094 259 216')).toBe(true)
  expect(fitsMask(country('CH', 'CHE-999.999.999'), 'CHE 116281710')).toBe(true)
  expect(fitsMask(country('CH', null), 'CHE-116.281.710 MWST')).toBe(true)
})

test('each country has an example that fits it', () => {
  for (const mask of ['BE9999999999', 'FR**999999999', 'NL999999999B99', 'ATU99999999', 'ESA9999999A', '99 999']) {
    const known = country(mask.slice(0, 2), mask)
    expect([exampleOf(known), fitsMask(known, exampleOf(known))]).toEqual([exampleOf(known), true])
  }
})

test('only countries that take requests are offered, in the reader’s language and order', () => {
  const row = (code: string, name: string, translated: string | null, enabled: boolean | null) => ({
    ...{ id: code, code, name, states: [], vat_mask: null, registration_enabled: enabled },
    translations: [{ locale: 'de', name: translated }],
  })
  const rows = [
    row('NL', 'Netherlands', 'Niederlande', true),
    row('GB', 'United Kingdom', 'Vereinigtes Königreich', false),
    row('BE', 'Belgium', null, null),
  ]
  expect(toRegistrationCountries(rows, 'de').map(({ name }) => name)).toEqual(['Belgium', 'Niederlande'])
  expect(toRegistrationCountries(null, 'de')).toEqual([])
})

test('a refusal leads to the step of its first field, by the names of the form', () => {
  const answer = {
    status: false,
    success: null,
    errors: [
      { field: 'company.email', message: 'No address.', code: 'invalid' },
      { field: 'address.city', message: 'Missing.', code: 'required' },
    ],
  }
  const errors = toAccessErrors(answer)
  expect(errors).toEqual({ companyEmail: ['No address.'], city: ['Missing.'] })
  expect(stepOf(Object.keys(errors ?? {}))).toBe(1)
  expect([stepOf(['phone']), stepOf(['email']), stepOf(['nonsense']), stepOf([])]).toEqual([2, 0, null, null])
  expect(toAccessErrors({ ...answer, errors: [] })).toBeNull()
})
