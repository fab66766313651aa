import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { prepareNode } from './prepare.ts'

async function openShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'proviant-operator-'))
  await prepareNode(dataDir, { DEMO: '0' })
  const bindings = openNodeBindings({ dataDir, vars: {} })
  onTestFinished(() => {
    bindings.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const run = (...words: string[]) =>
    new Promise<[code: number, out: string, wrong: string]>((done) => {
      const args = ['--disable-warning=ExperimentalWarning', 'scripts/operator.ts', ...words]
      const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_ORIGIN: '' }
      execFile(process.execPath, args, { env }, (error, out, wrong) => done([Number(error?.code ?? 0), out, wrong]))
    })
  return { dataDir, db: bindings.COMMERCE_DB, run }
}

test('lists waiting companies and approves one by its VAT number', async () => {
  const { dataDir, db, run } = await openShop()
  await db
    .prepare(
      "INSERT INTO companies VALUES (7, 'Delvaux', 'x', 'info@delvaux.example', '1', 'BE0403170701', NULL, NULL, 1, 'pending', 'B', '2026-11-20', '')",
    )
    .run()
  const named = `Databases: ${dataDir}\n`
  expect(await run()).toEqual([0, '7  Delvaux, info@delvaux.example, pending since 2026-11-20\n', named])
  expect(JSON.parse((await run('companies', '--json'))[1])).toMatchObject([{ id: 7, name: 'Delvaux' }])
  const unknown = await run('approve', 'BE0403170701')
  expect(unknown).toEqual([1, '', expect.stringContaining('The address of the shop is unknown: set PUBLIC_ORIGIN')])
  const approved = await run('approve', 'BE0403170701', '--origin', 'https://shop.example:8443')
  expect(approved).toEqual([0, 'Delvaux has access. Mails were sent to info@delvaux.example.\n', named])
  expect(await db.prepare('SELECT text FROM outbox').first<string>('text')).toContain('https://shop.example:8443/')
  expect(await db.prepare('SELECT status FROM companies').first('status')).toBe('approved')
})

test('lists failed mails and sends them again', async () => {
  const { db, run } = await openShop()
  expect((await run('mails'))[1]).toBe('No mail has failed.\n')
  await db
    .prepare(
      "INSERT INTO outbox (recipient, locale, subject, text, html, created_at, status, attempts, failure) VALUES ('a@b.example', 'en', 'Order', 'x', 'x', '2026-11-20', 'failed', 9, 'ETIMEDOUT')",
    )
    .run()
  expect((await run('mails'))[1]).toBe('1  a@b.example, Order, 2026-11-20, 9 attempts, ETIMEDOUT\n')
  expect(await run('retry-mails', '2')).toEqual([1, '', expect.stringContaining('Mail 2 has not failed.')])
  expect((await run('retry-mails', '1'))[1]).toBe('1 failed mails are sent again.\n')
  const mail = await db.prepare('SELECT status, attempts, failure FROM outbox').first()
  expect(mail).toMatchObject({ status: 'waiting', attempts: 0, failure: null })
})

test('rejects unknown commands and options with a sentence, and prints its help', async () => {
  const { run } = await openShop()
  expect(await run('refund')).toEqual([1, '', expect.stringContaining("error: unknown command 'refund'")])
  expect(await run('mails', '--xml')).toEqual([1, '', expect.stringContaining("error: unknown option '--xml'")])
  expect(await run('retry-mails', 'all')).toEqual([1, '', expect.stringContaining('A mail has a number.')])
  expect(await run('--help')).toEqual([0, expect.stringMatching(/companies.*approve.*mails.*not-found/s), ''])
})
