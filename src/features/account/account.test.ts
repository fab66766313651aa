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

// F408
test('toLogin returns the token with the name of customer and company', () => {
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

test('toLogin strips the scheme from the token, even if it is repeated', () => {
  expect(toLogin({ ...answer, accessToken: 'Bearer Bearer abc' }, plain)?.token).toBe('abc')
})

// F403
test('toLogin prefers the configured token type to that of the response', () => {
  expect(toLogin(answer, { remember: true, tokenType: 'Token' })).toMatchObject({ tokenType: 'Token', remember: true })
})

// F403
test('toLogin defaults to one day and Bearer if the response has no lifetime and no token type', () => {
  expect(toLogin({ ...answer, expiresIn: null, tokenType: null }, plain)).toMatchObject({
    expiresIn: 86_400,
    tokenType: 'Bearer',
  })
})

test('toLogin returns null for a response without token or customer, or with a false status', () => {
  expect(toLogin({ ...answer, accessToken: null }, plain)).toBeNull()
  expect(toLogin({ ...answer, customer: null }, plain)).toBeNull()
  expect(toLogin({ ...answer, status: false }, plain)).toBeNull()
  expect(toLogin(null, plain)).toBeNull()
})

test('toLogin uses the e-mail address as name of a customer without a name', () => {
  const nameless = { ...customer, name: null, firstName: null, lastName: null, company: null }
  expect(toLogin({ ...answer, customer: nameless }, plain)?.customer).toMatchObject({
    name: 'nadia@brasserie-nova.example',
    companyName: null,
  })
})
