import { beforeEach, expect, test } from 'vitest'
import { accountInfo, updateAccount } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop(openSqliteD1(':memory:'))
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

// F350
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

// F345, F346, F347, F348, F349
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

// F348
test('a new e-mail address is unverified, and the old one gets a mail', async () => {
  await change({ email: ' Thomas@brasserie-nova.example' }, { 'x-locale': 'en' })
  const row = await shop.db.prepare('SELECT email, is_verified FROM customers WHERE id = 2').first()
  expect(row).toEqual({ email: 'thomas@brasserie-nova.example', is_verified: 0 })
  const [mail, ...more] = await mails()
  expect([mail?.recipient, more]).toEqual([email, []])
  expect(mail?.text).toContain('thomas@brasserie-nova.example')
})

test('rejects an e-mail address in use and limits attempts to probe addresses', async () => {
  const here = { 'x-client-network': 'here' }
  const errorOf = async (taken: string) => (await change({ email: taken }, here)).errors[0]?.extensions
  expect((await errorOf('NADIA@brasserie-nova.example'))?.validation).toHaveProperty(['input.email'])
  await errorOf('lena@gasthaus-adler.example')
  await errorOf('wacht@pending.example')
  expect(await errorOf('x@y.example')).toMatchObject({ code: 'RATE_LIMITED' })
  expect((await account())?.email).toBe(email)
  expect((await change({ lastName: 'Verbeeck' }, here)).errors).toEqual([])
})

test('rejects a guest', async () => {
  expect((await shop.send(updateAccount, tom)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
})
