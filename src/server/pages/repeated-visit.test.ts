// A cached page whose URL is requested again, compared with the same page at a URL that is always routed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestRenderer } from '#tests/support/test-renderer.ts'
import { createApp } from '../app.ts'
import type { Bindings } from '../platform/bindings.ts'
import { openSqliteD1 } from '../platform/node/sqlite-d1.ts'
import { openSqliteKv } from '../platform/node/sqlite-kv.ts'
import { createSealer } from '../session/session.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const path = '/en/about?page=2'
/** A parameter that the page ignores. */
const routedPath = '/en/about?page=2&any=1'
const keys = [{ kid: 'k1', bytes: new TextEncoder().encode('k'.repeat(32)) }]

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`

const toRow = (source: string) => ({ redirectSrcUrlParsed: source, redirectDestUrl: '/en/news', redirectHttpCode: 301 })

async function open() {
  const db = openSqliteD1(':memory:')
  await db
    .prepare('CREATE TABLE tag_tokens (tag TEXT PRIMARY KEY, token TEXT NOT NULL, changed_at INTEGER NOT NULL)')
    .run()
  const SESSION_KEYS = `k1:${btoa('k'.repeat(32))}`
  const bindings = { KV: openSqliteKv(':memory:'), SHOP_DB: db, SESSION_KEYS, LOG_LEVEL: 'info' }
  // an empty list counts as failed
  const redirects: object[] = [toRow('/en/old')]
  const none = () => Promise.reject(new Error('none'))
  const app = createApp({
    api: { loadRoutes: none, loadOpenApi: none, loadSitemap: none },
    loadRenderer: async () =>
      createTestRenderer(async () => {
        const headers = { 'content-type': 'text/html' }
        return new Response('<head></head><h1>About</h1>', { headers })
      }),
    embedded: {
      commerce: async () => async () =>
        Response.json({ data: { accountInfo: { status: true, customer: { id: '1' } } } }),
      content: async () => async () => Response.json({ data: { redirects } }),
    },
    buildId: 'test',
  })
  const printed: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(...String(text).split('\n'))
    return true
  })
  const pending: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void pending.push(work)
  const platform = { waitUntil, passThroughOnException: () => undefined, props: {}, clientAddress: '' }
  async function ask(to: string, init: RequestInit = {}) {
    printed.length = 0
    const request = new Request(`http://localhost${to}`, init)
    const sent = app.fetch(request, bindings as unknown as Bindings, platform as never)
    const response = await sent
    const body = await response.text()
    while (pending.length > 0) await Promise.allSettled(pending.splice(0))
    await new Promise((done) => setImmediate(done))
    const [line = '{}'] = printed.filter((one) => one.includes('"event":"request"'))
    const { req, level, event, method, path, status: loggedStatus, cache, trace } = JSON.parse(line)
    const logged = { level, event, method, path, status: loggedStatus, cache, trace }
    const status = response.status
    return { isRepeated: !(sent instanceof Promise), status, headers: [...response.headers], body, req, logged }
  }
  const { seal } = createSealer(keys)
  const pass = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000)
  await ask('/en/first')
  pass(100)
  for (let requests = 0; requests < 3; requests++) await ask(path)
  return { ask, seal, pass, redirects }
}

const session = { id: 's', token: 't', tokenType: 'Bearer', customer: { id: '1' }, expiresAt: 4_000_000_000 }

test('a repeated request gets the response and the log line of one that is routed, whatever its method, headers and cookies', async () => {
  const { ask, seal } = await open()
  const etag = new Map((await ask(path)).headers).get('etag') ?? ''
  expect(etag).toMatch(/^"\w+"$/)
  const requests: [RequestInit, { isRepeated: boolean; status: number }][] = [
    [{}, { isRepeated: true, status: 200 }],
    [{ headers: { 'accept-encoding': 'gzip, deflate, br' } }, { isRepeated: true, status: 200 }],
    [{ headers: { 'accept-encoding': 'gzip, br;q=0' } }, { isRepeated: true, status: 200 }],
    [{ headers: { 'if-none-match': etag } }, { isRepeated: true, status: 304 }],
    [{ headers: { 'if-none-match': '"other"' } }, { isRepeated: true, status: 200 }],
    [{ headers: { 'x-request-id': 'from-a-proxy' } }, { isRepeated: true, status: 200 }],
    [{ headers: { traceparent } }, { isRepeated: true, status: 200 }],
    [{ headers: { traceparent: 'malformed' } }, { isRepeated: true, status: 200 }],
    [{ headers: { cookie: 'locale=de; cart=2; js=0; pv_c=1' } }, { isRepeated: true, status: 200 }],
    [{ method: 'HEAD' }, { isRepeated: false, status: 200 }],
    [
      { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } },
      { isRepeated: false, status: 405 },
    ],
    [{ headers: { cookie: 'a=b; pv_s=unreadable' } }, { isRepeated: false, status: 200 }],
    [{ headers: { cookie: `pv_s=${await seal(session, 'session')}` } }, { isRepeated: false, status: 200 }],
    [{ headers: { cookie: `pv_n=${await seal('Saved', 'notice')}` } }, { isRepeated: false, status: 200 }],
    [
      { headers: { cookie: `pv_p=${await seal({ token: 't', until: 4_000_000_000 }, 'preview')}` } },
      { isRepeated: false, status: 200 },
    ],
  ]
  for (const [init, expected] of requests) {
    // the shell of a customer is cached by the first request
    await ask(routedPath, init)
    const { isRepeated, req, ...repeated } = await ask(path, init)
    const { isRepeated: isPlanned, req: routedId, ...routed } = await ask(routedPath, init)
    expect([init, { isRepeated, status: repeated.status }]).toEqual([init, expected])
    expect([init, isPlanned]).toEqual([init, false])
    const withoutNonce = ([name, value]: [string, string]) => [name, value.replaceAll(/'nonce-[^']+'/g, 'nonce')]
    expect({ ...repeated, headers: repeated.headers.map(withoutNonce) }).toEqual({
      ...routed,
      headers: routed.headers.map(withoutNonce),
    })
    expect(req).toMatch(/^[\w-]{8,64}$/)
    const isTraced = new Headers(init.headers).get('traceparent') === traceparent
    expect([init, repeated.logged.trace]).toEqual([init, isTraced ? traceId : undefined])
    if (new Headers(init.headers).has('x-request-id')) expect([req, routedId]).toEqual(['from-a-proxy', 'from-a-proxy'])
  }
})

test('a stale page is routed, so that it is rendered again', async () => {
  const { ask, pass } = await open()
  // the redirects are older than the page: after this they outlive it
  pass(125)
  for (let requests = 0; requests < 3; requests++) await ask(path)
  pass(2)
  for (let requests = 0; requests < 3; requests++) await ask(path)
  expect((await ask(path)).isRepeated).toBe(true)
  pass(100)
  await ask('/en/first')
  const stale = await ask(path)
  expect([stale.isRepeated, stale.logged.cache]).toEqual([false, expect.stringContaining('detail=stale')])
  expect((await ask(path)).logged.cache).not.toContain('stale')
})

test('a redirect that the CMS adds is followed', async () => {
  const { ask, pass, redirects } = await open()
  redirects.push(toRow('/en/about'))
  // the redirects are older than the page, and now stale
  pass(125)
  await ask(path)
  await ask(path)
  expect((await ask(path)).isRepeated).toBe(true)
  pass(2)
  await ask(path)
  expect(await ask(path)).toMatchObject({ isRepeated: false, status: 301 })
})
