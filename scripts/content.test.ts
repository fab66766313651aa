import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('set changes a page by its URL and sends its element to the purge endpoint of the running shop', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proviant-content-'))
  const purges: [authorization: string | undefined, body: unknown][] = []
  const shop = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    purges.push([request.headers.authorization, JSON.parse(body)])
    response.end('{"purged":[]}')
  }).listen(0)
  onTestFinished(() => {
    shop.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const PORT = String((shop.address() as AddressInfo).port)
  const run = (...words: string[]) =>
    new Promise<[code: number, said: string]>((done) => {
      const args = ['--disable-warning=ExperimentalWarning', 'scripts/content.ts', ...words]
      // an external commerce backend, so that the demo catalogue is not seeded
      const env = {
        ...process.env,
        DATA_DIR: dataDir,
        PORT,
        COMMERCE_URL: 'http://commerce.example',
        PURGE_TOKENS: 'p'.repeat(32),
      }
      execFile(process.execPath, args, { env }, (error, out, wrong) => done([Number(error?.code ?? 0), out + wrong]))
    })
  expect(await run('set', '/en/about-us', 'title', 'About', 'our', 'house')).toEqual([
    0,
    `/en/about-us is changed. http://localhost:${PORT} is up to date.\n`,
  ])
  expect(purges).toEqual([
    [`Bearer ${'p'.repeat(32)}`, { element: { id: 10, siteId: 2, uri: 'about-us', sectionHandle: 'pages' } }],
  ])
  const [, list] = await run()
  expect(list).toContain('/en/about-us  About our house\n')
  expect((await run('preview', '/en/about-us'))[1]).toMatch(
    new RegExp(`^http://localhost:${PORT}/api/preview\\?path=%2Fen%2Fabout-us&until=\\d+&signature=[0-9a-f]{64}\n$`),
  )
  expect(await run('paint', '/en/about-us')).toEqual([
    1,
    expect.stringContaining('npm run content -- set <path> <member> <value>'),
  ])
})
