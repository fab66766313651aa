import { expect, test } from 'vitest'
import { submitForm } from '#contracts/generated/content.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { createContent } from '../handler.ts'
import { deleteSubmissionsOf, readSubmissionsOf } from '../sql/submissions.ts'
import { openTestContent } from '../testing/cms.ts'

const start = Date.parse('2026-11-24T08:00:00Z')

async function openForms(formDays: number) {
  const time = { days: 0 }
  const now = () => new Date(start + time.days * 86_400_000)
  const cms = await openTestContent(openSqliteD1(':memory:'), {
    now,
    linkToConfirmation: (path) => path,
    sendMail: async () => undefined,
  })
  const content = createContent({ db: cms.db, debug: false, shopOrigin: 'https://shop.example', now, formDays })
  const send = async (email: string) => {
    await cms.ask(submitForm, {
      input: { handle: 'newsletter', siteId: 2, values: [{ handle: 'email', value: email }] },
    })
    // confirmed
    await cms.db.prepare('UPDATE form_submissions SET pending_until = NULL').run()
  }
  const count = async () => (await cms.db.prepare('SELECT COUNT(*) AS n FROM form_submissions').first<number>('n')) ?? 0
  return {
    cms,
    time,
    send,
    count,
    expire: () => content(new Request('http://content.embedded/expired/delete', { method: 'POST' })),
  }
}

// F608
test('submissions are deleted after FORM_DAYS, and never with 0', async () => {
  for (const [formDays, left] of [
    [30, 1],
    [0, 2],
  ] as const) {
    const { time, send, count, expire } = await openForms(formDays)
    await send('ada@example.be')
    time.days = 20
    await send('bea@example.be')
    expect((await expire()).status).toBe(204)
    expect(await count()).toBe(2)
    time.days = 31
    await expire()
    expect(await count()).toBe(left)
  }
})

// F607, F609
test('submissions of an address are found by the value of any field, and deleted', async () => {
  const { cms, send, count } = await openForms(30)
  await send('Ada@example.be')
  await send('not-ada@example.be')
  expect(await readSubmissionsOf(cms.db, 'ada@EXAMPLE.be')).toMatchObject([
    { form: 'newsletter', answers: '{"email":"Ada@example.be"}', files: '[]' },
  ])
  expect(await deleteSubmissionsOf(cms.db, 'ada@example.be')).toBe(1)
  expect(await count()).toBe(1)
})
