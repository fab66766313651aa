import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import type { ApiEnv } from '../context/context.ts'
import type { Api } from '../context/env.ts'
import type { Bindings } from '../platform/bindings.ts'
import { openSqliteD1 } from '../platform/node/sqlite-d1.ts'
import { openSqliteKv } from '../platform/node/sqlite-kv.ts'

const token = 'p'.repeat(32)
const bearer = { authorization: `Bearer ${token}` }

/** A shop over a commerce backend with this response to every query. */
async function openShop(respond: (request: Request) => Promise<Response>, vars: Partial<Bindings> = {}) {
  const db = openSqliteD1(':memory:')
  await db
    .prepare('CREATE TABLE tag_tokens (tag TEXT PRIMARY KEY, token TEXT NOT NULL, changed_at INTEGER NOT NULL)')
    .run()
  const bindings = {
    KV: openSqliteKv(':memory:'),
    SHOP_DB: db,
    SESSION_KEYS: `k1:${btoa('k'.repeat(32))}`,
    LOG_LEVEL: 'error',
    PURGE_TOKENS: token,
    ...vars,
  } as unknown as Bindings
  const embedded = { commerce: async () => respond, content: async () => respond }
  const loadRenderer = () => Promise.reject(new Error('no page is rendered'))
  const app = createApp({
    api: { loadRoutes: async () => new Hono<ApiEnv>() } as Api,
    loadRenderer,
    embedded,
    buildId: 'test',
  })
  const platform = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {}, clientAddress: '' }
  return async (body: string, headers: Record<string, string> = bearer, method = 'POST') => {
    const request = new Request('http://localhost/api/purge', { method, headers, body })
    const response = await app.fetch(request, bindings, platform as never)
    return { status: response.status, body: await response.json() }
  }
}

/** The shop's database with its tables, or without those of purges. */
async function openDatabase(tables: readonly string[]) {
  const db = openSqliteD1(':memory:')
  for (const table of tables) await db.prepare(`CREATE TABLE ${table}`).run()
  return db
}
const tagTokens = 'tag_tokens (tag TEXT PRIMARY KEY, token TEXT NOT NULL, changed_at INTEGER NOT NULL)'
const rateLimits = 'rate_limits (key TEXT PRIMARY KEY, count INTEGER NOT NULL, resets_at INTEGER NOT NULL)'

const productIn = (sku: string, parent: string | null) => async () =>
  Response.json({ data: { productBySlug: { sku, parent: parent && { sku: parent, variants: [] } } } })
const path = '/en/offer/p/fresh-milk'
const byPath = JSON.stringify({ uris: [path] })
const pageTags = [`path:${path}`, 'slug:fresh-milk']

// F558
test('a product path purges its family', async () => {
  const purge = await openShop(productIn('100-1', '100'))
  expect(await purge(byPath)).toEqual({ status: 200, body: { purged: [...pageTags, 'product:100', 'product:*'] } })
  const ofFamily = await openShop(productIn('200', null))
  expect(await ofFamily(byPath)).toEqual({ status: 200, body: { purged: [...pageTags, 'product:200', 'product:*'] } })
})

test('if commerce fails, a product path purges all of commerce and the response has a warning', async () => {
  const purge = await openShop(() => Promise.reject(new Error('down')))
  const warning = `no product was found at ${path}: all of commerce is purged`
  expect(await purge(byPath)).toEqual({ status: 200, body: { purged: [...pageTags, 'commerce'], warning } })
})

test('more than 200 products purge all of commerce', async () => {
  const purge = await openShop(productIn('100', null))
  const tags = Array.from({ length: 201 }, (_, index) => `product:${index}`)
  expect(await purge(JSON.stringify({ tags }))).toEqual({ status: 200, body: { purged: ['commerce'] } })
})

test('accepts only POST, with a token in either header', async () => {
  const purge = await openShop(productIn('100', null))
  const body = JSON.stringify({ tags: ['entry:1'] })
  expect((await purge(body, { 'x-purge-token': token })).status).toBe(200)
  expect((await purge(body, {})).status).toBe(401)
  for (const method of ['PUT', 'DELETE', 'PURGE']) expect((await purge(body, bearer, method)).status).toBe(405)
})

