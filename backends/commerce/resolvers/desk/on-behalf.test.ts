// Orders of staff in the name of a customer: their token, their cart, and what an order records.
import { expect, test } from 'vitest'
import {
  accountInfo,
  cartDetail,
  changePassword,
  customerLogout,
  deskCustomer,
  deskCustomers,
  deskLogout,
  deskOrder,
  deskStartOrder,
  offerRequest,
  orderDetail,
  placeOrder,
} from '#contracts/generated/commerce.ts'
import { type Headers, nadiasAddress, openOrdering } from '#tests/support/ordering.ts'
import { toOrderRecord } from '../../events/order-record.ts'
import { removeStaffAccount } from '../../operator/staff.ts'
import { findOrderRecord } from '../../sql/order-records.ts'
import { openOnBehalf, openStaff } from '../../testing/on-behalf.ts'

const guestToken = '0123456789abcdef0123456789abcdef'

async function openDesk() {
  const ordering = await openOrdering()
  const { shop } = ordering
  const staff = await openStaff(shop)
  const add = (headers: Headers, sku: string, quantity: number) => ordering.add(sku, quantity, headers)
  const linesOf = async (headers: Headers) =>
    ((await shop.ask(cartDetail, {}, headers)).cartDetail?.items ?? []).map(({ sku, quantity }) => [sku, quantity])
  const isIn = async (headers: Headers) => (await shop.send(accountInfo, {}, headers)).errors.length === 0
  const emailOf = async () => (await shop.db.prepare('SELECT email FROM staff').first<string>('email')) ?? ''
  const mails = async () =>
    (await shop.db.prepare('SELECT recipient, subject, text FROM outbox ORDER BY id').all<Record<string, string>>())
      .results
  const log = async () =>
    (await shop.db.prepare('SELECT staff, action, order_number, subject, detail FROM desk_log ORDER BY id').all())
      .results
  return { ...ordering, staff, add, linesOf, isIn, emailOf, mails, log }
}

// F692
test('the cart of staff is not that of the customer, another member of staff, another user or the guest', async () => {
  const { shop, nadia, staff, add, linesOf } = await openDesk()
  const behalf = await openOnBehalf(shop, staff, '1')
  const guest = { 'x-cart-token': guestToken }
  await add(nadia, '200006', 2)
  await add(guest, '200006', 1)
  await add({ ...behalf, ...guest }, '200001-2', 2)
  expect(await linesOf({ ...behalf, ...guest })).toEqual([['200001-2', 2]])
  expect(await linesOf(nadia)).toEqual([['200006', 2]])
  expect(await linesOf(guest)).toEqual([['200006', 1]])
  expect(await linesOf(await openOnBehalf(shop, staff, '2'))).toEqual([])
  expect(await linesOf(await openOnBehalf(shop, await openStaff(shop), '1'))).toEqual([])
  // it is found again with the next token for the same user
  const again = await openOnBehalf(shop, staff, '1')
  expect(await linesOf(again)).toEqual([['200001-2', 2]])
  const { cartDetail: cart } = await shop.ask(cartDetail, {}, again)
  expect([cart?.isGuest, typeof cart?.grandTotal]).toEqual([false, 'number'])
})

// F693
test('an order records its member of staff, and the mail is in the language of the customer', async () => {
  const { shop, nadia, staff, add, linesOf, emailOf, mails, log } = await openDesk()
  await shop.db.prepare("UPDATE customers SET locale = 'fr' WHERE id = 1").run()
  const behalf = await openOnBehalf(shop, staff, '1')
  await add(nadia, '200006', 2)
  await add(behalf, '200001-2', 1)
  const input = { ...nadiasAddress }
  const keyed = { ...behalf, 'idempotency-key': 'k1' }
  // a double click
  const [one, two] = await Promise.all([
    shop.send(placeOrder, { input }, keyed),
    shop.send(placeOrder, { input }, keyed),
  ])
  expect([one?.errors, two?.errors]).toEqual([[], []])
  const order = one?.data?.placeOrder?.order
  expect(two?.data?.placeOrder?.order?.id).toBe(order?.id)
  expect(await linesOf(nadia)).toEqual([['200006', 2]])
  expect(await linesOf(behalf)).toEqual([])
  const { orderDetail: seen } = await shop.ask(orderDetail, { id: order?.id ?? '' }, nadia)
  expect(seen).toMatchObject({ placedOnBehalfBy: 'An Maes', customer: { name: 'Nadia Benali' } })
  expect(seen?.items?.map(({ name }) => name)).toEqual(['Vin blanc'])
  const number = Number(seen?.incrementId?.slice(3))
  expect((await log()).filter(({ action }) => action === 'ordered')).toEqual([
    { staff: await emailOf(), action: 'ordered', order_number: number, subject: null, detail: '' },
  ])
  const { deskOrder: atDesk } = await shop.ask(deskOrder, { number: `PV-${number}` }, staff)
  expect(atDesk).toMatchObject({ placedOnBehalfBy: 'An Maes', companyId: '1', log: [{ action: 'ordered' }] })
  const record = await findOrderRecord(shop.db, order?.id ?? '')
  expect(record && toOrderRecord(record).placedOnBehalfBy).toBe('An Maes')
  const [mail] = (await mails()).filter(({ recipient }) => recipient?.startsWith('nadia@'))
  expect(mail?.subject).toContain('Votre commande')
  expect(mail?.text).toContain('Saisie pour vous par An Maes (Proviant).')
  expect(mail?.text).toContain('Vin blanc')
  const [operator] = (await mails()).filter(({ recipient }) => recipient === 'sales@proviant.example')
  expect(operator?.text).toContain('An Maes')
})

