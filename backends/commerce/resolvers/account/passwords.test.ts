import { beforeEach, expect, test } from 'vitest'
import {
  accountInfo,
  customerLogin,
  forgotPassword,
  resetPassword,
  validateToken,
} from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { countersOf } from '../../rules/account/attempt-limit.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

let shop: TestCommerce
let now: Date

beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z')
  shop = await openTestCommerce(openSqliteD1(':memory:'), { now: () => now })
})

const nadia = 'nadia@brasserie-nova.example'
const fresh = 'a-new-password'
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
type Mail = { recipient: string; locale: string; subject: string; text: string; html: string }
const mails = async () => (await shop.db.prepare('SELECT * FROM outbox ORDER BY id').all<Mail>()).results
const tokenOf = (mail: Mail | undefined) => /token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''

async function askFor(email: string, headers = {}) {
  await shop.ask(forgotPassword, { email }, headers)
  return tokenOf((await mails()).at(-1))
}
const reset = async (
  token: string,
  given: Partial<{ email: string; password: string; confirmPassword: string }> = {},
) => shop.send(resetPassword, { token, email: nadia, password: fresh, confirmPassword: fresh, ...given })
const isGood = async (token: string) => (await shop.ask(validateToken, { token })).validateToken?.success
const logIn = async (password: string, headers = {}) =>
  (await shop.send(customerLogin, { email: nadia, password }, headers)).errors[0]?.extensions.code ?? 'in'

// F278, F341, F343, F409, F411, F413
test('a mailed link sets a new password once, verifies the address and returns it', async () => {
  await shop.db.prepare('UPDATE customers SET is_verified = 0').run()
  const token = await askFor(' NADIA@brasserie-nova.example', { 'x-locale': 'de' })
  const [mail] = await mails()
  expect(mail).toMatchObject({ recipient: nadia, locale: 'de' })
  expect(mail?.text).toContain(`https://shop.example/de/auth/resetPassword?token=${token}`)
  expect(mail?.html).toContain(`<a href="https://shop.example/de/auth/resetPassword?token=${token}">`)
  expect((await shop.ask(validateToken, { token })).validateToken).toEqual({ success: true, email: nadia, token })

  expect((await reset(token)).data?.resetPassword?.success).toBe(true)
  expect([await logIn('proviant-demo'), await logIn(fresh)]).toEqual(['BAD_USER_INPUT', 'in'])
  expect(await shop.db.prepare('SELECT is_verified FROM customers WHERE id = 1').first('is_verified')).toBe(1)
  expect(await shop.db.prepare('SELECT sum(is_verified) AS n FROM customers').first('n')).toBe(1)

  expect(await isGood(token)).toBe(false)
  expect((await reset(token, { password: 'another-password', confirmPassword: 'another-password' })).data).toEqual({
    resetPassword: { success: false },
  })
  expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [nadia, expect.stringContaining('neues Passwort')],
    [nadia, 'Your password for Proviant has been changed'],
  ])
})

test('the database stores no usable token', async () => {
  const token = await askFor(nadia)
  const { results } = await shop.db.prepare('SELECT * FROM password_tokens').all()
  expect(results).toHaveLength(1)
  expect(JSON.stringify(results)).not.toContain(token)
})

test('of two concurrent resets one sets the password', async () => {
  const tokens = [await askFor(nadia), await askFor(nadia)]
  const passwords = ['the-first-password', 'the-second-password']
  const outcomes = await Promise.all(
    tokens.map((token, index) => {
      const password = passwords[index] ?? ''
      return reset(token, { password, confirmPassword: password })
    }),
  )
  expect(outcomes.filter(({ data }) => data?.resetPassword?.success)).toHaveLength(1)
})

// F341, F342, F413
test('a link expires after an hour and does not work with another address or for a blocked account', async () => {
  const token = await askFor(nadia)
  later(59)
  expect(await isGood(token)).toBe(true)
  later(2)
  expect(await isGood(token)).toBe(false)
  expect((await reset(token)).data?.resetPassword?.success).toBe(false)

  const another = await askFor(nadia)
  expect((await reset(another, { email: 'tom@brasserie-nova.example' })).data?.resetPassword?.success).toBe(false)
  await shop.db.prepare("UPDATE customers SET email = 'n@x.example' WHERE id = 1").run()
  expect(await isGood(another)).toBe(false)
  await shop.db.prepare('UPDATE customers SET email = ?1, is_active = 0 WHERE id = 1').bind(nadia).run()
  expect(await isGood(another)).toBe(false)
  for (const nonsense of ['', 'x', 'x'.repeat(5_000)]) expect(await isGood(nonsense)).toBe(false)
})

