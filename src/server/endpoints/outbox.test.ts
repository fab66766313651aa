import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import type { Bindings } from '../platform/bindings.ts'
import { openSqliteD1 } from '../platform/node/sqlite-d1.ts'
import { openSqliteKv } from '../platform/node/sqlite-kv.ts'

function openShop(vars: Partial<Bindings>) {
  const asked: string[] = []
  const bindings = {
    KV: openSqliteKv(':memory:'),
    SHOP_DB: openSqliteD1(':memory:'),
    SESSION_KEYS: `k1:${btoa('k'.repeat(32))}`,
    LOG_LEVEL: 'error',
    ...vars,
  } as unknown as Bindings
  const mails = async () => async (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    return request.method === 'POST' ? Response.json({ sent: 0, failures: [] }) : new Response('mails')
  }
  const embedded = { commerce: mails, content: mails }
  const loadRenderer = () => Promise.reject(new Error('no page is drawn'))
  const app = createApp({ api: new Hono() as never, loadRenderer, embedded, buildId: 'test' })
  return { app, bindings, asked }
}

async function askOutbox(vars: Partial<Bindings>) {
  const { app, bindings } = openShop(vars)
  const answer = await app.fetch(new Request('http://localhost/dev/outbox'), bindings)
  return [answer.status, await answer.text()]
}

test('/dev/outbox shows mails only in the demo of the embedded backend', async () => {
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

// F608
test('the scheduled task ends requests for approval, runs standing orders, mails recalls, triggers delivery, if mails are configured, and once an hour the deletion of old data', async () => {
  const way = { MAIL_FROM: 'shop@proviant.example', MAIL_API_URL: 'https://api.mail.example', MAIL_API_TOKEN: 'token' }
  const askedFor = async (vars: Partial<Bindings>, minute = 17) => {
    const { app, bindings, asked } = openShop(vars)
    await app.scheduled({ scheduledTime: Date.UTC(2026, 10, 28, 5, minute) }, bindings)
    return asked.sort()
  }
  const deletion = 'POST /expired/delete'
  const run = 'POST /standing-orders/run'
  const expiry = 'POST /approvals/expire'
  const recalls = 'POST /recalls/notify'
  expect(await askedFor(way)).toEqual([expiry, deletion, deletion, 'POST /outbox/deliver', recalls, run])
  expect(await askedFor(way, 18)).toEqual([expiry, 'POST /outbox/deliver', recalls, run])
  expect(await askedFor({})).toEqual([expiry, deletion, deletion, recalls, run])
  expect(await askedFor({ ...way, COMMERCE_URL: 'https://commerce.example/graphql' })).toEqual([deletion])
  expect(await askedFor({ CONTENT_URL: 'https://content.example/graphql' })).toEqual([expiry, deletion, recalls, run])
  // invalid settings reject the promise instead of throwing, so that no process exits
  await expect(askedFor({ MAIL_FROM: 'unknown' })).rejects.toThrow(/^MAIL_FROM /)
})
