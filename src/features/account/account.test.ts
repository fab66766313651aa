import { expect, test } from 'vitest'
import { toLogin } from './account.ts'

type Answer = NonNullable<Parameters<typeof toLogin>[0]>
type Customer = NonNullable<Answer['customer']>

const customer = {
  id: '7',
  name: 'Nadia Verlinden',
  firstName: 'Nadia',
  lastName: 'Verlinden',
  email: 'nadia@brasserie-nova.example',
  company: { companyName: 'Brasserie Nova' },
  preferred_unit: { id: '4', label: 'box' },
} as Customer
const answer: Answer = {
  status: true,
  success: null,
  accessToken: 'abc',
  tokenType: 'Bearer',
  expiresIn: 3600,
  customer,
}
const plain = { remember: false, tokenType: null }

test('a login is remembered with the name of person and company', () => {
  expect(toLogin(answer, plain)).toEqual({
    token: 'abc',
    tokenType: 'Bearer',
    expiresIn: 3600,
    remember: false,
    customer: {
      id: '7',
      name: 'Nadia Verlinden',
      firstName: 'Nadia',
      companyName: 'Brasserie Nova',
      preferredUnitId: '4',
    },
  })
})

test('a token that comes with its scheme, even twice, is kept without it', () => {
  expect(toLogin({ ...answer, accessToken: 'Bearer Bearer abc' }, plain)?.token).toBe('abc')
})

test('the configured scheme wins over the one of the answer', () => {
  expect(toLogin(answer, { remember: true, tokenType: 'Token' })).toMatchObject({ tokenType: 'Token', remember: true })
})

test('an answer without a lifetime counts for a day', () => {
  expect(toLogin({ ...answer, expiresIn: null, tokenType: null }, plain)).toMatchObject({
    expiresIn: 86_400,
    tokenType: 'Bearer',
  })
})

test('nobody is logged in by an answer without token, without customer or with a false status', () => {
  expect(toLogin({ ...answer, accessToken: null }, plain)).toBeNull()
  expect(toLogin({ ...answer, customer: null }, plain)).toBeNull()
  expect(toLogin({ ...answer, status: false }, plain)).toBeNull()
  expect(toLogin(null, plain)).toBeNull()
})

test('a customer without a name is called by the e-mail address', () => {
  const nameless = { ...customer, name: null, firstName: null, lastName: null, company: null }
  expect(toLogin({ ...answer, customer: nameless }, plain)?.customer).toMatchObject({
    name: 'nadia@brasserie-nova.example',
    companyName: null,
  })
})
