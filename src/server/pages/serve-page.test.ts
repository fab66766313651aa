import { Decipheriv } from 'node:crypto'
import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestRenderer } from '#tests/support/test-renderer.ts'
import { createApp } from '../app.ts'
import type { ApiEnv, RequestContext } from '../context/context.ts'
import type { Api } from '../context/env.ts'
import type { Bindings } from '../platform/bindings.ts'
import { openSqliteD1 } from '../platform/node/sqlite-d1.ts'
import { openSqliteKv } from '../platform/node/sqlite-kv.ts'
import { createSealer } from '../session/session.ts'

afterEach(() => vi.restoreAllMocks())

const keys = [{ kid: 'k1', bytes: new TextEncoder().encode('k'.repeat(32)) }]

async function openApp() {
  const db = openSqliteD1(':memory:')
  await db
    .prepare('CREATE TABLE tag_tokens (tag TEXT PRIMARY KEY, token TEXT NOT NULL, changed_at INTEGER NOT NULL)')
    .run()
  const SESSION_KEYS = `k1:${btoa('k'.repeat(32))}`
  const bindings = { KV: openSqliteKv(':memory:'), SHOP_DB: db, SESSION_KEYS, LOG_LEVEL: 'error' }
  const given: { api?: RequestContext; page?: RequestContext; sitemap?: RequestContext } = {}
  const api: Api = {
    loadRoutes: async () =>
      new Hono<ApiEnv>().all('*', (c) => {
        given.api = c.var.context
        c.var.context.cookies.setCartCount(3)
        return c.json({ title: 'No', status: 422 }, 422)
      }),
    loadOpenApi: () => Promise.reject(new Error('none')),
    loadSitemap: async () => ({
      countParts(context) {
        given.sitemap = context
        return Promise.resolve({ ok: true, value: 1 })
      },
      getPages(context) {
        given.sitemap = context
        return Promise.resolve({ ok: true, value: [] })
      },
    }),
  }
  const renderer = createTestRenderer(async (_, context) => {
    given.page = context
    await context.currentCustomer()
    return new Response('<h1>Drawn</h1>', { headers: { 'content-type': 'text/html' } })
  })
  const asked: string[] = []
  const commerce = async () => async (request: Request) => {
    const { operationName } = (await request.json()) as { operationName: string }
    asked.push(operationName)
    return Response.json({ data: { accountInfo: { status: true, customer: { id: '1' } } } })
  }
  const content = async () => async () => Response.json({ data: { redirects: [] } })
  const app = createApp({
    api,
    loadRenderer: async () => renderer,
    embedded: { commerce, content },
    buildId: 'test',
  })
  const session = { id: 's', token: 't', tokenType: 'Bearer', customer: { id: '1' }, expiresAt: 4_000_000_000 }
  const cookie = `pv_s=${await createSealer(keys).seal(session, 'session')}`
  const platform = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {}, clientAddress: '' }
  const ask = async (path: string, init: RequestInit = {}) =>
    app.fetch(
      new Request(`http://localhost${path}`, { ...init, headers: { ...init.headers, cookie } }),
      bindings as unknown as Bindings,
      platform as never,
    )
  return { ask, asked, given }
}

test('a protected page opens its session once, and checks it at the backend once', async () => {
  const { ask, asked } = await openApp()
  const openings = vi.spyOn(Decipheriv.prototype, 'final')
  const answer = await ask('/en/dashboard')
  expect([answer.status, await answer.text()]).toEqual([200, '<h1>Drawn</h1>'])
  expect(openings).toHaveBeenCalledTimes(1)
  expect(asked).toEqual(['accountInfo'])
})

test('a form with errors and its page share one context: its cookies are sent once', async () => {
  const { ask, given } = await openApp()
  const openings = vi.spyOn(Decipheriv.prototype, 'final')
  const answer = await ask('/api/en/cart/items', {
    method: 'POST',
    body: new URLSearchParams({ productId: '1' }),
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', referer: 'http://localhost/en/cart' },
  })
  expect([answer.status, await answer.text()]).toEqual([422, '<h1>Drawn</h1>'])
  expect(given.page?.cookies).toBe(given.api?.cookies)
  expect(answer.headers.getSetCookie().filter((line) => line.startsWith('cart='))).toHaveLength(1)
  expect(openings).toHaveBeenCalledTimes(1)
})

test('a sitemap, which may be cached, is created in the context of a guest', async () => {
  const { ask, given } = await openApp()
  for (const path of ['/sitemap.xml', '/sitemap-en.xml']) {
    expect((await ask(path)).status).toBe(200)
    expect([path, given.sitemap?.session, await given.sitemap?.currentCustomer()]).toEqual([path, null, null])
  }
})
