import { createHmac } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cancelOrder, offerRequest, requestAccess } from '#contracts/generated/commerce.ts'
import { type Headers, nadiasAddress, openOrdering } from '#tests/support/ordering.ts'
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { createSendEvent } from '../../../src/server/outbox/webhook.ts'
import { deliverEvents } from '../../outbox/deliver-events.ts'
import { listUnsentEvents, retryEvents } from '../../sql/events.ts'
import { createCommerceEvents } from './commerce-events.ts'

// a Wednesday, 11:00 at the depot: the cut-off is 22:00 there
const placedAt = Date.parse('2027-02-03T10:00:00Z')
const cutOff = Date.parse('2027-02-03T21:00:00Z')
const key = 'k'.repeat(32)
const minute = 60_000

const newCompany = {
  company: {
    companyName: 'Traiteur Delvaux',
    email: 'info@delvaux.example',
    phoneNumber: '+32 2 555 18 09',
    activity: 'Traiteur',
    vatNumber: 'BE0403170701',
  },
  user: { email: 'ada@delvaux.example', firstName: 'Ada', lastName: 'Delvaux' },
  address: {
    address1: 'Rue Haute 208',
    city: 'Bruxelles',
    country: 'BE',
    postcode: '1000',
    phone: '+32 2 555 18 10',
  },
}

let now = placedAt
let ordering: Awaited<ReturnType<typeof openOrdering>>
beforeEach(async () => {
  now = placedAt
  ordering = await openOrdering({ now: () => new Date(now) })
})

async function receive(reply: () => number = () => 200) {
  const receiver = await startWebhookReceiver(reply)
  onTestFinished(receiver.close)
  const send = createSendEvent({ url: receiver.url, key })
  if (!send) throw new Error('no webhook')
  const deliver = () => deliverEvents(createCommerceEvents({ db: ordering.shop.db, now: () => new Date(now) }), send)
  return { ...receiver, deliver }
}

async function order(sku: string, quantity: number, headers: Headers = ordering.nadia): Promise<string> {
  await ordering.add(sku, quantity, headers)
  const { data, errors } = await ordering.place(headers)
  expect(errors).toEqual([])
  return data?.placeOrder?.order?.id ?? ''
}

test('an order is sent at its cut-off, signed, once, with its lines and totals', async () => {
  const { received, deliver } = await receive()
  const id = await order('200006', 3)
  now = cutOff - 1
  expect(await deliver()).toEqual({ sent: 0, failures: [] })
  now = cutOff
  expect(await deliver()).toEqual({ sent: 1, failures: [] })
  expect(await deliver()).toEqual({ sent: 0, failures: [] })
  const [{ headers, body } = { headers: {}, body: '' }, ...more] = received
  expect(more).toEqual([])
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-proviant-signature'])) ?? []
  expect(signature).toBe(createHmac('sha256', key).update(`${time}.${body}`).digest('hex'))
  const event = JSON.parse(body)
  expect(event).toMatchObject({ id: headers['idempotency-key'], type: 'order.placed' })
  const stored = await ordering.shop.db
    .prepare('SELECT * FROM orders WHERE id = ?1')
    .bind(id)
    .first<Record<string, number>>()
  expect(event.order).toMatchObject({
    id,
    number: `PV-${stored?.number}`,
    kind: 'order',
    company: { name: 'Brasserie Nova' },
    customer: { email: 'nadia@brasserie-nova.example' },
    lines: [{ position: 1, sku: '200006', ean: expect.stringMatching(/^\d{13}$/), unit: 'sack', quantity: 3 }],
    subtotal: ((stored?.subtotal_cents ?? 0) / 100).toFixed(2),
    grandTotal: ((stored?.grand_total_cents ?? 0) / 100).toFixed(2),
  })
})

test('an order that is canceled before its cut-off is never sent', async () => {
  const { received, deliver } = await receive()
  await ordering.shop.ask(cancelOrder, { id: await order('200006', 1), toCart: false }, ordering.nadia)
  now = cutOff + minute
  expect(await deliver()).toEqual({ sent: 0, failures: [] })
  expect(received).toEqual([])
})

