import { beforeEach, expect, test } from 'vitest'
import {
  deskApproveAccess,
  deskMail,
  deskMails,
  deskResendMail,
  deskStaff,
  forgotPassword,
  inviteUser,
  requestAccess,
  updateAccount,
} from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { demoPassword } from '../../seed/people.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'
import { createTestStaff } from '../../testing/staff.ts'

let shop: TestCommerce
let staff: Awaited<ReturnType<typeof createTestStaff>>
beforeEach(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { now: () => new Date('2026-11-21T10:00:00Z') })
  staff = await createTestStaff(shop.db)
})

const list = async (input: object) => (await shop.ask(deskMails, { input }, staff.headers)).deskMails?.mails ?? []
const insert = (recipient: string, status: string) =>
  shop.db
    .prepare(`INSERT INTO outbox (recipient, locale, subject, text, html, created_at, status, attempts, failure)
      VALUES (?1, 'en', 'Hello', 'Text', '<p>', '2026-11-20T10:00:00.000Z', ?2, 5, '550 no such mailbox') RETURNING id`)
    .bind(recipient, status)
    .first<number>('id')

// F681
test('mails are listed by status and part of the address, and a failed one has its reason', async () => {
  const failed = String(await insert('Chef@nova.example', 'failed'))
  await insert('other@nova.example', 'sent')
  expect((await list({})).map(({ id }) => id)).toEqual([failed])
  expect(await list({ status: 'failed', search: ' CHEF@' })).toMatchObject([
    { recipient: 'Chef@nova.example', failure: '550 no such mailbox', attempts: 5, text: null },
  ])
  expect(await list({ status: 'failed', search: 'other' })).toEqual([])
  expect(await list({ status: 'sent', search: '%' })).toEqual([])
  expect((await shop.ask(deskStaff, {}, staff.headers)).deskStaff?.waiting?.mails).toBe(1)
})

// F681
test('no token of a password, an invitation, an address or an approval is in a mail of the desk', async () => {
  const nadia = await shop.login('nadia')
  await shop.ask(forgotPassword, { email: 'tom@brasserie-nova.example' })
  await shop.ask(inviteUser, { email: 'new@nowhere.example', role: 'buyer' }, nadia)
  await shop.ask(
    updateAccount,
    {
      firstName: 'N',
      lastName: 'B',
      gender: 'Other',
      email: 'moved@nowhere.example',
      phone: '+32 9 555 01 01',
      currentPassword: demoPassword,
    },
    nadia,
  )
  await shop.ask(deskApproveAccess, { id: '3' }, staff.headers)
  const place = {
    address1: 'Rue Haute 208',
    city: 'Bruxelles',
    country: 'BE',
    postcode: '1000',
    phone: '+32 2 555 18 10',
  }
  await shop.ask(requestAccess, {
    input: {
      company: {
        ...{ companyName: 'Traiteur', email: 'b@delvaux.example', phoneNumber: '+32 2 555 18 09' },
        ...{ activity: 'Traiteur', vatNumber: 'BE0403170701' },
      },
      user: { email: 'louise@delvaux.example', firstName: 'Louise', lastName: 'Delvaux' },
      address: place,
    },
  })
  const stored = (await shop.db.prepare('SELECT id, text FROM outbox').all<{ id: number; text: string }>()).results
  const secrets = stored.flatMap(({ text }) =>
    [...text.matchAll(/(?:token|signature)=([\w-]{20,})/g)].map(([, one]) => one),
  )
  // reset, invitation, confirmation and reversal of the address, first password, approval
  expect(new Set(secrets).size).toBeGreaterThanOrEqual(5)
  for (const { id } of stored) {
    const { deskMail: mail } = await shop.ask(deskMail, { id: String(id) }, staff.headers)
    for (const secret of secrets) expect(JSON.stringify(mail)).not.toContain(secret)
    expect(mail?.text).not.toMatch(/[?&](?:token|signature)=/)
  }
})

// F682
test('a failed mail is sent again once, and the log has the account', async () => {
  const id = String(await insert('chef@nova.example', 'failed'))
  const answers = await Promise.all([1, 2].map(() => shop.send(deskResendMail, { id }, staff.headers)))
  expect(answers.map(({ errors }) => errors[0]?.extensions.code ?? 'DONE').sort()).toEqual(['CONFLICT', 'DONE'])
  const { deskMail: mail } = await shop.ask(deskMail, { id }, staff.headers)
  expect(mail).toMatchObject({
    status: 'waiting',
    attempts: 0,
    failure: null,
    log: [{ action: 'resent', staff: staff.email }],
  })
  for (const status of ['sent', 'waiting']) {
    const other = String(await insert('chef@nova.example', status))
    expect((await shop.send(deskResendMail, { id: other }, staff.headers)).errors[0]?.extensions.code).toBe('CONFLICT')
  }
  for (const unknown of ['0', 'x', '9'.repeat(20)])
    for (const { errors } of [
      await shop.send(deskMail, { id: unknown }, staff.headers),
      await shop.send(deskResendMail, { id: unknown }, staff.headers),
    ])
      expect(errors[0]?.extensions.code).toBe('NOT_FOUND')
})
