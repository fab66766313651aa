import { beforeEach, expect, test } from 'vitest'
import { submitForm } from '#contracts/generated/content.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { deliverEvents, type OutgoingEvent } from '../../outbox/deliver-events.ts'
import type { Outcome } from '../../outbox/run-delivery.ts'
import { listUnsentEvents } from '../../sql/events.ts'
import { confirmSubmission, deleteExpired } from '../sql/pending-submissions.ts'
import { openTestContent, type TestContent } from '../testing/cms.ts'
import { toJobApplication } from '../testing/job-application.ts'
import { createSubmissionEvents } from './submission-events.ts'

const contact = [
  { handle: 'fullName', value: 'Ada Peeters' },
  { handle: 'email', value: 'ada@example.be' },
  { handle: 'subject', value: 'product' },
  { handle: 'message', value: 'Which cheese keeps?' },
  { handle: 'privacy', value: 'yes' },
]
const application = toJobApplication({ base64Length: 600_000 })
const subscription = (email: string) => [{ handle: 'email', value: email }]

const start = Date.parse('2026-02-03T10:00:00Z')
let now = start
let cms: TestContent
let sent: OutgoingEvent[] = []
let reply: Outcome = { sent: true }

beforeEach(async () => {
  now = start
  sent = []
  reply = { sent: true }
  cms = await openTestContent(openSqliteD1(':memory:'), {
    now: () => new Date(now),
    sendMail: async () => {},
    linkToConfirmation: (path) => path,
    uploads: { quotaBytes: 700_000, keepDays: 0 },
  })
})

async function submit(handle: string, values: object[]) {
  const captchas = handle === 'contact' ? [{ handle: 'honeypot', value: '' }] : []
  return (await cms.ask(submitForm, { input: { handle, siteId: 2, values, captchas } as never })).submitForm?.success
}

const deliver = () =>
  deliverEvents(
    createSubmissionEvents({
      db: cms.db,
      now: () => new Date(now),
      linkToFile: (path) => `https://shop.example${path}`,
    }),
    async (event) => {
      sent.push(event)
      return reply
    },
  )
const bodies = () => sent.map(({ body }) => JSON.parse(body))

test('a submission is sent once, with its form, language, values and files', async () => {
  expect(await submit('contact', contact)).toBe(true)
  expect(await submit('jobApplication', application)).toBe(true)
  expect(await deliver()).toEqual({ sent: 2, failures: [] })
  expect(await deliver()).toEqual({ sent: 0, failures: [] })
  expect(sent.map(({ key }) => key)).toEqual(['form-event-1', 'form-event-2'])
  expect(bodies()).toEqual([
    {
      id: 'form-event-1',
      type: 'form.submitted',
      createdAt: '2026-02-03T10:00:00.000Z',
      submission: {
        id: expect.any(Number),
        form: 'contact',
        language: 'en',
        submittedAt: '2026-02-03T10:00:00.000Z',
        values: expect.objectContaining({ fullName: 'Ada Peeters', message: 'Which cheese keeps?' }),
        files: [],
      },
    },
    expect.objectContaining({
      submission: expect.objectContaining({
        form: 'jobApplication',
        values: expect.objectContaining({ 'applicant.firstName': 'Ada', languages: ['nl', 'fr'] }),
        files: [
          {
            field: 'cv',
            filename: 'cv.pdf',
            url: expect.stringMatching(/^https:\/\/shop\.example\/operator\/files\/\d+\/cv\/0$/),
          },
        ],
      }),
    }),
  ])
})

test('a rejected submission has no event, and one whose files do not fit leaves none', async () => {
  expect(await submit('contact', contact.slice(0, 2))).toBe(false)
  expect(await submit('jobApplication', application)).toBe(true)
  expect(
    await submit(
      'jobApplication',
      application.map((each) => (each.handle === 'email' ? { ...each, value: 'b@example.be' } : each)),
    ),
  ).toBe(false)
  const { results } = await cms.db.prepare('SELECT subject FROM events').all()
  expect(results).toHaveLength(1)
})

test('a subscription is sent when it is confirmed, and never if it is not', async () => {
  expect(await submit('newsletter', subscription('ada@example.be'))).toBe(true)
  expect(await submit('newsletter', subscription('b@example.be'))).toBe(true)
  expect(await deliver()).toEqual({ sent: 0, failures: [] })
  expect(await listUnsentEvents(cms.db)).toEqual([])
  now += 60_000
  const first = await cms.db.prepare('SELECT min(id) AS id FROM form_submissions').first<{ id: number }>()
  await confirmSubmission(cms.db, first?.id ?? 0, new Date(now).toISOString())
  await confirmSubmission(cms.db, first?.id ?? 0, new Date(now + 1).toISOString())
  expect(await deliver()).toEqual({ sent: 1, failures: [] })
  expect(bodies()).toMatchObject([{ submission: { form: 'newsletter', values: { email: 'ada@example.be' } } }])
  await deleteExpired(cms.db, new Date(now + 8 * 86_400_000).toISOString())
  expect((await cms.db.prepare('SELECT subject FROM events').all()).results).toEqual([{ subject: first?.id }])
})

test('a failed event is sent again with the same key; one that is rejected for good is listed', async () => {
  await submit('contact', contact)
  reply = { sent: false, isFinal: false, reason: 'HTTP 503' }
  expect(await deliver()).toMatchObject({ failures: [{ reason: 'HTTP 503', isFinal: false }] })
  now += 2 * 60_000
  reply = { sent: false, isFinal: true, reason: 'HTTP 422' }
  expect(await deliver()).toMatchObject({ failures: [{ reason: 'HTTP 422', isFinal: true }] })
  expect(sent.map(({ key }) => key)).toEqual(['form-event-1', 'form-event-1'])
  expect(await listUnsentEvents(cms.db)).toMatchObject([{ type: 'form.submitted', status: 'failed', attempts: 2 }])
})
