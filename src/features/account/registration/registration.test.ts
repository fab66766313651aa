import { expect, test } from 'vitest'
import { concernsStep, stepOf, toRegistrationCountries, toRegistrationErrors } from './registration.ts'

// F432
test('toRegistrationCountries returns countries open for registration, translated and sorted by locale', () => {
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

// F410
test('toRegistrationErrors maps backend fields to form fields, and stepOf returns the step of the first one', () => {
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

test('concernsStep: errors of fields concern the step of the first of these fields, any other error every step', () => {
  expect([0, 1, 2].map((step) => concernsStep(['phone'], step))).toEqual([false, false, true])
  expect([0, 1, 2].map((step) => concernsStep(['phone', 'vatNumber'], step))).toEqual([false, true, false])
  expect([0, 1, 2].map((step) => concernsStep([], step))).toEqual([true, true, true])
})
