import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgotPassword } from '#contracts/generated/commerce.ts'
import { createSmtp } from '#server/platform/node/smtp.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { createMailApi } from '../../../src/server/mail/mail-api.ts'
import { startMailApi, startSmtpServer } from '../../../tests/support/mail-servers.ts'
import { insertMails, retryMails } from '../sql/outbox.ts'
import { openTestCommerce, type TestCommerce } from '../testing/shop.ts'
import { deliverMails } from './deliver.ts'

const from = 'Proviant <shop@proviant.example>'
const nadia = 'nadia@brasserie-nova.example'
const start = Date.parse('2026-11-22T10:00:00Z')

let shop: TestCommerce
let minutes: number
let servers: { close(): Promise<void> }[]
const now = () => new Date(start + minutes * 60_000)
beforeEach(async () => {
  minutes = 0
  servers = []
  shop = await openTestCommerce(openSqliteD1(':memory:'), { now })
})
afterEach(() => Promise.all(servers.map((server) => server.close())))

async function smtp(reply?: (about: string) => number | null, login = '') {
  const server = await startSmtpServer(reply)
  servers.push(server)
  return { ...server, send: createSmtp({ from, smtpUrl: `smtp://${login}${server.host}` }) }
}
const write = (...recipients: string[]) =>
  shop.db.batch(
    insertMails(
      shop.db,
      recipients.map((to) => ({ to, locale: 'fr', subject: 'Été', text: 'Bonjour', html: '<p>Bonjour</p>' })),
      now(),
    ),
  )
const states = async () =>
  (await shop.db.prepare('SELECT status, attempts, failure FROM outbox ORDER BY id').all<Record<string, unknown>>())
    .results
const deliver = (send: Parameters<typeof deliverMails>[1]) => deliverMails({ db: shop.db, now }, send)

test('delivers a requested mail over SMTP once, as text and HTML', async () => {
  const { received, send } = await smtp(undefined, 'shop:secret@')
  await shop.ask(forgotPassword, { email: nadia }, { 'x-locale': 'en' })
  expect(await deliver(send)).toEqual({ sent: 1, failures: [] })
  expect(await deliver(send)).toEqual({ sent: 0, failures: [] })
  expect(received.map(({ from: sender, to }) => [sender, to])).toEqual([['shop@proviant.example', [nadia]]])
  const { source = '' } = received[0] ?? {}
  for (const part of ['From: Proviant <shop@proviant.example>', 'text/plain', 'text/html', 'auto-generated'])
    expect(source).toContain(part)
  expect(source).toMatch(/^Message-ID: <outbox-\d+-\d+@proviant\.example>\r$/m)
  expect(source.replaceAll('=\r\n', '')).toMatch(/\/en\/reset-password\?token=(?:3D)?[\w-]{43}/)
  expect(await states()).toEqual([{ status: 'sent', attempts: 1, failure: null }])
})

test('a mail API gets one call per attempt, with the token and a stable idempotency key', async () => {
  const replies = [503, 200, 422]
  const api = await startMailApi(() => replies.shift() ?? 200)
  servers.push(api)
  const send = createMailApi({ from, apiUrl: api.url, apiToken: 'token-of-the-shop' })
  await write('a@a.example')
  expect(await deliver(send)).toMatchObject({ sent: 0, failures: [{ reason: 'HTTP 503', isFinal: false }] })
  minutes = 3
  await write('b@b.example')
  expect(await deliver(send)).toMatchObject({ sent: 1, failures: [{ reason: 'HTTP 422', isFinal: true }] })
  expect(await states()).toEqual([
    { status: 'sent', attempts: 2, failure: null },
    { status: 'failed', attempts: 1, failure: 'HTTP 422' },
  ])
  const [first, again, other] = api.posted
  expect(first).toEqual({
    authorization: 'Bearer token-of-the-shop',
    key: expect.stringMatching(/^outbox-\d+-\d+$/),
    mail: { from, to: ['a@a.example'], subject: 'Été', text: 'Bonjour', html: '<p>Bonjour</p>' },
  })
  expect(again).toEqual(first)
  expect(other?.key).not.toBe(first?.key)
})

test('retries a busy or unreachable server after two minutes and then at growing intervals', async () => {
  let isBusy = true
  const { received, send } = await smtp(() => (isBusy ? 451 : null))
  await write('a@a.example', 'b@b.example')
  expect(await deliver(send)).toMatchObject({ failures: [{ reason: 'EENVELOPE 451', isFinal: false }] })
  minutes = 1
  // the second mail was not tried in that run and has its first attempt now
  expect((await deliver(send)).failures).toHaveLength(1)
  expect(await deliver(send)).toEqual({ sent: 0, failures: [] })
  minutes = 3
  expect((await deliver(send)).failures).toHaveLength(1)
  expect((await deliver(send)).failures).toHaveLength(1)
  minutes = 6
  expect(await deliver(send)).toEqual({ sent: 0, failures: [] })
  isBusy = false
  minutes = 8
  expect(await deliver(send)).toEqual({ sent: 2, failures: [] })
  expect(received.flatMap(({ to }) => to)).toEqual(['a@a.example', 'b@b.example'])
  await Promise.all(servers.splice(0).map((server) => server.close()))
  await write('c@c.example')
  expect(await deliver(send)).toMatchObject({ failures: [{ reason: 'ESOCKET', isFinal: false }] })
})

