import { expect, test } from 'vitest'
import { apiUnder, makeTestContext, nadia, post } from '#tests/support/api-context.ts'

const api = apiUnder('/account')
const customer = {
  id: '1',
  name: 'Nadia Benali',
  firstName: 'Nadia',
  lastName: 'Benali',
  email: 'n@x.example',
  company: null,
}
const answers = {
  customerLogin: {
    status: true,
    success: 'Merged.',
    accessToken: 'secret',
    tokenType: 'Bearer',
    expiresIn: 3600,
    customer,
  },
}
const right = { email: 'n@x.example', password: 'p' }

// F126
test('login seals the session cookie, clears the guest cart and returns the dashboard as next page', async () => {
  const { context, cookies } = await makeTestContext(answers)
  const outcome = {}
  const answer = await api.request('/login', post(right), { context, outcome })
  expect(await answer.json()).toEqual({ next: '/en/dashboard', customer: customer.id })
  expect(outcome).toEqual({ next: '/en/dashboard' })
  const session = cookies.find((line) => line.startsWith('pv_s=v1.')) ?? ''
  expect(session).toContain('HttpOnly')
  expect(session).not.toContain('Max-Age')
  expect(session).not.toContain('secret')
  expect(cookies.some((line) => line.startsWith('pv_c=;'))).toBe(true)
})

// F126, F327
test('login with remember sets Max-Age to the lifetime that the backend grants', async () => {
  const { context, cookies, asked } = await makeTestContext(answers)
  await api.request('/login', post({ ...right, remember: '1' }), { context })
  expect(asked).toMatchObject([{ variables: { remember: true } }])
  expect(cookies.find((line) => line.startsWith('pv_s='))).toContain('Max-Age=3600')
})

test('login returns the requested redirect only if it is on the same origin', async () => {
  const { context } = await makeTestContext(answers)
  const next = async (redirect: string) => {
    const answer = await api.request('/login', post({ ...right, redirect }), { context })
    return ((await answer.json()) as { next: string }).next
  }
  expect(await next('/en/checkout')).toBe('/en/checkout')
  expect(await next('//evil.example')).toBe('/en/dashboard')
  expect(await next('https://evil.example')).toBe('/en/dashboard')
})

test('login with a guest cart returns the message of the backend about the merged cart', async () => {
  const { context } = await makeTestContext(answers, { cartToken: 'c' })
  expect(await (await api.request('/login', post(right), { context })).json()).toMatchObject({ notice: 'Merged.' })
})

// F126, F327
test('login without a valid e-mail and password returns 422 with a message per field and sends no backend request', async () => {
  const { context, asked } = await makeTestContext(answers)
  const answer = await api.request('/login', post({ email: 'nadia', password: '' }), { context })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    errors: { email: [expect.stringContaining('kitchen@')], password: ['Enter your password.'] },
  })
  expect(asked).toEqual([])
})

test('logout clears the session cookie even if the backend request fails', async () => {
  const { context, cookies } = await makeTestContext({ customerLogout: new Error('down') }, { session: nadia })
  const answer = await api.request('/logout', post({}), { context })
  expect(await answer.json()).toEqual({ next: '/en' })
  expect(cookies.some((line) => line.startsWith('pv_s=;'))).toBe(true)
})
