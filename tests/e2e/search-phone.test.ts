// The search while one types, on a phone.
import { expect, test } from 'vitest'
import { phone, searcher } from '../support/searcher.ts'
import { eventually } from '../support/shopper.ts'

test('on a phone it is a sheet as wide as the screen, opened and closed by a finger', async () => {
  const { page, open, palette, field, header, products, t, arrive } = await searcher(phone, 'nl')
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

test('on a phone ten known products are ordered in the palette with at most forty presses', async () => {
  const { page, open, palette, field, header, badge } = await searcher(phone)
  const known = 'bri fet moz par cam spa but qua sal tom'.split(' ')
  let presses = 0
  await open('/en/brands')
  await header.tap()
  await field.waitFor()
  for (const [index, word] of known.entries()) {
    await page.keyboard.type(word)
    presses += word.length
    const row = palette
      .locator('.line')
      .filter({ hasText: new RegExp(`^${word}`, 'i'), has: page.getByRole('button', { name: /^Add to cart: / }) })
      .first()
    await row.getByRole('button', { name: /^Add to cart: / }).tap()
    presses += 1
    await eventually(() => badge.textContent()).toBe(String(index + 1))
  }
  expect(presses).toBeLessThanOrEqual(40)
  // targets of a finger, none beside the screen
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const button of await palette.locator('.line').first().getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40)
})
