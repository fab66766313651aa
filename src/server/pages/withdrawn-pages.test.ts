// A cached page whose entry the CMS has withdrawn, on an edge whose renderer shows the content of the CMS.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { entry } from '#contracts/generated/content.ts'
import { createTestRenderer } from '#tests/support/test-renderer.ts'
import { createApp } from '../app.ts'
import type { Bindings } from '../platform/bindings.ts'
import { openSqliteD1 } from '../platform/node/sqlite-d1.ts'
import { openSqliteKv } from '../platform/node/sqlite-kv.ts'
import { createSealer } from '../session/session.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const keys = [{ kid: 'k1', bytes: new TextEncoder().encode('k'.repeat(32)) }]
const there = () => Response.json({ data: { entry: { id: '1', typeHandle: 'page', sectionHandle: 'pages' } } })
const gone = () => Response.json({ data: { entry: null } })
const down = () => Response.json({}, { status: 500 })

async function open(visitor: 'guest' | 'customer') {
  const db = openSqliteD1(':memory:')
  await db
    .prepare('CREATE TABLE tag_tokens (tag TEXT PRIMARY KEY, token TEXT NOT NULL, changed_at INTEGER NOT NULL)')
    .run()
  const SESSION_KEYS = `k1:${btoa('k'.repeat(32))}`
  const bindings = {
    KV: openSqliteKv(':memory:'),
    SHOP_DB: db,
    SESSION_KEYS,
    LOG_LEVEL: 'error',
    CUSTOMER_LIMIT: '0',
    UNKNOWN_LIMIT: '0',
  }
  const shop = { answer: there as () => Response }
  const renderer = createTestRenderer(async (_, context) => {
    const found = await context.publicClient.content(entry, { uri: 'about', siteId: 1 } as never)
    const status = found.entry ? 200 : 404
    return new Response('<head></head><h1>About</h1>', { status, headers: { 'content-type': 'text/html' } })
  })
  const commerce = async () => async () =>
    Response.json({ data: { accountInfo: { status: true, customer: { id: '1' } } } })
  const content = async () => async (request: Request) => {
    const { operationName } = (await request.json()) as { operationName: string }
    return operationName === 'entry' ? shop.answer() : Response.json({ data: { redirects: [] } })
  }
  const app = createApp({
    api: {
      loadRoutes: () => Promise.reject(new Error('none')),
      loadOpenApi: () => Promise.reject(new Error('none')),
      loadSitemap: () => Promise.reject(new Error('none')),
    },
    loadRenderer: async () => renderer,
    embedded: { commerce, content },
    buildId: 'test',
  })
  const session = { id: 's', token: 't', tokenType: 'Bearer', customer: { id: '1' }, expiresAt: 4_000_000_000 }
  const headers: HeadersInit =
    visitor === 'customer' ? { cookie: `pv_s=${await createSealer(keys).seal(session, 'session')}` } : {}
  const pending: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void pending.push(work)
  const platform = { waitUntil, passThroughOnException: () => undefined, props: {}, clientAddress: '' }
  const ask = async () => {
    const request = new Request('http://localhost/en/about', { headers })
    const answer = await app.fetch(request, bindings as unknown as Bindings, platform as never)
    await answer.text()
    while (pending.length > 0) await Promise.allSettled(pending.splice(0))
    return { status: answer.status, how: answer.headers.get('cache-status') ?? '' }
  }
  const pass = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000)
  await ask()
  const cached = await ask()
  expect(cached).toEqual({ status: 200, how: expect.stringMatching(/^proviant-page; hit/) })
  /** Statuses of a visitor who requests the page every ten seconds. */
  const watch = async (seconds: number) => {
    const seen: number[] = []
    for (let at = 0; at < seconds; at += 10) {
      pass(10)
      seen.push((await ask()).status)
    }
    return seen
  }
  return { shop, ask, pass, watch }
}

describe.each(['guest', 'customer'] as const)('for a %s', (visitor) => {
  test('a withdrawn page that is visited is 404 within five minutes without a webhook, and 200 once it is published again', async () => {
    const { shop, ask, watch } = await open(visitor)
    shop.answer = gone
    const statuses = await watch(600)
    expect(statuses).toContain(404)
    expect(statuses.indexOf(404) * 10 + 10).toBeLessThanOrEqual(300)
    expect(new Set(statuses.slice(statuses.indexOf(404)))).toEqual(new Set([404]))
    shop.answer = there
    const back = await watch(120)
    expect(back.at(-1)).toBe(200)
    expect((await ask()).how).toContain('hit')
  })

  test('a CMS that fails, flaps, or has lost its data for less than 30 s does not remove a page', async () => {
    const { shop, pass, watch } = await open(visitor)
    await watch(230)
    shop.answer = gone
    expect(new Set(await watch(20))).toEqual(new Set([200]))
    shop.answer = down
    expect(new Set(await watch(120))).toEqual(new Set([200]))
    pass(3_600)
    expect(new Set(await watch(120))).toEqual(new Set([200]))
    let requests = 0
    shop.answer = () => (requests++ % 3 === 0 ? gone() : down())
    expect(new Set(await watch(60))).toEqual(new Set([200]))
    shop.answer = there
    expect(new Set(await watch(60))).toEqual(new Set([200]))
  })
})
