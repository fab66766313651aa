import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatDate } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { openPage } from '../support/browser.ts'
import { type Runtime, runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, waitForHydration } from '../support/shopper.ts'

const node = runtimes[0] as Runtime

/** Content width of A4 with the margins of print.css, in CSS pixels. */
const paperWidth = 688

async function openOrder(locale: Locale) {
  const shopper = await createShopper(await asCustomer(await openPage(), node), locale)
  const { open, main, t, to } = shopper
  await open(to('dashboardOrders'))
  // not a quote request of another test
  await main
    .locator('tr', { hasText: t('orders.again') })
    .first()
    .locator('a')
    .first()
    .click()
  await main.locator('#order').waitFor()
  return shopper
}

/** Shows the page as it is printed on A4. */
async function printOn(page: Page) {
  await page.setViewportSize({ width: paperWidth, height: 900 })
  await page.emulateMedia({ media: 'print' })
}

/** Parts of the screen that are printed outside the sheet. */
const strayText = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, nav, footer, h1, p, label')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('.sheet'))
      .filter((part) => part.getBoundingClientRect().width > 1)
      .map((part) => part.outerHTML.slice(0, 80)),
  )

const pageCount = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('an opened order is printed without the other orders and without buttons', async () => {
  const { page, main, t } = await openOrder('en')
  const order = main.locator('#order')
  await page.emulateMedia({ media: 'print' })
  expect(await order.getByText(t('orders.placed')).isVisible()).toBe(true)
  expect(await main.locator('table:visible').count()).toBe(0)
  // wide paper: the lines use the whole width
  expect((await order.locator('ul').first().boundingBox())?.width).toBeGreaterThan(1000)
  expect(await main.locator('.icon-button:visible, .button:visible').count()).toBe(0)
  expect(
    await page.locator('a:visible').evaluateAll((links) => links.filter((link) => !link.closest('#order'))),
  ).toEqual([])
})

test.each(['en', 'de'] as const)(
  'in %s the sheets of an order have their header, and the screen is not printed',
  async (locale) => {
    const { page, main, t } = await openOrder(locale)
    const date = formatDate(locale, new Date().toISOString())
    const origin = t('forms.printedFor', { date, company: 'Brasserie Nova' })
    await main.getByRole('link', { name: t('forms.print') }).click()
    const sheet = main.locator('.sheet')
    await sheet.waitFor()
    const title = await main.getByRole('heading', { level: 1 }).innerText()
    expect(await page.title()).toBe(`Proviant | ${title}`)
    const head = async () => (await sheet.locator('header').innerText()).replaceAll('\n', ' ')
    expect(await head()).toMatch(/^Proviant .*2030 Antwerpen/)
    expect(await head()).toContain(`${title} ${origin}`)
    await printOn(page)
    expect(await strayText(page)).toEqual([])
    expect(await sheet.locator('thead th').allInnerTexts()).toEqual([
      t('sheets.itemNumber'),
      t('cart.item'),
      t('cart.quantity'),
      t('catalogue.heads.price'),
      t('cartPage.lineTotal'),
    ])

    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await main.getByRole('link', { name: t('sheets.kinds.delivery-sheet') }).click()
    await sheet.getByText(t('sheets.signature')).waitFor()
    await printOn(page)
    expect(await strayText(page)).toEqual([])
    const rows = sheet.locator('tbody tr')
    const count = await rows.count()
    expect(count).toBeGreaterThan(0)
    // a box to tick, and three lines to write on that do not touch each other
    const cells = await rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('i')].map((mark) => mark.getBoundingClientRect())),
    )
    for (const [box, ...lines] of cells) {
      expect([box?.width, box?.height]).toEqual([16, 16])
      expect(lines).toHaveLength(3)
      for (const [index, line] of lines.entries()) {
        expect(line.width).toBeGreaterThan(60)
        if (index > 0) expect(line.left).toBeGreaterThan((lines[index - 1]?.right ?? 0) + 8)
      }
    }
  },
)

test.each(['nl', 'fr'] as const)(
  'in %s the sheets of a list have their header and a line in every row',
  async (locale) => {
    const { page, open, main, t, to } = await createShopper(await asCustomer(await openPage(), node), locale)
    await open(to('dashboardOrderLists'))
    const href = await main.locator('a[href*="list="]').first().getAttribute('href')
    await open(`${href}&sheet=count`)
    await main.getByRole('link', { name: t('forms.print') }).click()
    const sheet = main.locator('.sheet')
    await sheet.getByText(t('sheets.countedBy')).waitFor()
    await printOn(page)
    expect(await strayText(page)).toEqual([])
    const rows = sheet.locator('tbody tr')
    expect(await rows.count()).toBeGreaterThan(1)
    expect(await rows.locator('.sheet-line > i:visible').count()).toBe(await rows.count())
    // the column heads do not overlap
    const heads = await sheet
      .locator('thead')
      .first()
      .locator('th')
      .evaluateAll((all) => all.map((head) => head.getBoundingClientRect()))
    for (const [index, head] of heads.entries())
      if (index > 0) expect(head.left).toBeGreaterThanOrEqual((heads[index - 1]?.right ?? 0) - 1)

    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await main.getByRole('link', { name: t('sheets.kinds.price-list') }).click()
    const date = formatDate(locale, new Date().toISOString())
    await sheet.getByText(t('sheets.pricesOf', { date })).waitFor()
    expect(await sheet.locator('tbody tr').first().locator('td').nth(3).innerText()).toMatch(/\d+,\d\d/)
    await printOn(page)
    expect(await strayText(page)).toEqual([])
  },
)

test('an allergen sheet has its day, the company and the wholesaler on paper only', async () => {
  const { page, open, main, t } = await openOrder('en')
  const { pathname, search } = new URL(page.url())
  await open(`${pathname}${search}&sheet=allergens`)
  const header = main.locator('.sheet header')
  await header.waitFor({ state: 'attached' })
  expect(await header.isVisible()).toBe(false)
  await printOn(page)
  const date = formatDate('en', new Date().toISOString())
  const company = 'Brasserie Nova'
  expect(await header.innerText()).toMatch(/Proviant.*2030 Antwerp/s)
  expect(await header.innerText()).toContain(t('forms.printedFor', { date, company }))
  expect(await strayText(page)).toEqual([])
})

test('a sheet of several pages repeats its header and the head of its table, and cuts no row', async () => {
  const { page, open, main, t } = await openOrder('en')
  const { pathname, search } = new URL(page.url())
  await open(`${pathname}${search}&sheet=delivery-sheet`)
  const sheet = main.locator('.sheet')
  const rows = sheet.locator('tbody tr')
  // the print button is hydrated at the first intent; hydration of changed rows would fail
  await main.getByRole('button', { name: t('forms.print') }).focus()
  await waitForHydration(rows.last())
  await printOn(page)
  // as many copies of a row as fill several pages
  await rows.last().evaluate((row) => {
    for (let copies = 0; copies < 60; copies += 1) row.after(row.cloneNode(true))
  })
  expect(pageCount(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(2)
  expect(
    await sheet.locator('header, thead').evaluateAll((heads) => heads.map((one) => getComputedStyle(one).display)),
  ).toEqual(['table-header-group', 'table-header-group'])
  expect(await rows.evaluateAll((all) => all.every((row) => getComputedStyle(row).breakInside === 'avoid'))).toBe(true)
})
