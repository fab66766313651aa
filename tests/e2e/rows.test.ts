import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openAs, rows } from '../support/catalogue-visitor.ts'
import { describeEachRuntime, runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, markDocument, waitForHydration } from '../support/shopper.ts'
import { tom, visitorOf } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const isFocused = (element: Element) => element === document.activeElement
/** Value and selected text of the focused field. */
const typed = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement
    return field instanceof HTMLInputElement ? [field.value, String(getSelection())] : null
  })

// F138
test.each(['guest', 'customer'] as const)('a %s orders from rows by keyboard alone', async (who) => {
  const { page, main, tiles, quantity, t, linesInCart, nameOf } = await openAs(who, rows)
  const field = (place: number) => quantity(tiles.nth(place))
  await field(0).focus()
  await waitForHydration(tiles.first())
  await page.waitForLoadState('networkidle')
  const isSame = await markDocument(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // products in view are preloaded when the browser has time
    if (/^\/api\/(?!en\/catalogue\/products\/previews)/.test(pathname)) asked.push(`${request.method()} ${pathname}`)
  })
  await page.keyboard.press('ArrowDown')
  expect([await field(1).evaluate(isFocused), await field(0).inputValue()]).toEqual([true, '1'])
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await eventually(linesInCart).toBe(1)
  // the focus stays in the row, and the quantity is selected for the next input
  expect(await field(1).evaluate(isFocused)).toBe(true)
  await eventually(() => typed(page)).toEqual(['1', '1'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await field(0).evaluate(isFocused), 'the first row is the end').toBe(true)
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await eventually(linesInCart).toBe(2)
  expect(asked, 'one press, one request').toEqual(['POST /api/en/cart/items', 'POST /api/en/cart/items'])

  const said = page.getByRole('status').filter({ hasText: await nameOf(tiles.first()) })
  await eventually(() => said.textContent()).toMatch(/^Added: 2\s×.*2 items in your cart\.$/)
  const bar = page.getByRole('region', { name: t('cart.title') })
  await eventually(() => bar.innerText()).toMatch(/^2 items, 5 packs/)
  expect(/€/.test(await bar.innerText()), 'guests see no amount').toBe(who === 'customer')
  const delivery = async (place: Locator) =>
    /€\S+ more for free delivery|Free delivery/.exec(await place.innerText())?.[0]
  const promised = await delivery(bar)
  expect(promised !== undefined, 'nor what is missing to free delivery').toBe(who === 'customer')
  expect(
    await tiles
      .nth(1)
      .getByText(t('catalogue.inCart', { quantity: 3 }))
      .count(),
  ).toBe(1)

  await bar.getByRole('button', { name: t('cart.undo') }).press('Enter')
  await eventually(linesInCart).toBe(1)
  expect(await field(0).evaluate(isFocused)).toBe(true)
  const remaining = await delivery(bar)
  await bar.getByRole('link').press('Enter')
  await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor()
  expect(await isSame()).toBe(true)
  await main.getByRole('complementary').waitFor()
  expect(await delivery(main)).toBe(remaining)
})

// F414
test('a customer orders 25 lines from rows with three keystrokes per line at typing speed', async () => {
  const { page, main, t, linesInCart, tiles, quantity } = await openAs('customer', rows)
  const fields = main.locator('.rows .quantity:enabled input')
  let presses = 0
  const begin = async () => {
    const field = quantity(tiles.first())
    await field.focus()
    await waitForHydration(field)
    // selects the quantity
    await field.dblclick()
    presses += 2
    return fields.count()
  }
  let onPage = await begin()
  for (let line = 0, row = 0; line < 25; line++, row++) {
    if (row === onPage) {
      const first = await tiles.first().innerText()
      await main.getByRole('link', { name: t('catalogue.next') }).click()
      presses += 1
      await eventually(() => tiles.first().innerText()).not.toBe(first)
      onPage = await begin()
      row = 0
    }
    for (const key of ['2', 'Enter', 'ArrowDown']) {
      await page.keyboard.press(key)
      presses += 1
    }
  }
  expect(presses).toBeLessThanOrEqual(80)
  await eventually(linesInCart).toBe(25)
  const bar = page.getByRole('region', { name: t('cart.title') })
  await eventually(() => bar.innerText()).toMatch(/^25 items, 50 packs/)
})

test('before hydration arrow keys move between rows and do not change quantities', async () => {
  const page = await openPage()
  await page.route(/\/assets\/client-app-/, () => undefined)
  const { open, tiles, quantity } = await createShopper(page, 'en')
  await open(rows)
  await quantity(tiles.first()).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  expect(await quantity(tiles.nth(1)).evaluate(isFocused)).toBe(true)
  expect(
    await page.locator('.quantity input').evaluateAll((all) => all.every((one) => 'value' in one && one.value === '1')),
  ).toBe(true)
})

