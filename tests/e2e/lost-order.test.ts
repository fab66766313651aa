// The answer to an order is lost: the page says that it is checking, asks again by itself, and ends on what is true.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { callsOf, type ShopBehind, startShopBehind } from '../support/shop-behind.ts'
import { asCustomer, eventually, shopperOn, untilAlive } from '../support/shopper.ts'
import { orderable, tom } from '../support/visit.ts'

let shop: ShopBehind
beforeAll(async () => {
  shop = await startShopBehind('node')
})
afterAll(() => shop.stop())

/** Tom at the checkout with one article, in a page that lives. */
async function atCheckout() {
  // the pictures of this shop's backends are on no host of theirs
  const page = await openPage({ baseUrl: shop.url, expectedProblems: [/404/, /ERR_FAILED/] })
  await asCustomer(page, shop, tom)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const [productId] = await orderable(shop, 1)
  const added = await page.request.post('/api/en/cart/items', {
    form: { productId: productId ?? '', quantity: '1' },
    headers,
  })
  expect(added.status()).toBe(200)
  const shopper = await shopperOn(page, 'en')
  await shopper.open('/en/checkout')
  const place = page.getByRole('button', { name: shopper.t('checkout.place') })
  await place.focus()
  await untilAlive(place)
  const orders = async () => ((await (await page.request.get('/api/en/orders')).json()) as { total: number }).total
  return { ...shopper, place, orders }
}

test('the backend took the order and its answer is lost: one order, and its customer is thanked for it', async () => {
  const { page, t, place, orders, arrive } = await atCheckout()
  const before = await orders()
  shop.commerce.forget()
  shop.commerce.behave({ mode: 'lose', operationName: 'placeOrder' })
  await place.click()
  await page.getByRole('heading', { name: t('checkout.unansweredTitle') }).waitFor()
  await eventually(() => callsOf(shop.commerce, 'placeOrder').length).toBeGreaterThan(1)
  shop.commerce.behave({ mode: 'pass' })
  await arrive('/en/checkout-success')
  expect(await orders()).toBe(before + 1)
})

test('the shop took the order and the connection of the browser broke: it is sent again and known by its key', async () => {
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
