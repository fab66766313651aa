import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { findViolations, findViolationsInDarkMode } from '../support/accessibility.ts'
import { focusedElement, openSearch } from '../support/open-search.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, eventually, markDocument } from '../support/shopper.ts'
import { tom } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

// F146
test('by keyboard alone a product is found and added to the cart, and Escape restores the focus', async () => {
  const { page, open, palette, field, marked, products, linesInCart, main, t } = await openSearch()
  await open('/en/range')
  await main.locator('a.name').first().focus()
  await page.evaluate(() => document.activeElement?.setAttribute('data-focus', 'the product'))
  await page.keyboard.press('/')
  await field.waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
  await page.keyboard.type('tomato')
  await eventually(() => products.count()).toBe(7)
  const activeProduct = async () =>
    (await field.getAttribute('aria-activedescendant')) === (await products.first().getAttribute('id'))
  await eventually(activeProduct).toBe(true)

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const name = (await marked.locator('b').innerText()).trim()
  expect(await field.getAttribute('aria-activedescendant')).toBe(await marked.getAttribute('id'))
  await page.keyboard.press('Control+Enter')
  await eventually(linesInCart).toBe(1)
  await palette.getByText(name).nth(1).waitFor()
  // the next search replaces this one; Tab moves to the quantity of a row, and Enter adds it
  await page.keyboard.type('brie')
  await eventually(() => products.first().innerText()).toMatch(/brie/i)
  await page.keyboard.press('ArrowDown')
  const second = (await marked.locator('b').innerText()).trim()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await palette
    .getByText(t('search.added', { what: '' }))
    .and(palette.getByText(`2 × ${second}`))
    .first()
    .waitFor()
  expect([await linesInCart(), await focusedElement(page), await field.inputValue()]).toEqual([2, 'INPUT', 'brie'])

  await page.keyboard.press('End')
  await eventually(() => marked.innerText()).not.toContain(name)
  await page.keyboard.press('Home')
  await eventually(() => marked.getAttribute('id')).toBe(await products.first().getAttribute('id'))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })
  // the app was loaded by the key, so the search field had the focus
  await eventually(() => focusedElement(page)).toBe('INPUT')
  // the key opens the palette again, and new input replaces the previous search
  await page.keyboard.press('/')
  await field.waitFor()
  await page.keyboard.type('brie')
  expect(await field.inputValue()).toBe('brie')
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })

  await main.locator('a.name').first().focus()
  await page.keyboard.press('Control+k')
  await field.waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => focusedElement(page)).toBe('the product')
  await open('/en/cart')
  await main.getByRole('group', { name, exact: true }).first().waitFor()
})