test('gives up a permanently rejected recipient at once and sends the next mail', async () => {
  const { received, send } = await smtp((address) => (address === 'gone@a.example' ? 550 : null))
  await write('gone@a.example', 'b@b.example')
  expect(await deliver(send)).toMatchObject({ sent: 1, failures: [{ reason: 'EENVELOPE 550', isFinal: true }] })
  expect(received.flatMap(({ to }) => to)).toEqual(['b@b.example'])
  expect((await states()).map(({ status }) => status)).toEqual(['failed', 'sent'])
})

test('a rejected sender address is a configuration error: mails wait', async () => {
  let isKnown = false
  const { received, send } = await smtp((address) => (address === 'shop@proviant.example' && !isKnown ? 550 : null))
  await write('a@a.example')
  expect(await deliver(send)).toMatchObject({ failures: [{ reason: 'EENVELOPE 550', isFinal: false }] })
  isKnown = true
  minutes = 3
  expect(await deliver(send)).toEqual({ sent: 1, failures: [] })
  expect(received).toHaveLength(1)
})

test('a failed login is a configuration error: mails are retried for a day', async () => {
  const { send } = await smtp(undefined, 'shop:wrong@')
  await write('a@a.example')
  let attempts = 0
  for (; minutes <= 2 * 24 * 60; minutes += 1) attempts += (await deliver(send)).failures.length
  expect(await states()).toEqual([{ status: 'failed', attempts, failure: 'EAUTH 535' }])
  expect(attempts).toBe(12)
})

test('does not send mails that have waited for a day', async () => {
  const { received, send } = await smtp()
  await write('a@a.example')
  minutes = 25 * 60
  expect(await deliver(send)).toMatchObject({ sent: 0, failures: [{ reason: 'too late', isFinal: true }] })
  expect(received).toEqual([])
})

test('after a clock that was a day ahead is corrected, mails that it tried or gave up are sent at once', async () => {
  let isBusy = true
  const { received, send } = await smtp(() => (isBusy ? 451 : null))
  await write('waits@a.example')
  minutes = 24 * 60 - 10
  await write('tried@a.example')
  minutes = 24 * 60 + 1
  expect((await deliver(send)).failures).toMatchObject([{ reason: 'too late', isFinal: true }, { isFinal: false }])
  isBusy = false
  minutes = 2
  expect(await deliver(send)).toEqual({ sent: 2, failures: [] })
  expect(received.flatMap(({ to }) => to)).toEqual(['waits@a.example', 'tried@a.example'])
})

test('a clock that is set back by a minute makes no mail due earlier', async () => {
  const { send } = await smtp(() => 451)
  await write('a@a.example')
  minutes = 60
  for (let attempt = 0; attempt < 9; attempt++) {
    await deliver(send)
    minutes += 200
  }
  const before = await states()
  minutes -= 201
  expect(await deliver(send)).toEqual({ sent: 0, failures: [] })
  expect(await states()).toEqual(before)
})

test('concurrent deliveries send no mail twice', async () => {
  const { received, send } = await smtp()
  const recipients = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@a.example`)
  await write(...recipients)
  const deliveries = await Promise.all([deliver(send), deliver(send), deliver(send)])
  expect(deliveries.flatMap(({ failures }) => failures)).toEqual([])
  expect(received.flatMap(({ to }) => to).sort()).toEqual(recipients)
})

test('sends nothing to a remote server without encryption', async () => {
  const server = await smtp()
  // the same server by an address that is not treated as local
  const send = createSmtp({ from, smtpUrl: `smtp://${server.host.replace('127.0.0.1', '127.0.0.2')}` })
  const trusting = createSmtp({ from, smtpUrl: `smtp://${server.host}?requireTLS=true` })
  await write('a@a.example')
  expect(await deliver(trusting)).toMatchObject({ sent: 0, failures: [{ isFinal: false }] })
  minutes = 3
  expect(await deliver(send)).toMatchObject({ sent: 0, failures: [{ isFinal: false }] })
  expect(server.received).toEqual([])
})

test('POST /outbox stores an operator mail with a one-line subject and escaped text', async () => {
  const note = {
    locale: 'de',
    subject: 'Kontakt\r\nBcc: all@example.com 7',
    lines: ['Name: <b>Ada</b>', 'Frage: Käse?'],
  }
  const response = await shop.visit('/outbox', 'POST', {}, note)
  expect(response.status).toBe(204)
  const mail = await shop.db.prepare('SELECT recipient, locale, subject, text, html FROM outbox').first()
  expect(mail).toMatchObject({
    recipient: 'sales@proviant.example',
    locale: 'de',
    subject: 'Kontakt Bcc: all@example.com 7',
    text: expect.stringContaining('Name: <b>Ada</b>\nFrage: Käse?'),
    html: expect.stringContaining('Name: &lt;b&gt;Ada&lt;/b&gt;<br>Frage: Käse?'),
  })
})

test('a mail that failed is sent again for a day after the operator retries it', async () => {
  await write(nadia)
  minutes = 3 * 24 * 60
  const send: Parameters<typeof deliverMails>[1] = async () => ({ sent: true })
  expect(await deliver(send)).toMatchObject({ failures: [{ reason: 'too late', isFinal: true }] })
  expect(await retryMails(shop.db, null, now().toISOString())).toBe(1)
  expect(await deliver(send)).toEqual({ sent: 1, failures: [] })
})
