// A new production shop: an empty data folder, and then the steps of docs/operations.md.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startNodeShop } from '#tests/support/server.ts'

const categories = `type;code;parent;name_nl;name_en
category;dairy;;Zuivel;Dairy
category;cheese;dairy;Kaas;Cheese
brand;abbey;;Abdij;Abbey`
const products = `sku;unit;count;amount;measure;weight_g;price;name_nl;name_en;category;brand;vat
1001-1;piece;1;500;g;520;7,95;Abdijkaas;Abbey cheese;cheese;abbey;6`

test('an empty shop says what it lacks, and has a home page after the commands that it names', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proviant-empty-'))
  const env = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://shop.example',
    SESSION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    PURGE_TOKENS: randomBytes(24).toString('hex'),
  }
  const shop = await startNodeShop({ env, dataDir })
  onTestFinished(async () => {
    await shop.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const see = async (path: string) => {
    const response = await fetch(shop.url + path, { headers: { 'accept-language': 'nl' } })
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
  }
  const run = async (script: string, ...words: string[]) => {
    const args = ['--disable-warning=ExperimentalWarning', `scripts/${script}.ts`, ...words]
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATA_DIR: dataDir } })
    return stdout
  }
  const gaps =
    shop
      .output()
      .match(/"setup\.incomplete","message":"[^"]*/g)
      ?.join() ?? ''
  for (const command of [
    'import -- --categories',
    'import -- --customers',
    'content -- start',
    'content -- company vat',
  ])
    expect(gaps).toContain(`npm run ${command}`)
  for (const setting of ['SMTP_URL', 'OPERATOR_EMAIL']) expect(gaps).toContain(setting)
  expect(shop.output()).not.toContain('serveStatic')

  const [dutch, french] = [await see('/'), await see('/fr')]
  expect([dutch.status, dutch.retryAfter, french.status]).toEqual([503, expect.any(String), 503])
  expect(dutch.text).toContain('Er staan hier nog geen producten en pagina’s')
  expect(french.text).toContain('<title>Proviant | Cette boutique ouvre bientôt</title>')
  const ready = JSON.parse((await see('/readyz')).text)
  expect(ready.warnings).toContainEqual(
    expect.objectContaining({
      event: 'home.missing',
      locale: 'nl',
      message: expect.stringContaining('content -- start'),
    }),
  )

  writeFileSync(join(dataDir, 'categories.csv'), categories)
  writeFileSync(join(dataDir, 'products.csv'), products)
  expect(await run('content')).toContain('npm run content -- start')
  await run('content', 'start')
  await run('content', 'company', 'vat', 'BE 0123.456.749')
  const wait = { timeout: 15_000, interval: 500 }
  await vi.waitFor(async () => expect((await see('/')).text).toContain('Binnenkort staan hier producten'), wait)
  await run('import', '--categories', join(dataDir, 'categories.csv'), '--products', join(dataDir, 'products.csv'))
  await vi.waitFor(async () => expect((await see('/en')).text).toContain('href="/en/range/dairy"'), wait)
  const home = await see('/en')
  expect([home.status, home.text.includes('BE 0123.456.749')]).toEqual([200, true])
  // a department without a picture
  expect(home.text).not.toContain('/.webp')
  expect((await see('/en/range')).text).toContain('Abbey cheese')
  expect((await see('/en/terms-and-conditions')).status).toBe(404)
  await run(
    'content',
    'set',
    '/en/terms-and-conditions',
    'blocks.0.textColumns.0.text',
    '<p>We deliver to businesses.</p>',
  )
  await run('content', 'unhide', '/en/terms-and-conditions')
  await vi.waitFor(async () => expect((await see('/en/terms-and-conditions')).text).toContain('We deliver to'), wait)
  await expect(run('content', 'start')).rejects.toThrow('has content already')
  expect(JSON.parse((await see('/readyz')).text).warnings ?? []).not.toContainEqual(
    expect.objectContaining({ locale: 'en' }),
  )
})
