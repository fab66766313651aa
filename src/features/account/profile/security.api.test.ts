import { expect, test } from 'vitest'
import { apiUnder, makeTestContext, nadia, post } from '#tests/support/api-context.ts'

const api = apiUnder('/account')
const given = { currentPassword: 'the-old-one', password: 'the-new-one', confirmPassword: 'the-new-one' }

test('offers only the security actions that the backend supports', async () => {
  const offered = async (lacks: string[]) => {
    const { context } = await makeTestContext({ lacks }, { session: nadia })
    return (await api.request('/security', {}, { context })).json()
  }
  expect(await offered([])).toEqual({ canChangePassword: true, canEndSessions: true })
  expect(await offered(['Mutation.changePassword'])).toEqual({ canChangePassword: false, canEndSessions: true })
  expect(await offered(['Mutation.endOtherSessions'])).toEqual({ canChangePassword: true, canEndSessions: false })
})

test('a password change returns the message of the backend or a default, and 422 if it is rejected', async () => {
  const change = async (answer: object | null) => {
    const { context } = await makeTestContext({ changePassword: answer }, { session: nadia })
    const response = await api.request('/password', post(given), { context })
    return [response.status, await response.json()]
  }
  expect(await change({ status: true, message: 'Done.' })).toEqual([200, { notice: 'Done.' }])
  expect(await change({ status: '1', message: null })).toEqual([200, { notice: 'Your password has been changed.' }])
  expect(await change({ status: false, message: 'Not today.' })).toEqual([422, { status: 422, title: 'Not today.' }])
  expect((await change(null))[0]).toBe(422)
})

test('returns a message per missing field, and 401 for guests, without a backend request', async () => {
  const { context, asked } = await makeTestContext({}, { session: nadia })
  const answer = await api.request('/password', post({ currentPassword: '', password: '' }), { context })
  expect(await answer.json()).toMatchObject({
    errors: {
      currentPassword: ['Enter your password.'],
      password: ['Choose a new password.'],
      confirmPassword: ['Enter the password once more.'],
    },
  })
  const guest = await makeTestContext({})
  for (const path of ['/password', '/sessions/end'])
    expect((await api.request(path, post(given), { context: guest.context })).status).toBe(401)
  expect([...asked, ...guest.asked]).toEqual([])
})
