import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { follow, openHydrated } from '../support/client-navigation.ts'
import { eventually, markDocument } from '../support/shopper.ts'

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.localName)
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

test('a navigation to another page focuses its heading without scrolling, and Back does too', async () => {
  const page = await openPage()
  const { arrive, main } = await openHydrated(page, '/en/range')
  const isSame = await markDocument(page)
  const range = (await main.locator('h1').innerText()).trim()
  const link = main.locator('a.name').first()
  const name = (await link.innerText()).trim()
  await link.click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await eventually(() => focusedTag(page)).toBe('h1')
  expect(await focusedText(page)).toBe(name)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe('none')
  await page.goBack()
  await arrive('/en/range')
  await eventually(() => focusedText(page)).toBe(range)
  expect(await isSame()).toBe(true)
})

test('a change of the same page keeps the focus, and a part that the URL names gets it', async () => {
  const page = await openPage()
  const { arrive, main } = await openHydrated(page, '/en/range')
  const link = main.locator('a.name').first()
  await link.focus()
  await follow(page, '/en/range?sort=name')
  await arrive('/en/range?sort=name')
  expect(await focusedTag(page)).not.toBe('h1')
  await follow(page, '/en/brands#main')
  await arrive('/en/brands')
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('a field that the visitor chose while the page loaded keeps the focus', async () => {
  const page = await openPage()
  const { arrive } = await openHydrated(page, '/en/range')
  let release = () => {}
  const gate = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/api/en/**', async (route) => {
    await gate
    await route.continue()
  })
  await follow(page, '/en/brands')
  const field = page.locator('header input[type=search]').first()
  await field.evaluate((input: HTMLElement) => input.focus())
  release()
  await arrive('/en/brands')
  await page.locator('h1').filter({ visible: true }).first().waitFor()
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
})
