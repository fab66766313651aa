// A customer announces empties with an order; the wholesaler reports what was taken back, and order and invoice show the credit.
import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { findViolations, findViolationsInDarkMode } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { startEdgeShop } from '../support/edge-shop.ts'
import { startNodeShop } from '../support/server.ts'
import { asCustomer, createShopper, waitForHydration } from '../support/shopper.ts'
import { findOrderableProducts, lena, nadia, visitorOf } from '../support/visit.ts'

const key = 'k'.repeat(32)
const env = { ORDER_WEBHOOK_URL: 'http://127.0.0.1:9/none', ORDER_WEBHOOK_KEY: key }
const flat = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

type OpenShop = { url: string; invoice: (orderId: string, number: number) => Promise<unknown>; close: () => unknown }

const insertInvoice = `INSERT INTO invoices (id, number, order_id, state, created_at, due_at)
  VALUES (?1, ?2, ?1, 'pending', '2099-01-01T08:00:00Z', '2099-02-01T08:00:00Z')`

async function openNode(): Promise<OpenShop> {
  const shop = await startNodeShop({ env })
  return {
    url: shop.url,
    close: () => shop.stop(),
    async invoice(orderId, number) {
      const db = openSqliteD1(join(shop.dataDir, 'commerce.sqlite'))
      await db.prepare(insertInvoice).bind(orderId, number).run()
      db.close()
    },
  }
}

async function openWorkerd(): Promise<OpenShop> {
  const shop = await startEdgeShop(env)
  const db = await shop.miniflare.getD1Database('COMMERCE_DB')
  return {
    url: shop.url,
    close: () => shop.dispose(),
    invoice: (orderId, number) => db.prepare(insertInvoice).bind(orderId, number).run(),
  }
}

const journeys = [
  {
    ...({ locale: 'nl', scripts: false, crate: 'bak (€ 2,10)', keg: 'vat (€ 37,18)' } as const),
    ...{ mail: 'bak', credit: '€ -6,30', returned: 'Terug: bak' },
  },
  {
    ...({ locale: 'de', scripts: true, crate: 'Kasten (2,10 €)', keg: 'Fass (37,18 €)' } as const),
    ...{ mail: 'Kasten', credit: '-6,30 €', returned: 'Rückgabe: Kasten' },
  },
] as const

