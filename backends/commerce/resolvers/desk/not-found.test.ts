import { beforeEach, expect, test } from 'vitest'
import { deskNotFoundLog, deskRecordNotFound } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'
import { createTestStaff } from '../../testing/staff.ts'

let shop: TestCommerce
let staff: Awaited<ReturnType<typeof createTestStaff>>
beforeEach(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { now: () => new Date('2026-11-21T10:00:00Z') })
  staff = await createTestStaff(shop.db)
})

const record = (action: string, path: string, detail = path) =>
  shop.send(deskRecordNotFound, { input: { action, path, detail } }, staff.headers)

// F689
test('a redirect and a removal are in the log, the newest first, and other entries are not', async () => {
  for (const [action, path] of [
    ['approved', '/x'],
    ['redirected', 'https://evil.example'],
    ['redirected', `/${'x'.repeat(300)}`],
  ] as const)
    expect((await record(action, path)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  expect((await record('redirected', '/x', 'x'.repeat(601))).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  await record('redirected', '/en/old', '/en/old → /en (301)')
  await record('unlisted', '/en/older')
  await shop.db
    .prepare("INSERT INTO desk_log (at, staff, action, subject) VALUES ('', '', 'approved', 'company:3')")
    .run()
  const { deskNotFoundLog: log } = await shop.ask(deskNotFoundLog, {}, staff.headers)
  expect(log).toMatchObject([
    { action: 'unlisted', detail: '/en/older', staff: staff.email },
    { action: 'redirected', detail: '/en/old → /en (301)' },
  ])
})
