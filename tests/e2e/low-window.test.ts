import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, waitForHydration } from '../support/shopper.ts'
import { findOrderableProducts } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

/** Visible elements that stay in place while the page scrolls. */
const fixedParts = () =>
  [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches('.skip-link, .loading-bar, .toasts, th, td'),
    )
    .map(({ localName, className }) => `${localName}.${className}`)

test.each([
  [320, 256],
  [844, 390],
  [1280, 400],
])('in a window of %i × %i px nothing covers the content', async (width, height) => {
  const page = await asCustomer(await openPage({ width, height }), node)
  const { open, to } = await createShopper(page, 'en')
  const [productId = ''] = await findOrderableProducts(node, 1)
  const headers = { 'sec-fetch-site': 'same-origin' }
  await page.request.post('/api/en/cart/items', { form: { productId, quantity: '1' }, headers })
  const product = await page.request.get('/api/en/catalogue/listing')
  const { products } = (await product.json()) as { products: { href: string }[] }
  const paths = ['/en/range?view=rows', to('cart'), to('checkout'), to('dashboardOrders'), products[0]?.href ?? '']
  for (const path of paths) {
    await open(path)
    await waitForHydration(page.locator('#main a').first())
    expect(await page.evaluate(fixedParts), path).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
  }
})

test('in a window of 320 px the page does not scroll sideways before its fonts load', async () => {
  const page = await openPage({ width: 320, height: 640, expectedProblems: [/woff2/] })
  await page.route(/\.woff2$/, (route) => route.abort())
  const { open, to } = await createShopper(page, 'de')
  for (const path of [to('home'), to('range'), `${to('range')}?view=rows`, to('login'), to('register'), to('cart')]) {
    await open(path)
    expect(await page.evaluate(() => document.fonts.check('16px Archivo')), path).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
  }
})