describe.each([
  { name: 'Node', openShop: openNode, firstInvoice: 990_001 },
  { name: 'workerd', openShop: openWorkerd, firstInvoice: 990_011 },
])('empties on $name', ({ openShop, firstInvoice }) => {
  let shop: OpenShop
  beforeAll(async () => {
    shop = await openShop()
  }, 120_000)
  afterAll(() => shop.close())

  const report = async (order: object) => {
    const body = JSON.stringify({ orders: [order] })
    const time = Math.floor(Date.now() / 1000)
    const signature = `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`
    const headers = { 'content-type': 'application/json', 'x-proviant-signature': signature }
    return visitorOf(shop).ask('/api/operator/orders', { method: 'POST', body, headers })
  }

  // F683, F684, F685, F686
  test.each(journeys)(
    'are announced at the checkout, changed on the order page and credited on the invoice ($locale, scripts: $scripts)',
    async ({ locale, scripts, crate, keg, mail, credit, returned }) => {
      const page = await asCustomer(
        await openPage({ baseUrl: shop.url, width: 390, javaScriptEnabled: scripts, expectedProblems: [/\b422\b/] }),
        shop,
        nadia,
      )
      const { t, main, to, open, arrive } = await createShopper(page, locale)
      const text = async () => flat(await main.innerText())
      const [productId = ''] = await findOrderableProducts(shop, 1)
      const headers = { origin: new URL(shop.url).origin, 'sec-fetch-site': 'same-origin' }
      const read = async (path: string) => (await page.request.get(`/api/${locale}/${path}`)).json()
      const check = async () => {
        if (!scripts) return
        expect([...(await findViolations(page)), ...(await findViolationsInDarkMode(page))]).toEqual([])
      }
      await page.request.post(`/api/${locale}/cart/items`, { data: { productId, quantity: '3' }, headers })

      await open(to('checkout'))
      const summary = main.locator('summary', { hasText: t('empties.return') })
      expect(await main.getByLabel(crate).isVisible()).toBe(false)
      await summary.focus()
      await page.keyboard.press('Enter')
      await check()
      await main.getByLabel(crate).fill('-2')
      await main.getByLabel(keg).fill('1')
      await main.getByRole('button', { name: t('checkout.place'), exact: true }).click()
      // the error opens the part, and the input is still there
      await main.getByText(t('empties.wholeNumber')).waitFor()
      expect(await main.getByLabel(keg).inputValue()).toBe('1')
      await main.getByLabel(crate).fill('4')
      await main.getByLabel(keg).fill('')
      await main.getByRole('button', { name: t('checkout.place'), exact: true }).click()
      await arrive(to('checkoutSuccess'))
      await expect.poll(text, { timeout: 30_000 }).toContain(`4 × ${mail}`)

      const { order } = await read('checkout/placed')
      const detail = `${to('dashboardOrders')}?order=${order.id}`
      await open(detail)
      const section = main.getByRole('region', { name: t('empties.title') })
      const shown = async () => flat(await section.innerText())
      await expect.poll(shown, { timeout: 30_000 }).toContain(`${mail}: ${t('empties.announced', { count: 4 })}`)
      await section.locator('summary').click()
      await section.getByLabel(crate).fill('5')
      await section.getByRole('button', { name: t('empties.save') }).click()
      await expect.poll(shown, { timeout: 30_000 }).toContain(t('empties.announced', { count: 5 }))
      await check()

      expect((await report({ number: order.number, empties: [{ deposit: '990201', quantity: -1 }] })).status).toBe(400)
      const wrong = await report({ number: order.number, empties: [{ deposit: 'X9', quantity: 1 }] })
      expect([wrong.status, (await wrong.json()).rejected[0].reason]).toEqual([422, 'There is no deposit article X9.'])
      const empties = [{ deposit: '990201', quantity: 3 }]
      expect((await report({ number: order.number, state: 'received', empties })).status).toBe(200)
      await open(detail)
      await expect
        .poll(shown, { timeout: 30_000 })
        .toContain([t('empties.announced', { count: 5 }), t('empties.returned', { count: 3 }), credit].join(', '))
      // the order can no longer be changed
      expect(await section.locator('summary').count()).toBe(0)
      const { grandTotal } = await read(`orders/${order.id}`)
      expect(grandTotal).not.toBe(order.grandTotal)

      await shop.invoice(order.id, firstInvoice + journeys.findIndex((one) => one.locale === locale))
      await open(`${to('dashboardInvoices')}?invoice=${order.id}`)
      await expect.poll(text, { timeout: 30_000 }).toContain(returned)
      expect(flat(await main.locator('.totals').first().innerText())).toContain(
        `${t('cartPage.returnedDeposit')}\n${credit}`,
      )
      expect(await text()).toContain(flat(grandTotal))
      await check()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      const ubl = await (await page.request.get(`/api/${locale}/invoices/${order.id}/ubl`)).text()
      expect(ubl).toContain('<cbc:InvoicedQuantity unitCode="C62">-3</cbc:InvoicedQuantity>')
    },
    120_000,
  )

  // F683
  test('an order that is changed, and a draft, keep their announcement in the open part', async () => {
    const page = await asCustomer(await openPage({ baseUrl: shop.url }), shop, nadia)
    const { t, main, to, open } = await createShopper(page, 'nl')
    const headers = { origin: new URL(shop.url).origin, 'sec-fetch-site': 'same-origin' }
    const post = async (path: string, data: object) => {
      const answer = await page.request.post(`/api/nl/${path}`, { data, headers })
      expect([path, answer.ok()]).toEqual([path, true])
    }
    const [productId = ''] = await findOrderableProducts(shop, 1)
    await post('cart/items', { productId, quantity: '3' })
    const { addresses, key: order, seen } = await (await page.request.get('/api/nl/checkout')).json()
    const choices = {
      shippingAddressId: addresses[0].id,
      billingAddressId: 'same',
      shippingMethod: 'delivery_delivery',
    }
    await post('checkout/order', { ...choices, 'empties.990201': '4', key: order, seen })
    const placed = await (await page.request.get('/api/nl/checkout/placed')).json()
    await post(`orders/${placed.order.id}/cancel`, { toCart: '1' })
    await open(to('checkout'))
    await main.getByText(t('empties.returnText')).waitFor()
    expect(await main.getByLabel('bak (€ 2,10)').inputValue()).toBe('4')
    await waitForHydration(main.getByLabel('bak (€ 2,10)'))
    await main.getByLabel('bak (€ 2,10)').fill('6')
    await page.reload()
    await main.getByLabel('bak (€ 2,10)').waitFor()
    await expect.poll(() => main.getByLabel('bak (€ 2,10)').inputValue()).toBe('6')
    await post('cart/clear', {})
  })

  // F684
  test('another customer cannot announce empties for an order', async () => {
    const customer = await asCustomer(await openPage({ baseUrl: shop.url }), shop, nadia)
    const headers = { origin: new URL(shop.url).origin, 'sec-fetch-site': 'same-origin' }
    const { orders } = await (await customer.request.get('/api/nl/orders')).json()
    const stranger = await asCustomer(await openPage({ baseUrl: shop.url }), shop, lena)
    const answer = await stranger.request.post(`/api/de/orders/${orders[0].id}/empties`, {
      data: { 'empties.990201': '1' },
      headers,
    })
    expect(answer.status()).toBe(404)
  })
})
