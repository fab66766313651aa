// The whole edge with a renderer that draws as slowly as the test says: who comes when too many wait already.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { loadTranslator } from '#i18n/translator.ts'
import { rendererOf } from '#tests/support/drawing.ts'
import { createApp } from '../app.ts'
import type { Bindings } from '../platform/bindings.ts'
import { openSqliteD1 } from '../platform/node/sqlite-d1.ts'
import { openSqliteKv } from '../platform/node/sqlite-kv.ts'

/** One guest is drawn at a time, and a hundred wait. */
const most = 101
const purgeToken = 'p'.repeat(32)

async function openApp() {
  const db = openSqliteD1(':memory:')
  await db.exec('CREATE TABLE tag_tokens (tag TEXT PRIMARY KEY, token TEXT NOT NULL, changed_at INTEGER NOT NULL)')
  const bindings = {
    KV: openSqliteKv(':memory:'),
    SHOP_DB: db,
    SESSION_KEYS: `k1:${btoa('k'.repeat(32))}`,
    LOG_LEVEL: 'error',
    PAGE_LIMIT: '0',
    UNKNOWN_LIMIT: '0',
    PURGE_TOKENS: purgeToken,
  } as unknown as Bindings
  let draw = () => {}
  const drawn = new Promise<void>((done) => {
    draw = done
  })
  const renderer = rendererOf(async ({ url }) => {
    if (!url.endsWith('/de')) await drawn
    return new Response('<h1>Drawn</h1>', { headers: { 'content-type': 'text/html' } })
  })
  const nothing = async () => async () => Response.json({ data: { redirects: [] } })
  const embedded = { commerce: nothing, content: nothing }
  const app = createApp({ api: new Hono() as never, loadRenderer: async () => renderer, embedded, buildId: 'test' })
  const platform = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {}, clientAddress: '' }
  async function ask(path: string, init: RequestInit = {}) {
    const answer = await app.fetch(new Request(`http://localhost${path}`, init), bindings, platform as never)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  return { ask, draw }
}

type Open = Awaited<ReturnType<typeof openApp>>
type Answer = Awaited<ReturnType<Open['ask']>>

/** Takes all places: who waits gets no answer, the next one at once. */
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

test('when too many wait for their turn the next one gets a small page in its language that says when to come back', async () => {
  const { ask, draw } = await openApp()
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
  // nobody who waits is forgotten
  draw()
  const answers = await Promise.all(guests)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most)
})

test('a page that was purged is sent as it was to who comes when too many wait', async () => {
  const { ask, draw } = await openApp()
  expect((await ask('/de')).status).toBe(200)
  const headers = { authorization: `Bearer ${purgeToken}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ tags: ['all'] })
  expect((await ask('/api/purge', { method: 'POST', headers, body })).status).toBe(200)
  const { guests } = await crowd(ask)
  const { status, headers: sent, text } = await ask('/de')
  expect([status, text]).toEqual([200, expect.stringContaining('Drawn')])
  expect(sent.get('cache-status')).toMatch(/^proviant-page; hit; .*detail=error$/)
  draw()
  await Promise.all(guests)
})
