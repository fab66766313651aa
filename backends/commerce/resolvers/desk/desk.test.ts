import { URI } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import {
  accountInfo,
  deskChangePassword,
  deskLogin,
  deskLogout,
  deskOrder,
  deskOrders,
  deskStaff,
  deskUpdateOrder,
  ordersList,
} from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { addStaff, removeStaffAccount, resetStaffAccount, type StaffCredentials } from '../../operator/staff.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

let shop: TestCommerce
let now: Date
let made: StaffCredentials
const email = 'an@shop.example'
const own = 'a-password-of-her-own'

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const codeNow = ({ totpUri }: StaffCredentials = made) => {
  const totp = URI.parse(totpUri)
  if (!('period' in totp)) throw new Error('not a TOTP')
  return totp.generate({ timestamp: now.getTime() })
}
const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}`, 'x-locale': 'en' })
const attempt = (input: { email: string; password: string; code: string }, headers = {}) =>
  shop.send(deskLogin, { input }, { 'x-locale': 'en', ...headers })

/** Headers of a session whose first password was replaced. */
async function open() {
  const { data } = await attempt({ email, password: made.password, code: codeNow() })
  const headers = bearer(data?.deskLogin?.token)
  await shop.ask(deskChangePassword, { input: { password: own, confirmPassword: own } }, headers)
  return headers
}

beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z')
  shop = await openTestCommerce(openSqliteD1(':memory:'), { now: () => now })
  made = await addStaff(shop.db, { email: 'An@Shop.example', name: 'An Maes', shopName: 'Proviant', now })
})

// F667, F668
test('password and code open a session, each alone does not, and every wrong part has the same message', async () => {
  const right = { email, password: made.password, code: codeNow() }
  const answers = [
    await attempt({ ...right, code: '' }),
    await attempt({ ...right, code: codeNow().replace(/./, (digit) => String((Number(digit) + 1) % 10)) }),
    await attempt({ ...right, password: 'proviant-demo' }),
    await attempt({ ...right, email: 'no@shop.example' }),
  ]
  for (const { data, errors } of answers) {
    expect(data?.deskLogin ?? null).toBeNull()
    expect(errors[0]).toMatchObject({
      message: 'The e-mail address, the password or the code is incorrect, or the code has been used already.',
      extensions: { code: 'BAD_USER_INPUT' },
    })
  }
  const { data } = await attempt({ ...right, email: ' AN@shop.example' })
  expect(data?.deskLogin).toMatchObject({
    expiresIn: 43_200,
    staff: { email, name: 'An Maes', mustChangePassword: true },
  })
  const stored = JSON.stringify((await shop.db.prepare('SELECT * FROM staff_sessions').all()).results)
  expect(stored).not.toContain(data?.deskLogin?.token)
})

// F667
test('a code opens one session, also if it is sent twice at the same time', async () => {
  const right = { email, password: made.password, code: codeNow() }
  const both = await Promise.all([attempt(right), attempt(right)])
  expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  later(29)
  expect((await attempt(right)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  later(30)
  expect((await attempt({ ...right, code: codeNow() })).errors).toEqual([])
})

// F668
test('five wrong attempts stop further ones from this network for 15 minutes, with the right code too', async () => {
  const here = { 'x-client-network': 'here' }
  for (let time = 0; time < 5; time += 1) await attempt({ email, password: 'wrong', code: codeNow() }, here)
  const right = () => ({ email, password: made.password, code: codeNow() })
  expect((await attempt(right(), here)).errors[0]?.extensions.code).toBe('RATE_LIMITED')
  later(16 * 60)
  expect((await attempt(right(), here)).errors).toEqual([])
})

// F669
test('a session ends after 12 hours, at logout, at reset and at removal', async () => {
  const isIn = async (headers: Record<string, string>) => {
    const { errors } = await shop.send(deskStaff, {}, headers)
    return errors.length === 0
  }
  const logIn = async (password: string, given = made) => {
    later(60)
    const { data } = await attempt({ email, password, code: codeNow(given) })
    return bearer(data?.deskLogin?.token)
  }
  const first = await open()
  later(12 * 3600 - 1)
  expect(await isIn(first)).toBe(true)
  later(1)
  expect(await isIn(first)).toBe(false)
  later(24 * 3600)
  const ahead = await logIn(own)
  later(-24 * 3600)
  await shop.visit('/expired/delete', 'POST')
  later(12 * 3600 - 1)
  expect(await isIn(ahead)).toBe(true)
  later(1)
  expect(await isIn(ahead)).toBe(false)
  // codes of the clock that was ahead are used up
  later(24 * 3600)
  const second = await logIn(own)
  await shop.ask(deskLogout, {}, second)
  expect(await isIn(second)).toBe(false)
  const third = await logIn(own)
  const again = await resetStaffAccount(shop.db, email, 'Proviant')
  expect(await isIn(third)).toBe(false)
  expect((await attempt({ email, password: own, code: codeNow() })).errors).toHaveLength(1)
  const fourth = await logIn(again.password, again)
  expect(await isIn(fourth)).toBe(true)
  const removed = new Date()
  await removeStaffAccount(shop.db, email, removed)
  expect(await isIn(fourth)).toBe(false)
  expect(await shop.db.prepare('SELECT at, staff, action FROM desk_log ORDER BY id DESC').first()).toEqual({
    at: removed.toISOString(),
    staff: email,
    action: 'removed',
  })
})

// F669
test('until the first password is replaced no order is shown; the new one must differ and follows the rules', async () => {
  const { data } = await attempt({ email, password: made.password, code: codeNow() })
  const headers = bearer(data?.deskLogin?.token)
  for (const answer of [
    await shop.send(deskOrders, { input: {} }, headers),
    await shop.send(deskUpdateOrder, { input: { number: 'PV-240001', state: 'picked' } }, headers),
  ])
    expect(answer.errors[0]?.extensions.code).toBe('FORBIDDEN')
  const change = (password: string, confirmPassword = password) =>
    shop.send(deskChangePassword, { input: { password, confirmPassword } }, headers)
  for (const [password, other] of [['short'], [made.password], [own, 'another-password']] as const)
    expect((await change(password, other)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  expect((await change(own)).errors).toEqual([])
  expect((await shop.send(deskOrders, { input: {} }, headers)).errors).toEqual([])
})

// F670
test('a token of staff opens nothing of a customer, and a token of a customer nothing of the desk', async () => {
  const staff = await open()
  expect((await shop.send(accountInfo, {}, staff)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect((await shop.send(ordersList, {}, staff)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  const nadia = await shop.login('nadia')
  const first = await shop.db.prepare('SELECT number FROM orders LIMIT 1').first<{ number: number }>()
  const number = `PV-${first?.number}`
  const password = 'another-password'
  for (const headers of [{}, nadia])
    for (const answer of [
      await shop.send(deskStaff, {}, headers),
      await shop.send(deskOrders, { input: { status: 'all' } }, headers),
      await shop.send(deskOrder, { number }, headers),
      await shop.send(deskUpdateOrder, { input: { number, state: 'picked', lines: [] } }, headers),
      await shop.send(deskChangePassword, { input: { password, confirmPassword: password } }, headers),
      await shop.send(deskLogout, {}, headers),
    ])
      expect(answer.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

// F671
test('orders are found by day, status and text, open ones of earlier days are listed, and quotes are none of them', async () => {
  const headers = await open()
  const list = async (input: object) => (await shop.ask(deskOrders, { input }, headers)).deskOrders?.orders ?? []
  const all = await list({ status: 'all', search: 'pv-' })
  expect(all.length).toBeGreaterThan(5)
  expect(all.filter(({ status }) => status.startsWith('offer'))).toEqual([])
  const [one] = all
  if (!one) throw new Error('no order')
  expect((await list({ status: 'all', search: one.number })).map(({ number }) => number)).toEqual([one.number])
  expect(await list({ status: 'all', search: "%' OR 1=1" })).toEqual([])
  for (const { status } of await list({ status: 'completed', search: 'PV' })) expect(status).toBe('completed')
  await shop.db
    .prepare("UPDATE orders SET delivery_date = '2026-11-23', status = 'pending' WHERE number = ?1")
    .bind(Number(one.number.slice(3)))
    .run()
  const found = (await list({ day: '2026-11-23' })).map(({ number }) => number)
  expect(found).toContain(one.number)
  expect((await list({})).map(({ number }) => number)).toContain(one.number)
  expect((await list({ day: '2026-11-22' })).map(({ number }) => number)).not.toContain(one.number)
  const setOrder = (status: string) =>
    shop.db
      .prepare("UPDATE orders SET delivery_date = '2026-11-10', status = ?2 WHERE number = ?1")
      .bind(Number(one.number.slice(3)), status)
      .run()
  await setOrder('pending')
  expect((await list({})).map(({ number }) => number)).toContain(one.number)
  await shop.db
    .prepare(
      "INSERT INTO order_progress (order_id, state, reached_at) SELECT id, 'shipped', '2026-11-10' FROM orders WHERE number = ?1",
    )
    .bind(Number(one.number.slice(3)))
    .run()
  expect((await list({})).map(({ number }) => number)).not.toContain(one.number)
  await setOrder('completed')
  expect((await list({ status: 'completed' })).map(({ number }) => number)).not.toContain(one.number)
})

// F672, F673
test('a change of status and of quantities is stored with its entry in the log, or not at all', async () => {
  const headers = await open()
  const pick = await shop.db
    .prepare("SELECT number FROM orders WHERE status IN ('pending', 'processing') LIMIT 1")
    .first<number>('number')
  const number = `PV-${pick}`
  const { deskOrder: before } = await shop.ask(deskOrder, { number }, headers)
  const [line] = before?.lines ?? []
  if (!line) throw new Error('no line')
  const update = (input: object) => shop.send(deskUpdateOrder, { input: { number, ...input } }, headers)
  for (const delivered of [-1, line.quantity + 1])
    expect((await update({ state: 'picked', lines: [{ sku: line.sku, delivered }] })).errors[0]?.message).toContain(
      line.sku,
    )
  expect((await update({ state: 'lost' })).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  expect((await shop.ask(deskOrder, { number }, headers)).deskOrder).toEqual(before)

  const { data } = await update({ state: 'picked', lines: [{ sku: line.sku, delivered: 0 }] })
  expect(data?.deskUpdateOrder).toMatchObject({ status: 'processing', progress: 'picked' })
  expect(data?.deskUpdateOrder?.lines[0]).toMatchObject({ sku: line.sku, delivered: 0 })
  const log = data?.deskUpdateOrder?.log.map(({ action, staff, detail }) => [action, staff, detail])
  expect(log).toEqual([
    ['picked', email, ''],
    ['quantities', email, `${line.sku}: 0`],
  ])
  await update({ lines: [{ sku: line.sku, delivered: 0 }] })
  expect((await shop.ask(deskOrder, { number }, headers)).deskOrder?.log).toHaveLength(2)

  await shop.db.prepare("UPDATE orders SET status = 'canceled' WHERE number = ?1").bind(pick).run()
  expect((await update({ state: 'shipped' })).errors[0]?.extensions.code).toBe('CONFLICT')
  for (const unknown of ['PV-1', 'x', "PV-1' --"])
    expect((await shop.send(deskOrder, { number: unknown }, headers)).errors[0]?.extensions.code).toBe('NOT_FOUND')
})
