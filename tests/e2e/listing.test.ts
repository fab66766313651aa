import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { describeEachRuntime, runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, markDocument, waitForHydration } from '../support/shopper.ts'
import { tom, visitorOf } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function openListing(path = '/en/range') {
  const page = await openPage()
  const visitor = await createShopper(page, 'en')
  const { open, tiles, quantity, t, main } = visitor
  await open(path)
  await quantity(tiles.first()).focus()
  await waitForHydration(tiles.first())
  await page.waitForLoadState('networkidle')
  const names = () => main.locator('article a.name').allInnerTexts()
  const stock = main.getByRole('switch', { name: t('catalogue.stockFilter.inStock') })
  const pageLink = (number: number) =>
    main.getByRole('navigation', { name: t('catalogue.pages') }).getByRole('link', {
      name: t('catalogue.page', { number }),
      exact: true,
    })
  const chips = main.getByRole('navigation', { name: t('catalogue.active') })
  return { ...visitor, names, stock, pageLink, chips }
}

/** Runs a change, and checks that the scroll position and the document stay. */
async function expectInPlace(page: Page, names: () => Promise<string[]>, change: () => Promise<unknown>) {
  const isSame = await markDocument(page)
  const [top, before] = [await scrollTop(page), await names()]
  await change()
  await eventually(names).not.toEqual(before)
  await page.waitForTimeout(200)
  // rows of other products can differ by a few lines
  expect(Math.abs((await scrollTop(page)) - top)).toBeLessThan(100)
  expect(await isSame()).toBe(true)
}

// F110, F112, F141, F292
test('another page starts at the top of the results, and back restores the previous one and its scroll position', async () => {
  const { page, main, names, pageLink } = await openListing()
  const first = await names()
  await pageLink(2).scrollIntoViewIfNeeded()
  const top = await scrollTop(page)
  expect(top).toBeGreaterThan(300)
  const isSame = await markDocument(page)
  await pageLink(2).click()
  await eventually(names).not.toEqual(first)
  expect(query(page)).toEqual({ page: '2' })
  const firstTop = async () => (await main.getByRole('article').first().boundingBox())?.y
  await eventually(firstTop).toBeGreaterThan(60)
  await eventually(firstTop).toBeLessThan(250)
  const second = await names()

  await page.goBack()
  await eventually(names).toEqual(first)
  await eventually(() => scrollTop(page)).toBe(top)
  expect(await isSame()).toBe(true)
  expect([query(page), await names()]).toEqual([{}, first])
  await page.goForward()
  await eventually(names).toEqual(second)
  await page.reload()
  expect([query(page), await names()]).toEqual([{ page: '2' }, second])
})

// F290
test('a page that is opened with filters and a page number keeps both', async () => {
  const { page, stock, pageLink } = await openListing('/en/range?filters=is_stock_article%3A1&page=2')
  expect([await stock.isChecked(), await pageLink(2).getAttribute('aria-current')]).toEqual([true, 'page'])
  expect(query(page)).toEqual({ filters: 'is_stock_article:1', page: '2' })
})

// F007, F110, F112, F113, F139, F289, F291
test('a filter applies at once, resets the page, is part of the URL and can be removed', async () => {
  const { page, names, pageLink, stock, chips, main, t } = await openListing('/en/range?page=2')
  const unfiltered = await names()
  await page.evaluate(() => scrollTo(0, 150))
  await expectInPlace(page, names, () => stock.check())
  expect(query(page)).toEqual({ filters: 'is_stock_article:1' })
  const brand = main.locator('input[name=brands]').first()
  await brand.scrollIntoViewIfNeeded()
  await expectInPlace(page, names, () => brand.check())
  expect(query(page).filters).toMatch(/^brands:[\w.-]+;is_stock_article:1$/)
  expect(await pageLink(2).count()).toBe(0)

  await page.reload()
  expect([await stock.isChecked(), await brand.isChecked()]).toEqual([true, true])
  await page.goBack()
  await eventually(() => query(page)).toEqual({ filters: 'is_stock_article:1' })
  await eventually(() => brand.isChecked()).toBe(false)
  await page.waitForLoadState()
  await page.goBack()
  await eventually(names).toEqual(unfiltered)
  await eventually(async () => [query(page), await stock.isChecked()]).toEqual([{ page: '2' }, false])

  await stock.check()
  await eventually(() => query(page)).toEqual({ filters: 'is_stock_article:1' })
  await stock.uncheck()
  await eventually(() => query(page)).toEqual({})
  await stock.check()
  await eventually(() => query(page)).toEqual({ filters: 'is_stock_article:1' })
  await chips.getByRole('link', { name: t('catalogue.clearAll') }).click()
  await eventually(() => query(page)).toEqual({})
  await eventually(() => stock.isChecked()).toBe(false)
})

// F006
test('an allergen filter has at most one state', async () => {
  const { page, main, t } = await openListing()
  const milk = main.getByRole('group', { name: t('product.allergen.milk') })
  await milk.getByRole('checkbox', { name: t('catalogue.free') }).click({ force: true })
  await eventually(() => query(page)).toEqual({ filters: 'does_not_contain_allergen:milk' })
  await eventually(() => main.getByRole('link', { name: /Milk/i }).count()).toBe(1)
  const contains = milk.getByRole('checkbox', { name: t('catalogue.contains') })
  await contains.focus()
  await page.keyboard.press('Space')
  await eventually(() => query(page)).toEqual({ filters: 'contains_allergen:milk' })
  await page.waitForLoadState('networkidle')
  expect(await contains.evaluate((box) => box === document.activeElement), 'the focus stays').toBe(true)
})

