import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { findOverflow } from '../support/layout-overflow.ts'
import { createShopper, eventually, waitForHydration } from '../support/shopper.ts'

/** A guest who has just added the first product of the catalogue to the cart. */
async function added(width = 1280) {
  const page = await openPage({ width, reducedMotion: 'reduce' })
  const visitor = await createShopper(page, 'en')
  const { open, tiles, quantity, add, additionBar } = visitor
  await open('/en/range')
  await quantity(tiles.first()).focus()
  await waitForHydration(quantity(tiles.first()))
  await add(tiles.first()).click()
  await additionBar.waitFor()
  return visitor
}

test('an addition is announced and shown in the order bar for 8 s, or longer under the pointer, without a toast', async () => {
  const { page, tiles, nameOf, additionBar, t } = await added()
  const shownAt = Date.now()
  const name = await nameOf(tiles.first())
  expect(await additionBar.innerText()).toContain(`Added: 1\u00a0× ${name}`)
  const status = page.getByRole('status').filter({ hasText: `1\u00a0× ${name}` })
  expect(await status.innerText()).toMatch(/1 item in your cart\.$/)
  expect(await page.locator('.toast').count()).toBe(0)
  await additionBar.hover()
  await page.waitForTimeout(8_500)
  expect(await additionBar.isVisible()).toBe(true)
  await page.mouse.move(5, 5)
  await additionBar.waitFor({ state: 'detached' })
  expect(Date.now() - shownAt).toBeGreaterThan(15_000)
  expect(await page.getByRole('link', { name: t('cart.toCart') }).count()).toBe(0)
})

test('undo subtracts the addition, announces it and returns the focus to the product', async () => {
  const { page, tiles, quantity, additionBar, linesInCart, t } = await added()
  await eventually(linesInCart).toBe(1)
  await additionBar.getByRole('button', { name: t('cart.undo') }).press('Enter')
  await eventually(linesInCart).toBe(0)
  await page.getByRole('status').filter({ hasText: 'Undone: 1' }).waitFor()
  expect(await quantity(tiles.first()).evaluate((field) => field === document.activeElement)).toBe(true)
})

test.each([390, 768, 1440])(
  'at %i px one bar shows the last addition, above what is fixed to the lower edge',
  async (width) => {
    const { page, tiles, quantity, add, nameOf, additionBar, arrive } = await added(width)
    await quantity(tiles.nth(1)).focus()
    await add(tiles.nth(1)).click()
    await additionBar.getByText(await nameOf(tiles.nth(1))).waitFor()
    expect(await additionBar.count()).toBe(1)
    await tiles.first().locator('a.name').click()
    await arrive(/\/en\/offer\/p\//)
    const box = await additionBar.boundingBox()
    for (const fixed of await page.locator('.tab-bar:visible, .buy-bar:visible').all()) {
      const isFixed = await fixed.evaluate((element) => getComputedStyle(element).position === 'fixed')
      if (isFixed) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await fixed.boundingBox())?.y ?? 0)
    }
    expect(await page.evaluate(findOverflow)).toEqual([])
  },
)
