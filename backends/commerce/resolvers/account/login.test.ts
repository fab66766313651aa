import { beforeEach, expect, test } from 'vitest'
import {
  accountInfo,
  addresses,
  createAddress,
  customerLogin,
  customerLogout,
  deleteAddress,
  ordersList,
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

const nadia = { email: 'Nadia@Brasserie-Nova.example ', password: 'proviant-demo' }
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const codeOf = async (variables: { email: string; password: string }, headers = {}) =>
  (await shop.send(customerLogin, variables, headers)).errors[0]?.extensions.code

// F387, F408
test('a login lasts a day, or thirty days with remember, and returns the customer', async () => {
  const { customerLogin: day } = await shop.ask(customerLogin, nadia)
  expect(day).toMatchObject({
    status: true,
    tokenType: 'Bearer',
    expiresIn: 86_400,
    customer: { name: 'Nadia Benali', customerGroupId: 'A' },
  })
  const { customerLogin: month } = await shop.ask(customerLogin, { ...nadia, remember: true })
  expect(month?.expiresIn).toBe(30 * 86_400)
  const headers = { authorization: `Bearer ${day?.accessToken}` }
  const { accountInfo: account } = await shop.ask(accountInfo, {}, headers)
  expect(account?.customer).toMatchObject({
    email: 'nadia@brasserie-nova.example',
    company: { companyName: 'Brasserie Nova', status: 'approved' },
  })
  expect(account?.customer?.addresses).toHaveLength(3)
  expect(account?.customer?.defaultAddress?.addressType).toBe('customer')

  later(24 * 60)
  expect((await shop.send(accountInfo, {}, headers)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  await shop.ask(accountInfo, {}, { authorization: `Bearer Bearer ${month?.accessToken}` })
})

test('the database stores no usable token', async () => {
  const { customerLogin: result } = await shop.ask(customerLogin, nadia)
  const { results } = await shop.db.prepare('SELECT * FROM access_tokens').all()
  expect(JSON.stringify(results)).not.toContain(result?.accessToken)
})

// F408
test('rejects a wrong password and an unknown account with the same localized message', async () => {
  const wrong = await shop.send(customerLogin, { ...nadia, password: 'x' }, { 'x-locale': 'de' })
  const unknown = await shop.send(customerLogin, { email: 'x@y.example', password: 'x' }, { 'x-locale': 'de' })
  expect(wrong.errors[0]).toMatchObject({
    message: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
    extensions: { code: 'BAD_USER_INPUT' },
  })
  expect(unknown.errors[0]?.message).toBe(wrong.errors[0]?.message)
})

// F408
test('reveals that a company is pending only after the right password', async () => {
  const email = 'wacht@pending.example'
  expect(await codeOf({ email, password: 'x' })).toBe('BAD_USER_INPUT')
  const { errors } = await shop.send(customerLogin, { email, password: 'proviant-demo' }, { 'x-locale': 'nl' })
  expect(errors[0]?.message).toContain('nog bekeken')
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN')
})

test('five failures lock an account for 15 minutes for one network and for no other', async () => {
  const here = { 'x-client-network': 'here' }
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await codeOf({ ...nadia, password: 'x' }, here)).toBe('BAD_USER_INPUT')
  const { errors } = await shop.send(customerLogin, nadia, here)
  expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 900 })
  expect(await codeOf(nadia, { 'x-client-network': 'there' })).toBeUndefined()
  later(16)
  expect(await codeOf(nadia, here)).toBeUndefined()
})

test('without a known network, trying many accounts locks no other account and is finally rate limited', async () => {
  const insert = 'INSERT INTO login_failures (key, failures, window_ends_at, last_at) VALUES (?1, ?2, ?3, ?4)'
  const ends = new Date(now.getTime() + 300_000).toISOString()
  await shop.db.prepare(insert).bind('nowhere', 599, ends, now.toISOString()).run()
  expect(await codeOf({ email: 'x@y.example', password: 'x' })).toBe('BAD_USER_INPUT')
  const { errors } = await shop.send(customerLogin, nadia)
  expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 1 })
  later(1 / 60)
  expect(await codeOf(nadia)).toBeUndefined()
})

test('of a burst of wrong passwords five are checked and the rest rate limited', async () => {
  const here = { 'x-client-network': 'here' }
  const burst = Array.from({ length: 12 }, () => codeOf({ ...nadia, password: 'x' }, here))
  const codes = await Promise.all(burst)
  expect(codes.filter((code) => code === 'BAD_USER_INPUT')).toHaveLength(5)
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(7)
})

test('a successful login counts on no counter, and a window opened by a clock a day ahead locks no account', async () => {
  const keys = countersOf('nadia@brasserie-nova.example', 'here').map(({ key }) => key)
  const tomorrow = new Date(now.getTime() + 24 * 3_600_000).toISOString()
  const insert = 'INSERT INTO login_failures (key, failures, window_ends_at, last_at) VALUES (?1, 40, ?2, ?2)'
  for (const key of keys) await shop.db.prepare(insert).bind(key, tomorrow).run()
  expect(await codeOf(nadia, { 'x-client-network': 'here' })).toBeUndefined()
  const { results } = await shop.db.prepare('SELECT key, failures FROM login_failures').all()
  expect(results).toEqual([{ key: 'network:here', failures: 0 }])
})

test('of a burst of correct passwords none is called a failed attempt, and the account is not locked afterwards', async () => {
  const here = { 'x-client-network': 'here', 'x-locale': 'en' }
  const answers = await Promise.all(Array.from({ length: 12 }, () => shop.send(customerLogin, nadia, here)))
  const refused = answers.flatMap(({ errors }) => errors)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(5)
  for (const { message, extensions } of refused) {
    expect(extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 2 })
    expect(message).not.toContain('failed')
  }
  expect(await codeOf(nadia, here)).toBeUndefined()
})

