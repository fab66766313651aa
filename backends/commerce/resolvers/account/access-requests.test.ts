import { beforeEach, expect, test } from 'vitest'
import {
  accountInfo,
  customerLogin,
  getProductListing,
  requestAccess,
  resetPassword,
} from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { approveCompany } from '../../operator/approve.ts'
import { findCompanies, listPending } from '../../sql/access-requests.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

let shop: TestCommerce
const now = new Date('2026-11-21T10:00:00Z')

beforeEach(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { now: () => now })
})

const input = {
  company: {
    companyName: 'Traiteur Delvaux',
    email: 'bonjour@traiteur-delvaux.example',
    phoneNumber: '+32 2 555 18 09',
    activity: 'Traiteur',
    vatNumber: 'BE 0403.170.701',
  },
  user: { email: 'Louise@traiteur-delvaux.example', firstName: 'Louise', lastName: 'Delvaux' },
  address: { address1: 'Rue Haute 208', city: 'Bruxelles', country: 'BE', postcode: '1000', phone: '+32 2 555 18 10' },
}
type Group = keyof typeof input
const withFields = (fields: Record<string, string>) => {
  const changed = structuredClone(input) as Record<Group, Record<string, string>>
  for (const [path, value] of Object.entries(fields)) {
    const [group, field = ''] = path.split('.') as [Group, string]
    changed[group][field] = value
  }
  return changed as typeof input
}
const ask = async (fields: Record<string, string> = {}, headers = {}) =>
  shop.send(requestAccess, { input: withFields(fields) }, headers)
const count = (table: string) => shop.db.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')
const made = async () => [await count('companies'), await count('customers'), await count('addresses')]
const mails = async () =>
  (await shop.db.prepare('SELECT recipient, subject, text FROM outbox ORDER BY id').all<Record<string, string>>())
    .results

// F003, F279, F410
test('creates a pending company with user and address, and mails applicant and operator', async () => {
  const before = await made()
  const { data } = await ask({}, { 'x-locale': 'fr' })
  expect(data?.requestAccess).toMatchObject({ status: true, errors: [] })
  expect(await made()).toEqual(before.map((rows) => (rows ?? 0) + 1))
  const company = await shop.db
    .prepare("SELECT * FROM companies WHERE vat_number = 'BE0403170701'")
    .first<{ id: number }>()
  expect(company).toMatchObject({
    name: 'Traiteur Delvaux',
    status: 'pending',
    activity: 'Traiteur',
    email: 'bonjour@traiteur-delvaux.example',
    phone: '+32 2 555 18 09',
    is_updated: 1,
  })
  const customer = await shop.db
    .prepare("SELECT * FROM customers WHERE email = 'louise@traiteur-delvaux.example'")
    .first()
  const names = { first_name: 'Louise', last_name: 'Delvaux' }
  expect(customer).toMatchObject({ ...names, company_id: company?.id, is_active: 1, is_verified: 0, locale: 'fr' })
  const address = await shop.db
    .prepare('SELECT * FROM addresses WHERE company_id = ?1')
    .bind(company?.id ?? 0)
    .first()
  expect(address).toMatchObject({ ...input.address, customer_id: null, vat_id: 'BE0403170701' })
  const [received, told, ...more] = await mails()
  expect([received?.recipient, received?.subject]).toEqual([
    'louise@traiteur-delvaux.example',
    'Votre demande d’accès à Proviant',
  ])
  expect(told?.recipient).toBe('sales@proviant.example')
  expect(told?.text).toContain('npm run operator -- approve BE0403170701')
  expect(more).toEqual([])
})

test.each(['Win at evil.example/now', 'https://evil.example', 'www.evil'])(
  'the mail to the applicant, whose address is unverified, does not contain the name or company %j',
  async (firstName) => {
    await ask({ 'user.firstName': firstName, 'company.companyName': `Prize ${firstName}` })
    const [received] = await mails()
    expect(received?.recipient).toBe('louise@traiteur-delvaux.example')
    expect(received?.text).not.toContain('evil')
  },
)

test('the mail to the applicant contains a first name with dots', async () => {
  await ask({ 'user.firstName': 'J.P.' })
  expect((await mails())[0]?.text).toContain('J.P.')
})

// F328, F329, F330, F331, F332, F333, F334, F335, F336, F337, F338, F339, F340, F410
test('returns an error for each of the thirteen inputs that is missing', async () => {
  const before = await made()
  const paths = Object.entries(input).flatMap(([group, fields]) =>
    Object.keys(fields).map((field) => `${group}.${field}`),
  )
  expect(paths).toHaveLength(13)
  for (const path of paths) {
    const { data } = await ask({ [path]: '  ' }, { 'x-locale': 'de' })
    expect(data?.requestAccess).toMatchObject({
      status: false,
      errors: [{ field: path, message: 'Dieses Feld ist erforderlich.', code: 'required' }],
    })
  }
  expect([await made(), await mails()]).toEqual([before, []])
})