// F138, F145, F440
test.each(['/en/range', rows])('another unit at %s changes number, price and stock', async (address) => {
  const { page, main, t, linesInCart } = await openAs('customer', address)
  const product = main
    .getByRole('article')
    .filter({ has: page.locator('select[name=productId]') })
    .first()
  const unit = product.getByRole('combobox', { name: t('cart.unit') })
  await unit.focus()
  await waitForHydration(unit)
  await page.waitForLoadState('networkidle')
  const shownFacts = async () => [
    await product.locator('.meta, .row-name > .name + .row-facts > :first-child').innerText(),
    await product.locator('.price').innerText(),
  ]
  const before = await shownFacts()
  const [other] = await unit
    .locator('option:not(:checked):enabled')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  await unit.selectOption(other ?? '')
  await eventually(async () => (await shownFacts()).every((text, index) => text !== before[index])).toBe(true)
  const [number = '', price = ''] = await shownFacts()
  expect(price).toContain(await unit.locator('option:checked').innerText())
  await product.getByRole('button', { name: t('cart.add') }).click()
  await eventually(linesInCart).toBe(1)
  await page.goto('/en/cart')
  await eventually(() => main.getByText(number).count()).toBe(1)

  // the unit in the cart is preselected
  await page.goto(address)
  await eventually(() => unit.inputValue()).toBe(other)
  await eventually(shownFacts).toEqual([number, price])
})

test.each(['guest', 'customer'] as const)(
  'products in the cart of a %s are marked in tiles and rows, also on the next visit',
  async (who) => {
    const { page, tiles, quantity, add, t, linesInCart, nameOf, tile } = await openAs(who, '/en/range')
    const name = await nameOf(tiles.first())
    await quantity(tiles.first()).fill('2')
    await add(tiles.first()).click()
    await eventually(linesInCart).toBe(1)
    const words = t('catalogue.inCart', { quantity: 2 })
    for (const address of ['/en/range', rows]) {
      await page.goto(address)
      await tile(name).first().getByText(words).first().waitFor({ state: 'attached' })
      expect(await page.locator('.quantity.in-cart').count()).toBe(1)
    }
    const html = await (await visitorOf(node).ask('/en/range')).text()
    expect(html).not.toContain(words)
  },
)

test('a guest who saves a product logs in and returns, and a customer sees no save link to the login', async () => {
  const { page, main, t, tiles, nameOf } = await openAs('guest', rows)
  const save = main.getByRole('link', { name: t('catalogue.loginToSave', { name: await nameOf(tiles.first()) }) })
  expect(await save.getAttribute('href')).toBe(`/en/login?redirect=${encodeURIComponent(rows)}`)
  await asCustomer(page, node, tom)
  await page.goto(rows)
  await tiles.first().locator('.price').waitFor()
  expect(await save.count()).toBe(0)
})

describeEachRuntime('rows without JavaScript', (runtime) => {
  // F145
  test('are linked, keep their filters, and add the selected unit to the cart', async () => {
    const expectedProblems = [/status of 422/]
    const page = await openPage({ baseUrl: runtime.url, javaScriptEnabled: false, expectedProblems })
    const { open, main, t, arrive, to, tiles, quantity, add } = await createShopper(page, 'en')
    await open('/en/range')
    await main.getByRole('link', { name: t('catalogue.views.rows'), exact: true }).click()
    await arrive(rows)
    await main.getByRole('switch').check()
    await main.locator('form.filters button[type=submit]').click()
    await arrive('/en/range?filters=is_stock_article%3A1&view=rows')
    const product = main
      .getByRole('article')
      .filter({ has: page.locator('select[name=productId]') })
      .first()
    const unit = product.getByRole('combobox', { name: t('cart.unit') })
    const option = unit.locator('option:enabled').last()
    const words = await option.innerText()
    await unit.selectOption((await option.getAttribute('value')) ?? '')
    await product.getByRole('textbox').fill('2')
    await product.getByRole('button', { name: t('cart.add') }).click()
    await arrive('/en/range?filters=is_stock_article%3A1&view=rows')
    await open(to('cart'))
    const line = main.getByRole('listitem').filter({ has: page.getByRole('textbox') })
    expect([await line.count(), await line.getByRole('textbox').inputValue()]).toEqual([1, '2'])
    expect(await line.innerText()).toContain(words)

    // on a phone the error has its own line
    await page.setViewportSize({ width: 390, height: 844 })
    await open(rows)
    await quantity(tiles.first()).fill('x')
    await add(tiles.first()).click()
    const boxes = await Promise.all(
      ['.row-price', '.ordering .quantity', '.ordering .error-message'].map((part) =>
        tiles.first().locator(part).first().boundingBox(),
      ),
    )
    const [price, field, refusal] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 })
    expect((price?.x ?? 0) + (price?.width ?? 0), 'the price ends').toBeLessThanOrEqual(field?.x ?? 0)
    expect(refusal?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0))
    expect(refusal?.x).toBe(field?.x)
  })
})

test('the home page shows orderable rows beside the text about ordering', async () => {
  const page = await openPage()
  const { open, main, t, quantity, linesInCart } = await createShopper(page, 'fr')
  await open('/fr')
  const offered = main.locator('.rows .product-row').filter({ has: page.locator('.quantity') })
  await quantity(offered.first()).focus()
  await waitForHydration(offered.first())
  await quantity(offered.first()).fill('3')
  await quantity(offered.first()).press('Enter')
  await eventually(linesInCart).toBe(1)
  const block = main.locator('[data-block=defaultColumns]').filter({ has: page.locator('.rows') })
  expect(await block.getByRole('heading', { level: 2 }).count()).toBe(1)
  expect(await block.getByRole('link', { name: t('catalogue.loginForPrice') }).count()).toBe(1)
})
