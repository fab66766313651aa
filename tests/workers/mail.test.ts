import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startEdgeShop } from '../support/edge-shop.ts'
import { startMailApi, startSmtpServer } from '../support/mail-servers.ts'
import { newestMail } from '../support/newest-mail.ts'
import { describeEachRuntime, type Runtime } from '../support/runtimes.ts'
import { startNodeShop } from '../support/server.ts'
import { createLoggedInVisitor, findOrderableProducts, lena, nadia, tom, visitorOf } from '../support/visit.ts'

const MAIL_FROM = 'Proviant <shop@proviant.example>'

const transports = [
  {
    name: 'SMTP on Node',
    async open(isAway: () => boolean) {
      const server = await startSmtpServer(() => (isAway() ? 451 : null))
      const shop = await startNodeShop({ env: { MAIL_FROM, SMTP_URL: `smtp://shop:secret@${server.host}` } })
      const arrived = () => server.received.flatMap(({ to }) => to)
      return { url: shop.url, arrived, close: () => Promise.all([shop.stop(), server.close()]) }
    },
  },
  {
    name: "a provider's api in workerd",
    async open(isAway: () => boolean) {
      const api = await startMailApi(() => (isAway() ? 503 : 200))
      const shop = await startEdgeShop({ MAIL_FROM, MAIL_API_URL: api.url, MAIL_API_TOKEN: 'token' })
      const arrived = () => api.posted.map(({ mail }) => String(mail.to))
      return { url: shop.url, arrived, close: () => Promise.all([shop.dispose(), api.close()]) }
    },
  },
]

/** Lena orders two of each of three products. */
async function placeOrder(shop: Pick<Runtime, 'url'>, locale: string) {
  const customer = await createLoggedInVisitor(shop, lena)
  const api = `/api/${locale}`
  await customer.post(`${api}/cart/clear`, {})
  for (const productId of await findOrderableProducts(shop, 3))
    await customer.post(`${api}/cart/items`, { productId, quantity: '2' })
  const { addresses, key, seen } = await (await customer.ask(`${api}/checkout`)).json()
  const fields = { shippingAddressId: addresses[0].id, billingAddressId: 'same', shippingMethod: 'delivery_delivery' }
  const { next } = await (await customer.post(`${api}/checkout/order`, { ...fields, key, seen })).json()
  const { order } = await (await customer.ask(`${api}/checkout/placed`)).json()
  return { customer, number: order.number as string, next: next as string }
}

describe.each(transports)('mails by $name', ({ open }) => {
  let isDown = false
  let shop: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    shop = await open(() => isDown)
  })
  afterAll(() => shop.close())

  const ask = (email: string) => visitorOf(shop).post('/api/en/account/forgot-password', { email })
  async function stateOf(email: string) {
    const outbox = await (await visitorOf(shop).ask('/dev/outbox')).text()
    return new RegExp(`<p>${email}, <time>[^<]*</time>, (.*?)</p>`).exec(outbox)?.[1]
  }

  test('a mail is sent after the request that caused it', async () => {
    expect((await ask(nadia)).status).toBe(200)
    await expect.poll(shop.arrived).toEqual([nadia])
    await expect.poll(() => stateOf(nadia)).toBe('sent, 1')
  })

  test('the mail about an order is sent too', async () => {
    await placeOrder(shop, 'en')
    await expect.poll(shop.arrived).toEqual([nadia, lena])
  })

  test('a failed mail fails no request and waits; the next one is sent once the server works again', async () => {
    isDown = true
    expect((await ask(lena)).status).toBe(200)
    await expect.poll(() => stateOf(lena)).toBe('waiting, 1')
    isDown = false
    expect((await ask(tom)).status).toBe(200)
    await expect.poll(() => stateOf(tom)).toBe('sent, 1')
    expect(shop.arrived()).toContain(tom)
  })
})

test('in workerd the cron retries waiting mails that are due', async () => {
  const api = await startMailApi(() => (api.posted.length > 1 ? 200 : 503))
  const shop = await startEdgeShop({ MAIL_FROM, MAIL_API_URL: api.url, MAIL_API_TOKEN: 'token' })
  onTestFinished(async () => {
    await shop.dispose()
    await api.close()
  })
  const database = await shop.miniflare.getD1Database('COMMERCE_DB')
  const states = async () => (await database.prepare('SELECT status, attempts FROM outbox').all()).results
  await visitorOf(shop).post('/api/en/account/forgot-password', { email: nadia })
  await expect.poll(states).toEqual([{ status: 'waiting', attempts: 1 }])
  await shop.runCron()
  expect(await states()).toEqual([{ status: 'waiting', attempts: 1 }])
  await database.prepare("UPDATE outbox SET next_attempt_at = ''").run()
  await shop.runCron()
  await expect.poll(states).toEqual([{ status: 'sent', attempts: 2 }])
})

/** Replaces non-breaking spaces beside currency signs. */
const flat = (text: string) => text.replace(/&nbsp;|[\u00a0\u202f]/g, ' ')
const amountsOf = (html: string) => flat(html).match(/€ ?[\d.,]*\d|\d[\d.,]* €/g) ?? []

describeEachRuntime('mail about an order', (runtime) => {
  // F578
  test.each(['nl', 'en', 'de', 'fr'])('has the amounts of the success page, in %s', async (locale) => {
    const { customer, number, next } = await placeOrder(runtime, locale)
    const mail = await newestMail(runtime, lena)
    expect(mail?.subject).toContain(number)
    const amounts = amountsOf(mail?.html.match(/<td.*<\/td>/g)?.join() ?? '')
    // three lines, subtotal, tax with its base, total
    expect(amounts.length).toBeGreaterThanOrEqual(7)
    expect(amountsOf(await (await customer.ask(next)).text())).toEqual(expect.arrayContaining(amounts))
  })
})
