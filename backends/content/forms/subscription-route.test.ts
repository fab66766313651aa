import { expect, test } from 'vitest'
import * as documents from '#contracts/generated/content.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { createContent } from '../handler.ts'
import { openTestContent } from '../testing/cms.ts'
import type { SendMail } from './submission-mails.ts'

type Mail = Parameters<SendMail>[0]

async function openNewsletter() {
  const time = { now: new Date('2026-11-24T08:00:00Z') }
  const mails: Mail[] = []
  const options = {
    now: () => time.now,
    sendMail: async (mail: Mail) => void mails.push(mail),
    linkToConfirmation: (path: string, until: Date) => `https://shop.example${path}?until=${until.toISOString()}`,
  }
  const cms = await openTestContent(openSqliteD1(':memory:'), options)
  const content = createContent({ db: cms.db, debug: false, shopOrigin: 'https://shop.example', ...options })
  return {
    time,
    mails,
    async signUp(email: string, siteId = 2) {
      const input = { handle: 'newsletter', siteId, values: [{ handle: 'email', value: email }] }
      return (await cms.ask(documents.submitForm, { input })).submitForm
    },
    expire: () => content(new Request('http://content.embedded/expired/delete', { method: 'POST' })),
    async open(mail: Mail | undefined, method = 'GET', link = 'good') {
      const answer = await content(new Request(mail?.action?.url ?? '', { method, headers: { 'x-link': link } }))
      return [answer.status, await answer.text()] as const
    },
    stored: async () =>
      (await cms.db.prepare('SELECT site_id, answers, pending_until FROM form_submissions').all()).results,
  }
}

test('a subscription is pending until its link is confirmed by POST; only then the operator gets a mail', async () => {
  const { mails, signUp, open, stored } = await openNewsletter()
  await signUp('Ada@example.be')
  const pending = { site_id: 2, answers: '{"email":"Ada@example.be"}', pending_until: '2026-12-01T08:00:00.000Z' }
  expect(await stored()).toEqual([pending])
  const [mail] = mails
  expect(mail).toMatchObject({ to: 'Ada@example.be', subject: 'Confirm your subscription to the Proviant newsletter' })
  expect(mail?.action?.url).toMatch(/^https:\/\/shop\.example\/account\/newsletter\/en\/\d+\?until=2026-12-01T08:00/)
  // a mail scanner
  const [, question] = await open(mail)
  expect(question).toContain('<button type="submit">Confirm the subscription</button>')
  expect(await stored()).toEqual([pending])

  expect(await open(mail, 'POST')).toEqual([200, expect.stringContaining('Your subscription is confirmed')])
  expect(await stored()).toEqual([{ ...pending, pending_until: null }])
  for (const method of ['POST', 'GET'])
    expect(await open(mail, method)).toEqual([200, expect.stringContaining('was already confirmed')])
  expect(mails.slice(1)).toEqual([
    {
      locale: 'en',
      subject: expect.stringMatching(/^Newsletter \d+$/),
      lines: ['Your e-mail address: Ada@example.be'],
    },
  ])
})

test('a pending address gets the mail again in the new language, a confirmed one gets the same message and no mail', async () => {
  const { time, mails, signUp, open, stored } = await openNewsletter()
  const [first] = [await signUp('ada@example.be')]
  time.now = new Date('2026-11-26T08:00:00Z')
  await signUp('ADA@example.be', 3)
  expect(mails.map(({ locale }) => locale)).toEqual(['en', 'de'])
  expect(await stored()).toMatchObject([{ site_id: 3, pending_until: '2026-12-03T08:00:00.000Z' }])
  await open(mails[1], 'POST')
  const before = mails.length
  expect(await signUp('ada@example.be')).toEqual(first)
  expect(mails).toHaveLength(before)
})

test('an expired link gets 410, a changed one 404, and neither confirms anything', async () => {
  const { mails, signUp, open, stored } = await openNewsletter()
  await signUp('ada@example.be', 4)
  const [mail] = mails
  expect(await open(mail, 'POST', 'old')).toEqual([410, expect.stringContaining('Ce lien a expiré')])
  expect(await open(mail, 'POST', 'wrong')).toEqual([404, expect.stringContaining('Ce lien n’est pas valable')])
  expect(await open(mail, 'POST', '')).toEqual([404, expect.stringContaining('Ce lien n’est pas valable')])
  expect(await stored()).toMatchObject([{ pending_until: expect.any(String) }])
})

test('an address that was not confirmed in time is deleted, and can subscribe again', async () => {
  const { time, mails, signUp, open, stored } = await openNewsletter()
  await signUp('ada@example.be')
  time.now = new Date('2026-12-01T08:00:00Z')
  await signUp('bob@example.be')
  expect(await stored()).toMatchObject([{ answers: '{"email":"bob@example.be"}' }])
  await signUp('ada@example.be')
  expect(mails).toHaveLength(3)
  time.now = new Date('2027-01-01T08:00:00Z')
  expect(await open(mails[2], 'POST')).toEqual([410, expect.stringContaining('expired')])
  expect(await stored()).toEqual([])
})

test('without a way to send mails the newsletter takes no subscriptions', async () => {
  const cms = await openTestContent(openSqliteD1(':memory:'))
  const input = { handle: 'newsletter', siteId: 2, values: [{ handle: 'email', value: 'ada@example.be' }] }
  const { errors } = await cms.send(documents.submitForm.text, { input })
  expect(errors[0]?.extensions.code).toBe('NOT_AVAILABLE')
  const { formQuery } = await cms.ask(documents.formQuery, { handle: ['newsletter'], siteId: [2] })
  expect(formQuery?.isAvailable).toBe(false)
})

test('subscriptions that were not confirmed in time are deleted by the scheduled call', async () => {
  const { time, mails, signUp, open, stored, expire } = await openNewsletter()
  await signUp('confirmed@example.be')
  await open(mails[0], 'POST')
  await signUp('pending@example.be')
  await expire()
  expect(await stored()).toHaveLength(2)
  time.now = new Date('2026-12-01T08:00:00Z')
  expect((await expire()).status).toBe(204)
  expect(await stored()).toMatchObject([{ answers: '{"email":"confirmed@example.be"}' }])
})
