import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import type { AppEnv } from '../../context/env.ts'
import { csrf, isSameOriginWrite } from './csrf.ts'

const origin = 'https://shop.example'
const log = vi.fn()
const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.set('origin', origin)
    c.set('requestId', 'r1')
    c.set('services', { log } as never)
    await next()
  })
  .use(csrf)
  .all('*', (c) => c.text('passed'))

const send = (path: string, method: string, headers: Record<string, string> = {}) =>
  app.request(path, { method, headers })

describe('isSameOriginWrite', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    // Sec-Fetch-Site cannot be set by a script, so it takes precedence
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin }, false],
    [{ 'sec-fetch-site': 'cross-site', authorization: 'Bearer t' }, false],
    [{ origin }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'https://shop.example.evil.example' }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'https://evil.example', authorization: 'Bearer t' }, false],
    [{ authorization: 'Bearer t' }, true],
    [{ authorization: 'Bearer t', cookie: 'a=b' }, false],
    [{ cookie: 'a=b' }, false],
    [{}, false],
  ])('%j is %s', (headers, expected) => {
    expect(isSameOriginWrite(new Headers(headers as Record<string, string>), origin)).toBe(expected)
  })
})

test.each(['GET', 'HEAD', 'OPTIONS'])('%s passes from anywhere', async (method) => {
  expect((await send('/en/cart', method, { 'sec-fetch-site': 'cross-site' })).status).toBe(200)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s passes only from a page of the shop', async (method) => {
  expect((await send('/api/en/cart/items', method, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await send('/api/en/cart/items', method, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('a rejected write is a problem of RFC 9457, and its path is logged', async () => {
  log.mockClear()
  const response = await send('/api/en/cart/items', 'POST', { 'sec-fetch-site': 'cross-site' })
  expect([response.status, response.headers.get('content-type')]).toEqual([403, 'application/problem+json'])
  expect(await response.json()).toEqual({
    title: 'This request does not come from a page of this shop. Reload the page and try again.',
    status: 403,
  })
  expect(log.mock.calls).toEqual([['warn', 'csrf.refused', { req: 'r1', path: '/api/en/cart/items' }]])
})

test.each(['/api/purge', '/api/operator/orders', '/api/operator/quotes', '/graphql/commerce'])(
  'another system may write to %s, which checks a token or a signature itself',
  async (path) => {
    expect((await send(path, 'POST', { 'sec-fetch-site': 'cross-site' })).status).toBe(200)
  },
)

test.each(['/api/purge/more', '/api/operator', '/en/graphql/', '/graphql'])(
  'a path that only resembles one of another system, %s, is rejected',
  async (path) => {
    expect((await send(path, 'POST', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  },
)

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s is not supported, from a page of the shop either', async (method) => {
  // fetch cannot send these methods
  const request = new Request(origin, { headers: { 'sec-fetch-site': 'same-origin' } })
  Object.defineProperty(request, 'method', { value: method })
  const response = await app.fetch(request)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  expect(await response.text()).toBe('Method Not Allowed')
})
