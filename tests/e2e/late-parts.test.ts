// What comes after its page has a place that waits for it: nothing that is read or pressed moves.
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, eventually, shopperOn } from '../support/shopper.ts'
import { loggedIn, nadia, orderable } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

test.each(['/en', '/en/cart', '/en/checkout'])('on a phone nothing moves while %s completes itself', async (path) => {
  const customer = await loggedIn(node, nadia)
  const [productId] = await orderable(node, 1)
  await customer.post('/api/en/cart/items', { productId, quantity: '1' })
  const page = await openPage({ width: 390, height: 844 })
  await shopperOn(page, 'en')
  await asCustomer(page, node)
  await page.addInitScript(() => {
    const moved: string[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node: part } of Reflect.get(entry, 'sources')) moved.push(part?.className ?? part?.nodeName ?? '')
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { moved })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const promise = page.locator('#main, main').getByText(/\d+ h \d+ min left/)
  await eventually(() => promise.count()).toBe(1)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toEqual([])
})
