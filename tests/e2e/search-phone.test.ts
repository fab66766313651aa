import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSearch, phoneOptions } from '../support/open-search.ts'
import { runtimes } from '../support/runtimes.ts'
import { eventually } from '../support/shopper.ts'
import { createLoggedInVisitor } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

test('on a phone the palette is a full-width sheet with touch targets of at least 44 px', async () => {
  const { page, open, palette, field, header, products, t, arrive } = await openSearch(phoneOptions, 'nl')
  await open('/assortiment')
  await header.tap()
  await field.waitFor()
  await field.fill('kaas')
  await products.first().waitFor()
  const box = await palette.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(370)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const option of await products.all()) expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await palette.getByRole('button', { name: t('search.close') }).tap()
  await palette.waitFor({ state: 'detached' })
  expect(await header.inputValue()).toBe('kaas')
  await header.tap()
  await products.first().tap()
  await arrive(/^\/aanbod\/p\//)
})

// F576
test('ten known products are ordered by search on a phone with at most 48 taps and key presses within 90 s', async () => {
  await (await createLoggedInVisitor(node)).post('/api/en/cart/clear', {})
  const { page, main, palette, field, header, badge, t, to, logIn, arrive } = await openSearch(phoneOptions)
  const known = 'bri fet moz par cam spa but qua sal tom'.split(' ')
  let presses = 0
  const tap = async (thing: Locator) => {
    presses += 1
    await thing.tap()
  }
  const began = performance.now()
  await page.goto(`${to('login')}?redirect=${encodeURIComponent(to('brands'))}`)
  // two fields and the button
  presses += 3
  await logIn()
  await arrive(to('brands'))
  await tap(header)
  await field.waitFor()
  for (const [index, word] of known.entries()) {
    await page.keyboard.type(word)
    presses += word.length
    const row = palette
      .locator('.line')
      .filter({ hasText: new RegExp(`^${word}`, 'i'), has: page.getByRole('button', { name: /^Add to cart: / }) })
      .first()
    await tap(row.getByRole('button', { name: /^Add to cart: / }))
    await eventually(() => badge.textContent()).toBe(String(index + 1))
  }
  // touch targets of at least 40 px, no overflow
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const button of await palette.locator('.line').first().getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  await tap(palette.getByRole('button', { name: t('search.close') }))
  await tap(page.getByRole('navigation', { name: t('shell.tabs') }).getByRole('link', { name: t('shell.cart') }))
  await arrive(to('cart'))
  await tap(main.getByRole('link', { name: t('cartPage.order') }))
  await tap(page.getByRole('button', { name: t('checkout.place') }))
  await arrive(to('checkoutSuccess'))
  await eventually(() => main.innerText()).toMatch(/PV-\d+/)
  expect(presses).toBeLessThanOrEqual(48)
  expect(performance.now() - began).toBeLessThan(90_000)
}, 120_000)

test('Esc closes the palette, and a second Esc empties the field without opening it again', async () => {
  const { page, open, palette, field, header } = await openSearch({}, 'en')
  await open('/en/brands')
  await header.click()
  await field.fill('brie')
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await eventually(() => header.inputValue()).toBe('')
  await page.waitForTimeout(500)
  expect(await palette.count()).toBe(0)
})
