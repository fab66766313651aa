import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { findOrderableProducts } from '../support/visit.ts'

const [node] = runtimes

/** A guest who has just removed the only product from the cart. */
async function removed(width = 1280) {
  const page = await openPage({ width, reducedMotion: 'reduce' })
  const visitor = await createShopper(page, 'en')
  const { open, main, quantity, toast, t } = visitor
  const [productId = ''] = await findOrderableProducts(node as never, 1)
  const headers = { 'sec-fetch-site': 'same-origin' }
  await page.request.post('/api/en/cart/items', { form: { productId, quantity: '1' }, headers })
  await open('/en/cart')
  await waitForHydration(quantity(main))
  const name = await main.locator('.line-name a').innerText()
  await main.locator('.line-remove button').click()
  const title = toast(t('cart.removed'))
  await title.waitFor()
  const shownAt = Date.now()
  const box = page.locator('.toast')
  return { ...visitor, name, title, box, shownAt, region: page.locator('.toasts') }
}

// F168, F188, F308, F309
test('a removal shows a toast with the product for 5 s', async () => {
  const { name, box, title, shownAt } = await removed()
  expect(await box.innerText()).toContain(name)
  expect(await box.getAttribute('role')).toBe('status')
  await title.waitFor({ state: 'detached' })
  const shownMs = Date.now() - shownAt
  expect(shownMs).toBeGreaterThan(4_000)
  expect(shownMs).toBeLessThan(7_000)
})

// F310, F311
test('a toast stays while the pointer is over it', async () => {
  const { page, box, title } = await removed()
  await box.hover()
  await page.waitForTimeout(5_500)
  expect(await title.isVisible()).toBe(true)
  await page.mouse.move(5, 5)
  await title.waitFor({ state: 'detached' })
})

// F312
test('the close button closes a toast', async () => {
  const { box, title, t } = await removed()
  await box.getByRole('button', { name: t('forms.close') }).click()
  await title.waitFor({ state: 'detached', timeout: 4_000 })
})

// F313
test('undo restores the removed product and closes the toast', async () => {
  const { linesInCart, box, title, t } = await removed()
  await box.getByRole('button', { name: t('cart.undo') }).click()
  await title.waitFor({ state: 'detached', timeout: 4_000 })
  await eventually(linesInCart).toBe(1)
})

test.each(['undo', 'close'] as const)('%s by the keyboard returns the focus to where it was', async (which) => {
  const { page, box, title, t } = await removed()
  const origin = page.locator('.cart-button')
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
  const { region, box, page } = await removed(width)
  expect((await region.boundingBox())?.width).toBe(wide)
  const place = await box.boundingBox()
  // the width of the region, less 12 px at both sides on phones
  expect(place?.width).toBe(width < 768 ? wide - 2 * 12 : wide)
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width)
  // above the tab bar on phones
  const tabs = await page.locator('.tab-bar').boundingBox()
  if (tabs) expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(tabs.y)
})
