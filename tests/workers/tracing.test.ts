// The trace of a request (W3C Trace Context), and its log line.
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { callsOf, type ProxiedShop, startShopBehind } from '../support/proxied-shop.ts'
import { runtimes } from '../support/runtimes.ts'
import { startNodeShop } from '../support/server.ts'
import { createLoggedInVisitor, visitorOf } from '../support/visit.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parent = '00f067aa0ba902b7'
const traced = { traceparent: `00-${traceId}-${parent}-01` }

describe.each(runtimes)('the trace of a request ($name)', ({ name }) => {
  let shop: ProxiedShop
  beforeAll(async () => {
    shop = await startShopBehind(name)
  })
  afterAll(() => shop?.stop())

  /** Headers of the backend calls of two requests. */
  const callsWith = async (headers: Record<string, string>) => {
    shop.commerce.forget()
    shop.content.forget()
    for (const email of ['ada@example.be', 'bob@example.be'])
      await visitorOf(shop).post('/api/en/account/login', { email, password: 'wrong' }, headers)
    expect(callsOf(shop.commerce, 'customerLogin')).toHaveLength(2)
    // the redirects and the introspection belong to no request
    return shop.commerce.requests().flatMap((call) => (call.headers['x-request-id'] ? [call.headers] : []))
  }

  test('is passed to the backends with a new parent id per call; the request id is the one of the shop', async () => {
    const sent = await callsWith({ ...traced, tracestate: 'vendor=value' })
    const parts = sent.map(({ traceparent }) => String(traceparent).split('-'))
    expect(parts.map(([version, id, , flags]) => [version, id, flags])).toEqual(sent.map(() => ['00', traceId, '01']))
    expect(new Set([...parts.map(([, , id]) => id), parent]).size).toBe(sent.length + 1)
    expect(sent.filter(({ tracestate }) => tracestate !== undefined)).toEqual([])
    for (const { 'x-request-id': requestId } of sent)
      expect(requestId).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  })

  test('is a new one for each request whose header is malformed or absent', async () => {
    for (const headers of [{ traceparent: `00-${traceId}-0-01` }, {}] as Record<string, string>[]) {
      const ids = (await callsWith(headers)).map(({ traceparent }) => String(traceparent).split('-')[1])
      expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[0-9a-f]{32}$/)))
      expect(ids).not.toContain(traceId)
      expect(new Set(ids).size).toBe(2)
    }
  })
})

test('the log line of a request has its trace, what it waited for, and its backend calls', async () => {
  const shop = await startNodeShop({ env: { LOG_LEVEL: 'info' } })
  onTestFinished(() => shop.stop())
  const guest = visitorOf(shop)
  const customer = await createLoggedInVisitor(shop)
  await (await guest.ask('/en/range', { headers: traced })).text()
  await (await customer.ask('/en/cart', { headers: traced })).text()
  const lineOf = (path: string) => {
    const lines = shop.output().split('\n')
    return JSON.parse(lines.find((line) => line.includes(`"path":"${path}"`)) ?? '{}')
  }
  await expect.poll(() => lineOf('/en/cart').status).toBe(200)
  expect(lineOf('/en/range')).toMatchObject({
    trace: traceId,
    queueMs: expect.any(Number),
    renderMs: expect.any(Number),
    calls: expect.stringMatching(/getProductListing [\d.]+/),
  })
  // the line of a streamed page follows its last call
  const cart = lineOf('/en/cart')
  expect(cart).toMatchObject({ trace: traceId, calls: expect.stringMatching(/cart/i) })
  expect(cart.endMs).toBeGreaterThanOrEqual(cart.ms)
})
