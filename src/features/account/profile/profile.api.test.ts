import { expect, test } from 'vitest'
import type { Session } from '#server/session/session.ts'
import { apiUnder, makeTestContext, nadia, post } from '#tests/support/api-context.ts'

const api = apiUnder('/account')
const given = {
  ...{ firstName: ' Nadine ', lastName: 'B.', gender: 'Female', email: 'n@x.example', phone: '+32 9 555 01 20' },
  preferredUnit: '',
}

// F345
test('saving updates the customer in the session cookie and keeps its expiry', async () => {
  const session: Session = { ...nadia, remember: true, expiresAt: Math.floor(Date.now() / 1000) + 1000 }
  const answers = {
    updateAccount: { status: true, message: 'Saved.', customer: { id: '1', preferred_unit: { id: '4' } } },
  }
  const { context, asked, cookies } = await makeTestContext(answers, { session })
  const answer = await api.request('/profile', post({ ...given, preferredUnit: '4' }), { context })
  expect(await answer.json()).toEqual({ next: '/en/dashboard/account', notice: 'Saved.' })
  expect(asked).toMatchObject([{ variables: { ...given, firstName: 'Nadine', preferredUnit: '4' } }])
  const [line = ''] = cookies
  expect(Number(/Max-Age=(\d+)/.exec(line)?.[1])).toBeLessThanOrEqual(1000)
  const sealed = decodeURIComponent(/^pv_s=([^;]*)/.exec(line)?.[1] ?? '')
  expect(await context.sealer.open(sealed, 'session')).toEqual({
    ...session,
    customer: { ...session.customer, name: 'Nadine B.', firstName: 'Nadine', preferredUnitId: '4' },
  })
})

test('saving turns mails about progress off and on; another value is rejected', async () => {
  const answers = { updateAccount: { status: true, message: 'Saved.', customer: { id: '1' } } }
  for (const [progressMails, sent] of [
    ['off', false],
    ['on', true],
  ] as const) {
    const { context, asked } = await makeTestContext(answers, { session: nadia })
    await api.request('/profile', post({ ...given, progressMails }), { context })
    expect(asked).toMatchObject([{ variables: { progressMails: sent } }])
  }
  const { context, asked } = await makeTestContext(answers, { session: nadia })
  expect((await api.request('/profile', post({ ...given, progressMails: 'x' }), { context })).status).toBe(422)
  expect(asked).toEqual([])
})

// F350, F412
test('an empty unit clears the preference, and a rejected update returns 422 without changing the session', async () => {
  const answers = { updateAccount: { status: false, message: 'Not now.', customer: null } }
  const { context, asked, cookies } = await makeTestContext(answers, { session: nadia })
  const answer = await api.request('/profile', post(given), { context })
  expect([answer.status, await answer.json()]).toEqual([422, { status: 422, title: 'Not now.' }])
  expect(asked).toMatchObject([{ variables: { preferredUnit: null, progressMails: null } }])
  expect(cookies).toEqual([])
})

// F412, F443
test('returns details and units of the customer, and null if the backend returns no customer', async () => {
  const details = { firstName: 'Nadia', lastName: null, gender: null, email: 'n@x.example', isVerified: false }
  const customer = { ...details, progressMails: false }
  const publicClient = { commerce: async () => ({ unitoptions: { unitoptions: [{ id: '4', label: 'box' }] } }) }
  const read = async (answers: object) => {
    const { context } = await makeTestContext({ ...answers }, { session: nadia, ...({ publicClient } as object) })
    return (await api.request('/profile', {}, { context })).json()
  }
  expect(await read({ accountInfo: { customer } })).toEqual({
    profile: {
      ...{ firstName: 'Nadia', lastName: '', gender: 'Other', email: 'n@x.example', isVerified: false, phone: '' },
      ...{ preferredUnit: '', units: [{ id: '4', label: 'box' }], emailNeedsPassword: true, progressMails: 'off' },
    },
  })
  expect(await read({ accountInfo: { customer }, lacks: ['UpdateAccountInput.currentPassword'] })).toMatchObject({
    profile: { emailNeedsPassword: false },
  })
  for (const answers of [
    { accountInfo: { customer }, lacks: ['UpdateAccountInput.progressMails'] },
    { accountInfo: { customer: details } },
  ])
    expect(await read(answers)).toMatchObject({ profile: { progressMails: null } })
  expect(await read({})).toEqual({ profile: null })
})

test('units that fail before the details arrive are an error of the request, not of the process', async () => {
  const unhandled: unknown[] = []
  const note = (error: unknown) => void unhandled.push(error)
  process.prependListener('unhandledRejection', note)
  const publicClient = { commerce: () => Promise.reject(new Error('down')) }
  const commerce = () => new Promise((done) => setTimeout(done, 30, { accountInfo: { customer: null } }))
  const sessionClient = { commerce, lacks: async () => false }
  const { context } = await makeTestContext({}, { session: nadia, ...({ publicClient, sessionClient } as object) })
  const { status } = await api.request('/profile', {}, { context })
  process.removeListener('unhandledRejection', note)
  expect([status, unhandled]).toEqual([500, []])
})
