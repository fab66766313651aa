import { expect, test } from 'vitest'
import { stepOf, toRegistrationCountries, toRegistrationErrors } from './registration.ts'

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
  const errors = toRegistrationErrors(answer)
  expect(errors).toEqual({ companyEmail: ['No address.'], city: ['Missing.'] })
  expect(stepOf(Object.keys(errors ?? {}))).toBe(1)
  expect([stepOf(['phone']), stepOf(['email']), stepOf(['nonsense']), stepOf([])]).toEqual([2, 0, null, null])
  expect(toRegistrationErrors({ ...answer, errors: [] })).toBeNull()
})
