import { expect, test } from 'vitest'
import { openOperatorShop, withProcesses } from '#tests/support/operator-command.ts'

test('lists waiting companies and approves one by its VAT number', withProcesses, async () => {
  const { dataDir, db, run } = await openOperatorShop()
  await db
    .prepare(
      "INSERT INTO companies VALUES (7, 'Delvaux', 'x', 'info@delvaux.example', '1', 'BE0403170701', NULL, NULL, 1, 'pending', 'B', '2026-11-20', '')",
    )
    .run()
  const named = `Databases: ${dataDir}\n`
  expect(await run()).toEqual([
    0,
    'number  company  mail                  since\n7       Delvaux  info@delvaux.example  2026-11-20\n',
    named,
  ])
  expect(JSON.parse((await run('companies', '--json'))[1])).toMatchObject([{ id: 7, name: 'Delvaux' }])
  const unknown = await run('approve', 'BE0403170701')
  expect(unknown).toEqual([1, '', expect.stringContaining('The address of the shop is unknown: set PUBLIC_ORIGIN')])
  const approved = await run('approve', 'BE0403170701', '--origin', 'https://shop.example:8443')
  expect(approved).toEqual([0, 'Delvaux has access. Mails were sent to info@delvaux.example.\n', named])
  expect(await db.prepare('SELECT text FROM outbox').first<string>('text')).toContain('https://shop.example:8443/')
  expect(await db.prepare('SELECT status FROM companies').first('status')).toBe('approved')
})

test('stops the orders of a company with a reason, lists it, and releases it', withProcesses, async () => {
  const { db, run } = await openOperatorShop({ seeded: true })
  await db.prepare('DELETE FROM credit_holds').run()
  expect((await run('holds'))[1]).toBe('No company is on hold.\n')
  expect(await run('hold', 'Nova', '--reason', 'x')).toEqual([1, '', expect.stringContaining('no company "Nova"')])
  expect((await run('hold', 'Brasserie', 'Nova', '--open', '12,5'))[2]).toContain('An amount in euros is such as')
  const held = await run('hold', 'Brasserie', 'Nova', '--reason', 'F-260031 ', '--open', '1842.6')
  expect(held.slice(0, 2)).toEqual([0, 'Brasserie Nova cannot order until it is released.\n'])
  const row = { id: 1, name: 'Brasserie Nova', reason: 'F-260031', open_cents: 184260 }
  expect(JSON.parse((await run('holds', '--json'))[1])).toMatchObject([row])
  expect((await run('release', 'BE0123456749'))[1]).toBe('Brasserie Nova can order again.\n')
  expect(await run('release', '1')).toEqual([1, '', expect.stringContaining('Brasserie Nova is not on hold.')])
})

test('lists failed mails and sends them again', withProcesses, async () => {
  const { db, run } = await openOperatorShop()
  expect((await run('mails'))[1]).toBe('No mail has failed.\n')
  await db
    .prepare(
      "INSERT INTO outbox (recipient, locale, subject, text, html, created_at, status, attempts, failure) VALUES ('a@b.example', 'en', 'Order', 'x', 'x', '2026-11-20', 'failed', 9, 'ETIMEDOUT')",
    )
    .run()
  expect((await run('mails'))[1]).toMatch(
    /^mail {2}recipient .*\n1 {5}a@b\.example {2}Order {4}2026-11-20 {2}9 {9}ETIMEDOUT\n$/,
  )
  expect(await run('retry-mails', '2')).toEqual([1, '', expect.stringContaining('Mail 2 has not failed.')])
  expect((await run('retry-mails', '1'))[1]).toBe('1 failed mails are sent again.\n')
  const mail = await db.prepare('SELECT status, attempts, failure FROM outbox').first()
  expect(mail).toMatchObject({ status: 'waiting', attempts: 0, failure: null })
})

test('rejects unknown commands and options with a sentence, and prints its help', withProcesses, async () => {
  const { run } = await openOperatorShop()
  expect(await run('refund')).toEqual([1, '', expect.stringContaining("error: unknown command 'refund'")])
  expect(await run('mails', '--xml')).toEqual([1, '', expect.stringContaining("error: unknown option '--xml'")])
  expect(await run('retry-mails', 'all')).toEqual([1, '', expect.stringContaining('A mail has a number.')])
  expect(await run('--help')).toEqual([0, expect.stringMatching(/companies.*approve.*mails.*not-found/s), ''])
})
