import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { appScript, focusedElement, openSearch, suggestions } from '../support/open-search.ts'
import { createShopper, eventually, waitForHydration } from '../support/shopper.ts'

test('input before hydration moves to the palette, and a slash inside a field is text', async () => {
  const { page, open, palette, field, header, products } = await openSearch()
  let release = () => {}
  const gate = new Promise<void>((done) => {
    release = done
  })
  await page.route(appScript, async (route) => {
    await gate
    await route.continue().catch(() => undefined)
  })
  await open('/en')
  await page.keyboard.press('/')
  await page.keyboard.type('1/2 tomato')
  expect(await header.inputValue()).toBe('1/2 tomato')
  release()
  await palette.waitFor()
  expect(await field.inputValue()).toBe('1/2 tomato')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('tomato')
  await products.first().waitFor()
})

test('fast typing loses no character while the palette opens on a slow machine', async () => {
  const { page, open, palette, field, header } = await openSearch()
  const machine = await page.context().newCDPSession(page)
  for (let time = 0; time < 5; time++) {
    await open('/en/brands')
    await header.focus()
    await waitForHydration(header)
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.keyboard.type('tomatoes', { delay: 25 })
    await palette.waitFor()
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await eventually(() => field.inputValue()).toBe('tomatoes')
  }
})

test('without the app the search field is a form', async () => {
  const page = await openPage({ expectedProblems: [/client-app|Failed to load resource|Failed to fetch/] })
  await page.route(appScript, (route) => route.abort())
  const { open, arrive } = await createShopper(page, 'en')
  await open('/en')
  await page.keyboard.press('/')
  await page.keyboard.type('gouda')
  await page.keyboard.press('Enter')
  await arrive('/en/range?filters=search%3Agouda')
})

// F146
test('without JavaScript the search form opens the listing', async () => {
  const { page, open, header, arrive, t, tiles } = await openSearch({ javaScriptEnabled: false }, 'de')
  await open('/de')
  await header.fill('Käse')
  await header.press('Enter')
  await page.waitForURL(/filters=/)
  await arrive('/de/products?filters=search%3AK%C3%A4se')
  await page.getByRole('heading', { level: 1, name: t('catalogue.searchTitle', { search: 'Käse' }) }).waitFor()
  expect(await tiles.count()).toBeGreaterThan(0)
  expect(await header.inputValue()).toBe('Käse')

  // a search with few results links to a suggested spelling
  await header.fill('Kartovell')
  await header.press('Enter')
  const other = page.getByRole('link', { name: t('catalogue.didYouMean', { search: 'kartoffeln' }) })
  await other.click()
  await arrive('/de/products?filters=search%3Akartoffeln')
  expect(await tiles.count()).toBeGreaterThan(0)
})

test('previous results stay until the next ones arrive, and a late response does not replace newer ones', async () => {
  const { page, open, palette, field, products, options } = await openSearch()
  const held = new Map<string, () => void>()
  await open('/en')
  await page.keyboard.press('/')
  await palette.waitFor()
  await field.fill('butter')
  await eventually(() => products.first().innerText()).toMatch(/butter/i)
  await page.route(suggestions, async (route: Route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? ''
    await new Promise<void>((done) => held.set(q, done))
    await route.continue().catch(() => undefined)
  })
  await field.fill('salmon')
  await eventually(() => held.has('salmon')).toBe(true)
  await palette.locator('.spinner').waitFor()
  expect(await products.first().innerText()).toMatch(/butter/i)
  // no previous result is selected, so no key opens one
  expect([
    await field.getAttribute('aria-activedescendant'),
    await options.and(page.locator('[aria-selected=true]')).count(),
  ]).toEqual([null, 0])

  await field.fill('mustard')
  await eventually(() => held.has('mustard')).toBe(true)
  held.get('mustard')?.()
  await eventually(() => products.first().innerText()).toMatch(/mustard/i)
  held.get('salmon')?.()
  await page.waitForTimeout(500)
  expect(await products.first().innerText()).toMatch(/mustard/i)
})

test('empty, failed and offline searches show a message and a next step', async () => {
  const { page, open, palette, field, products, t, arrive } = await openSearch({
    expectedProblems: [/Failed to load resource/],
  })
  await open('/en/brands')
  await page.keyboard.press('/')
  await palette.waitFor()
  await page.route(suggestions, (route) => route.fulfill({ status: 503, body: '{}' }))
  await field.fill('tomato')
  await palette.getByRole('alert').getByText(t('search.failed')).waitFor()
  await page.unroute(suggestions)
  await palette.getByRole('button', { name: t('search.retry') }).click()
  await products.first().waitFor()

  await page.context().setOffline(true)
  await field.fill('mozzarella')
  await palette.getByText(t('search.offline')).waitFor()
  await page.context().setOffline(false)
  await eventually(() => products.first().innerText()).toMatch(/mozzarella/i)

  await field.fill('broccoli xyzzyq')
  await palette.getByRole('button', { name: t('catalogue.didYouMean', { search: 'broccoli' }) }).click()
  await eventually(() => products.first().innerText()).toMatch(/broccoli/i)
  expect(await field.inputValue()).toBe('broccoli')
  expect(await focusedElement(page)).toBe('INPUT')

  await field.fill('qqqq zzzz')
  await palette.getByRole('heading', { name: t('search.none', { search: 'qqqq zzzz' }) }).waitFor()
  await palette.getByRole('link', { name: t('search.toRange') }).click()
  await arrive('/en/range')
})
