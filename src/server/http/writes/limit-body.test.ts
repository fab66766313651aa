import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../../context/env.ts'
import { limitBody } from './limit-body.ts'

const app = new Hono<AppEnv>().use('/api/*', limitBody)
app.post('/api/*', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))

/** A body without Content-Length, which ends only when it is no longer read. */
function send(path: string, atMost = Number.POSITIVE_INFINITY) {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      if (sent >= atMost) return controller.close()
      sent += 10_000
      controller.enqueue(new Uint8Array(10_000))
    },
  })
  return app.request(path, { method: 'POST', body, duplex: 'half' } as RequestInit)
}

test.each(['/api/de/cart/items', '/api/purge'])('%s is not read beyond what a form can be', async (path) => {
  const answer = await send(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'application/problem+json'])
  expect(await (await send(path, 200_000)).text()).toBe('200000')
})

test('accepts files for a CMS form', async () => {
  expect(await (await send('/api/en/content/form', 1_000_000)).text()).toBe('1000000')
  expect((await send('/api/en/content/form')).status).toBe(413)
})

test.each([
  [300_000, true],
  [3_000_000, false],
])('a rejected body of %d bytes is read to its end: %s', async (length, isRead) => {
  let sent = 0
  const body = new ReadableStream(
    {
      pull(controller) {
        if (sent >= length) return controller.close()
        sent += 10_000
        controller.enqueue(new Uint8Array(10_000))
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-length': String(length) }
  const init = { method: 'POST', body, duplex: 'half', headers } as RequestInit
  expect((await app.request('/api/de/cart/items', init)).status).toBe(413)
  expect(sent >= length).toBe(isRead)
})

test('a rejected body that does not end delays its response by half a second', async () => {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1000)) })
  const headers = { 'content-length': '300000' }
  const started = performance.now()
  const answer = await app.request('/api/de/cart/items', {
    method: 'POST',
    body,
    duplex: 'half',
    headers,
  } as RequestInit)
  expect(answer.status).toBe(413)
  expect(performance.now() - started).toBeLessThan(5_000)
})