// F693
test('an order of the customer and a request of staff for a quote', async () => {
  const { shop, nadia, staff, add } = await openDesk()
  await add(nadia, '200006', 2)
  const { placeOrder: own } = await shop.ask(placeOrder, { input: nadiasAddress }, nadia)
  expect((await shop.ask(orderDetail, { id: own?.order?.id ?? '' }, nadia)).orderDetail?.placedOnBehalfBy).toBeNull()
  const behalf = await openOnBehalf(shop, staff, '1')
  await add(behalf, '200006', 2)
  const { offerRequest: asked } = await shop.ask(offerRequest, { input: nadiasAddress }, behalf)
  const { orderDetail: quote } = await shop.ask(orderDetail, { id: asked?.order?.id ?? '' }, nadia)
  expect(quote).toMatchObject({ status: 'offer_requested', placedOnBehalfBy: 'An Maes' })
})

// F694
test('limits and a credit hold of the customer hold for staff too, in the language of staff', async () => {
  const { shop, staff, add, orderCount } = await openDesk()
  await shop.db
    .prepare("UPDATE customers SET role = 'buyer', order_limit_cents = 100, locale = 'fr' WHERE id = 1")
    .run()
  const behalf = await openOnBehalf(shop, staff, '1')
  await add(behalf, '200006', 2)
  const before = await orderCount()
  const place = () => shop.send(placeOrder, { input: nadiasAddress }, behalf)
  const limited = (await place()).errors[0]
  expect(limited?.extensions).toMatchObject({ code: 'CONFLICT', validation: { orderLimit: [expect.any(String)] } })
  await shop.db.prepare('UPDATE customers SET order_limit_cents = NULL WHERE id = 1').run()
  await shop.db.prepare("INSERT INTO credit_holds (company_id, since) VALUES (1, '2026')").run()
  const held = (await place()).errors[0]
  expect(held?.extensions).toMatchObject({ code: 'CONFLICT', validation: { creditHold: [expect.any(String)] } })
  const inEnglish = /\b(?:your|order)\b/i
  expect([limited?.message, held?.message]).toEqual([
    expect.stringMatching(inEnglish),
    expect.stringMatching(inEnglish),
  ])
  expect(await orderCount()).toBe(before)
})

// F690
test('a token ends after two hours, at its logout, and with the session and the account of staff', async () => {
  const { shop, nadia, staff, isIn, emailOf, log } = await openDesk()
  const first = await openOnBehalf(shop, staff, '1')
  expect(await isIn(first)).toBe(true)
  const stored = await shop.db
    .prepare('SELECT created_at, expires_at FROM access_tokens WHERE staff_session IS NOT NULL')
    .first<{ created_at: string; expires_at: string }>()
  expect(Date.parse(stored?.expires_at ?? '') - Date.parse(stored?.created_at ?? '')).toBe(7_200_000)
  await shop.ask(customerLogout, {}, first)
  expect(await isIn(first)).toBe(false)
  const email = await emailOf()
  expect(await log()).toEqual(
    ['on_behalf', 'on_behalf_end'].map((action) => ({
      ...{ staff: email, action, order_number: null },
      ...{ subject: 'company:1', detail: 'user 1' },
    })),
  )

  const second = await openOnBehalf(shop, staff, '1')
  await shop.db.prepare("UPDATE staff_sessions SET expires_at = '2020'").run()
  expect(await isIn(second)).toBe(false)
  await shop.db.prepare("UPDATE staff_sessions SET expires_at = '2099'").run()
  expect(await isIn(second)).toBe(true)
  const third = await openOnBehalf(shop, staff, '1')
  await shop.ask(deskLogout, {}, staff)
  expect([await isIn(second), await isIn(third)]).toEqual([false, false])

  const other = await openStaff(shop)
  const fourth = await openOnBehalf(shop, other, '1')
  const removed = await shop.db.prepare('SELECT email FROM staff ORDER BY id DESC LIMIT 1').first<string>('email')
  await removeStaffAccount(shop.db, removed ?? '', new Date())
  expect(await isIn(fourth)).toBe(false)
  expect(await isIn(nadia)).toBe(true)
})

