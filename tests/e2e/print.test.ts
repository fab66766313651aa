import { expect, test } from 'vitest'
import { formatDate } from '#i18n/format.ts'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper } from '../support/shopper.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

test('an opened order is printed without the other orders and without buttons', async () => {
  const page = await asCustomer(await openPage(), node)
  const { open, main, t, to } = await createShopper(page, 'en')
  await open(to('dashboardOrders'))
  // not a quote request of another test
  await main
    .locator('tr', { hasText: t('orders.again') })
    .first()
    .locator('a')
    .first()
    .click()
  const order = main.locator('#order')
  await order.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await order.getByText(t('orders.placed')).isVisible()).toBe(true)
  expect(await main.locator('table:visible').count()).toBe(0)
  // wide paper: the lines use the whole width
  expect((await order.locator('ul').first().boundingBox())?.width).toBeGreaterThan(1000)
  expect(await main.locator('.icon-button:visible, .button:visible').count()).toBe(0)
  expect(
    await page.locator('a:visible').evaluateAll((links) => links.filter((link) => !link.closest('#order'))),
  ).toEqual([])

  // an allergen sheet has its day, the company and the wholesaler on paper only
  await open(`${new URL(page.url()).pathname}${new URL(page.url()).search}&sheet=allergens`)
  const origin = main
    .getByText('Brasserie Nova', { exact: false })
    .filter({ hasText: formatDate('en', new Date().toISOString()) })
  await origin.waitFor()
  expect(await origin.innerText()).toMatch(/Proviant.*2030 Antwerp/s)
  await page.emulateMedia({ media: 'screen' })
  expect(await origin.isVisible()).toBe(false)
})
