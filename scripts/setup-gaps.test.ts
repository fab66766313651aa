import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { dutchSellerVars } from '#tests/support/dutch-seller.ts'
import { prepareNode } from './prepare.ts'
import { findSetupGaps } from './setup-gaps.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'proviant-gaps-'))
const open = () => openNodeBindings({ dataDir, vars: {} })
let bindings: ReturnType<typeof open>
beforeAll(async () => {
  await prepareNode(dataDir, { DEMO: '0' })
  bindings = open()
})
afterAll(() => {
  bindings.close()
  rmSync(dataDir, { recursive: true, force: true })
})
const content = (...words: string[]) =>
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/content.ts', ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'ignore',
  })
const find = async (vars = {}) =>
  (
    await findSetupGaps(
      bindings,
      readConfig({ SESSION_KEYS: `k1:${btoa('x'.repeat(32))}`, PURGE_TOKENS: 'p'.repeat(32), ...vars }),
    )
  ).join('\n')

test('terms and privacy are missing in each language in which they are not published', async () => {
  expect(await find()).toContain('The terms and conditions are not published in nl, en, de, fr: ')
  content('start')
  content('unhide', '/en/terms-and-conditions')
  content('unhide', '/de/agb')
  const gaps = await find()
  expect(gaps).toContain('The terms and conditions are not published in nl, fr: ')
  expect(gaps).toContain('The privacy statement is not published in nl, en, de, fr: ')
})

test("the demo's seller is named until it is replaced", async () => {
  expect(await find()).toContain('are those of the demo: set SELLER_STREET, ')
  expect(await find(dutchSellerVars)).not.toContain('SELLER_STREET')
})