test('a device on which the account logged in has attempts of its own, whatever other networks do', async () => {
  const device = { 'x-client-network': 'here', 'x-client-device': 'a1b2c3d4e5f60718' }
  for (let attempt = 0; attempt < 120; attempt += 1)
    await codeOf({ ...nadia, password: 'x' }, { 'x-client-network': `network-${attempt}` })
  for (let attempt = 0; attempt < 6; attempt += 1)
    await codeOf({ ...nadia, password: 'x' }, { 'x-client-network': 'here' })
  const other = await shop.send(customerLogin, nadia, { 'x-client-network': 'other' })
  expect(other.errors[0]?.extensions.retryAfterSeconds).toBeGreaterThan(0)
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await codeOf({ ...nadia, password: 'x' }, device)).toBe('BAD_USER_INPUT')
  const { errors } = await shop.send(customerLogin, nadia, device)
  expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 900 })
  expect(await codeOf(nadia, { ...device, 'x-client-device': 'another-device-of-nadia' })).toBeUndefined()
})

test('a device on which the account logged in is checked while so many others log in that they are refused', async () => {
  const device = { 'x-client-network': 'here', 'x-client-device': 'a1b2c3d4e5f60718' }
  const attack = Array.from({ length: 40 }, (_, index) =>
    codeOf({ email: `x${index}@y.example`, password: 'x' }, { 'x-client-network': `network-${index}` }),
  )
  const own = codeOf(nadia, device)
  expect((await Promise.all(attack)).filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThan(10)
  expect(await own).toBeUndefined()
})

test('a network that fails with ten accounts waits longer before each further attempt', async () => {
  const here = { 'x-client-network': 'here' }
  const attempt = async (index: number) =>
    (await shop.send(customerLogin, { email: `x${index}@y.example`, password: 'x' }, here)).errors[0]?.extensions
  for (let index = 0; index < 10; index += 1) expect((await attempt(index))?.code).toBe('BAD_USER_INPUT')
  expect(await attempt(10)).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 1 })
  later(1 / 60)
  expect((await attempt(10))?.code).toBe('BAD_USER_INPUT')
  expect(await attempt(11)).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 2 })
  later(1)
  expect((await attempt(11))?.code).toBe('BAD_USER_INPUT')
})

test('logout, a raised epoch and a blocked company end a session at once', async () => {
  const isIn = async (headers: Record<string, string>) =>
    (await shop.send(accountInfo, {}, headers)).errors.length === 0
  const first = await shop.login('nadia')
  const second = await shop.login('nadia')
  await shop.ask(customerLogout, {}, first)
  expect([await isIn(first), await isIn(second)]).toEqual([false, true])
  await shop.db.prepare('UPDATE customers SET epoch = epoch + 1 WHERE id = 1').run()
  expect(await isIn(second)).toBe(false)
  const lena = await shop.login('lena')
  await shop.db.prepare("UPDATE companies SET status = 'blocked' WHERE id = 2").run()
  expect(await isIn(lena)).toBe(false)
})

test('customers create and delete their own addresses, not those of the company or a colleague', async () => {
  const tom = await shop.login('tom')
  const input = {
    firstName: 'Tom',
    lastName: 'Verbeke',
    address1: 'Dok 3',
    city: 'Gent',
    postcode: '9000',
    country: 'BE',
    phone: '1',
    defaultAddress: true,
  }
  const { createAddress: made } = await shop.ask(createAddress, { input }, tom)
  expect(made?.addresses?.filter(({ defaultAddress }) => defaultAddress).map(({ address1 }) => address1)).toEqual([
    'Dok 3',
  ])
  for (const id of ['1', '2', '999', 'x']) {
    expect((await shop.send(deleteAddress, { id }, tom)).errors[0]?.extensions.code).toBe('NOT_FOUND')
  }
  const wrong = await shop.send(createAddress, { input: { ...input, city: ' ' } }, { ...tom, 'x-locale': 'nl' })
  expect(wrong.errors[0]?.extensions.validation).toEqual({ 'input.city': ['Dit veld is verplicht.'] })
  expect((await shop.ask(addresses, {}, tom)).addresses?.addresses?.map(({ customerId }) => customerId)).toEqual([
    '2',
    '2',
    null,
  ])
})

test('colleagues see the same orders of their company', async () => {
  const total = async (name: 'nadia' | 'tom') =>
    (await shop.ask(ordersList, {}, await shop.login(name))).ordersList?.paginatorInfo.total
  expect([await total('nadia'), await total('tom')]).toEqual([33, 33])
})

// F387
test('a session that a clock a day ahead has opened lasts a day from its correction on', async () => {
  later(24 * 60)
  const headers = { authorization: `Bearer ${(await shop.ask(customerLogin, nadia)).customerLogin?.accessToken}` }
  const isIn = async () => (await shop.send(accountInfo, {}, headers)).errors.length === 0
  const limit = async () => expect((await shop.visit('/expired/delete', 'POST')).status).toBe(204)
  later(-24 * 60)
  await limit()
  later(24 * 60 - 1)
  await limit()
  expect(await isIn()).toBe(true)
  later(1)
  expect(await isIn()).toBe(false)
})

// F387
test('a clock that differs by less than an hour does not change how long a session lasts', async () => {
  const headers = { authorization: `Bearer ${(await shop.ask(customerLogin, nadia)).customerLogin?.accessToken}` }
  later(-59)
  await shop.visit('/expired/delete', 'POST')
  later(59 + 24 * 60 - 1)
  expect((await shop.send(accountInfo, {}, headers)).errors).toEqual([])
})