// F690
test('only staff starts a token, for a user who can log in and order', async () => {
  const { shop, nadia, staff } = await openDesk()
  const start = async (userId: string, headers: Headers) => {
    const { errors } = await shop.send(deskStartOrder, { userId }, { ...headers, 'x-locale': 'en' })
    return [errors[0]?.extensions.code, errors[0]?.message]
  }
  const behalf = await openOnBehalf(shop, staff, '1')
  for (const headers of [{}, nadia]) expect((await start('2', headers))[0]).toBe('UNAUTHENTICATED')
  expect((await start('2', behalf))[0]).toBe('FORBIDDEN')
  const unknown = ['NOT_FOUND', 'There is no such user, or the user can no longer log in.']
  const pending = await shop.db.prepare("SELECT id FROM customers WHERE email LIKE 'wacht@%'").first<number>('id')
  for (const id of ['0', '99999', 'x', "1' OR 1=1", String(pending)]) expect(await start(id, staff)).toEqual(unknown)
  await shop.db.prepare("UPDATE customers SET is_active = 0, removed_at = '2026' WHERE id = 2").run()
  expect(await start('2', staff)).toEqual(unknown)
  await shop.db.prepare("UPDATE customers SET is_active = 1, removed_at = NULL, role = 'bookkeeper' WHERE id = 2").run()
  expect((await start('2', staff))[0]).toBe('CONFLICT')
})

// F690
test('a token ends when the password or the role of the user changes', async () => {
  const { shop, staff, isIn } = await openDesk()
  const behalf = await openOnBehalf(shop, staff, '1')
  const change = { currentPassword: 'proviant-demo', password: 'another-password', confirmPassword: 'another-password' }
  const refused = await shop.send(changePassword, change, behalf)
  expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect(await isIn(behalf)).toBe(true)
  await shop.db.prepare('UPDATE customers SET epoch = epoch + 1 WHERE id = 1').run()
  expect(await isIn(behalf)).toBe(false)
})

// F695
test('staff finds a company by name, number, user, mail and place, page by page', async () => {
  const { shop, staff } = await openDesk()
  const find = async (search: string, page = 1) =>
    (await shop.ask(deskCustomers, { input: { search, page } }, staff)).deskCustomers
  const namesOf = async (search: string) => (await find(search))?.customers.map(({ company }) => company)
  for (const search of ['nova', 'C10231', 'Nadia Benali', 'TOM@brasserie', ' Gent '])
    expect(await namesOf(search), search).toContain('Brasserie Nova')
  expect(await namesOf('C10231')).toEqual(['Brasserie Nova'])
  for (const search of ['De Wacht', "%' OR 1=1"]) expect(await namesOf(search)).toEqual([])
  const insert = `INSERT INTO companies (id, name, email, status, price_group, created_at) VALUES (?1, ?2, 'x@many.example', 'approved', 'A', '')`
  for (let id = 100; id < 160; id += 1) await shop.db.prepare(insert).bind(id, `Many ${id}`).run()
  const [first, third] = [await find('many'), await find('many', 3)]
  expect([first?.total, first?.lastPage, first?.customers.length, third?.page, third?.customers.length]).toEqual([
    ...[60, 3, 25, 3, 10],
  ])
  expect(first?.customers[0]).toMatchObject({ company: 'Many 100', number: null, place: null, isOnHold: false })
  expect((await find('Kade'))?.customers).toMatchObject([{ company: 'Bistro De Kade', isOnHold: true }])
})

// F695
test('the page of a company has its users, hold, open amount and latest orders', async () => {
  const { shop, staff, nadia } = await openDesk()
  const { deskCustomer: nova } = await shop.ask(deskCustomer, { id: '1' }, staff)
  expect(nova).toMatchObject({ company: 'Brasserie Nova', number: 'C10231', place: expect.stringContaining('Gent') })
  expect(nova?.formattedOpen).toMatch(/^€/)
  expect(nova?.orders.length).toBeGreaterThan(3)
  expect(nova?.orders.map(({ createdAt }) => createdAt)).toEqual(
    nova?.orders.map(({ createdAt }) => createdAt).toSorted((a, b) => b.localeCompare(a)),
  )
  expect(nova?.users).toContainEqual({
    ...{ id: '1', name: 'Nadia Benali', email: 'nadia@brasserie-nova.example', role: 'administrator' },
    ...{ isActive: true, canOrder: true },
  })
  await shop.db.prepare("UPDATE customers SET role = 'bookkeeper' WHERE id = 2").run()
  const { deskCustomer: after } = await shop.ask(deskCustomer, { id: '1' }, staff)
  expect(after?.users.find(({ id }) => id === '2')).toMatchObject({ isActive: true, canOrder: false })
  const held = await shop.db.prepare("SELECT id FROM companies WHERE name = 'Bistro De Kade'").first<number>('id')
  const { deskCustomer: kade } = await shop.ask(deskCustomer, { id: String(held) }, staff)
  expect(kade?.creditHold?.since).toBeTruthy()
  for (const id of ['3', '99999', 'x'])
    expect((await shop.send(deskCustomer, { id }, staff)).errors[0]?.message).toBe('There is no such customer.')
  for (const headers of [{}, nadia, await openOnBehalf(shop, staff, '1')])
    for (const { errors } of [
      await shop.send(deskCustomer, { id: '1' }, headers),
      await shop.send(deskCustomers, { input: {} }, headers),
    ])
      expect(errors[0]?.extensions.code).toMatch(/^(?:UNAUTHENTICATED|FORBIDDEN)$/)
})
