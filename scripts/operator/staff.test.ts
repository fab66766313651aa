import { expect, test } from 'vitest'
import { openOperatorShop, withProcesses } from '#tests/support/operator-command.ts'

// F669
test('staff adds, lists, resets and removes accounts of the desk', withProcesses, async () => {
  const { db, run } = await openOperatorShop()
  const read = () => db.prepare('SELECT * FROM staff').first<Record<string, unknown>>()
  const sessions = async () => (await db.prepare('SELECT token_hash FROM staff_sessions').all()).results.length
  const openSession = () => db.prepare("INSERT INTO staff_sessions SELECT 'hash', id, '2026', '2999' FROM staff").run()

  const [code, added] = await run('staff', 'add', 'An.Maes@shop.example', 'An', 'Maes')
  expect(code).toBe(0)
  const [, password = ''] = /^Password: (\S{20})$/m.exec(added) ?? []
  const [, secret = ''] =
    /^Code: +otpauth:\/\/totp\/Proviant:an\.maes%40shop\.example\?.*secret=([A-Z2-7]{32})/m.exec(added) ?? []
  const first = await read()
  expect(first).toMatchObject({
    email: 'an.maes@shop.example',
    name: 'An Maes',
    must_change_password: 1,
    totp_secret: secret,
  })
  expect(password).not.toBe('')
  expect(String(first?.password_hash)).not.toContain(password)
  expect(await run('staff', 'add', 'an.maes@shop.example', 'Other')).toEqual([
    1,
    '',
    expect.stringContaining('has an account already'),
  ])
  expect(await run('staff', 'add', 'an.maes', 'Other')).toEqual([
    1,
    '',
    expect.stringContaining('is not an e-mail address'),
  ])

  const [, list] = await run('staff', 'list', '--json')
  expect(JSON.parse(list)).toMatchObject([{ email: 'an.maes@shop.example', name: 'An Maes', isSetUp: false }])
  expect(list).not.toContain(secret)

  await openSession()
  const [, reset] = await run('staff', 'reset', 'an.maes@shop.example')
  const second = await read()
  expect(reset).toContain(String(second?.totp_secret))
  expect(second?.totp_secret).not.toBe(secret)
  expect(second?.password_hash).not.toBe(first?.password_hash)
  expect(await sessions()).toBe(0)

  await openSession()
  expect((await run('staff', 'remove', 'an.maes@shop.example'))[1]).toContain(
    'an.maes@shop.example can no longer log in.',
  )
  expect([await read(), await sessions()]).toEqual([null, 0])
  const log = await db.prepare('SELECT staff, action FROM desk_log').all()
  expect(log.results.map((entry) => ({ ...entry }))).toEqual([{ staff: 'an.maes@shop.example', action: 'removed' }])
  expect(await run('staff', 'remove', 'an.maes@shop.example')).toEqual([
    1,
    '',
    expect.stringContaining('has no staff account'),
  ])
})
