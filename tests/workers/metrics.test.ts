import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeEachRuntime } from '../support/runtimes.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { visitorOf, waitForCached } from '../support/visit.ts'
import { startWebhookReceiver } from '../support/webhook-receiver.ts'

const token = 'm'.repeat(32)

const readMetrics = async ({ url }: { url: string }, authorization?: string) => {
  const answer = await fetch(`${url}/metrics`, { headers: authorization ? { authorization } : {} })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describeEachRuntime('without METRICS_TOKEN', (runtime) => {
  test('/metrics returns 404, whatever the token', async () => {
    for (const authorization of [undefined, 'Bearer ', `Bearer ${token}`])
      expect((await readMetrics(runtime, authorization)).status).toBe(404)
  })
})

describe('with METRICS_TOKEN', () => {
  let shop: NodeShop
  let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
  beforeAll(async () => {
    receiver = await startWebhookReceiver(() => 500)
    const webhook = { ORDER_WEBHOOK_URL: receiver.url, ORDER_WEBHOOK_KEY: 'k'.repeat(32) }
    const limits = { UNKNOWN_LIMIT: '1', TRUST_PROXY: '127.0.0.1,::1' }
    shop = await startNodeShop({ env: { METRICS_TOKEN: token, ...limits, ...webhook } })
  })
  afterAll(() => Promise.all([shop?.stop(), receiver?.close()]))
  const read = async () => (await readMetrics(shop, `Bearer ${token}`)).text
  const sampleOf = (text: string, series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length) ?? 0,
    )

  test('/metrics requires the token', async () => {
    for (const wrong of [undefined, 'Bearer ', `Bearer ${token}m`, `Basic ${token}`]) {
      const { status, text } = await readMetrics(shop, wrong)
      expect([wrong, status, text]).toEqual([wrong, 401, 'Unauthorized'])
    }
    const { status, headers } = await readMetrics(shop, `Bearer ${token}`)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=/)
  })

  test('requests are counted by screen, state of the cache and status, never by URL', async () => {
    const visitor = visitorOf(shop, '203.0.113.7')
    await waitForCached(visitor, '/en/brands')
    const fresh = 'proviant_requests_total{route="brands",cache="fresh",status="2xx"}'
    const before = sampleOf(await read(), fresh)
    for (let visits = 0; visits < 3; visits++) await (await visitor.ask('/en/brands')).text()
    await (await visitor.ask('/en/login')).text()
    for (let paths = 0; paths < 8; paths++) await (await visitor.ask(`/en/nothing/${paths}`)).text()
    const text = await read()
    expect(sampleOf(text, fresh) - before).toBe(3)
    expect(sampleOf(text, 'proviant_requests_total{route="login",cache="live",status="2xx"}')).toBe(1)
    expect(sampleOf(text, 'proviant_request_duration_seconds_count{cache="live"}')).toBeGreaterThan(0)
    expect(sampleOf(text, 'proviant_rate_limited_total{limit="listed"}')).toBeGreaterThan(0)
    expect(text).toMatch(/^proviant_requests_total\{route="content",cache="rejected",status="4xx"\} \d+$/m)
    expect(text).not.toContain('nothing')
    expect(text).toMatch(
      /^proviant_backend_call_duration_seconds_count\{backend="content",operation="entry",result="ok"\} [1-9]/m,
    )
    expect(text).toContain('proviant_renders{state="queued"} 0')
    expect(sampleOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect(sampleOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  })

  test('an event that the webhook rejects is counted as waiting, with its age', async () => {
    const request = {
      ...{ firstName: 'Louise', lastName: 'Delvaux', email: 'louise@delvaux.example', companyName: 'Traiteur Delvaux' },
      ...{ country: 'BE', vatNumber: 'BE 0403.170.701', activity: 'catering', companyEmail: 'info@delvaux.example' },
      ...{ companyPhone: '+32 2 555 18 09', address1: 'Rue Haute 208', postcode: '1000', city: 'Bruxelles' },
    }
    const answer = await visitorOf(shop).post('/api/en/account/register', { ...request, phone: '+32 2 555 18 10' })
    expect(answer.status).toBe(200)
    await expect.poll(() => receiver.received.length).toBeGreaterThan(0)
    const text = await read()
    expect(sampleOf(text, 'proviant_outbox_messages{outbox="commerce-events",state="waiting"}')).toBe(1)
    expect(sampleOf(text, 'proviant_outbox_oldest_due_seconds{outbox="commerce-events"}')).toBeGreaterThan(0)
    expect(text).toContain('proviant_outbox_messages{outbox="content-events",state="failed"} 0')
    // mails have no transport
    expect(text).not.toContain('outbox="mail"')
  })
})
