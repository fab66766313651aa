// Runs the edge with a slow renderer and a full render queue.
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { loadTranslator } from '#i18n/translator.ts'
import { createTestRenderer } from '#tests/support/test-renderer.ts'
import { createApp } from '../app.ts'
import type { Bindings } from '../platform/bindings.ts'
import { openSqliteD1 } from '../platform/node/sqlite-d1.ts'
import { openSqliteKv } from '../platform/node/sqlite-kv.ts'

/** One guest page renders at a time, and 400 requests are queued. */
const most = 401
const purgeToken = 'p'.repeat(32)

async function openApp(vars: Record<string, string> = {}) {
  const db = openSqliteD1(':memory:')
  await db
    .prepare('CREATE TABLE tag_tokens (tag TEXT PRIMARY KEY, token TEXT NOT NULL, changed_at INTEGER NOT NULL)')
    .run()
  const bindings = {
    KV: openSqliteKv(':memory:'),
    SHOP_DB: db,
    SESSION_KEYS: `k1:${btoa('k'.repeat(32))}`,
    LOG_LEVEL: 'error',
    PAGE_LIMIT: '0',
    UNKNOWN_LIMIT: '0',
    PURGE_TOKENS: purgeToken,
    ...vars,
  } as unknown as Bindings
  let finish = () => {}
  const finished = new Promise<void>((done) => {
    finish = done
  })
  const rendered: string[] = []
  const renderer = createTestRenderer(async ({ url }) => {
    rendered.push(new URL(url).search)
    if (!url.endsWith('/de')) await finished
    return new Response('<h1>Rendered</h1>', { headers: { 'content-type': 'text/html' } })
  })
  const nothing = async () => async () => Response.json({ data: { redirects: [] } })
  const embedded = { commerce: nothing, content: nothing }
  const app = createApp({
    api: { loadRoutes: async () => new Hono() } as never,
    loadRenderer: async () => renderer,
    embedded,
    buildId: 'test',
  })
  const platform = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  async function ask(path: string, init: RequestInit = {}, clientAddress = '') {
    const answer = await app.fetch(new Request(`http://localhost${path}`, init), bindings, {
      ...platform,
      clientAddress,
    } as never)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  return { ask, finish, rendered }
}

type Open = Awaited<ReturnType<typeof openApp>>
type Answer = Awaited<ReturnType<Open['ask']>>

/** Fills the queue: queued requests get no response, the next one is rejected immediately. */
async function crowd(ask: Open['ask']) {
  const guests = Array.from({ length: most }, (_, index) => ask(`/de/products?page=${index + 1}`))
  let answer: Answer | null = null
  for (let index = 0; index < 5 && !answer; index++) {
    const late = ask(`/de/products?filters=search%3A${index}`)
    guests.push(late)
    answer = await Promise.race([late, new Promise<null>((done) => setTimeout(done, 300, null))])
  }
  return { guests, answer }
}

test('a full render queue rejects the next request with 503, Retry-After and a small page in its language', async () => {
  const { ask, finish } = await openApp()
  const { guests, answer } = await crowd(ask)
  expect([answer?.status, answer?.headers.get('retry-after'), answer?.headers.get('cache-control')]).toEqual([
    503,
    '10',
    'private, no-store',
  ])
  const page = answer?.text ?? ''
  expect(page).toContain('<html lang="de">')
  expect(page).toContain((await loadTranslator('de'))('global.503statusMessage'))
  expect(page).not.toMatch(/<(?:script|link|img)|style=|url\(/)
  expect((await ask('/healthz')).status).toBe(200)
  // all queued requests get a response
  finish()
  const answers = await Promise.all(guests)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most)
})

test('a full render queue serves the expired page instead of an error', async () => {
  const { ask, finish } = await openApp()
  expect((await ask('/de')).status).toBe(200)
  const headers = { authorization: `Bearer ${purgeToken}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ tags: ['all'] })
  expect((await ask('/api/purge', { method: 'POST', headers, body })).status).toBe(200)
  const { guests } = await crowd(ask)
  const { status, headers: sent, text } = await ask('/de')
  expect([status, text]).toEqual([200, expect.stringContaining('Rendered')])
  expect(sent.get('cache-status')).toMatch(/^proviant-page; hit; .*detail=expired$/)
  finish()
  await Promise.all(guests)
})

test('a caller that continues after a 429 gets the next one after a second, which delays no other caller', async () => {
  const { ask, finish } = await openApp({ PAGE_LIMIT: '60' })
  finish()
  const search = (index: number, network: string) => ask(`/de/products?filters=search%3A${index}`, {}, network)
  const timed = async (asked: Promise<Answer>) => {
    const start = performance.now()
    const { status } = await asked
    return { status, isDelayed: performance.now() - start >= 900 }
  }
  const answers = await Promise.all(Array.from({ length: 15 }, (_, index) => search(index, '192.0.2.1')).map(timed))
  const other = await timed(search(0, '198.51.100.1'))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
  expect(answers.map(({ status, isDelayed }) => status === 429 && isDelayed).filter(Boolean)).toHaveLength(2)
  expect(answers.filter(({ status, isDelayed }) => status === 429 && !isDelayed)).toHaveLength(1)
  expect(other).toEqual({ status: 200, isDelayed: false })
})

test('a request whose client has gone is not rendered, before or while it was queued', async () => {
  const { ask, finish, rendered } = await openApp()
  const running = [1, 2].map((page) => ask(`/de/cart?page=${page}`))
  await vi.waitFor(() => expect(rendered).toHaveLength(2))
  const client = new AbortController()
  const queued = ask('/de/cart?gone', { signal: client.signal })
  const next = ask('/de/cart?next')
  client.abort()
  const gone = [await queued, await ask('/de/cart?gone', { signal: client.signal })]
  expect(gone.map(({ status }) => status)).toEqual([499, 499])
  finish()
  expect((await Promise.all([...running, next])).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(rendered.slice(2)).toEqual(['?next'])
})

test('the addresses of a network are limited together, those of an IPv6 /64 as one, and one address does not limit its neighbours', async () => {
  const { ask, finish } = await openApp({ PAGE_LIMIT: '120' })
  finish()
  const search = async (index: number, address: string) =>
    (await ask(`/de/products?filters=search%3A${index}`, {}, address)).status
  const countServed = async (times: number, addressOf: (index: number) => string) => {
    const statuses = await Promise.all(Array.from({ length: times }, (_, index) => search(index, addressOf(index))))
    return statuses.filter((status) => status === 200).length
  }
  // a slow machine serves some more
  expect(await countServed(60, () => '192.0.2.1')).toBeLessThan(45)
  expect(await search(60, '192.0.2.2')).toBe(200)
  expect(await countServed(60, (index) => `2001:db8:5:1::${index}`)).toBeLessThan(45)
  expect(await countServed(250, (index) => `198.51.100.${index}`)).toBeLessThan(200)
})