// F147
test('Enter opens the selected result, or all results if none is selected', async () => {
  const { page, open, palette, products, options, arrive, main, t, header } = await openSearch()
  await open('/en')
  await page.keyboard.press('/')
  await palette.waitFor()
  const isSame = await markDocument(page)
  await page.keyboard.type('cheddar')
  await products.first().waitFor()
  const name = (await products.first().locator('b').innerText()).trim()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await arrive(/^\/en\/offer\/p\//)
  expect([await isSame(), await palette.count()]).toEqual([true, 0])

  // faster than any response, as a barcode scanner types
  await page.keyboard.press('/')
  await palette.waitFor()
  await page.keyboard.type('tomato')
  await page.keyboard.press('Enter')
  await arrive('/en/range?filters=search%3Atomato')
  await page.getByRole('heading', { level: 1, name: t('catalogue.searchTitle', { search: 'tomato' }) }).waitFor()
  await eventually(() => header.inputValue()).toBe('tomato')

  // the field contains the search of this page, and typing replaces it
  await page.keyboard.press('/')
  await palette.waitFor()
  await page.keyboard.type('butter')
  await eventually(() => options.first().innerText()).toMatch(/butter/i)
  const all = options.filter({ hasText: /^View all/ })
  const count = /\d+/.exec(await all.innerText())?.[0]
  await all.click()
  await arrive('/en/range?filters=search%3Abutter')
  await eventually(() => main.locator('.page-head .count').innerText()).toContain(count)
  const chip = main.getByRole('link', { name: t('catalogue.removeFilter', { name: '“butter”' }) })
  await chip.first().click()
  await arrive('/en/range')
})

test('a word of another language finds products, shown in the page language without highlights', async () => {
  const { page, open, palette, field, products } = await openSearch({}, 'fr')
  await open('/fr')
  await page.keyboard.press('/')
  await palette.waitFor()
  await field.fill('tomates')
  await products.first().locator('mark').first().waitFor()
  await field.fill('Zwiebeln')
  await eventually(() => products.first().innerText()).toMatch(/oignon/i)
  expect(await products.locator('b mark').count()).toBe(0)
})

// F147
test('a search with one result shows it', async () => {
  const { page, open, palette, field, products } = await openSearch()
  await open('/en')
  await page.keyboard.press('/')
  await palette.waitFor()
  await field.fill('300611')
  await eventually(() => products.first().innerText()).toContain('300611')
})

test('recent searches stay in the browser until they are cleared', async () => {
  const { page, open, palette, field, options, products, t } = await openSearch()
  await open('/en')
  await page.keyboard.press('/')
  await palette.waitFor()
  await palette.getByText(t('search.intro')).waitFor()
  await page.keyboard.type('Cheddar')
  await products.first().waitFor()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')
  await open('/en/brands')
  await page.keyboard.press('/')
  await eventually(() => options.allInnerTexts()).toEqual(['Cheddar'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await products.first().waitFor()
  expect(await field.inputValue()).toBe('Cheddar')
  await field.fill('')
  await palette.getByRole('button', { name: t('search.forget') }).click()
  await palette.getByText(t('search.intro')).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull()
})

test('a customer sees own prices, a guest none', async () => {
  const guest = await openSearch()
  const customer = await openSearch()
  await asCustomer(customer.page, node, tom)
  for (const [who, prices] of [
    [guest, false],
    [customer, true],
  ] as const) {
    await who.open('/en/range')
    await who.page.keyboard.press('/')
    await who.palette.waitFor()
    await who.field.fill('tomato')
    await who.products.first().waitFor()
    await who.page.waitForLoadState('networkidle')
    if (prices) await eventually(() => who.palette.innerText()).toMatch(/€/)
    else expect(await who.palette.innerText()).not.toMatch(/€/)
  }
})

test.each(locales)(
  'axe finds no violations in any state, in light and dark mode (%s)',
  async (locale) => {
    const words = { nl: 'tomaat', en: 'tomato', de: 'Tomaten', fr: 'tomate' }
    const seen: [string, string[]][] = []
    const { page, open, palette, field, products, to } = await openSearch({ reducedMotion: 'reduce' }, locale)
    await asCustomer(page, node, tom)
    const within = 'dialog[open]'
    const see = async (state: string) => {
      seen.push([state, await findViolations(page, { within })])
      // contrast is checked in one language only
      if (locale === 'en') seen.push([state, await findViolationsInDarkMode(page, { within })])
    }
    await open(to('brands'))
    await page.keyboard.press('/')
    await palette.waitFor()
    await see('empty')
    await field.fill(words[locale])
    await products.first().locator('.price').waitFor()
    await page.waitForLoadState('networkidle')
    await see('results')
    await page.keyboard.press('Control+Enter')
    await palette.locator('.palette-status').waitFor()
    await see('added')
    await field.fill('qqqq zzzz')
    await palette.locator('.palette-message').waitFor()
    await see('nothing')
    await field.fill('')
    await palette.getByRole('option').first().waitFor()
    await see('recent')
    expect(seen.filter(([, wrong]) => wrong.length > 0)).toEqual([])
  },
  120_000,
)

// F572
test('quantity, unit and product typed faster than any response are added to the cart without losing a key', async () => {
  const { page, open, palette, field, products, linesInCart, marked, main, t } = await openSearch()
  await open('/en/brands')
  await page.keyboard.press('/')
  await palette.waitFor()
  await page.keyboard.type('3 karton gouda', { delay: 20 })
  await eventually(() => marked.innerText()).toMatch(/case.*young gouda|young gouda[\s\S]*case/i)
  expect(await products.count()).toBe(3)
  await page.keyboard.press('Enter')
  await palette
    .getByText(/3\s× Young Gouda.*case/)
    .first()
    .waitFor()
  // a barcode scanner types the next lines
  for (const line of ['2 brie', '4 feta']) {
    await page.keyboard.type(line, { delay: 20 })
    expect(await field.inputValue()).toBe(line)
    await page.keyboard.press('Enter')
  }
  await eventually(linesInCart).toBe(3)
  await palette
    .getByText(/4\s× .*feta/i)
    .first()
    .waitFor()

  await field.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '104882 2\n999999 1')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  const form = main.getByRole('textbox', { name: t('quickOrder.label') })
  await form.waitFor()
  expect(await form.inputValue()).toBe('104882 2\n999999 1')
  await palette.waitFor({ state: 'detached' })
})
