import { expect, test } from 'vitest'
import * as documents from '#contracts/generated/content.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { createUploadRoomRoute } from './forms/upload-room-route.ts'
import { openTestContent } from './testing/cms.ts'
import { toJobApplication } from './testing/job-application.ts'

let now = new Date('2026-01-01T08:00:00Z')
const mails: object[] = []
const cms = await openTestContent(openSqliteD1(':memory:'), {
  now: () => now,
  sendMail: async (mail) => void mails.push(mail),
  uploads: { quotaBytes: 3_000_000, keepDays: 30 },
})

/** Submits a job application with a file of so many base64 characters. */
async function apply(email: string, length: number) {
  const values = toJobApplication({ email, base64Length: length })
  const input = { handle: 'jobApplication', siteId: 3, values }
  return (await cms.ask(documents.submitForm, { input })).submitForm
}
const count = async (table: string) =>
  (await cms.db.prepare(`SELECT count(*) AS amount FROM ${table}`).first<number>('amount')) ?? -1

test('a file above the quota of all files is rejected with a message and not stored; a form without files is stored', async () => {
  expect(await apply('a@example.be', 2_000_000)).toMatchObject({ success: true })
  const before = [await count('form_submissions'), await count('form_files'), mails.length]
  expect(await apply('b@example.be', 1_500_000)).toMatchObject({
    success: false,
    errorMessage: expect.stringContaining('keine Dateien'),
  })
  expect([await count('form_submissions'), await count('form_files'), mails.length]).toEqual(before)
  const values = [
    { handle: 'fullName', value: 'Ada Peeters' },
    { handle: 'email', value: 'c@example.be' },
    { handle: 'subject', value: 'product' },
    { handle: 'message', value: 'Which cheese keeps?' },
    { handle: 'privacy', value: 'yes' },
  ]
  const captchas = [{ handle: 'honeypot', value: '' }]
  const input = { handle: 'contact', siteId: 3, values, captchas }
  const { submitForm } = await cms.ask(documents.submitForm, { input })
  expect(submitForm?.success).toBe(true)
})

test('the free bytes of the quota and the message for files that exceed it are readable in process', async () => {
  const route = createUploadRoomRoute({ db: cms.db, uploads: { quotaBytes: 3_000_000, keepDays: 30 }, now: () => now })
  const read = async (locale: string) =>
    (await route(new Request('http://content.embedded/uploads/room', { headers: { 'x-locale': locale } })))?.json()
  expect(await read('de')).toEqual({ bytes: 1_000_000, message: expect.stringContaining('keine Dateien') })
  expect(await read('fr')).toMatchObject({ message: expect.stringContaining('de fichiers') })
  expect(await route(new Request('http://content.embedded/uploads/room', { method: 'POST' }))).toBeNull()
})

test('of concurrent submissions, those that would exceed the quota together are rejected', async () => {
  const [before] = (await cms.db.prepare('SELECT sum(bytes) AS bytes FROM form_files').all<{ bytes: number }>()).results
  const room = 3_000_000 - (before?.bytes ?? 0)
  const results = await Promise.all(
    ['e', 'f', 'g'].map((name) => apply(`${name}@example.be`, Math.floor(room / 8) * 4)),
  )
  const accepted = results.filter((result) => result?.success)
  expect(accepted.length).toBeGreaterThan(0)
  expect(accepted.length).toBeLessThan(3)
  for (const result of results) if (!result?.success) expect(result?.errorMessage).toContain('keine Dateien')
  const [after] = (await cms.db.prepare('SELECT sum(bytes) AS bytes FROM form_files').all<{ bytes: number }>()).results
  expect(after?.bytes).toBeLessThanOrEqual(3_000_000)
  const isWhole =
    'SELECT count(*) AS amount FROM form_submissions WHERE answers LIKE ? AND id IN (SELECT submission_id FROM form_files)'
  const kept = await Promise.all(
    ['e', 'f', 'g'].map((name) => cms.db.prepare(isWhole).bind(`%"${name}@example.be"%`).first<number>('amount')),
  )
  expect(kept).toEqual(results.map((result) => (result?.success ? 1 : 0)))
})

test('files older than the setting are deleted by the next submission with a file, their values are kept', async () => {
  now = new Date('2026-02-01T08:00:00Z')
  const submissions = await count('form_submissions')
  expect(await apply('d@example.be', 1_500_000)).toMatchObject({ success: true })
  expect(await count('form_submissions')).toBe(submissions + 1)
  const kept = await cms.db.prepare('SELECT DISTINCT submission_id FROM form_files').all()
  const last = await cms.db.prepare('SELECT max(id) AS submission_id FROM form_submissions').first()
  expect(kept.results).toEqual([last])
})
