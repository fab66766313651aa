import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { failedAfterWrite } from '../support/faults.ts'
import { callsOf, type ProxiedShop, startShopBehind } from '../support/proxied-shop.ts'
import { asCustomer, createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { findOrderableProducts, tom } from '../support/visit.ts'

let shop: ProxiedShop
beforeAll(async () => {
  shop = await startShopBehind('node')
})
afterAll(() => shop.stop())

/** Tom at the hydrated checkout with one product. */
async function atCheckout() {
  // this shop's backends serve no images
  const page = await openPage({
    baseUrl: shop.url,
    expectedProblems: [/404/, /409/, /502 \(Bad Gateway\) .*\/img\//, /ERR_FAILED/],
  })
  await asCustomer(page, shop, tom)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const [productId = '', otherId = ''] = await findOrderableProducts(shop, 2)
  const add = async (id: string, quantity: string) => {
    const form = { productId: id, quantity }
    expect((await page.request.post('/api/en/cart/items', { form, headers })).status()).toBe(200)
  }
  await add(productId, '1')
  const shopper = await createShopper(page, 'en')
  await shopper.open('/en/checkout')
  const place = page.getByRole('button', { name: shopper.t('checkout.place') })
  await place.focus()
  await waitForHydration(place)
  const orders = async () => ((await (await page.request.get('/api/en/orders')).json()) as { total: number }).total
  return { ...shopper, place, orders, addElsewhere: () => add(otherId, '2') }
}

test('an order with a lost backend response is placed once and redirects to the success page', async () => {
  const { page, t, place, orders, arrive } = await atCheckout()
  const before = await orders()
  const other = await createShopper(await page.context().newPage(), 'en')
  await other.open(`${shop.url}/en/range?filters=is_stock_article%3A1&view=rows`)
  const bar = other.page.getByRole('region', { name: t('cart.title') })
  const marks = other.main.locator('.quantity.in-cart')
  await eventually(other.linesInCart).toBe(1)
  await eventually(() => marks.count()).toBe(1)
  await bar.waitFor()
  shop.commerce.forget()
  shop.commerce.behave({ mode: 'lose', operationName: 'placeOrder' })
  await place.click()
  await page.getByRole('heading', { name: t('checkout.unconfirmedTitle') }).waitFor()
  await eventually(() => callsOf(shop.commerce, 'placeOrder').length).toBeGreaterThan(1)
  shop.commerce.behave({ mode: 'pass' })
  await arrive('/en/checkout-success')
  expect(await orders()).toBe(before + 1)
  // other tabs show an empty cart too
  await eventually(other.linesInCart).toBe(0)
  await eventually(() => marks.count()).toBe(0)
  await bar.waitFor({ state: 'detached' })
})

test.each(['the code INTERNAL', 'HTTP 429'] as const)(
  'an order that was placed with %s is confirmed',
  async (fault) => {
    const { page, t, place, orders, arrive } = await atCheckout()
    const before = await orders()
    const instead = failedAfterWrite[fault]
    shop.commerce.behave({ mode: 'lose', operationName: 'placeOrder', instead })
    await place.click()
    await page.getByRole('heading', { name: t('checkout.unconfirmedTitle') }).waitFor()
    shop.commerce.behave({ mode: 'pass' })
    await arrive('/en/checkout-success')
    expect(await orders()).toBe(before + 1)
  },
)

test('an order whose browser connection broke is sent again with its idempotency key and placed once', async () => {
  const { page, place, orders, arrive } = await atCheckout()
  const before = await orders()
  let tries = 0
  await page.route('**/checkout/order', async (route) => {
    tries += 1
    if (tries > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await place.click()
  await arrive('/en/checkout-success')
  expect([tries, await orders()]).toEqual([2, before + 1])
})

test('if another tab changes the cart, nothing is ordered, the difference is shown, the form is kept, and the next click orders', async () => {
  const { page, t, place, orders, arrive, main, addElsewhere } = await atCheckout()
  const before = await orders()
  const message = page.getByLabel(t('checkout.message'))
  await message.fill('Ring twice')
  const ways = page.getByRole('radio', { checked: true })
  const chosen = await ways.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
  await addElsewhere()
  await place.click()
  const said = main.getByRole('alert').filter({ hasText: t('checkout.cartChanged') })
  await said.waitFor()
  expect(await said.innerText()).toMatch(/Added: 2 × .+ Subtotal .+ before, .+ now\./)
  await eventually(() => main.locator('.order-line').count()).toBe(2)
  expect(await orders()).toBe(before)
  expect(await message.inputValue()).toBe('Ring twice')
  expect(await ways.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))).toEqual(chosen)
  await place.click()
  await arrive('/en/checkout-success')
  expect(await orders()).toBe(before + 1)
  await eventually(() => main.locator('.order-line').count()).toBe(2)
})
