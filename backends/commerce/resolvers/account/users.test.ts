import { beforeEach, expect, test } from 'vitest'
import {
  acceptInvitation,
  accountInfo,
  changeUserRole,
  companyUsers,
  customerLogin,
  invitation,
  inviteUser,
  orderDetail,
  ordersList,
  removeUser,
  viewInvoices,
  withdrawInvitation,
} from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

let shop: TestCommerce
let nadia: Record<string, string>
let now: Date
const dayMs = 86_400_000

beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z')
  shop = await openTestCommerce(openSqliteD1(':memory:'), { now: () => now })
  nadia = { ...(await shop.login('nadia')), 'x-locale': 'en' }
})

const email = 'Jan@Nova.example'
const person = { firstName: 'Jan', lastName: 'Peeters', password: 'een-lang-wachtwoord' }
const accept = (token: string, changed = {}) =>
  shop.send(acceptInvitation, { token, ...person, confirmPassword: person.password, ...changed })
const newestMail = () =>
  shop.db.prepare('SELECT * FROM outbox ORDER BY id DESC').first<{ recipient: string; subject: string; text: string }>()
const tokenOf = (text = '') => /token=(\S+)/.exec(text)?.[1] ?? ''
async function invite(role = 'bookkeeper', headers = nadia) {
  const { inviteUser: result } = await shop.ask(inviteUser, { email, role }, headers)
  expect(result?.status).toBe(true)
  return tokenOf((await newestMail())?.text)
}
const users = async (headers = nadia) => (await shop.ask(companyUsers, {}, headers)).companyUsers
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code

// F590, F591
test('an invitation is mailed, creates the account once for its address, and shows the orders and invoices of the company', async () => {
  const token = await invite('bookkeeper', { ...nadia, 'x-locale': 'fr' })
  const mail = await newestMail()
  expect([mail?.recipient, mail?.subject]).toEqual(['jan@nova.example', 'Votre invitation à Proviant'])
  expect(mail?.text).toContain('Brasserie Nova vous invite')
  expect(mail?.text).toContain(`https://shop.example/fr/auth/invitation?token=${token}`)
  expect((await shop.ask(invitation, { token })).invitation).toMatchObject({
    email: 'jan@nova.example',
    role: 'bookkeeper',
    companyName: 'Brasserie Nova',
    expiresAt: '2026-11-28T10:00:00.000Z',
  })
  const [first, second] = await Promise.all([accept(token), accept(token)])
  expect([first, second].map(({ data }) => data?.acceptInvitation?.status).sort()).toEqual([false, true])
  expect((await shop.ask(invitation, { token })).invitation).toBeNull()
  const { customerLogin: login } = await shop.ask(customerLogin, { email, password: person.password })
  const jan = { authorization: `Bearer ${login?.accessToken}`, 'x-locale': 'en' }
  const { ordersList: orders } = await shop.ask(ordersList, {}, jan)
  expect([orders?.paginatorInfo.total, new Set(orders?.data.map(({ customer }) => customer?.name))]).toEqual([
    33,
    new Set(['Nadia Benali', 'Tom Verbeke']),
  ])
  expect((await shop.ask(viewInvoices, {}, jan)).viewInvoices?.length).toBeGreaterThan(0)
  const listed = await users()
  expect(listed?.users.map(({ name, role, lastLoginAt }) => [name, role, lastLoginAt ?? null])).toEqual([
    ['Jan Peeters', 'bookkeeper', now.toISOString()],
    ['Jana Wouters', 'buyer', null],
    ['Nadia Benali', 'administrator', null],
    ['Sofie Maes', 'bookkeeper', null],
    ['Tom Verbeke', 'administrator', null],
  ])
  expect(listed?.invitations.map((one) => one.email)).toEqual(['jonas@brasserie-nova.example'])
})

// F591
test('an expired, altered, replaced or withdrawn link creates no account, and an invalid form keeps the invitation', async () => {
  const statusOf = async (token: string) => (await accept(token)).data?.acceptInvitation?.status
  const replaced = await invite('buyer')
  const token = await invite('bookkeeper')
  expect([await statusOf(replaced), await statusOf(`${token.slice(1)}x`), await statusOf('')]).toEqual([
    false,
    false,
    false,
  ])
  for (const [changed, path] of [
    [{ firstName: ' ' }, 'input.firstName'],
    [{ lastName: 'x'.repeat(81) }, 'input.lastName'],
    [{ password: 'short', confirmPassword: 'short' }, 'input.password'],
    [{ confirmPassword: 'another-password' }, 'input.confirmPassword'],
  ] as const) {
    const { errors } = await accept(token, changed)
    expect(Object.keys(errors[0]?.extensions.validation ?? {})).toEqual([path])
  }
  now = new Date(now.getTime() + 7 * dayMs)
  expect([await statusOf(token), (await shop.ask(invitation, { token })).invitation]).toEqual([false, null])
  now = new Date(now.getTime() - 7 * dayMs)
  const id = (await users())?.invitations.find((one) => one.email === 'jan@nova.example')?.id ?? ''
  const lena = await shop.login('lena')
  expect(codeOf(await shop.send(withdrawInvitation, { id }, lena))).toBe('NOT_FOUND')
  await shop.ask(withdrawInvitation, { id }, nadia)
  expect([await statusOf(token), codeOf(await shop.send(withdrawInvitation, { id }, nadia))]).toEqual([
    false,
    'NOT_FOUND',
  ])
  expect((await users())?.users).toHaveLength(4)
})

