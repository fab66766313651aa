import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEdgeShop } from '../support/edge-shop.ts'
import { textOf } from '../support/read-html.ts'
import { findDifferences } from '../support/response-schemas.ts'
import { startNodeShop } from '../support/server.ts'
import { createLoggedInVisitor, findOrderableProducts, lena, visitorOf } from '../support/visit.ts'
import { startWebhookReceiver } from '../support/webhook-receiver.ts'

const key = 'k'.repeat(32)

const signatureOf = (body: string, time = Math.floor(Date.now() / 1000)) =>
  `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`

describe.each([
  {
    name: 'Node',
    async open(env: Record<string, string>) {
      const shop = await startNodeShop({ env })
      return { url: shop.url, close: () => shop.stop() }
    },
  },
  {
    name: 'workerd',
    async open(env: Record<string, string>) {
      const shop = await startEdgeShop(env)
      return { url: shop.url, close: () => shop.dispose() }
    },
  },
])("orders and the wholesaler's system on $name", ({ open }) => {
  let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
  let shop: Awaited<ReturnType<typeof open>>
  let customer: Awaited<ReturnType<typeof createLoggedInVisitor>>
  beforeAll(async () => {
    receiver = await startWebhookReceiver()
    shop = await open({ ORDER_WEBHOOK_URL: receiver.url, ORDER_WEBHOOK_KEY: key })
    customer = await createLoggedInVisitor(shop, lena)
  })
  afterAll(() => Promise.all([shop.close(), receiver.close()]))

  async function submit(kind: 'order' | 'offer') {
    await customer.post('/api/en/cart/clear', {})
    const [productId = ''] = await findOrderableProducts(shop, 1)
    await customer.post('/api/en/cart/items', { productId, quantity: '2' })
    const { addresses, key: orderKey, seen } = await (await customer.ask('/api/en/checkout')).json()
    const fields = { shippingAddressId: addresses[0].id, billingAddressId: 'same', shippingMethod: 'delivery_delivery' }
    const as = kind === 'offer' ? { as: 'offer' } : {}
    await customer.post('/api/en/checkout/order', { ...fields, ...as, key: orderKey, seen })
    const { order } = await (await customer.ask('/api/en/checkout/placed')).json()
    return order as { id: string; number: string; items: { sku: string }[] }
  }

  const report = (body: string, signature: string) =>
    visitorOf(shop).ask('/api/operator/orders', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-proviant-signature': signature },
    })

  test('a quote request is sent to the webhook, signed, after the response', async () => {
    const { number } = await submit('offer')
    await expect.poll(() => receiver.received.length).toBe(1)
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    expect(JSON.parse(body)).toMatchObject({ type: 'quote.requested', order: { number, kind: 'quote' } })
    const [, time] = /^t=(\d+),/.exec(String(headers['x-proviant-signature'])) ?? []
    expect(headers['x-proviant-signature']).toBe(signatureOf(body, Number(time)))
  })

  test('a form is sent to the webhook, signed, after the response', async () => {
    const before = receiver.received.length
    const fields = {
      ...{ _form: 'jobApplication', 'applicant.firstName': 'Ada', 'applicant.lastName': 'Peeters' },
      ...{ phone: '+32 2 123 45 67', contract: 'employee', 'languages[nl]': 'nl', privacy: 'yes' },
    }
    const body = new FormData()
    for (const [field, value] of Object.entries({ ...fields, email: 'ada@example.be' })) body.set(field, value)
    body.set('cv', new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }))
    const headers = { accept: 'application/json', origin: new URL(shop.url).origin, 'sec-fetch-site': 'same-origin' }
    const sent = await visitorOf(shop).ask('/api/fr/content/form', { method: 'POST', body, headers })
    expect(sent.status).toBe(200)
    await expect.poll(() => receiver.received.length).toBe(before + 1)
    const event = receiver.received[before] ?? { headers: {}, body: '' }
    const [, time] = /^t=(\d+),/.exec(String(event.headers['x-proviant-signature'])) ?? []
    expect(event.headers['x-proviant-signature']).toBe(signatureOf(event.body, Number(time)))
    const { id, type, submission } = JSON.parse(event.body)
    expect([id, type]).toEqual([event.headers['idempotency-key'], 'form.submitted'])
    expect(submission).toMatchObject({ form: 'jobApplication', language: 'fr', values: { email: 'ada@example.be' } })
    const [{ url } = { url: '' }] = submission.files
    expect(submission.files).toMatchObject([{ field: 'cv', filename: 'cv.pdf' }])
    const { pathname, search } = new URL(url, shop.url)
    expect(await (await visitorOf(shop).ask(pathname + search)).text()).toBe('%PDF-1.7')
  })

  // F275
  test('the customer sees the progress that was reported, and what was delivered', async () => {
    const { id, number, items } = await submit('order')
    const lines = [{ sku: items[0]?.sku ?? '', delivered: 1 }]
    const body = JSON.stringify({ orders: [{ number, state: 'shipped', externalCode: 'ERP-7', lines }] })
    const reported = await report(body, signatureOf(body))
    expect(reported.status).toBe(200)
    expect(findDifferences('post', '/api/operator/orders', await reported.json())).toEqual([])
    const page = textOf(await (await customer.ask(`/en/dashboard/orders?order=${id}`)).text())
    for (const text of ['On its way', 'In progress', 'ERP-7', '1 of 2 delivered']) expect(page).toContain(text)
  })

  test('a wrong or old signature, malformed input and unknown orders are rejected, and nothing changes', async () => {
    const { id, number } = await submit('order')
    const body = JSON.stringify({ orders: [{ number, state: 'delivered' }] })
    const old = signatureOf(body, Math.floor(Date.now() / 1000) - 301)
    for (const signature of [old, signatureOf(`${body} `), '']) expect((await report(body, signature)).status).toBe(401)
    const invalid = JSON.stringify({ orders: [{ number, state: 'lost' }] })
    const misspelt = JSON.stringify({ orders: [{ number, stat: 'delivered' }] })
    const hidden = JSON.stringify({ orders: [{ number, externalCode: 'A\u202eB' }] })
    const week = JSON.stringify({ orders: [{ number, state: 'delivered', at: '2026-W48-1' }] })
    for (const text of [invalid, misspelt, hidden, week, '{', '[]'])
      expect([text, (await report(text, signatureOf(text))).status]).toEqual([text, 400])
    const unknown = JSON.stringify({ orders: [{ number, state: 'delivered' }, { number: 'PV-1' }] })
    const answer = await report(unknown, signatureOf(unknown))
    const rejection = await answer.json()
    expect(findDifferences('post', '/api/operator/orders', rejection, 422)).toEqual([])
    expect([answer.status, rejection]).toEqual([
      422,
      { orders: 0, rejected: [{ index: 1, reason: 'There is no order PV-1.' }] },
    ])
    const page = textOf(await (await customer.ask(`/en/dashboard/orders?order=${id}`)).text())
    expect(page).toContain('You can change or cancel this order until')
  })
})
