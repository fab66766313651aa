import { beforeEach, expect, test } from 'vitest'
import { requestAccess } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { escapeHtml } from '../../graphql/html.ts'
import { locales } from '../../graphql/locales.ts'
import { formatMessage } from '../messages/messages.ts'
import { openTestCommerce, type TestCommerce } from '../testing/shop.ts'

const start = Date.parse('2026-11-22T10:00:00Z')
const vatNumber = 'BE0403170701'

let shop: TestCommerce
let days: number
let link: string
beforeEach(async () => {
  days = 0
  shop = await openTestCommerce(openSqliteD1(':memory:'), { now: () => new Date(start + days * 86_400_000) })
  link = await request()
})

/** Requests access and returns the link in the operator's mail. */
async function request(): Promise<string> {
  const input = {
    company: {
      ...{ companyName: 'Traiteur <Delvaux>', email: 'bonjour@delvaux.example', phoneNumber: '+32 2 555 18 09' },
      ...{ activity: 'Traiteur', vatNumber },
    },
    user: { email: 'louise@delvaux.example', firstName: 'Louise', lastName: 'Delvaux' },
    address: {
      address1: 'Rue Haute 208',
      city: 'Bruxelles',
      country: 'BE',
      postcode: '1000',
      phone: '+32 2 555 18 10',
    },
  }
  await shop.ask(requestAccess, { input })
  const mail = await shop.db
    .prepare("SELECT text FROM outbox WHERE recipient = 'sales@proviant.example' ORDER BY id DESC")
    .first<string>('text')
  return /https:\/\/shop\.example(\/operator\/approve\S+)/.exec(mail ?? '')?.[1] ?? ''
}
const statusOf = () =>
  shop.db.prepare('SELECT status FROM companies WHERE vat_number = ?1').bind(vatNumber).first<string>('status')
const mailsTo = async (recipient: string) =>
  (await shop.db.prepare('SELECT subject FROM outbox WHERE recipient = ?1').bind(recipient).all()).results.length
async function visit(path: string, method: 'GET' | 'POST' = 'GET', headers = { 'x-locale': 'en' }) {
  const response = await shop.visit(path, method, headers)
  const html = await response.text()
  return [response.status, /<h1>(.*?)<\/h1>/.exec(html)?.[1], html.includes('<button')]
}

test('the link shows the request without a change on GET and approves it once by POST', async () => {
  const page = await (await shop.visit(link, 'GET', { 'x-locale': 'en' })).text()
  for (const fact of [
    'Traiteur &lt;Delvaux&gt;',
    vatNumber,
    'Rue Haute 208, 1000 Bruxelles, Belgium',
    'Louise Delvaux',
    '22 November 2026',
  ])
    expect(page).toContain(fact)
  expect(page).not.toContain('<Delvaux>')
  expect(await visit(link)).toEqual([200, 'Traiteur &lt;Delvaux&gt; requests access', true])
  expect(await statusOf()).toBe('pending')

  const done = await shop.visit(link, 'POST')
  expect([done.status, done.headers.get('location')]).toEqual([303, link])
  expect(await statusOf()).toBe('approved')
  expect(await mailsTo('louise@delvaux.example')).toBe(2)
  const used = [200, 'This request has been approved', false]
  expect([await visit(link), await visit(link, 'POST')]).toEqual([used, used])
  expect(await mailsTo('louise@delvaux.example')).toBe(2)
})

test('a changed or invented link is an invalid link', async () => {
  const wrong = [404, 'This link is not right', false]
  // another company that applied at the same moment
  await shop.db
    .prepare("UPDATE companies SET status = 'pending', created_at = ?1 WHERE vat_number = 'BE0123456749'")
    .bind(new Date(start).toISOString())
    .run()
  const { searchParams } = new URL(link, 'https://shop.example')
  const changed = (name: string, value: string | null) => {
    const query = new URLSearchParams(searchParams)
    if (value === null) query.delete(name)
    else query.set(name, value)
    return `/operator/approve?${query}`
  }
  const signature = searchParams.get('signature') ?? ''
  const links = [
    ...['vat', 'until', 'signature'].flatMap((name) => [changed(name, null), changed(name, '')]),
    ...[changed('vat', 'BE0123456749'), changed('vat', 'DE811907980'), changed('until', '9999999999')],
    ...[...signature].map((letter, at) => {
      const other = letter === 'A' ? 'B' : 'A'
      return changed('signature', signature.slice(0, at) + other + signature.slice(at + 1))
    }),
    ...[changed('signature', signature.slice(1)), changed('signature', `${signature}A`), changed('until', '1e9')],
  ]
  for (const path of links) {
    expect([path, await visit(path)]).toEqual([path, wrong])
    expect([path, await visit(path, 'POST')]).toEqual([path, wrong])
  }
  expect(await statusOf()).toBe('pending')
})

test('after two weeks the link has expired and names the other way to approve', async () => {
  days = 13.9
  expect(await visit(link)).toEqual([200, 'Traiteur &lt;Delvaux&gt; requests access', true])
  days = 14.1
  const old = [410, 'This link has expired', false]
  expect([await visit(link), await visit(link, 'POST'), await statusOf()]).toEqual([old, old, 'pending'])
})

test('a link approves neither a repeated nor a rejected request', async () => {
  await shop.db.prepare("UPDATE companies SET status = 'rejected' WHERE vat_number = ?1").bind(vatNumber).run()
  const closed = [200, 'This request is no longer waiting', false]
  expect([await visit(link), await visit(link, 'POST'), await statusOf()]).toEqual([closed, closed, 'rejected'])

  for (const table of ['addresses WHERE vat_id = ?1', "customers WHERE email = 'louise@delvaux.example' AND ?1 <> ''"])
    await shop.db.prepare(`DELETE FROM ${table}`).bind(vatNumber).run()
  await shop.db.prepare('DELETE FROM companies WHERE vat_number = ?1').bind(vatNumber).run()
  days = 1
  const mustRevalidate = await request()
  expect(await visit(link, 'POST')).toEqual([404, 'This link is not right', false])
  expect(await statusOf()).toBe('pending')
  expect((await shop.visit(mustRevalidate, 'POST')).status).toBe(303)
})

test('the page is localized, runs no script and is not stored by caches', async () => {
  for (const locale of locales) {
    const response = await shop.visit(link, 'GET', { 'x-locale': locale })
    const html = await response.text()
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toContain(escapeHtml(formatMessage(locale, 'approval.approve')))
    const { headers } = response
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['private, no-store', 'same-origin'])
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
    )
  }
})
