// Runs the edge with a CMS whose redirects load only after a page was rendered.
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestRenderer } from '#tests/support/test-renderer.ts'
import { createApp } from '../app.ts'
import type { Vars } from '../config/settings.ts'
import type { Api } from '../context/env.ts'
import type { Bindings } from '../platform/bindings.ts'
import { openSqliteD1 } from '../platform/node/sqlite-d1.ts'
import { openSqliteKv } from '../platform/node/sqlite-kv.ts'

const rule = { redirectMatchType: 'exactmatch', enabled: true }
const redirects = [
  { ...rule, redirectSrcUrlParsed: '/en/old', redirectDestUrl: '/en/new', redirectHttpCode: 301 },
  { ...rule, redirectSrcUrlParsed: '/en/cart', redirectDestUrl: '/en/new', redirectHttpCode: 301 },
  { ...rule, redirectSrcUrlParsed: '/en/gone', redirectDestUrl: null, redirectHttpCode: 410 },
  { ...rule, redirectSrcUrlParsed: '/en/partner', redirectDestUrl: 'https://partner.example/', redirectHttpCode: 302 },
]

async function openShop(settings: Vars = {}, isFast = false) {
  const db = openSqliteD1(':memory:')
  await db
    .prepare('CREATE TABLE tag_tokens (tag TEXT PRIMARY KEY, token TEXT NOT NULL, changed_at INTEGER NOT NULL)')
    .run()
  await db
    .prepare('CREATE TABLE missing_paths (path TEXT PRIMARY KEY, hits INTEGER, came_from TEXT, seen_at INTEGER)')
    .run()
  const SESSION_KEYS = `k1:${btoa('k'.repeat(32))}`
  // a burst of two: two fifths of the limit per minute
  const vars: Vars = { SESSION_KEYS, LOG_LEVEL: 'error', UNKNOWN_LIMIT: '5', ...settings }
  const bindings = { KV: openSqliteKv(':memory:'), SHOP_DB: db, ...vars } as unknown as Bindings
  let rendered = 0
  const firstRender = Promise.withResolvers<void>()
  const renderer = createTestRenderer(async () => {
    rendered++
    firstRender.resolve()
    return new Response('<h1>Not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } })
  })
  const content = async () => async () => {
    if (!isFast) await firstRender.promise
    return Response.json({ data: { redirects } })
  }
  const commerce = async () => async () => Response.json({ data: {} })
  const app = createApp({
    api: {} as Api,
    loadRenderer: async () => renderer,
    embedded: { commerce, content },
    buildId: 'test',
  })
  const pending: Promise<unknown>[] = []
  const platform = { waitUntil: (work: Promise<unknown>) => pending.push(work), props: {}, clientAddress: '192.0.2.1' }
  return {
    ask: (path: string) => app.fetch(new Request(`http://localhost${path}`), bindings, platform as never),
    askHead: (path: string) =>
      app.fetch(new Request(`http://localhost${path}`, { method: 'HEAD' }), bindings, platform as never),
    rendered: () => rendered,
    recorded: async () => {
      await Promise.all(pending)
      return (await db.prepare('SELECT path, hits FROM missing_paths').all()).results
    },
  }
}

test('a URL that redirects is not recorded as a 404, even if its page was rendered before the redirects were loaded', async () => {
  const { ask, rendered, recorded } = await openShop()
  const responses = await Promise.all(['/en/old', '/en/old?a=1', '/en/old?a=2', '/en/old?a=3'].map(ask))
  expect(responses.map(({ status }) => status)).toEqual([301, 301, 301, 301])
  expect(rendered()).toBeGreaterThan(0)
  expect(await recorded()).toEqual([])
  // nor counted against the rate limit of the network
  expect([(await ask('/en/nothing')).status, (await ask('/en/nothing-else')).status]).toEqual([404, 404])
})

test('404 and 410 count against the rate limit of the network; only 404 is recorded', async () => {
  const { ask, recorded } = await openShop()
  const statuses = []
  for (const path of ['/en/gone', '/en/nothing', '/en/nothing-else']) statuses.push((await ask(path)).status)
  expect(statuses).toEqual([410, 404, 429])
  expect(await recorded()).toEqual([{ path: '/en/nothing', hits: 1 }])
})

test('a page that is discarded for a redirect releases its render permit', async () => {
  const { ask } = await openShop()
  const responses = await Promise.all(['/en/cart', '/en/cart?a=1', '/en/cart?a=2'].map(ask))
  expect(responses.map(({ status }) => status)).toEqual([301, 301, 301])
  const started = performance.now()
  const response = await ask('/en/login')
  expect([response.status, performance.now() - started < 2_000]).toEqual([404, true])
})

test('a redirect that hides a screen is logged once and listed by /readyz', async () => {
  const lines: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(...String(text).trimEnd().split('\n'))
    return true
  })
  onTestFinished(() => spy.mockRestore())
  const { ask } = await openShop({ LOG_LEVEL: 'warn' })
  for (const path of ['/en/cart', '/en/cart', '/en/old']) await ask(path)
  const expected = { event: 'redirect.shadows', path: '/en/cart', target: '/en/new' }
  // the log writes at the end of the event-loop turn
  await new Promise((done) => setImmediate(done))
  expect(lines.map((line) => JSON.parse(line)).filter(({ event }) => event === expected.event)).toMatchObject([
    expected,
  ])
  expect(await (await ask('/readyz')).json()).toMatchObject({ warnings: [expected] })
})

test('a redirect is not cached and keeps the query; one to another site sends no referrer', async () => {
  const { ask } = await openShop()
  await ask('/en/nothing')
  const response = await ask('/en/old?a=1')
  expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([
    301,
    { location: '/en/new?a=1', 'cache-control': 'no-cache' },
  ])
  expect(response.headers.get('referrer-policy')).not.toBe('no-referrer')
  const partner = await ask('/en/partner')
  expect([partner.status, partner.headers.get('location'), partner.headers.get('referrer-policy')]).toEqual([
    302,
    'https://partner.example/',
    'no-referrer',
  ])
})

test('a redirect that is known is followed without a render, for GET and HEAD', async () => {
  const { ask, askHead, rendered } = await openShop({ UNKNOWN_LIMIT: '0' }, true)
  for (const response of [await ask('/en/old'), await askHead('/en/old')])
    expect([response.status, response.headers.get('location')]).toEqual([301, '/en/new'])
  expect(rendered()).toBe(0)
})

test('a path that is gone has the status 410 and a page of its own, whenever its redirect was loaded', async () => {
  for (const isFast of [true, false]) {
    const { ask } = await openShop({ UNKNOWN_LIMIT: '0' }, isFast)
    const response = await ask('/en/gone')
    expect([isFast, response.status, response.headers.get('content-type')]).toEqual([
      isFast,
      410,
      expect.stringContaining('text/html'),
    ])
    const text = await response.text()
    if (isFast) expect(text).toContain('<h1>Not found</h1>')
    else expect(text).toContain('/en/gone')
  }
})