// F332, F338, F410, F432
test('rejects invalid numbers, addresses, countries and overlong texts at their fields', async () => {
  const wrong = {
    'company.vatNumber': 'BE 0403.170.702',
    'company.email': 'bonjour@traiteur',
    'company.phoneNumber': 'call me',
    'address.postcode': '9'.repeat(21),
    'company.website': 'no site',
  }
  const { data } = await ask(wrong)
  expect(data?.requestAccess?.errors?.map(({ field, code }) => [field, code])).toEqual([
    ['company.email', 'invalid'],
    ['company.phoneNumber', 'invalid'],
    ['company.vatNumber', 'invalid'],
    ['address.postcode', 'too_long'],
    ['company.website', 'invalid'],
  ])
  for (const country of ['GB', 'US', 'be', 'Belgium']) {
    const { data: response } = await ask({ 'address.country': country })
    expect(response?.requestAccess?.errors).toMatchObject([{ field: 'address.country', code: 'unsupported' }])
  }
})

// F410
test('responds to a known address or VAT number as to a new one and informs only the mailbox', async () => {
  const before = await made()
  const fresh = await ask({ 'company.vatNumber': 'BE0655120776' })
  const user = 'nadia@brasserie-nova.example'
  const known = [
    await ask({ 'user.email': user }),
    await ask({ 'company.vatNumber': 'BE0123456749', 'user.email': 'x@y.example' }),
  ]
  for (const response of known) expect(response).toEqual(fresh)
  expect(await made()).toEqual(before.map((rows) => (rows ?? 0) + 1))
  const written = (await mails()).slice(2)
  expect(written.map(({ recipient }) => recipient)).toEqual([user, 'x@y.example', 'sales@proviant.example'])
  expect(written[0]?.subject).toBe('You are already known at Proviant')
  expect(written[1]?.text).not.toContain('Nova')
  expect(written[2]?.text).toContain('Brasserie Nova')
})

test('two concurrent requests for one company create it once and get the same response', async () => {
  const before = await made()
  const [first, second] = await Promise.all([ask(), ask({ 'user.email': 'other@traiteur-delvaux.example' })])
  expect(second).toEqual(first)
  expect(await made()).toEqual(before.map((rows) => (rows ?? 0) + 1))
})

// F277, F278
test('a pending customer has no password and no prices; the mailed link of the approval sets a password and enables prices', async () => {
  await ask({}, { 'x-locale': 'nl' })
  const [pending] = (await listPending(shop.db)).slice(-1)
  const email = 'louise@traiteur-delvaux.example'
  const login = (password: string) => shop.send(customerLogin, { email, password })
  expect((await login('')).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')

  const sender = { db: shop.db, shopName: 'Proviant', shopOrigin: 'https://shop.example', now }
  if (!pending) throw new Error('no pending request')
  expect(await findCompanies(shop.db, 'traiteur delvaux')).toEqual([pending])
  const told = await approveCompany(sender, pending)
  expect(told).toEqual([email, 'bonjour@traiteur-delvaux.example'])
  expect(await approveCompany(sender, pending)).toBeNull()
  const mail = (await mails()).find(
    ({ subject, recipient }) => recipient === email && subject?.includes('heeft toegang'),
  )
  const token = /^https:\/\/shop\.example\/reset-wachtwoord\?token=(\S+)$/m.exec(mail?.text ?? '')?.[1] ?? ''

  const password = 'een-eigen-wachtwoord'
  await shop.ask(resetPassword, { token, email, password, confirmPassword: password })
  const { customerLogin: result } = await shop.ask(customerLogin, { email, password })
  const headers = { authorization: `Bearer ${result?.accessToken}` }
  const { accountInfo: account } = await shop.ask(accountInfo, {}, headers)
  expect(account?.customer).toMatchObject({ status: true, isVerified: true, company: { status: 'approved' } })
  const price = async (as: Record<string, string>) => {
    const { getProductListing: listing } = await shop.ask(getProductListing, { first: 1, page: 1 }, as)
    const [product] = listing?.data ?? []
    return (product?.priceHtml ?? product?.variants?.[0]?.priceHtml)?.formattedFinalPrice ?? null
  }
  expect([await price({}), typeof (await price(headers))]).toEqual([null, 'string'])
})

// F277, F278
test('a customer who may log in is active, and verified or not; a closed account is rejected', async () => {
  await shop.db.prepare('UPDATE customers SET is_active = 0 WHERE id = 2').run()
  const status = async (name: string) => {
    const row = `{ customerLogin(input: {email: "${name}", password: "proviant-demo"}) { customer { status isVerified } } }`
    const response = await shop.post({ query: `mutation ${row}` })
    return (await response.json()) as { data: unknown; errors?: { extensions: { code: string } }[] }
  }
  expect((await status('nadia@brasserie-nova.example')).data).toEqual({
    customerLogin: { customer: { status: true, isVerified: true } },
  })
  await shop.db.prepare('UPDATE customers SET is_verified = 0 WHERE id = 1').run()
  expect((await status('nadia@brasserie-nova.example')).data).toEqual({
    customerLogin: { customer: { status: true, isVerified: false } },
  })
  expect((await status('tom@brasserie-nova.example')).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})
