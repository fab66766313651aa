import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import type { Bindings } from '../bindings.ts'
import { openSqliteD1 } from '../sqlite-d1.ts'
import { openSqliteKv } from '../sqlite-kv.ts'

/** What a shop with these settings answers at the outbox, over a backend that has mails. */
async function askOutbox(vars: Partial<Bindings>) {
  const bindings = {
    KV: openSqliteKv(':memory:'),
    SHOP_DB: openSqliteD1(':memory:'),
    SESSION_KEYS: `k1:${btoa('k'.repeat(32))}`,
    LOG_LEVEL: 'error',
    ...vars,
  } as unknown as Bindings
  const mails = async () => async () => new Response('mails')
  const embedded = { commerce: mails, content: mails }
  const loadRenderer = () => Promise.reject(new Error('no page is drawn'))
  const app = createApp({ api: new Hono() as never, loadRenderer, embedded, buildId: 'test' })
  const answer = await app.fetch(new Request('http://localhost/dev/outbox'), bindings)
  return [answer.status, await answer.text()]
}

test('mails can be read in the demo of the embedded backend, and nowhere else', async () => {
  expect(await askOutbox({})).toEqual([200, 'mails'])
  const production = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://shop.example',
    PURGE_TOKENS: 'p'.repeat(32),
  }
  expect(await askOutbox(production)).toEqual([404, 'Not Found'])
  expect(await askOutbox({ DEMO: '0' })).toEqual([404, 'Not Found'])
  expect(await askOutbox({ COMMERCE_URL: 'https://commerce.example/graphql' })).toEqual([404, 'Not Found'])
})
