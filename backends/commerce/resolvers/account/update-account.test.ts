import { beforeEach, expect, test } from 'vitest'
import { accountInfo, customerLogin, updateAccount, validateToken } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

let shop: TestCommerce
beforeEach(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
})

const email = 'tom@brasserie-nova.example'
const tom = { firstName: 'Thomas', lastName: 'Verbeke', gender: 'Other', email, phone: '+32 470 55 01 29' }
const change = async (fields: object, headers = {}) =>
  shop.send(updateAccount, { ...tom, ...fields }, { ...(await shop.login('tom')), ...headers })
const account = async (name: 'tom' | 'nadia' = 'tom') =>
  (await shop.ask(accountInfo, {}, await shop.login(name))).accountInfo?.customer
const mails = async () =>
  (await shop.db.prepare('SELECT recipient, text FROM outbox').all<{ recipient: string; text: string }>()).results

// F019, F345, F346, F347, F349, F412
test('updates name, gender, phone and preferred unit of the customer only', async () => {
  const nadia = await account('nadia')
  const { data } = await change({ preferredUnit: '2' }, { 'x-locale': 'de' })
  expect(data?.updateAccount).toMatchObject({
    status: true,
    message: 'Ihre Angaben sind gespeichert.',
    customer: { preferred_unit: { id: '2' } },
  })
  expect(await account()).toMatchObject({ ...tom, preferred_unit: { id: '2' }, isVerified: true })
  expect(await account('nadia')).toEqual(nadia)
  expect(await mails()).toEqual([])
})

test('mails about progress are on, can be turned off and on, and are kept if the field is absent', async () => {
  const state = async () => (await account())?.progressMails
  expect(await state()).toBe(true)
  for (const [progressMails, result] of [
    [false, false],
    [undefined, false],
    [null, false],
    [true, true],
  ] as const) {
    await change({ ...(progressMails !== undefined && { progressMails }) })
    expect(await state()).toBe(result)
  }
})

// F350, F412
test('an absent preferred unit is kept, null clears it, and an unknown one is rejected', async () => {
  await change({ preferredUnit: '2' })
  await change({})
  expect((await account())?.preferred_unit?.id).toBe('2')
  for (const preferredUnit of ['999', 'box', '-1']) {
    const { errors } = await change({ preferredUnit })
    expect(errors[0]?.extensions.validation).toHaveProperty(['input.preferredUnit'])
  }
  await change({ preferredUnit: null })
  expect((await account())?.preferred_unit).toBeNull()
})

// F345, F346, F347, F348, F349, F412
test.each([
  ['firstName', ' '],
  ['lastName', ''],
  ['lastName', 'x'.repeat(81)],
  ['gender', 'male'],
  ['email', 'tom@'],
  ['phone', 'none'],
])('rejects %s with value %j and changes nothing', async (field, value) => {
  const before = await account()
  const { errors } = await change({ [field]: value }, { 'x-locale': 'nl' })
  expect(Object.keys(errors[0]?.extensions.validation ?? {})).toEqual([`input.${field}`])
  expect(await account()).toEqual(before)
})

