import { expect, test } from 'vitest'
import { countdownAttr } from '#protocol/protocol.ts'
import { openPage } from '../support/browser.ts'
import { observeLayoutShifts } from '../support/layout-shifts.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { createLoggedInVisitor, findOrderableProducts, nadia, waitForCached } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

test.each(['/en', '/en/cart', '/en/checkout'])(
  'on a phone the layout does not shift while %s loads its deferred content',
  async (path) => {
    const customer = await createLoggedInVisitor(node, nadia)
    const [productId] = await findOrderableProducts(node, 1)
    if (path === '/en') await waitForCached(customer, path)
    const page = await openPage({ width: 390, height: 844 })
    await createShopper(page, 'en')
    await asCustomer(page, node)
    await customer.post('/api/en/cart/items', { productId, quantity: '1' })
    const shifts = await observeLayoutShifts(page)
    await page.goto(path)
    const promise = page.locator('#main, main').getByText(/\d+ h \d+ min left/)
    await eventually(() => promise.count()).toBe(1)
    const seen = await shifts()
    // content below the totals of a checkout can move by one line, as only some carts pay for delivery
    const moved = seen.reduce((sum, words) => sum + Number.parseFloat(words), 0)
    expect(moved, seen.join()).toBeLessThan(path === '/en/checkout' ? 0.01 : 0.000_01)
  },
)

test('no painted frame of a guest page shows the delivery promise without its remaining time', async () => {
  const page = await openPage()
  await page.addInitScript((selector) => {
    const shown: string[] = []
    Object.assign(globalThis, { shown })
    // a message that is sent in a frame is received after its paint
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const text = document.querySelector(selector)?.textContent
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      if (text && isPainted && text !== shown.at(-1)) shown.push(text)
      requestAnimationFrame(() => port2.postMessage(null))
    }
    requestAnimationFrame(() => port2.postMessage(null))
  }, `aside [${countdownAttr}]`)
  await page.goto('/en')
  await eventually(() => page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown)).toEqual([
    expect.stringMatching(/^\d+ h \d+ min left/),
  ])
})

// F573
test('the customer home page hydrates without changes and reorders the last order with one click', async () => {
  const customer = await createLoggedInVisitor(node, nadia)
  await waitForCached(customer, '/de')
  const page = await openPage()
  const { open, main, t, linesInCart } = await createShopper(page, 'de')
  await asCustomer(page, node)
  await open('/de')
  // without the countdown
  const parts = main.locator('h1, article, .customer-steps, .order-counter, .dashboard-grid')
  const words = async () => (await parts.allInnerTexts()).join('\n')
  const before = await words()
  expect(before).toContain(t('account.greeting', { name: 'Nadia' }))
  expect(before).toMatch(/\d,\d\d\s€/)
  const again = main.getByRole('button', { name: t('account.orderAgain') })
  await again.focus()
  await waitForHydration(again)
  expect(await words()).toBe(before)
  await again.click()
  await eventually(linesInCart).toBeGreaterThan(0)
})
