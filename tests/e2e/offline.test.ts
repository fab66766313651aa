import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { findOrderableProducts } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')
const offline = { expectedProblems: [/ERR_INTERNET_DISCONNECTED/] }

test('an order that is placed without a connection says within two seconds that it was not sent', async () => {
  const page = await asCustomer(await openPage(offline), node)
  const { open, main, t, to } = await createShopper(page, 'de')
  const [productId = ''] = await findOrderableProducts(node, 1)
  const headers = { 'sec-fetch-site': 'same-origin' }
  await page.request.post('/api/de/cart/items', { form: { productId, quantity: '2' }, headers })
  await open(to('checkout'))
  const place = main.getByRole('button', { name: t('checkout.place') })
  await waitForHydration(place)
  await page.context().setOffline(true)
  const began = performance.now()
  await place.click()
  await main.getByRole('alert').getByText(t('checkout.unsent')).waitFor()
  expect(performance.now() - began).toBeLessThan(2_000)
  expect(await page.getByText(t('checkout.unsent')).count()).toBe(1)
  await page.context().setOffline(false)
  await page.request.post('/api/de/cart/clear', { form: {}, headers })
})

test('a bookmark without a connection shows one message', async () => {
  const page = await asCustomer(await openPage(offline), node)
  const { open, to, tiles, t, toast } = await createShopper(page, 'fr')
  await open(to('range'))
  const bookmark = tiles.first().locator('a.save-button')
  await waitForHydration(bookmark)
  await page.context().setOffline(true)
  await bookmark.click()
  await toast(t('global.offline')).waitFor()
  await eventually(() => page.locator('.toast, .notice:visible, [role=dialog], dialog[open]').count()).toBe(1)
})