test('a failed event is sent again with the same key, and holds up only later events of its company', async () => {
  let isAway = true
  const { received, deliver } = await receive(() => (isAway ? 503 : 200))
  await order('200006', 1)
  await order('200006', 2)
  now = cutOff
  expect(await deliver()).toMatchObject({ sent: 0, failures: [{ reason: 'HTTP 503', isFinal: false }] })
  isAway = false
  now += minute
  await ordering.shop.ask(requestAccess, { input: newCompany }, {})
  expect(await deliver()).toEqual({ sent: 1, failures: [] })
  now += minute
  expect(await deliver()).toEqual({ sent: 2, failures: [] })
  const events = received.map(({ headers, body }) => [headers['idempotency-key'], toName(JSON.parse(body))])
  expect(events.map(([, name]) => name)).toEqual(['1', 'Traiteur Delvaux', '1', '2'])
  expect(events[2]?.[0]).toBe(events[0]?.[0])
})

test('an event that is rejected for good is listed, and later ones are sent; the operator can send it again', async () => {
  const replies = [422, 200, 200]
  const { deliver } = await receive(() => replies.shift() ?? 200)
  const { db } = ordering.shop
  await order('200006', 1)
  await order('200006', 2)
  now = cutOff
  expect(await deliver()).toMatchObject({ sent: 1, failures: [{ reason: 'HTTP 422', isFinal: true }] })
  expect(await listUnsentEvents(db)).toMatchObject([{ status: 'failed', failure: 'HTTP 422', attempts: 1 }])
  expect(await retryEvents(db, null, new Date(now).toISOString())).toBe(1)
  expect(await deliver()).toEqual({ sent: 1, failures: [] })
  expect(await listUnsentEvents(db)).toEqual([])
})

test('an event is retried for three days', async () => {
  const { deliver } = await receive(() => 500)
  await order('200006', 1)
  const days = (count: number) => cutOff + count * 86_400_000
  now = cutOff
  await deliver()
  now = days(3) - 5 * 3_600_000
  expect(await deliver()).toMatchObject({ failures: [{ isFinal: false }] })
  now = days(3) + minute
  expect(await deliver()).toMatchObject({ failures: [{ reason: 'too late', isFinal: true }] })
})

test('quote requests and requests for access are sent at once', async () => {
  const { received, deliver } = await receive()
  await ordering.add('200006', 2)
  await ordering.shop.ask(offerRequest, { input: nadiasAddress }, ordering.nadia)
  await ordering.shop.ask(requestAccess, { input: newCompany }, {})
  expect(await deliver()).toEqual({ sent: 2, failures: [] })
  expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'quote.requested', order: { kind: 'quote', lines: [{ quantity: 2 }] } },
    {
      type: 'access.requested',
      company: { name: 'Traiteur Delvaux', vatNumber: 'BE0403170701', customer: { email: 'ada@delvaux.example' } },
    },
  ])
})

const toName = ({
  order: placed,
  company,
}: {
  order?: { lines: { quantity: number }[] }
  company?: { name: string }
}) => company?.name ?? String(placed?.lines[0]?.quantity)

test('after a clock that was a day ahead is corrected, its events are sent at once, and orders still wait for their cut-off', async () => {
  let isAway = true
  const { received, deliver } = await receive(() => (isAway ? 503 : 200))
  const id = await order('200006', 1)
  now = placedAt + 24 * 60 * minute
  await ordering.shop.ask(requestAccess, { input: newCompany }, { 'x-locale': 'en' })
  expect((await deliver()).failures).toMatchObject([{ reason: 'HTTP 503' }])
  isAway = false
  now = placedAt + minute
  expect(await deliver()).toEqual({ sent: 1, failures: [] })
  expect(JSON.parse(received.at(-1)?.body ?? '{}').type).toBe('access.requested')
  now = cutOff
  expect(await deliver()).toEqual({ sent: 1, failures: [] })
  expect(JSON.parse(received.at(-1)?.body ?? '{}')).toMatchObject({ type: 'order.placed', order: { id } })
})
