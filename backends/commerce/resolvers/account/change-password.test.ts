import { beforeEach, expect, test } from 'vitest'
import {
  accountInfo,
  changePassword,
  customerLogin,
  endOtherSessions,
  forgotPassword,
  resetPassword,
  validateToken,
} from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

let shop: TestCommerce
beforeEach(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
})

const email = 'nadia@brasserie-nova.example'
const old = 'proviant-demo'
const fresh = 'a-new-password'
const given = { currentPassword: old, password: fresh, confirmPassword: fresh }
const change = (headers: Record<string, string>, other: Partial<typeof given> = {}) =>
  shop.send(changePassword, { ...given, ...other }, { 'x-locale': 'en', ...headers })
const isIn = async (headers: Record<string, string>) => (await shop.send(accountInfo, {}, headers)).errors.length === 0
const logIn = async (password: string) => (await shop.send(customerLogin, { email, password })).errors.length === 0

test('changing the password ends all other sessions and mailed links and keeps the current session', async () => {
  const [here, there, colleague] = [await shop.login('nadia'), await shop.login('nadia'), await shop.login('tom')]
  await shop.ask(forgotPassword, { email })
  const mails = async () => (await shop.db.prepare('SELECT recipient, text FROM outbox ORDER BY id').all()).results
  const token = /token=([\w-]{43})/.exec(String((await mails()).at(-1)?.text))?.[1] ?? ''

  const { data } = await change(here)
  expect(data?.changePassword).toEqual({
    status: true,
    message: 'Your password has been changed. You have been logged out on your other devices.',
  })
  expect([await isIn(here), await isIn(there), await isIn(colleague)]).toEqual([true, false, true])
  expect([await logIn(old), await logIn(fresh)]).toEqual([false, true])
  expect((await shop.ask(validateToken, { token })).validateToken?.success).toBe(false)
  expect((await mails()).at(-1)).toMatchObject({ recipient: email, text: expect.stringContaining('other devices') })
})

test('the mail about a changed password has a link that sets another one and ends every session, also the one that changed it', async () => {
  const thief = await shop.login('nadia')
  await change(thief)
  const mail = await shop.db.prepare('SELECT text FROM outbox ORDER BY id DESC').first<string>('text')
  const token = /token=([\w-]{43})/.exec(mail ?? '')?.[1] ?? ''
  const own = { password: 'my-own-password', confirmPassword: 'my-own-password' }
  const { data } = await shop.send(resetPassword, { token, email, ...own })
  expect(data?.resetPassword?.success).toBe(true)
  expect([await isIn(thief), await logIn(fresh), await logIn(own.password)]).toEqual([false, false, true])
})

test('rejects invalid input at its field and changes nothing', async () => {
  const [here, there] = [await shop.login('nadia'), await shop.login('nadia')]
  const invalid = [
    [{ currentPassword: 'proviant-dem0' }, 'input.currentPassword'],
    [{ currentPassword: '' }, 'input.currentPassword'],
    [{ password: 'short', confirmPassword: 'short' }, 'input.password'],
    [{ password: email, confirmPassword: email }, 'input.password'],
    [{ confirmPassword: 'a-new-passwort' }, 'input.confirmPassword'],
  ] as const
  for (const [other, field] of invalid) {
    const { errors } = await change(here, other)
    expect([errors[0]?.extensions.code, Object.keys(errors[0]?.extensions.validation ?? {})]).toEqual([
      'BAD_USER_INPUT',
      [field],
    ])
  }
  expect([await isIn(here), await isIn(there), await logIn(old)]).toEqual([true, true, true])
})

// F394
test('rejects guests and expired sessions', async () => {
  const expired = await shop.login('nadia')
  await shop.db.prepare("UPDATE access_tokens SET expires_at = '2020-01-01T00:00:00.000Z'").run()
  const callers: Record<string, string>[] = [{}, { authorization: 'Bearer made-up-token' }, expired]
  for (const headers of callers) {
    expect((await shop.send(accountInfo, {}, headers)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await change(headers)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await shop.send(endOtherSessions, {}, headers)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  }
  expect(await logIn(old)).toBe(true)
})

test('of two concurrent changes from two sessions one succeeds, and only its session stays', async () => {
  const sessions = [await shop.login('nadia'), await shop.login('nadia')]
  const passwords = ['the-first-password', 'the-second-password']
  const outcomes = await Promise.all(
    sessions.map((headers, index) => {
      const password = passwords[index] ?? ''
      return change(headers, { password, confirmPassword: password })
    }),
  )
  const done = outcomes.map(({ errors }) => errors.length === 0)
  expect(done.filter(Boolean)).toHaveLength(1)
  expect(await Promise.all(sessions.map(isIn))).toEqual(done)
  expect(await Promise.all(passwords.map(logIn))).toEqual(done)
})

test('limits password guesses from an open session', async () => {
  const here = await shop.login('nadia')
  const network = { 'x-client-network': '192.0.2.0/24' }
  const codes: (string | undefined)[] = []
  for (let tries = 0; tries < 11; tries += 1) {
    // a failed attempt counts, whatever its error is
    const { errors } = await change({ ...here, ...network }, { password: 'short' })
    codes.push(errors[0]?.extensions.code)
  }
  expect([...new Set(codes)]).toEqual(['BAD_USER_INPUT', 'RATE_LIMITED'])
})

test('endOtherSessions keeps the current session and those of other customers', async () => {
  const [here, there, colleague] = [await shop.login('nadia'), await shop.login('nadia'), await shop.login('tom')]
  const { endOtherSessions: answer } = await shop.ask(endOtherSessions, {}, { 'x-locale': 'de', ...here })
  expect(answer).toEqual({ status: true, message: 'Sie wurden überall abgemeldet, nur hier nicht.' })
  expect([await isIn(here), await isIn(there), await isIn(colleague)]).toEqual([true, false, true])
})
