import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSmtpServer } from '#tests/support/mail-servers.ts'
import { openOperatorShop, withProcesses } from '#tests/support/operator-command.ts'
import type { Finding } from './findings.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'http://localhost:1',
  SESSION_KEYS: `k1:${btoa('k'.repeat(32))}`,
  PURGE_TOKENS: 'p'.repeat(32),
  OPERATOR_EMAIL: 'orders@shop.example',
}

async function examine(run: (...words: string[]) => Promise<[number, string, string]>) {
  const [code, out] = await run('doctor', '--json')
  const findings = JSON.parse(out) as Finding[]
  return { code, wrong: findings.filter(({ ok }) => !ok).map(({ check, message }) => `${check}: ${message}`) }
}

test('finds nothing wrong in a demo, and prints one sentence for each check', withProcesses, async () => {
  const { dataDir, run } = await openOperatorShop({ seeded: true })
  const [code, out, named] = await run('doctor')
  expect([code, named]).toEqual([0, `Databases: ${dataDir}\n`])
  const lines = out.trimEnd().split('\n')
  expect(lines[0]).toMatch(/^check {2,}state {2}finding$/)
  for (const check of ['configuration', 'databases', 'disk', 'clock', 'commerce', 'content', 'redirects', 'mail'])
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${check} +ok {5}[A-Z].*\\.$`)))
})

test('names a wrong setting, a missing folder, and a damaged database', withProcesses, async () => {
  const { dataDir, run, runWith } = await openOperatorShop()
  const wrongSetting = await examine((...words) => runWith({ PAGE_LIMIT: 'many' }, ...words))
  expect(wrongSetting).toEqual({ code: 1, wrong: [expect.stringMatching(/^configuration: PAGE_LIMIT must be .*\.$/)] })
  const nowhere = join(dataDir, 'none')
  expect(await examine((...words) => runWith({ DATA_DIR: nowhere }, ...words))).toEqual({
    code: 1,
    wrong: [`data: There is no folder ${nowhere}: set DATA_DIR as for the shop, or run \`npm start\`.`],
  })
  rmSync(join(dataDir, 'kv.sqlite'))
  expect((await examine(run)).wrong).toEqual([expect.stringMatching(/^databases: .*kv\.sqlite does not exist/)])
  writeFileSync(join(dataDir, 'kv.sqlite'), 'x'.repeat(8192))
  expect((await examine(run)).wrong).toEqual([expect.stringMatching(/^databases: .*kv\.sqlite cannot be read: /)])
})

test('names what an operator has to do in production', withProcesses, async () => {
  const { bindings, runWith } = await openOperatorShop()
  const { COMMERCE_DB, CONTENT_DB, SHOP_DB } = bindings
  await COMMERCE_DB.prepare(
    "INSERT INTO outbox (recipient, locale, subject, text, html, created_at, status) VALUES ('a@b.example', 'en', 's', 't', 'h', '2026-01-01', 'failed'), ('a@b.example', 'en', 's', 't', 'h', '2026-01-01', 'waiting')",
  ).run()
  await CONTENT_DB.prepare(
    "INSERT INTO redirects (site_id, position, source, target, http_code) VALUES (NULL, 1, '/en/cart', '/en/new', 301)",
  ).run()
  await SHOP_DB.prepare("INSERT INTO tag_tokens VALUES ('all', 'x', ?)")
    .bind(Date.now() + 3_600_000)
    .run()
  const settings = { ...production, SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'shop@shop.example' }
  const { code, wrong } = await examine((...words) => runWith(settings, ...words))
  expect(code).toBe(1)
  for (const sentence of [
    /^clock: The clock is behind: the newest record is from /,
    /^redirects: A redirect hides the screen \/en\/cart: it leads to \/en\/new\. /,
    /^mail: The mail server localhost:1 cannot be used \(ESOCKET\): check SMTP_URL\.$/,
    /^mail: Mails that could not be sent: 1\. /,
    /^mail: Mails that have waited for more than 15 minutes: 1\. /,
    /^setup: There are no products: /,
    /^shop: No shop responds at http:\/\/localhost:1\.$/,
  ])
    expect(wrong).toContainEqual(expect.stringMatching(sentence))
})

test('calls the mail server, external backends and the running shop', withProcesses, async () => {
  const { runWith } = await openOperatorShop()
  const mail = await startSmtpServer()
  const backend = createServer((_, response) => response.end('{"data":{"__typename":"Query"}}'))
  await new Promise<void>((done) => backend.listen(0, done))
  const address = backend.address()
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  onTestFinished(async () => {
    backend.closeAllConnections()
    backend.close()
    await mail.close()
  })
  const settings = { SMTP_URL: `smtp://${mail.host}`, MAIL_FROM: 'shop@shop.example', CONTENT_URL: `${url}/api` }
  const [, out] = await runWith(settings, 'doctor')
  expect(out).toContain(`The mail server ${mail.host} accepts connections.`)
  expect(out).toContain(`The external content backend at ${new URL(url).host} responds.`)
  const away = await examine((...words) => runWith({ COMMERCE_URL: 'http://localhost:1/graphql' }, ...words))
  expect(away.wrong).toEqual([expect.stringMatching(/^commerce: .+\.$/)])
})

test('names a cache server that cannot be reached, without its password', withProcesses, async () => {
  const { runWith } = await openOperatorShop()
  const external = { COMMERCE_URL: 'http://localhost:1/graphql', CONTENT_URL: 'http://localhost:1/api' }
  const { wrong } = await examine((...words) =>
    runWith({ ...external, CACHE_URL: 'redis://:hidden@localhost:1' }, ...words),
  )
  const [sentence] = wrong.filter((one) => one.startsWith('cache: '))
  expect(sentence).toMatch(/^cache: The cache server localhost:1 cannot be used \(.+\): check CACHE_URL\.$/)
  expect(sentence).not.toContain('hidden')
})
