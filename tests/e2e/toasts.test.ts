import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { createShopper, eventually, waitForHydration } from '../support/shopper.ts'

/** A guest who has just added the first product of the catalogue to the cart. */
async function added(width = 1280) {
  const page = await openPage({ width, reducedMotion: 'reduce' })
  const visitor = await createShopper(page, 'en')
  const { open, tiles, quantity, add, toast, t } = visitor
  await open('/en/range')
  await quantity(tiles.first()).focus()
  await waitForHydration(quantity(tiles.first()))
  await add(tiles.first()).click()
  const title = toast(t('cart.added'))
  await title.waitFor()
  const shownAt = Date.now()
  const box = page.locator('.toast')
  return { ...visitor, title, box, shownAt, region: page.locator('.toasts') }
}

// F168, F188, F308, F309
test('an addition shows a toast with the product for 5 s', async () => {
  const { tiles, nameOf, box, title, shownAt } = await added()
  expect(await box.innerText()).toContain(await nameOf(tiles.first()))
  expect(await box.getAttribute('role')).toBe('status')
  expect(await box.getAttribute('class')).toContain('toast-ok')
  await title.waitFor({ state: 'detached' })
  const shownMs = Date.now() - shownAt
  expect(shownMs).toBeGreaterThan(4_000)
  expect(shownMs).toBeLessThan(7_000)
})

// F310, F311
test('a toast stays while the pointer is over it', async () => {
  const { page, box, title } = await added()
  await box.hover()
  await page.waitForTimeout(5_500)
  expect(await title.isVisible()).toBe(true)
  await page.mouse.move(5, 5)
  await title.waitFor({ state: 'detached' })
})

// F312
test('the close button closes a toast', async () => {
  const { box, title, t } = await added()
  await box.getByRole('button', { name: t('forms.close') }).click()
  await title.waitFor({ state: 'detached', timeout: 4_000 })
})

// F313
test('undo removes the added quantity and closes the toast', async () => {
  const { page, box, title, t } = await added()
  const badge = page.locator('.cart-button .badge')
  await eventually(() => badge.textContent()).toBe('1')
  await box.getByRole('button', { name: t('cart.undo') }).click()
  await title.waitFor({ state: 'detached', timeout: 4_000 })
  await eventually(() => badge.isHidden()).toBe(true)
})

test.each(['undo', 'close'] as const)('%s by the keyboard returns the focus to where it was', async (which) => {
  const { page, tiles, add, box, title, t } = await added()
  const origin = add(tiles.first())
  await origin.focus()
  await box.getByRole('button', { name: t(which === 'undo' ? 'cart.undo' : 'forms.close') }).focus()
  await page.keyboard.press('Enter')
  await title.waitFor({ state: 'detached', timeout: 4_000 })
  await eventually(() => origin.evaluate((button) => button === document.activeElement)).toBe(true)
})

// F522, F523
test.each([
  [390, 390],
  [767, 767],
  [1440, 24 * 16],
])('at %i px the toast region is %i px wide', async (width, wide) => {
  const { region, box, page } = await added(width)
  expect((await region.boundingBox())?.width).toBe(wide)
  const place = await box.boundingBox()
  // the width of the region, less 12 px at both sides on phones
  expect(place?.width).toBe(width < 768 ? wide - 2 * 12 : wide)
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width)
  // above the tab bar on phones
  const tabs = await page.locator('.tab-bar').boundingBox()
  if (tabs) expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(tabs.y)
})
