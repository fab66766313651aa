import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEdgeShop } from '../support/edge-shop.ts'
import { linksOf, textOf } from '../support/read-html.ts'
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

  const report = (body: string, signature: string, path = '/api/operator/orders') =>
    visitorOf(shop).ask(path, {
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

  test('a quote is answered, replied to and accepted, and each step reaches the wholesaler', async () => {
    const { id, number, items } = await submit('offer')
    await expect.poll(() => receiver.received.some(({ body }) => body.includes(number))).toBe(true)
    const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
    const sku = items[0]?.sku ?? ''
    const answer = async (given: object, sign = signatureOf) => {
      const body = JSON.stringify({ number, until, ...given })
      return report(body, sign(body), '/api/operator/quotes')
    }
    for (const given of [
      { prices: [{ sku, price: '0.00' }] },
      { prices: [{ sku, price: '-1' }] },
      { prices: [{ sku, price: '1.234' }] },
      { prices: [{ sku, price: '1,20' }] },
      { until: 'tomorrow' },
      { text: 'x'.repeat(2001) },
      { text: 'A\u202eB' },
      { note: 'x' },
    ])
      expect([given, (await answer(given)).status]).toEqual([given, 400])
    expect((await answer({}, () => signatureOf('other'))).status).toBe(401)
    for (const given of [{ until: '2020-01-01' }, { number: 'PV-1' }, { prices: [{ sku: 'none', price: '1.00' }] }]) {
      const rejected = await answer(given)
      expect([given, rejected.status]).toEqual([given, 422])
      expect(findDifferences('post', '/api/operator/quotes', await rejected.json(), 422)).toEqual([])
    }
    const statusOf = async () => (await (await customer.ask(`/api/en/orders/${id}`)).json()).status
    expect(await statusOf()).toBe('offer_requested')
    const answered = await answer({ prices: [{ sku, price: '1.05' }], text: 'For June' })
    expect(answered.status).toBe(200)
    const total = await answered.json()
    expect(findDifferences('post', '/api/operator/quotes', total)).toEqual([])
    expect(await statusOf()).toBe('offer_sent')

    expect((await customer.post(`/api/en/orders/${id}/reply`, { text: '' })).status).toBe(422)
    expect((await customer.post(`/api/en/orders/${id}/reply`, { text: 'x'.repeat(2001) })).status).toBe(422)
    expect((await customer.post(`/api/en/orders/${id}/reply`, { text: 'On Monday?' })).status).toBe(200)
    const checkout = await (await customer.ask(`/api/en/checkout?quote=${id}`)).json()
    const fields = {
      ...{ shippingAddressId: checkout.addresses[0].id, billingAddressId: 'same', shippingMethod: checkout.onlyMethod },
      ...{ quote: id, quoteVersion: '1', key: checkout.key, seen: checkout.seen },
    }
    const accept = (more: object) => customer.post('/api/en/checkout/order', { ...fields, ...more })
    const stranger = await createLoggedInVisitor(shop)
    expect((await stranger.post('/api/en/checkout/order', fields)).status).toBeGreaterThanOrEqual(404)
    for (const [more, status] of [
      [{ quote: 'none' }, 404],
      [{ quoteVersion: '9' }, 409],
      [{ quoteVersion: 'x' }, 422],
      [{ deliveryDate: '2020-01-01' }, 422],
      [{ shippingAddressId: '999999' }, 422],
    ] as const)
      expect([more, (await accept(more)).status]).toEqual([more, status])
    const keys = ['a', 'b'].map((letter) => letter.repeat(20))
    const statuses = (await Promise.all(keys.map((key) => accept({ key })))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    const { order } = await (await customer.ask('/api/en/checkout/placed')).json()
    expect(order.grandTotal.replace(/[^\d.]/g, '')).toBe(total.grandTotal)
    const opened = await customer.ask(`/en/checkout?quote=${id}`)
    expect(opened.status).toBe(409)
    expect(textOf(await opened.text())).toContain(`You have already accepted quote ${number}.`)
    expect((await customer.ask('/en/checkout?quote=none')).status).toBe(404)
    expect((await stranger.ask(`/en/checkout?quote=${id}`)).status).toBe(404)
    const ofGuest = linksOf(await (await visitorOf(shop).ask(`/en/checkout?quote=${id}`)).text()).map(([href]) => href)
    expect(ofGuest).toContain(`/en/login?redirect=${encodeURIComponent(`/en/checkout?quote=${id}`)}`)
    expect((await customer.post(`/api/en/orders/${id}/decline`, {})).status).toBe(409)
    expect((await answer({})).status).toBe(422)
    const typesOf = () =>
      receiver.received
        .map(({ body }) => JSON.parse(body))
        .filter((event) => [event.order?.number, event.order?.quote].includes(number))
        .map(({ type }) => type)
    await expect
      .poll(typesOf, { timeout: 70_000, interval: 500 })
      .toEqual(['quote.requested', 'quote.replied', 'order.placed'])
  }, 120_000)

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