test('rejects unknown roles, invalid addresses, colleagues and addresses with an account elsewhere', async () => {
  const validationOf = async (given: { email: string; role: string }) =>
    (await shop.send(inviteUser, given, nadia)).errors[0]?.extensions.validation
  expect(await validationOf({ email, role: 'owner' })).toEqual({ 'input.role': ['Choose a role from the list.'] })
  expect(await validationOf({ email: 'jan', role: 'buyer' })).toHaveProperty(['input.email'])
  expect(await validationOf({ email: 'tom@brasserie-nova.example', role: 'buyer' })).toEqual({
    'input.email': ['This person is already a user of your company.'],
  })
  expect(await validationOf({ email: 'lena@gasthaus-adler.example', role: 'buyer' })).toEqual({
    'input.email': ['This e-mail address cannot be used.'],
  })
  expect(codeOf(await shop.send(changeUserRole, { id: '2', role: 'owner' }, nadia))).toBe('BAD_USER_INPUT')
  for (const id of ['3', '999', 'x', ''])
    for (const document of [changeUserRole, removeUser as unknown as typeof changeUserRole]) {
      const given = { id, role: 'buyer' }
      expect([id, codeOf(await shop.send(document, given, nadia))]).toEqual([id, 'NOT_FOUND'])
    }
})

// F592
test('a new role and a removal end the sessions of the user; the orders of a removed user stay, and the address is free again', async () => {
  const isLoggedIn = async (headers: Record<string, string>) =>
    (await shop.send(accountInfo, {}, headers)).errors.length === 0
  const tom = await shop.login('tom')
  await shop.ask(changeUserRole, { id: '2', role: 'administrator' }, nadia)
  expect(await isLoggedIn(tom)).toBe(true)
  await shop.ask(changeUserRole, { id: '2', role: 'buyer' }, nadia)
  expect([await isLoggedIn(tom), await isLoggedIn(nadia)]).toEqual([false, true])
  const again = await shop.login('tom')
  await shop.ask(removeUser, { id: '2' }, nadia)
  expect(await isLoggedIn(again)).toBe(false)
  const login = await shop.send(customerLogin, { email: 'tom@brasserie-nova.example', password: 'proviant-demo' })
  expect(codeOf(login)).toBe('BAD_USER_INPUT')
  expect((await users())?.users.map(({ name }) => name)).toEqual(['Jana Wouters', 'Nadia Benali', 'Sofie Maes'])
  const { ordersList: orders } = await shop.ask(ordersList, { first: 40, page: 1 }, nadia)
  expect(orders?.data.filter(({ customer }) => customer?.name === 'Tom Verbeke')).toHaveLength(4)
  const { inviteUser: invited } = await shop.ask(
    inviteUser,
    { email: 'tom@brasserie-nova.example', role: 'buyer' },
    nadia,
  )
  expect(invited?.status).toBe(true)
})

// F592
test.each([
  [
    'demote each other',
    (id: string, headers: Record<string, string>) => shop.send(changeUserRole, { id, role: 'buyer' }, headers),
  ],
  ['remove each other', (id: string, headers: Record<string, string>) => shop.send(removeUser, { id }, headers)],
])('of two administrators who %s at the same time one stays, and the last one cannot go', async (_, change) => {
  const tom = await shop.login('tom')
  const outcomes = await Promise.all([change('2', nadia), change('1', tom)])
  expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  const left = await shop.db
    .prepare("SELECT id FROM customers WHERE company_id = 1 AND role = 'administrator' AND is_active = 1")
    .all<{ id: number }>()
  expect(left.results).toHaveLength(1)
  const [last] = left.results
  const headers = last?.id === 1 ? nadia : tom
  const refused = await change(String(last?.id), { ...headers, 'x-locale': 'en' })
  expect(codeOf(refused)).toBe('CONFLICT')
  expect(refused.errors[0]?.message).toContain('always needs an administrator')
})

test("a colleague's order is readable without the colleague's addresses, and cannot be canceled", async () => {
  const ofTom = (await shop.ask(ordersList, { first: 40, page: 1 }, nadia)).ordersList?.data.find(
    ({ customer }) => customer?.name === 'Tom Verbeke',
  )
  const { orderDetail: order } = await shop.ask(orderDetail, { id: ofTom?.id ?? '' }, nadia)
  expect([order?.customer?.name, order?.cancelableUntil]).toEqual(['Tom Verbeke', null])
  const query = `{ orderDetail(id: "${ofTom?.id}") { customer { addresses { id } defaultAddress { id } } } }`
  expect(await shop.read(query, nadia)).toEqual({
    orderDetail: { customer: { addresses: null, defaultAddress: null } },
  })
  const lena = await shop.login('lena')
  expect((await shop.ask(orderDetail, { id: ofTom?.id ?? '' }, lena)).orderDetail).toBeNull()
})