// F409
test('forgotPassword responds the same and writes the same rows for known and unknown addresses', async () => {
  const answers: unknown[] = []
  const rows = []
  for (const email of [nadia, 'unknown@nowhere.example']) {
    answers.push(await shop.send(forgotPassword, { email }, { 'x-locale': 'fr' }))
    rows.push(await shop.db.prepare('SELECT count(*) AS n FROM password_tokens').first('n'))
  }
  expect(answers[1]).toEqual(answers[0])
  expect(rows).toEqual([1, 2])
  expect(await mails()).toHaveLength(1)
  await shop.db.prepare("UPDATE companies SET status = 'blocked'").run()
  expect(await shop.send(forgotPassword, { email: nadia }, { 'x-locale': 'fr' })).toEqual(answers[0])
  expect(await mails()).toHaveLength(1)
  const { errors } = await shop.send(forgotPassword, { email: 'no address' }, { 'x-locale': 'nl' })
  expect(errors[0]?.extensions.validation).toEqual({ 'input.email': ['Vul een geldig e-mailadres in.'] })
})

// F411
test('a new password ends all sessions and lifts the login lock', async () => {
  const sessions = [await shop.login('nadia'), await shop.login('nadia')]
  const network = { 'x-client-network': 'here' }
  for (const { key } of countersOf(nadia, 'here').slice(0, 2)) {
    const insert = 'INSERT INTO login_failures (key, failures, window_ends_at, last_at) VALUES (?1, 20, ?2, ?3)'
    const ends = new Date(now.getTime() + 300_000).toISOString()
    await shop.db.prepare(insert).bind(key, ends, now.toISOString()).run()
  }
  expect(await logIn('proviant-demo', network)).toBe('RATE_LIMITED')
  const token = await askFor(nadia)
  const given = { token, email: nadia, password: fresh, confirmPassword: fresh }
  await shop.ask(resetPassword, given, network)
  for (const headers of sessions)
    expect((await shop.send(accountInfo, {}, headers)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect(await logIn(fresh, network)).toBe('in')
})

test('guesses of others do not use up the attempts of a mailed link, nor the mails of a device that is known', async () => {
  const token = await askFor(nadia)
  for (let guess = 0; guess < 60; guess += 1)
    await shop.send(
      resetPassword,
      { token: 'x'.repeat(43), email: nadia, password: fresh, confirmPassword: fresh },
      { 'x-client-network': `network-${guess}` },
    )
  for (let mail = 0; mail < 12; mail += 1)
    await shop.send(forgotPassword, { email: nadia }, { 'x-client-network': `n-${mail}` })
  const own = { 'x-client-network': 'here', 'x-client-device': 'a1b2c3d4e5f60718' }
  expect((await shop.send(forgotPassword, { email: nadia }, own)).errors).toEqual([])
  expect((await reset(token)).data?.resetPassword?.success).toBe(true)
})

// F343, F344, F411
test('rejects a short, guessable or mistyped password at its field and keeps the link valid', async () => {
  const token = await askFor(nadia)
  const errorsOf = async (password: string, confirmPassword = password) =>
    (await reset(token, { password, confirmPassword })).errors[0]?.extensions.validation
  expect(await errorsOf('too-short')).toEqual({ 'input.password': ['Choose a password of at least 10 characters.'] })
  expect(await errorsOf('x'.repeat(129))).toHaveProperty(['input.password'])
  expect(await errorsOf('aaaaaaaaaaaa')).toHaveProperty(['input.password'])
  expect(await errorsOf(nadia.toUpperCase())).toHaveProperty(['input.password'])
  for (const typo of [`${fresh}r`, `${fresh} `, fresh.toUpperCase(), ''])
    expect([typo, await errorsOf(fresh, typo)]).toEqual([
      typo,
      { 'input.confirmPassword': ['The two passwords are not the same.'] },
    ])
  expect(await isGood(token)).toBe(true)
})

test('limits mails per account and network and per network, for unknown accounts too, without blocking other networks', async () => {
  const ask = async (email: string, network: string) =>
    (await shop.send(forgotPassword, { email }, { 'x-client-network': network })).errors[0]?.extensions
  for (const email of [nadia, 'unknown@nowhere.example']) {
    for (let times = 0; times < 3; times += 1) expect(await ask(email, 'here')).toBeUndefined()
    expect(await ask(email, 'here')).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 900 })
    expect(await ask(email, 'there')).toBeUndefined()
  }
  // from many networks an account gets fewer mails, but is not blocked
  for (let from = 0; from < 30; from += 1) await ask(nadia, `many-${from}`)
  expect((await mails()).length).toBeLessThan(10)
  later(9)
  expect(await ask(nadia, 'elsewhere')).toBeUndefined()

  for (let index = 0; index < 20; index += 1) await ask(`n${index}@nowhere.example`, 'busy')
  expect(await ask('last@nowhere.example', 'busy')).toMatchObject({ code: 'RATE_LIMITED' })
})

test('of a burst of token guesses ten are checked before any password is hashed', async () => {
  const network = { 'x-client-network': 'here' }
  const given = { token: 'x'.repeat(43), email: nadia, password: fresh, confirmPassword: fresh }
  const burst = await Promise.all(Array.from({ length: 15 }, () => shop.send(resetPassword, given, network)))
  const codes = burst.map(({ errors }) => errors[0]?.extensions.code)
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(5)
})
