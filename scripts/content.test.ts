import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sqlTokens, TagTokens } from '#server/cache/tag-tokens.ts'
import { createLog } from '#server/config/log.ts'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { prepareNode } from './prepare.ts'

test('set changes a page by its URL and purges it, without a connection to the shop', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proviant-content-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  // an external commerce backend, so that the demo catalogue is not seeded
  await prepareNode(dataDir, { COMMERCE_URL: 'http://commerce.example' })
  const bindings = openNodeBindings({ dataDir, vars: {} })
  onTestFinished(() => bindings.close())
  const readTokens = async () => {
    const tokens = new TagTokens(sqlTokens(bindings.SHOP_DB), createLog('error'))
    await tokens.refresh()
    return tokens
  }
  const tokens = await readTokens()
  const ownPage = tokens.snapshot(['entry:10', 'uri:2:about-us'])
  const otherPage = tokens.snapshot(['entry:11', 'uri:2:how-ordering-works'])
  const PUBLIC_ORIGIN = 'https://shop.invalid'
  const run = (...words: string[]) =>
    new Promise<[code: number, said: string]>((done) => {
      const args = ['--disable-warning=ExperimentalWarning', 'scripts/content.ts', ...words]
      const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_ORIGIN }
      execFile(process.execPath, args, { env }, (error, out, wrong) =>
        done([Number(error?.code ?? 0), out + wrong.replace(`Databases: ${dataDir}\n`, '')]),
      )
    })
  expect(await run('set', '/en/about-us', 'title', 'About', 'our', 'house')).toEqual([
    0,
    '/en/about-us is changed. A running shop shows it within five seconds.\n',
  ])
  const later = await readTokens()
  expect([later.isCurrent(ownPage), later.isCurrent(otherPage)]).toEqual([false, true])
  const [, list] = await run()
  expect(list).toContain('/en/about-us  About our house\n')
  expect((await run('preview', '/en/about-us'))[1]).toMatch(
    new RegExp(`^${PUBLIC_ORIGIN}/api/preview\\?path=%2Fen%2Fabout-us&until=\\d+&signature=[0-9a-f]{64}\n$`),
  )
  expect(await run('paint', '/en/about-us')).toEqual([
    1,
    expect.stringContaining('npm run content -- set <path> <member> <value>'),
  ])
})
