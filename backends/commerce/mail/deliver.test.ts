import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgotPassword } from '#contracts/generated/commerce.ts'
import { createSmtp } from '#server/platform/node/smtp.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { createMailApi } from '../../../src/server/mail/mail-api.ts'
import { startMailApi, startSmtpServer } from '../../../tests/support/mail-servers.ts'
import { insertMails } from '../sql/outbox.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { deliverMails } from './deliver.ts'

const from = 'Proviant <shop@proviant.example>'
const nadia = 'nadia@brasserie-nova.example'
const start = Date.parse('2026-11-22T10:00:00Z')

let shop: Shop
let minutes: number
let servers: { close(): Promise<void> }[]
const now = () => new Date(start + minutes * 60_000)
beforeEach(async () => {
  minutes = 0
  servers = []
  shop = await openShop(openSqliteD1(':memory:'), { now })
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

test('what a customer asks for arrives over SMTP, as text and as HTML, once', async () => {
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

test('the api of a provider gets one call a mail, with the token and a key that repeats itself', async () => {
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

test('a server that is busy or away is tried again after two minutes, then later and later, until it takes the mail', async () => {
  let isBusy = true
  const { received, send } = await smtp(() => (isBusy ? 451 : null))
  await write('a@a.example', 'b@b.example')
  expect(await deliver(send)).toMatchObject({ failures: [{ reason: 'EENVELOPE 451', isFinal: false }] })
  minutes = 1
  // the second was spared the same, and has its own first attempt now
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

test('a recipient that is refused for good is given up at once, and the next mail goes out', async () => {
  const { received, send } = await smtp((address) => (address === 'gone@a.example' ? 550 : null))
  await write('gone@a.example', 'b@b.example')
  expect(await deliver(send)).toMatchObject({ sent: 1, failures: [{ reason: 'EENVELOPE 550', isFinal: true }] })
  expect(received.flatMap(({ to }) => to)).toEqual(['b@b.example'])
  expect((await states()).map(({ status }) => status)).toEqual(['failed', 'sent'])
})

test('a sender that the server does not take is the operator’s to mend: the mails wait', async () => {
  let isKnown = false
  const { received, send } = await smtp((address) => (address === 'shop@proviant.example' && !isKnown ? 550 : null))
  await write('a@a.example')
  expect(await deliver(send)).toMatchObject({ failures: [{ reason: 'EENVELOPE 550', isFinal: false }] })
  isKnown = true
  minutes = 3
  expect(await deliver(send)).toEqual({ sent: 1, failures: [] })
  expect(received).toHaveLength(1)
})

test('a wrong login of the shop is no fault of the mail: it waits for the operator, for a day', async () => {
  const { send } = await smtp(undefined, 'shop:wrong@')
  await write('a@a.example')
  let attempts = 0
  for (; minutes <= 2 * 24 * 60; minutes += 1) attempts += (await deliver(send)).failures.length
  expect(await states()).toEqual([{ status: 'failed', attempts, failure: 'EAUTH 535' }])
  expect(attempts).toBe(10)
})

test('what has waited for a day when a way out is found is not sent any more', async () => {
  const { received, send } = await smtp()
  await write('a@a.example')
  minutes = 25 * 60
  expect(await deliver(send)).toMatchObject({ sent: 0, failures: [{ reason: 'too late', isFinal: true }] })
  expect(received).toEqual([])
})

test('several who deliver at the same moment send no mail twice', async () => {
  const { received, send } = await smtp()
  const recipients = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@a.example`)
  await write(...recipients)
  const deliveries = await Promise.all([deliver(send), deliver(send), deliver(send)])
  expect(deliveries.flatMap(({ failures }) => failures)).toEqual([])
  expect(received.flatMap(({ to }) => to).sort()).toEqual(recipients)
})

test('a server elsewhere that offers no encryption gets nothing', async () => {
  const server = await smtp()
  // the same server by a name that is not known to be this machine
  const send = createSmtp({ from, smtpUrl: `smtp://${server.host.replace('127.0.0.1', '127.0.0.2')}` })
  const trusting = createSmtp({ from, smtpUrl: `smtp://${server.host}?requireTLS=true` })
  await write('a@a.example')
  expect(await deliver(trusting)).toMatchObject({ sent: 0, failures: [{ isFinal: false }] })
  minutes = 3
  expect(await deliver(send)).toMatchObject({ sent: 0, failures: [{ isFinal: false }] })
  expect(server.received).toEqual([])
})

test('what another part of the shop tells the operator is a letter in the outbox, whose subject is one line and whose text is no markup', async () => {
  const told = {
    locale: 'de',
    subject: 'Kontakt\r\nBcc: all@example.com 7',
    lines: ['Name: <b>Ada</b>', 'Frage: Käse?'],
  }
  const answer = await shop.visit('/outbox', 'POST', {}, told)
  expect(answer.status).toBe(204)
  const mail = await shop.db.prepare('SELECT recipient, locale, subject, text, html FROM outbox').first()
  expect(mail).toMatchObject({
    recipient: 'sales@proviant.example',
    locale: 'de',
    subject: 'Kontakt Bcc: all@example.com 7',
    text: expect.stringContaining('Name: <b>Ada</b>\nFrage: Käse?'),
    html: expect.stringContaining('Name: &lt;b&gt;Ada&lt;/b&gt;<br>Frage: Käse?'),
  })
})
