import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations, findViolationsInDarkMode } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { stockedProducts } from '../support/stocked-products.ts'
import { createLoggedInVisitor, lena } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const headers = { 'sec-fetch-site': 'same-origin' }

// F020, F420
test('an order is reordered in addition to the cart or replaces it', async () => {
  const page = await asCustomer(await openPage({ width: 1440, locale: 'de-DE' }), node, lena)
  const { main, t, open, to } = await createShopper(page, 'de')
  await open(to('dashboardOrders'))
  await main
    .getByRole('link', { name: /erneut bestellen/ })
    .last()
    .click()
  const put = main.getByRole('button', { name: t('reorder.put') })
  await put.focus()
  await waitForHydration(put)
  await put.click()
  await main.locator('#reorder .notice').waitFor()
  const lines = async () => {
    const { cart } = (await (await page.request.get('/api/de/cart')).json()) as {
      cart: { lines: { quantity: number }[] }
    }
    return cart.lines.map(({ quantity }) => quantity)
  }
  const once = await lines()
  expect(once.length).toBeGreaterThan(1)
  await page.reload()
  await main.getByText(t('reorder.how', { count: once.length })).waitFor()
  const replace = main.getByRole('button', { name: t('reorder.replace') })
  await replace.focus()
  await waitForHydration(replace)
  await replace.click()
  await main.locator('#reorder .notice').waitFor()
  expect(await lines()).toEqual(once)
  expect([...(await findViolations(page)), ...(await findViolationsInDarkMode(page))]).toEqual([])
  await page.request.post('/api/de/cart/clear', { form: {}, headers })
}, 90_000)

type List = { lines: { productId: string; sku: string; amount: number; area: string | null; par: number | null }[] }

// F015, F421, F424, F425
test('a list is created from the catalogue, extended by SKU, sorted by keyboard and counted, and shortages go to the quick order form', async () => {
  const page = await asCustomer(await openPage({ locale: 'de-DE' }), node, lena)
  const { main, t, open, to, tiles, nameOf, toast, arrive } = await createShopper(page, 'de')
  const list = `Prüfliste ${crypto.randomUUID().slice(0, 4)}`
  await open('/de/products')
  const first = tiles.first()
  const name = await nameOf(first)
  const bookmark = first.locator('a.save-button')
  await waitForHydration(bookmark)
  await bookmark.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('lists.newName')).fill(list)
  await page.keyboard.press('Enter')
  await toast(t('lists.saved', { name: list })).waitFor()
  // the focus stays on the bookmark, whose label has changed
  await eventually(() => bookmark.getAttribute('aria-label')).toBe(t('catalogue.saveAgain', { name }))
  await eventually(() => bookmark.evaluate((link) => link === document.activeElement)).toBe(true)

  await open(to('dashboardOrderLists'))
  await main.getByRole('link', { name: list, exact: true }).click()
  await arrive(/list=\d+$/)
  const id = new URL(page.url()).searchParams.get('list') ?? ''
  const saved = async () => ((await (await page.request.get(`/api/de/lists/${id}`)).json()) as List).lines
  const [line] = await saved()
  const amount = main.getByRole('group', { name, exact: true }).getByRole('textbox')
  await waitForHydration(amount)
  await amount.fill('5')
  await eventually(async () => (await saved())[0]?.amount).toBe(5)
  const code = main.getByLabel(t('lists.addCode'))
  const other = await otherThan(line?.sku ?? '')
  await code.fill(other)
  await code.press('Enter')
  await eventually(async () => (await saved()).map(({ sku }) => sku)).toEqual([line?.sku, other])

  await main.getByRole('link', { name: t('lists.sheets.arrange') }).click()
  const down = main.getByRole('button', { name: t('lists.down', { name }) })
  await main.getByLabel(t('lists.target')).first().fill('8')
  await down.focus()
  await page.keyboard.press('Enter')
  await eventually(async () => (await saved()).map(({ sku, par }) => [sku, par])).toEqual([
    [other, null],
    [line?.sku, 8],
  ])
  // the focus follows the moved line to its enabled button
  const up = main.getByRole('button', { name: t('lists.up', { name }) })
  await eventually(() => up.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await findViolations(page, { within: '#main' })).toEqual([])

  await main.getByRole('link', { name: t('lists.sheets.allergens') }).click()
  await main.getByRole('table').waitFor()
  expect([...(await findViolations(page, { within: '#main' })), ...(await findViolationsInDarkMode(page))]).toEqual([])

  await main.getByRole('link', { name: t('lists.sheets.count') }).click()
  const left = main.getByRole('group', { name, exact: true }).getByRole('textbox')
  await left.fill('3')
  await left.press('Enter')
  await arrive(/\?quickOrder=/)
  expect(await main.getByLabel(t('quickOrder.label')).inputValue()).toBe(`${line?.sku} 5`)
  await page.request.post(`/api/de/lists/${id}/remove`, { form: {}, headers })
}, 90_000)

