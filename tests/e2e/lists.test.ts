// Earlier orders and lists in a browser: put into the cart after the difference was seen.
import { expect, test } from 'vitest'
import { findings, findingsInTheDark } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, shopperOn, untilAlive } from '../support/shopper.ts'
import { lena } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const headers = { 'sec-fetch-site': 'same-origin' }

test('an order is ordered again beside what is in the cart or in its place', async () => {
  const page = await asCustomer(await openPage({ width: 1440, locale: 'de-DE' }), node, lena)
  const { main, t, open, to } = await shopperOn(page, 'de')
  await open(to('dashboardOrders'))
  await main
    .getByRole('link', { name: /erneut bestellen/ })
    .last()
    .click()
  const put = main.getByRole('button', { name: t('cart.refillDo') })
  await put.focus()
  await untilAlive(put)
  await put.click()
  await main.locator('#refill .notice').waitFor()
  const lines = async () => {
    const { cart } = (await (await page.request.get('/api/de/cart')).json()) as {
      cart: { lines: { quantity: number }[] }
    }
    return cart.lines.map(({ quantity }) => quantity)
  }
  const once = await lines()
  expect(once.length).toBeGreaterThan(1)
  await page.reload()
  await main.getByText(t('cart.refillHow', { count: once.length })).waitFor()
  const replace = main.getByRole('button', { name: t('cart.refillReplace') })
  await replace.focus()
  await untilAlive(replace)
  await replace.click()
  await main.locator('#refill .notice').waitFor()
  expect(await lines()).toEqual(once)
  expect([...(await findings(page)), ...(await findingsInTheDark(page))]).toEqual([])
  await page.request.post('/api/de/cart/clear', { form: {}, headers })
}, 90_000)
