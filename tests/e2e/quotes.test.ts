// A quote from the request to the order: the wholesaler answers with the command (Node) or a signed call (workerd).
import { createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { findPageViolations } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { startEdgeShop } from '../support/edge-shop.ts'
import { runOperator } from '../support/operator-command.ts'
import { startNodeShop } from '../support/server.ts'
import { asCustomer, createShopper } from '../support/shopper.ts'
import { findOrderableProducts, nadia, visitorOf } from '../support/visit.ts'

const key = 'k'.repeat(32)
const env = { ORDER_WEBHOOK_URL: 'http://127.0.0.1:9/none', ORDER_WEBHOOK_KEY: key }
const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
const text = 'A price for every week'

type Answer = (number: string, sku: string) => Promise<void>
type OpenShop = { url: string; answer: Answer; close: () => unknown }

async function openNode(): Promise<OpenShop> {
  const shop = await startNodeShop({ env })
  return {
    url: shop.url,
    close: () => shop.stop(),
    async answer(number, sku) {
      const file = join(shop.dataDir, 'prices.csv')
      writeFileSync(file, `sku;price\n${sku};1,05\n`)
      const words = ['quote', number, '--prices', file, '--until', until, '--text', text]
      const [code, , wrong] = await runOperator({ DATA_DIR: shop.dataDir, PUBLIC_ORIGIN: shop.url }, words)
      expect([code, wrong]).toEqual([0, expect.any(String)])
    },
  }
}

async function openWorkerd(): Promise<OpenShop> {
  const shop = await startEdgeShop(env)
  return {
    url: shop.url,
    close: () => shop.dispose(),
    async answer(number, sku) {
      const body = JSON.stringify({ number, until, text, prices: [{ sku, price: '1.05' }] })
      const time = Math.floor(Date.now() / 1000)
      const signature = `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`
      const headers = { 'content-type': 'application/json', 'x-proviant-signature': signature }
      const answer = await visitorOf(shop).ask('/api/operator/quotes', { method: 'POST', body, headers })
      expect(answer.status).toBe(200)
    },
  }
}

describe.each([
  { name: 'Node', openShop: openNode },
  { name: 'workerd', openShop: openWorkerd },
])('a quote on $name', ({ openShop }) => {
  let shop: OpenShop
  beforeAll(async () => {
    shop = await openShop()
  }, 120_000)
  afterAll(() => shop.close())

  // F602, F603, F604, F605
  test.each([
    { locale: 'en', scripts: true },
    { locale: 'de', scripts: false },
  ] as const)(
    'is requested, answered, replied to and ordered once, in $locale, with JavaScript: $scripts',
    async (given) => {
      await requestAndOrder(shop, given)
    },
    120_000,
  )
})

async function requestAndOrder({ url, answer }: OpenShop, { locale, scripts }: { locale: Locale; scripts: boolean }) {
  // the second acceptance is rejected
  const expectedProblems = [/\b409\b/, /\/checkout/]
  const page = await asCustomer(
    await openPage({ baseUrl: url, javaScriptEnabled: scripts, expectedProblems }),
    { url },
    nadia,
  )
  const { t, main, to, open, arrive } = await createShopper(page, locale)
  const [productId = ''] = await findOrderableProducts({ url }, 1)
  const headers = { origin: new URL(url).origin, 'sec-fetch-site': 'same-origin' }
  const read = async (path: string) => (await page.request.get(`/api/${locale}/${path}`)).json()
  await page.request.post(`/api/${locale}/cart/items`, { data: { productId, quantity: '2' }, headers })

  await open(to('checkout'))
  await main.getByRole('button', { name: t('checkout.offer') }).click()
  await arrive(to('checkoutSuccess'))
  const { order: quote } = await read('checkout/placed')
  await answer(quote.number, quote.items[0].sku)

  const detail = `${to('dashboardOrders')}?order=${quote.id}`
  await open(detail)
  await main.getByText(text).waitFor()
  const { items, grandTotal } = await read(`orders/${quote.id}`)
  expect([items[0].price, grandTotal === quote.grandTotal]).toEqual([expect.stringMatching(/1[.,]05/), false])
  if (scripts) expect(await findPageViolations(page, locale)).toEqual([])
  await main.getByLabel(t('orders.quote.reply')).fill('Can you deliver before 7?')
  await main.getByRole('button', { name: t('orders.quote.send') }).click()
  await main.getByText('Can you deliver before 7?', { exact: true }).and(main.locator('p')).waitFor()
  expect(await main.getByRole('link', { name: t('orders.quote.accept') }).getAttribute('href')).toBe(
    `${to('checkout')}?quote=${quote.id}`,
  )

  await main.getByRole('link', { name: t('orders.quote.accept') }).click()
  await arrive(`${to('checkout')}?quote=${quote.id}`)
  await main.getByRole('heading', { name: t('checkout.quoteNamed', { number: quote.number }) }).waitFor()
  if (scripts) expect(await findPageViolations(page, locale)).toEqual([])
  const other = await page.context().newPage()
  await other.goto(`${to('checkout')}?quote=${quote.id}`)
  await main.getByRole('button', { name: t('checkout.place'), exact: true }).click()
  await arrive(to('checkoutSuccess'))
  const { order } = await read('checkout/placed')
  expect([order.grandTotal, order.items[0].price]).toEqual([grandTotal, items[0].price])

  // a second tab that still shows the form
  await other
    .locator('#main')
    .getByRole('button', { name: t('checkout.place'), exact: true })
    .click()
  await other
    .getByText(t('orders.quote.isAccepted', { number: quote.number }))
    .first()
    .waitFor()
  const again = await page.goto(`${to('checkout')}?quote=${quote.id}`)
  expect(again?.status()).toBe(409)
  await main.getByText(t('orders.quote.isAccepted', { number: quote.number })).waitFor()

  await open(detail)
  await main.locator('#order').getByText(t('orders.statuses.offer_accepted')).first().waitFor()
  expect(await main.getByRole('link', { name: t('orders.quote.accept') }).count()).toBe(0)
  await main
    .getByRole('link', { name: t('orders.viewNamed', { number: order.number }) })
    .first()
    .waitFor()
}
