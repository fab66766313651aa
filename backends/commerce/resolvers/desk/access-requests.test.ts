import { beforeEach, expect, test } from 'vitest'
import {
  deskAccessRequest,
  deskAccessRequests,
  deskApproveAccess,
  deskRejectAccess,
  deskStaff,
} from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { erasePerson } from '../../sql/personal-data/erase-person.ts'
import { readPersonalData } from '../../sql/personal-data/read-person.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'
import { createTestStaff } from '../../testing/staff.ts'

const id = '3'
const applicant = 'wacht@pending.example'
let shop: TestCommerce
let staff: Awaited<ReturnType<typeof createTestStaff>>
beforeEach(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { now: () => new Date('2026-11-21T10:00:00Z') })
  staff = await createTestStaff(shop.db)
})

const statusOf = () => shop.db.prepare('SELECT status FROM companies WHERE id = 3').first<string>('status')
const mails = async () =>
  (await shop.db.prepare('SELECT recipient, subject, text FROM outbox WHERE recipient = ?1').bind(applicant).all())
    .results

// F675, F676
test('an approved company leaves the list, its user gets one mail, and the log has the account', async () => {
  const { deskAccessRequests: before } = await shop.ask(deskAccessRequests, {}, staff.headers)
  expect(before).toMatchObject([{ id, company: 'Traiteur De Wacht', person: 'An De Wacht', personEmail: applicant }])
  const { deskStaff: me } = await shop.ask(deskStaff, {}, staff.headers)
  expect(me?.waiting).toMatchObject({ accessRequests: 1 })

  const answers = await Promise.all([1, 2].map(() => shop.send(deskApproveAccess, { id }, staff.headers)))
  expect(answers.map(({ errors }) => errors[0]?.extensions.code ?? 'DONE').sort()).toEqual(['CONFLICT', 'DONE'])
  expect(await mails()).toHaveLength(1)
  const { deskAccessRequest: after } = await shop.ask(deskAccessRequest, { id }, staff.headers)
  expect(after).toMatchObject({
    status: 'approved',
    log: [{ staff: staff.email, action: 'approved', at: '2026-11-21T10:00:00.000Z' }],
  })
  expect((await shop.ask(deskAccessRequests, {}, staff.headers)).deskAccessRequests).toEqual([])
  expect((await shop.send(deskRejectAccess, { id, reason: 'No' }, staff.headers)).errors[0]?.extensions.code).toBe(
    'CONFLICT',
  )
  expect(await statusOf()).toBe('approved')
})

// F675, F676
test('a rejection needs a reason, which the user gets by mail and the log keeps', async () => {
  for (const reason of ['', '  ', 'x'.repeat(1001)]) {
    const { errors } = await shop.send(deskRejectAccess, { id, reason }, staff.headers)
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      validation: { 'input.reason': ['Enter a reason of at most 1000 characters.'] },
    })
  }
  expect([await statusOf(), await mails()]).toEqual(['pending', []])
  const reason = 'We do not deliver to <your> region.'
  const { deskRejectAccess: rejected } = await shop.ask(deskRejectAccess, { id, reason }, staff.headers)
  expect(rejected).toMatchObject({ status: 'rejected', log: [{ action: 'rejected', detail: reason }] })
  expect(await mails()).toEqual([expect.objectContaining({ text: expect.stringContaining(reason) })])
  const { deskAccessRequests: list } = await shop.ask(deskAccessRequests, { status: 'rejected' }, staff.headers)
  expect(list?.map((one) => one.id)).toEqual([id])
  expect((await shop.send(deskApproveAccess, { id }, staff.headers)).errors[0]?.extensions.code).toBe('CONFLICT')
})

// F675
test('an unknown request is not found', async () => {
  for (const unknown of ['0', '99', 'x', '3; --', '9'.repeat(30)])
    for (const answer of [
      await shop.send(deskAccessRequest, { id: unknown }, staff.headers),
      await shop.send(deskApproveAccess, { id: unknown }, staff.headers),
      await shop.send(deskRejectAccess, { id: unknown, reason: 'No' }, staff.headers),
    ])
      expect(answer.errors[0]?.extensions.code).toBe('NOT_FOUND')
})

// F676
test('a company that is erased leaves neither its reason nor its number in the log', async () => {
  await shop.ask(deskRejectAccess, { id, reason: 'An is known to us' }, staff.headers)
  expect((await readPersonalData(shop.db, applicant)).rejections).toEqual([
    { at: '2026-11-21T10:00:00.000Z', reason: 'An is known to us' },
  ])
  expect(await erasePerson(shop.db, applicant, '2026-11-22T10:00:00Z')).toMatchObject({ requests: 1 })
  const entry = await shop.db.prepare("SELECT staff, subject, detail FROM desk_log WHERE action = 'rejected'").first()
  expect(entry).toEqual({ staff: staff.email, subject: null, detail: '' })
})