const password = 'proviant-demo'
const next = 'thomas@brasserie-nova.example'
const emailOf = async () => shop.db.prepare('SELECT email FROM customers WHERE id = 2').first('email')
const linkTo = async (recipient: string) => {
  const mail = (await mails()).findLast((each) => each.recipient === recipient)
  return /https:\/\/shop\.example(\/account\/email-address\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const isIn = async (headers: Record<string, string>) => (await shop.send(accountInfo, {}, headers)).errors.length === 0

// F348
test('a new e-mail address requires the password and applies once the link mailed to it is confirmed by POST', async () => {
  for (const currentPassword of [undefined, '', 'wrong-password']) {
    const { errors } = await change({ email: next, currentPassword })
    expect(errors[0]?.extensions.validation).toHaveProperty(['input.currentPassword'])
  }
  expect(await mails()).toEqual([])
  const { data } = await change({ lastName: 'V.', email: ' Thomas@brasserie-nova.example', currentPassword: password })
  expect(data?.updateAccount?.message).toContain(next)
  expect(await account()).toMatchObject({ email, lastName: 'V.', isVerified: true })
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([next, email])
  const link = await linkTo(next)
  expect((await shop.visit(link)).status).toBe(200)
  expect(await emailOf()).toBe(email)
  expect((await shop.visit(link, 'POST')).status).toBe(200)
  expect(await emailOf()).toBe(next)
  expect((await shop.visit(link, 'POST')).status).toBe(410)
})

test('the former address restores itself after the change, ends all sessions and redirects to the page for a new password', async () => {
  const thief = await shop.login('tom')
  await shop.send(updateAccount, { ...tom, email: next, currentPassword: password }, thief)
  const revert = await linkTo(email)
  await shop.visit(await linkTo(next), 'POST')
  await shop.send(updateAccount, { ...tom, email: 'third@brasserie-nova.example', currentPassword: password }, thief)
  const third = await linkTo('third@brasserie-nova.example')
  expect((await shop.visit(revert)).status).toBe(200)
  expect([await emailOf(), await isIn(thief)]).toEqual([next, true])
  const done = await shop.visit(revert, 'POST')
  const token = /reset-password\?token=([\w-]{43})$/.exec(done.headers.get('location') ?? '')?.[1] ?? ''
  expect([done.status, await emailOf(), await isIn(thief)]).toEqual([303, email, false])
  expect((await shop.ask(validateToken, { token })).validateToken).toMatchObject({ success: true, email })
  for (const link of [third, revert]) expect((await shop.visit(link, 'POST')).status).toBe(410)
})

test('a link that confirms ends with a newer request, a new password and after a day; an unknown one returns 410', async () => {
  await change({ email: next, currentPassword: password })
  const first = await linkTo(next)
  await change({ email: next, currentPassword: password })
  const second = await linkTo(next)
  expect((await shop.visit(first, 'POST')).status).toBe(410)
  await shop.db.prepare('UPDATE customers SET epoch = epoch + 1 WHERE id = 2').run()
  expect((await shop.visit(second, 'POST')).status).toBe(410)
  await change({ email: next, currentPassword: password })
  await shop.db.prepare("UPDATE email_changes SET expires_at = '2020-01-01T00:00:00.000Z'").run()
  expect((await shop.visit(await linkTo(next), 'POST')).status).toBe(410)
  const unknown = await shop.visit('/account/email-address?lang=fr&token=x')
  expect([unknown.status, (await unknown.text()).includes('Ce lien ne fonctionne plus')]).toEqual([410, true])
  expect(await emailOf()).toBe(email)
})

test('an address that another customer took in the meantime is not confirmed', async () => {
  await change({ email: next, currentPassword: password })
  await shop.db.prepare('UPDATE customers SET email = ?1 WHERE id = 1').bind(next).run()
  expect((await shop.visit(await linkTo(next), 'POST')).status).toBe(410)
  expect(await emailOf()).toBe(email)
})

test('passwords guessed with an open session count as login attempts', async () => {
  const here = { 'x-client-network': 'here' }
  for (let guess = 0; guess < 5; guess += 1) await change({ email: next, currentPassword: `guess-${guess}` }, here)
  const { errors } = await change({ email: next, currentPassword: password }, here)
  expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' })
  const login = await shop.send(customerLogin, { email, password }, here)
  expect(login.errors[0]?.extensions.code).toBe('RATE_LIMITED')
})

test('rejects an e-mail address in use and limits attempts to probe addresses', async () => {
  const here = { 'x-client-network': 'here' }
  const errorOf = async (taken: string) =>
    (await change({ email: taken, currentPassword: password }, here)).errors[0]?.extensions
  expect((await errorOf('NADIA@brasserie-nova.example'))?.validation).toHaveProperty(['input.email'])
  await errorOf('lena@gasthaus-adler.example')
  await errorOf('wacht@pending.example')
  expect(await errorOf('x@y.example')).toMatchObject({ code: 'RATE_LIMITED' })
  expect((await account())?.email).toBe(email)
  expect((await change({ lastName: 'Verbeeck' }, here)).errors).toEqual([])
})

// F412
test('rejects a guest', async () => {
  expect((await shop.send(updateAccount, tom)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
})