test('if PURGE_HMAC_KEY is set, a purge must be signed too', async () => {
  const key = 'k'.repeat(32)
  const purge = await openShop(productIn('100', null), { PURGE_HMAC_KEY: key })
  const body = JSON.stringify({ tags: ['entry:1'] })
  const time = Math.floor(Date.now() / 1000)
  const sign = (text: string, at: number) =>
    `t=${at},v1=${createHmac('sha256', key).update(`${at}.${text}`).digest('hex')}`
  const signed = (signature: string) => purge(body, { ...bearer, 'x-proviant-signature': signature })
  expect((await signed(sign(body, time))).status).toBe(200)
  expect((await signed(sign('{}', time))).status).toBe(401)
  expect((await signed(sign(body, time - 400))).status).toBe(401)
  expect((await purge(body)).status).toBe(401)
})

test('rejects an invalid body with a reason', async () => {
  const purge = await openShop(productIn('100', null))
  expect(await purge('')).toEqual({ status: 400, body: { error: 'the body is not JSON' } })
  expect(await purge('{"prefixes":["/en/news"]}')).toEqual({
    status: 400,
    body: { error: 'the body must have all: true, tags, uris, siteUris or an element with an id' },
  })
})

test('a rejected call returns its reason', async () => {
  const purge = await openShop(productIn('100', null), { PURGE_HMAC_KEY: 'k'.repeat(32) })
  expect(await purge('{}', bearer, 'PUT')).toEqual({ status: 405, body: { error: 'use POST' } })
  expect(await purge('{}', {})).toEqual({ status: 401, body: { error: 'unknown token' } })
  expect(await purge('{}')).toEqual({ status: 401, body: { error: 'the signature does not match' } })
})

test('any of the configured tokens is accepted, and neither an empty nor another one', async () => {
  const purge = await openShop(productIn('100', null), { PURGE_TOKENS: `${'a'.repeat(32)},${token}` })
  const body = JSON.stringify({ tags: ['entry:1'] })
  const status = async (given: string) => (await purge(body, { 'x-purge-token': given })).status
  expect([await status(token), await status('a'.repeat(32)), await status('b'.repeat(32)), await status('')]).toEqual([
    200, 200, 401, 401,
  ])
})

test('a product is looked up by its slug', async () => {
  const slugs: unknown[] = []
  const purge = await openShop(async (request) => {
    slugs.push(((await request.json()) as { variables?: unknown }).variables)
    return Response.json({ data: { productBySlug: null } })
  })
  const paths = [path, '/de/products/milch']
  expect((await purge(JSON.stringify({ uris: paths }))).body).toMatchObject({
    warning: `no product was found at ${paths.join(', ')}: all of commerce is purged`,
  })
  expect(slugs).toEqual([{ slug: 'fresh-milk' }, { slug: 'milch' }])
})

test('purges above PURGE_LIMIT are rejected until the minute ends, and counted', async () => {
  const countLimit = vi.fn()
  const SHOP_DB = await openDatabase([tagTokens, rateLimits])
  const purge = await openShop(productIn('100', null), {
    SHOP_DB,
    PURGE_LIMIT: '2',
    METRICS: { countLimit, countRequest: () => undefined },
  } as never)
  const body = JSON.stringify({ tags: ['entry:1'] })
  expect([(await purge(body)).status, (await purge(body)).status]).toEqual([200, 200])
  expect(await purge(body)).toEqual({ status: 429, body: { error: 'too many purges' } })
  expect(countLimit.mock.calls).toEqual([['purge']])
})

test('everything may be purged six times a minute, without an effect on other purges', async () => {
  const SHOP_DB = await openDatabase([tagTokens, rateLimits])
  const purge = await openShop(productIn('100', null), { SHOP_DB, PURGE_LIMIT: '100' })
  const all = JSON.stringify({ all: true })
  for (let count = 0; count < 6; count++) expect((await purge(all)).status).toBe(200)
  expect(await purge(all)).toEqual({ status: 429, body: { error: 'too many purges' } })
  expect((await purge(JSON.stringify({ tags: ['entry:1'] }))).status).toBe(200)
  const keys = (await SHOP_DB.prepare('SELECT key, count FROM rate_limits ORDER BY key').all()).results
  expect(keys).toEqual([
    { key: 'purge', count: 8 },
    { key: 'purge-all', count: 7 },
  ])
})

test('a purge that cannot be stored is 503, so that its sender repeats it', async () => {
  const purge = await openShop(productIn('100', null), { SHOP_DB: await openDatabase([rateLimits]) })
  expect(await purge(JSON.stringify({ tags: ['entry:1'] }))).toEqual({
    status: 503,
    body: { error: 'the purge could not be kept; repeat it' },
  })
})