async function otherThan(sku: string): Promise<string> {
  const rows = await node?.sql<{ sku: string }>(
    'COMMERCE_DB',
    "SELECT sku FROM products WHERE type = 'simple' AND parent_id IS NULL AND sku <> ? ORDER BY id LIMIT 1",
    sku,
  )
  return rows?.[0]?.sku ?? ''
}

test('pasted rows are checked on the quick order form, corrected and added to the cart', async () => {
  const page = await asCustomer(await openPage({ width: 390, height: 844, locale: 'de-DE' }), node, lena)
  const { main, t, open, to, linesInCart } = await createShopper(page, 'de')
  const [one, two] = await stockedProducts(node, 2)
  const codes = await Promise.all([one, two].map(async (found) => skuOf(found?.productId ?? '')))
  await open(`${to('cart')}?quickOrder=1`)
  const field = main.getByLabel(t('quickOrder.label'))
  await waitForHydration(field)
  await field.fill(`${codes[0]};2\n999999;1\n${codes[1]};`)
  const answers = main.getByRole('region', { name: t('quickOrder.answers') })
  await answers.getByText(t('quickOrder.checked', { count: 1, of: 3 })).waitFor()
  for (const state of ['unknown', 'no_quantity'] as const)
    await answers
      .getByText(t(`quickOrder.states.${state}`))
      .first()
      .waitFor()
  expect([...(await findViolations(page, { within: '#main' })), ...(await findViolationsInDarkMode(page))]).toEqual([])
  await field.fill(`${codes[0]};2\n999999;1\n${codes[1]};3`)
  await main.getByRole('button', { name: t('quickOrder.put', { count: 2 }) }).press('Enter')
  await main
    .getByRole('status')
    .filter({ hasText: `${t('cart.added')}: ` })
    .waitFor()
  // the unknown row stays for correction
  await eventually(() => field.inputValue()).toBe('999999;1')
  await eventually(linesInCart).toBe(2)
  await page.request.post('/api/de/cart/clear', { form: {}, headers })
}, 90_000)

// F576
test('ten known products are ordered by the quick order form on a phone with at most eleven taps within 60 s', async () => {
  const page = await openPage({ width: 390, height: 844, locale: 'de-DE' })
  await (await createLoggedInVisitor(node, lena)).post('/api/de/cart/clear', {})
  const { main, t, to, arrive, logIn, linesInCart } = await createShopper(page, 'de')
  const products = await stockedProducts(node, 10, 20)
  const codes = await Promise.all(products.map(({ productId }) => skuOf(productId)))
  let presses = 0
  const press = async (thing: Locator) => {
    presses += 1
    await thing.click()
  }
  const began = performance.now()
  await page.goto(`${to('login')}?redirect=${encodeURIComponent(to('dashboard'))}`)
  // two fields and the button
  presses += 3
  await logIn(lena)
  await arrive(to('dashboard'))
  await press(main.getByRole('link', { name: t('quickOrder.title') }))
  const field = main.getByLabel(t('quickOrder.label'))
  await press(field)
  await field.fill(codes.map((code) => `${code} 1`).join('\n'))
  const put = main.locator('button[name=do][value=add]')
  await waitForHydration(field)
  await press(put)
  await eventually(linesInCart).toBe(10)
  await press(main.getByRole('link', { name: t('cartPage.order') }))
  await press(page.getByRole('button', { name: t('checkout.place') }))
  await arrive(to('checkoutSuccess'))
  await eventually(() => main.innerText()).toMatch(/PV-\d+/)
  expect(presses).toBeLessThanOrEqual(11)
  // typing ten codes takes a person about 12 s more
  expect(performance.now() - began).toBeLessThan(60_000)
}, 120_000)

const skuOf = async (productId: string) =>
  (await node?.sql<{ sku: string }>('COMMERCE_DB', 'SELECT sku FROM products WHERE id = ?', productId))?.[0]?.sku ?? ''
