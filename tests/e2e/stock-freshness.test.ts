// Maximum age of the stock statuses that guests see on a cached page.
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { createShopper } from '../support/shopper.ts'

const hourMs = 3_600_000

/** A listing that was opened some time ago, by the clock of the browser. */
async function openLater(aheadMs: number) {
  const page = await openPage()
  const shopper = await createShopper(page, 'en')
  await shopper.open('/en/range')
  await page.evaluate((ahead) => {
    const { now } = Date
    Date.now = () => now() + ahead
  }, aheadMs)
  return { ...shopper, stock: shopper.main.locator('.stock').first() }
}

test('a guest sees the stock of a page that is younger than an hour', async () => {
  const { page, stock } = await openLater(hourMs / 3)
  // the script checks once per second
  await page.waitForTimeout(1_500)
  expect(await stock.isVisible()).toBe(true)
})

test('a guest sees no stock on a page that is older than an hour, until the app has read newer stock', async () => {
  const { page, stock, tiles, badge, t } = await openLater(2 * hourMs)
  await stock.waitFor({ state: 'hidden' })
  await tiles
    .first()
    .getByRole('button', { name: t('cart.add') })
    .click()
  await badge.getByText('1').waitFor()
  // until the app has hydrated
  await page.waitForFunction(() => Reflect.get(globalThis, 'early') === 0)
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  await page.locator('a[href*="page=2"]').first().click()
  await page.waitForURL(/page=2/)
  await stock.waitFor({ state: 'visible' })
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameDocument'))).toBe(true)
})
