import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { prepareNode } from './prepare.ts'

test('lists waiting companies and approves one by its VAT number', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proviant-operator-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  await prepareNode(dataDir, { DEMO: '0' })
  const run = (...words: string[]) =>
    new Promise<[code: number, said: string]>((done) => {
      const args = ['--disable-warning=ExperimentalWarning', 'scripts/operator.ts', ...words]
      const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_ORIGIN: '' }
      execFile(process.execPath, args, { env }, (error, out, wrong) => done([Number(error?.code ?? 0), out + wrong]))
    })
  const bindings = openNodeBindings({ dataDir, vars: {} })
  const { COMMERCE_DB: db } = bindings
  await db
    .prepare(
      "INSERT INTO companies VALUES (7, 'Delvaux', 'x', 'info@delvaux.example', '1', 'BE0403170701', NULL, NULL, 1, 'pending', 'B', '2026-11-20', '')",
    )
    .run()
  const list = await run()
  const unknown = await run('approve', 'BE0403170701')
  const approved = await run('approve', 'BE0403170701', '--origin', 'https://shop.example:8443')
  const mail = await db.prepare('SELECT text FROM outbox').first<string>('text')
  const status = await db.prepare('SELECT status FROM companies').first('status')
  bindings.close()
  expect(list).toEqual([0, '7  Delvaux, info@delvaux.example, pending since 2026-11-20\n'])
  expect(unknown).toEqual([1, expect.stringMatching(/^The address of the shop is unknown: set PUBLIC_ORIGIN/)])
  expect(mail).toContain('https://shop.example:8443/')
  expect(approved).toEqual([0, 'Delvaux has access. Mails were sent to info@delvaux.example.\n'])
  expect(status).toBe('approved')
})
