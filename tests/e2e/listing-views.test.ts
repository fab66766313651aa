import { expect, test } from 'vitest'
import { focusPosition, openAs, rows } from '../support/catalogue-visitor.ts'
import { eventually, markDocument, waitForHydration } from '../support/shopper.ts'

// F137, F138
test('tiles and rows switch without a new document, stay in all links and are remembered', async () => {
  const { page, main, t, tiles, quantity } = await openAs('guest', '/en/range?page=2')
  const view = (name: 'tiles' | 'rows') => main.getByRole('link', { name: t(`catalogue.views.${name}`), exact: true })
  const department = page.locator('.department-bar .departments a').first()
  await quantity(tiles.first()).focus()
  await waitForHydration(tiles.first())
  const isSame = await markDocument(page)
  const names = await main.locator('article a.name').allInnerTexts()
  await view('rows').click()
  await eventually(() => focusPosition(page)).toBe('/en/range?page=2&view=rows')
  await main.locator('.product-row').first().waitFor()
  expect(await main.locator('article a.name').allInnerTexts()).toEqual(names)
  expect(await main.locator('.rows').evaluate((block) => getComputedStyle(block).containerName)).toBe('rows')
  expect(await view('rows').getAttribute('aria-current')).toBe('true')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/en\/range\?page=2$/)

  await main.getByRole('link', { name: t('catalogue.next') }).click()
  await eventually(() => focusPosition(page)).toBe('/en/range?page=3&view=rows')
  await main.getByRole('switch').check()
  await eventually(() => focusPosition(page)).toBe('/en/range?filters=is_stock_article%3A1&view=rows')
  await department.click()
  await eventually(() => focusPosition(page)).toMatch(/^\/en\/range\/[\w-]+\?view=rows$/)
  await main.locator('.product-row').first().waitFor()
  expect(await isSame()).toBe(true)

  // before hydration
  await page.goto('/en')
  await page.locator('.department-wall a').first().click()
  await eventually(() => focusPosition(page)).toMatch(/^\/en\/range\/[\w-]+\?view=rows$/)
  await page.waitForLoadState()
  await main.locator('.product-row a.name').first().click()
  await eventually(() => focusPosition(page)).toMatch(/^\/en\/offer\/p\//)
  await page.waitForLoadState()
  await main.locator('.breadcrumbs a').last().click()
  await eventually(() => focusPosition(page)).toMatch(/^\/en\/range\/[\w/-]+\?view=rows$/)
  await page.waitForLoadState()
  await view('tiles').click()
  await eventually(() => focusPosition(page)).toMatch(/^\/en\/range\/[\w/-]+$/)
  // the choice applies on a phone too, whose default is rows
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  await page.locator('.department-wall a').first().click()
  await eventually(() => focusPosition(page)).toMatch(/^\/en\/range\/[\w/-]+$/)
})

// F137, F146
test.each([
  ['category', '/en/range'],
  ['search', '/en/range?filters=search%3Amilk'],
])('a %s is a grid from 600 px on, and the header has a search bar at every width', async (_, address) => {
  const { page, main } = await openAs('guest', address)
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await page.locator('.search-row input').first().isVisible()]).toEqual([width, true])
    const lefts = await main
      .locator('.tile-wall > *')
      .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().left)))
    expect([width, new Set(lefts).size >= columns]).toEqual([width, true])
  }
})

test('a customer without a choice gets the row view', async () => {
  const { page, main, t } = await openAs('customer', '/en')
  await page.locator('.department-wall a').first().click()
  await eventually(() => focusPosition(page)).toMatch(/\?view=rows$/)
  await main.locator('.product-row').first().waitFor()
  await page.goto('/en/cart')
  await main.getByRole('link', { name: t('cartPage.emptyAction') }).click()
  await eventually(() => focusPosition(page)).toBe(rows)
  await page.goto('/en/dashboard')
  await main
    .getByRole('link', { name: t('account.toRange') })
    .first()
    .click()
  await eventually(() => focusPosition(page)).toBe(rows)
})

// F284
test('the previous products stay, marked as busy, until the new ones are loaded', async () => {
  const { page, main, tiles, quantity, t } = await openAs('guest', '/en/range')
  await quantity(tiles.first()).focus()
  await waitForHydration(tiles.first())
  await page.waitForLoadState('networkidle')
  let release = () => {}
  const gate = new Promise<void>((open) => {
    release = open
  })
  await page.route('**/api/en/catalogue/listing?*', async (route) => {
    await gate
    await route.continue().catch(() => undefined)
  })
  const names = () => main.locator('article a.name').allInnerTexts()
  const before = await names()
  const order = main.getByRole('combobox', { name: t('catalogue.sort') })
  await order.selectOption('-name')
  await eventually(() => main.locator('.results').getAttribute('aria-busy')).toBe('true')
  await page.waitForTimeout(300)
  expect([await names(), await main.locator('.skeleton.skeleton-image').count()]).toEqual([before, 0])
  release()
  await eventually(names).not.toEqual(before)
  await eventually(() => main.locator('.results').getAttribute('aria-busy')).toBe(null)
})

test('removing a filter by keyboard keeps the focus inside the page', async () => {
  const { page, main, t } = await openAs('guest', '/en/range?filters=is_stock_article%3A1%3Bnew%3A1')
  const chips = main.getByRole('navigation', { name: t('catalogue.active') })
  const link = chips.getByRole('link').first()
  await link.focus()
  await waitForHydration(link)
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Enter')
  await eventually(() => chips.getByRole('link').count()).toBe(2)
  await eventually(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

// F285
test('the filter sheet on a phone shows the number of products, and closing it resets the choice', async () => {
  const { page, main, t } = await openAs('guest', '/en/range', { width: 390, height: 844 })
  const form = main.locator('form.filters')
  const opener = main.getByRole('button', { name: t('catalogue.filters') })
  const show = form.locator('button[type=submit]')
  expect(await form.isVisible()).toBe(false)
  await opener.click()
  expect(await form.isVisible()).toBe(true)
  const all = await show.innerText()
  await form.getByRole('switch').focus()
  await waitForHydration(form)
  await form.getByRole('switch').check()
  await eventually(() => show.innerText()).not.toBe(all)
  const waiting = await show.innerText()
  expect(focusPosition(page)).toBe('/en/range')
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'hidden' })
  await opener.click()
  await eventually(() => show.innerText()).toBe(all)
  expect(await form.getByRole('switch').isChecked()).toBe(false)
  await form.getByRole('switch').check()
  await eventually(() => show.innerText()).toBe(waiting)
  await show.click()
  await eventually(() => focusPosition(page)).toBe('/en/range?filters=is_stock_article%3A1')
  await form.waitFor({ state: 'hidden' })
  const number = /\d+/.exec(waiting)?.[0] ?? ''
  await eventually(() => main.locator('.count').first().innerText()).toMatch(new RegExp(`^${number} of`))
})