test('two filters chosen within 30 ms are both applied', async () => {
  const { page, main } = await openListing()
  const brands = main.locator('input[name=brands]')
  const ids = [await brands.nth(0).inputValue(), await brands.nth(1).inputValue()].sort()
  await brands.nth(0).scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const [one, other] = document.querySelectorAll<HTMLInputElement>('input[name=brands]')
    one?.click()
    setTimeout(() => other?.click(), 30)
  })
  await eventually(() => query(page)).toEqual({ filters: `brands:${ids.join(',')}` })
  await page.waitForLoadState('networkidle')
  await eventually(() => main.locator('input[name=brands]:checked').count()).toBe(2)
})

// F291
test('a filter that is chosen and removed while its products load is not applied', async () => {
  const { page, main } = await openListing()
  const brand = main.locator('input[name=brands]').first()
  await page.route('**/api/en/catalogue/**', async (route) => {
    await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  })
  await brand.check()
  await eventually(() => query(page).filters).toMatch(/^brands:/)
  await brand.uncheck()
  await eventually(() => query(page)).toEqual({})
  await page.waitForLoadState('networkidle')
  expect([query(page), await brand.isChecked()]).toEqual([{}, false])
})

// F110, F140
test('another sort order loads in place and resets the page', async () => {
  const { page, names, main, t } = await openListing('/en/range?page=3')
  await page.evaluate(() => scrollTo(0, 150))
  const order = main.getByRole('combobox', { name: t('catalogue.sort') })
  await expectInPlace(page, names, () => order.selectOption('-name'))
  expect(query(page)).toEqual({ sort: '-name' })
  await page.goBack()
  await eventually(() => query(page)).toEqual({ page: '3' })
  await eventually(() => order.inputValue()).toBe('')
})

test.each(['guest', 'customer'])(
  'a %s who opens a URL with page and filters gets the same page and URL after hydration',
  async (who) => {
    const address = '/en/range?filters=is_stock_article%3A1&page=3'
    const html = await (await visitorOf(node).ask(address)).text()
    const page = await openPage()
    if (who === 'customer') await asCustomer(page, node, tom)
    const { tiles, quantity, nameOf, main, t } = await createShopper(page, 'en')
    await page.goto(address)
    await quantity(tiles.first()).focus()
    await waitForHydration(tiles.first())
    await page.waitForLoadState('networkidle')
    expect(query(page)).toEqual({ filters: 'is_stock_article:1', page: '3' })
    expect(html).toContain((await nameOf(tiles.first())).replaceAll('&', '&amp;'))
    expect(await main.getByRole('switch').isChecked()).toBe(true)
    const third = main.getByRole('link', { name: t('catalogue.page', { number: 3 }), exact: true })
    expect(await third.getAttribute('aria-current')).toBe('page')
  },
)

// F111
test('a product page begins at its top, and back restores the scroll position', async () => {
  const { page, tile, names, main } = await openListing()
  const name = (await names())[9] ?? ''
  await tile(name).scrollIntoViewIfNeeded()
  const top = await scrollTop(page)
  expect(top).toBeGreaterThan(200)
  const isSame = await markDocument(page)
  await tile(name).locator('a.name').click()
  await main.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await eventually(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await tile(name).waitFor()
  await eventually(() => scrollTop(page)).toBe(top)
  expect(await isSame()).toBe(true)
})

test('a skip link moves the focus from the filters to the results', async () => {
  const page = await openPage()
  const { open, main, t } = await createShopper(page, 'en')
  await open('/en/range')
  const skip = main.getByRole('link', { name: t('catalogue.skipFilters') })
  await skip.focus()
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isInside = () => page.evaluate(() => Boolean(document.activeElement?.closest('#results')))
  await eventually(isInside).toBe(true)
})

describeEachRuntime('a listing without JavaScript', (runtime) => {
  // F007, F139, F140, F141, F441
  test('filters and sort order redirect to the canonical URL, which stays after a reload', async () => {
    const page = await openPage({ baseUrl: runtime.url, javaScriptEnabled: false })
    const { open, main, t, arrive } = await createShopper(page, 'en')
    const names = () => main.locator('article a.name').allInnerTexts()
    await open('/en/range/fruit-vegetables')
    const before = await names()
    await main.getByRole('switch').check()
    await main.locator('input[name=brands]').first().check()
    await main.locator('form.filters button[type=submit]').click()
    await arrive(/^\/en\/range\/fruit-vegetables\?filters=brands%3A[\w.-]+%3Bis_stock_article%3A1$/)
    const found = await names()
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(before.length)

    await main.getByRole('combobox', { name: t('catalogue.sort') }).selectOption('-name')
    await main.getByRole('button', { name: t('catalogue.sort') }).click()
    await arrive(/&sort=-name$/)
    expect(await names()).toEqual([...found].sort((one, other) => other.localeCompare(one, 'en')))
    await page.reload()
    await arrive(/&sort=-name$/)
    expect(await main.getByRole('switch').isChecked()).toBe(true)

    await open('/en/range')
    await main.getByRole('link', { name: t('catalogue.next') }).click()
    await arrive('/en/range?page=2')
    expect(await names()).not.toEqual(before)
  })
})
