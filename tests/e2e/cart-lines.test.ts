import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, markDocument, waitForHydration } from '../support/shopper.ts'
import { stockedProducts } from '../support/stocked-products.ts'
import { findOrderableProducts, lena } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

/** Lena's hydrated cart page with three of one product. */
async function openCartWithThree(expectedProblems: RegExp[] = []) {
  const page = await asCustomer(await openPage({ locale: 'en-US', expectedProblems }), node as never, lena)
  const shopper = await createShopper(page, 'en')
  const { main, t, open } = shopper
  const [productId = ''] = await findOrderableProducts(node as never, 1)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const post = (path: string, form: Record<string, string> = {}) =>
    page.request.post(`/api/en${path}`, { form, headers })
  await post('/cart/items', { productId, quantity: '3' })
  /** Quantity in the saved cart. */
  const held = async () => {
    const { cart } = (await (await page.request.get('/api/en/cart')).json()) as { cart: { packs: number } | null }
    return cart?.packs ?? 0
  }
  const number = main.getByRole('textbox', { name: t('cart.quantity') })
  const bin = main.locator('.line-remove button')
  const toCheckout = main.getByRole('link', { name: t('cartPage.order') })
  const undo = page.locator('.toast').getByRole('button', { name: t('cart.undo') })
  await open('/en/cart')
  await waitForHydration(number)
  return { ...shopper, post, held, number, bin, toCheckout, undo, productId }
}

// F127
test('the checkout shows the quantity typed just before, on a slow network too', async () => {
  const { page, main, number, toCheckout, arrive, held } = await openCartWithThree()
  await page.route(/\/cart\/items\/\w+$/, async (route) => {
    await new Promise((done) => setTimeout(done, 800))
    await route.continue()
  })
  for (const [typed, restMs] of [
    ['8', 0],
    ['9', 400],
  ] as const) {
    await number.fill(typed)
    await page.waitForTimeout(restMs)
    await toCheckout.click()
    await arrive('/en/checkout')
    expect(await held()).toBe(Number(typed))
    await main.locator('.order-line').getByText(`${typed} ×`).waitFor()
    await page.goBack()
    await eventually(() => number.inputValue()).toBe(typed)
  }
  // another link saves the quantity too
  await number.fill('7')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page/ })
    .click()
  await eventually(held).toBe(7)
})

// F127, F484
test('an offline quantity is marked as unsaved and sent once the connection is back', async () => {
  const { page, main, number, toCheckout, toast, t, held, bin, undo, arrive } = await openCartWithThree([
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|HttpProblem: 0 /,
  ])
  const unsaved = main.getByRole('alert').getByText(t('cartPage.unsaved', { quantity: 3 }))
  await page.context().setOffline(true)
  await number.fill('8')
  await unsaved.waitFor()
  await toCheckout.click()
  await toast(t('cart.unsavedFirst')).waitFor()
  expect([new URL(page.url()).pathname, await number.inputValue(), await held()]).toEqual(['/en/cart', '8', 3])

  // a link is followed only once the connection is back
  const range = page
    .getByRole('navigation', { name: t('shell.departments') })
    .getByRole('link', { name: t('shell.new') })
  const offline = page.getByRole('dialog', { name: t('global.offline') })
  await range.click()
  await offline.getByRole('button', { name: t('global.tryAgain') }).click()
  await offline.getByText(t('global.stillOffline')).waitFor()
  await offline.getByRole('button', { name: t('global.stay') }).click()
  expect([new URL(page.url()).pathname, await number.inputValue()]).toEqual(['/en/cart', '8'])
  await range.click()
  await offline.waitFor()
  const isSamePage = await markDocument(page)
  await page.context().setOffline(false)
  await arrive(/^\/en\/range\?/)
  await page.locator('#main article').first().waitFor()
  await eventually(held).toBe(8)
  expect(await isSamePage()).toBe(true)

  // connected, but without a response: the layout stays, and the page loads by itself later
  await page.route(/\/api\/en\/catalogue\/|latest\.json/, (route) => route.abort())
  await page.locator('.department-bar .departments a').first().click()
  await page.getByRole('heading', { level: 1, name: t('global.offline') }).waitFor()
  await page.unrouteAll()
  await page.locator('#main article').first().waitFor()
  await page.locator('.cart-button').click()
  await arrive('/en/cart')
  await unsaved.waitFor({ state: 'detached' })

  await bin.click()
  await undo.waitFor()
  await page.context().setOffline(true)
  await undo.click()
  await toast(t('global.gqlError')).waitFor()
  await page.context().setOffline(false)
  await undo.click()
  await eventually(held).toBe(8)
  await bin.click()
  await undo.click()
  await eventually(() => number.inputValue()).toBe('8')
})

test('undo removes the added quantity and keeps what another tab has added since', async () => {
  const { page, t, post, productId, held, additionBar, tile, nameOf, tiles, open, quantity, add } =
    await openCartWithThree()
  await open('/en/range?filters=is_stock_article%3A1')
  const product = tile(await nameOf(tiles.first()))
  const other = await createShopper(await page.context().newPage(), 'en')
  await other.open('/en/cart')
  await waitForHydration(other.main.locator('.cart-row').first())
  await quantity(product).fill('2')
  await waitForHydration(quantity(product))
  await add(product).click()
  await eventually(held).toBe(5)
  await eventually(() => other.quantity(other.main).first().inputValue()).toBe('5')
  await additionBar.hover()
  await post('/cart/items', { productId, quantity: '4' })
  await additionBar.getByRole('button', { name: t('cart.undo') }).click()
  await eventually(held).toBe(7)

  // badge, order bar and marks of the other tab are updated too
  await other.open('/en/range?filters=is_stock_article%3A1&view=rows')
  const bar = other.page.getByRole('region', { name: t('cart.title') })
  const inCart = (count: number) => other.main.getByText(t('catalogue.inCart', { quantity: count })).count()
  await eventually(() => inCart(7)).toBe(1)
  await add(product).click()
  await eventually(() => inCart(8)).toBe(1)
  await eventually(() => bar.innerText()).toMatch(/^1 item, 8 packs/)
  await post('/cart/clear')
  await add(tiles.nth(1)).click()
  await eventually(() => inCart(8)).toBe(0)
  await eventually(() => bar.innerText()).toMatch(/^1 item, 1 pack/)
  expect([await other.linesInCart(), await inCart(1)]).toEqual([1, 1])
})

// F128
test('the quantity 1,5 is rejected at its field, whatever the browser language', async () => {
  const { main, number, t, held, toCheckout, page } = await openCartWithThree([/status of 422/])
  await number.fill('')
  await number.pressSequentially('1,5')
  await main.getByRole('alert').getByText(t('forms.quantity')).waitFor()
  await toCheckout.click()
  expect([await number.inputValue(), await held(), new URL(page.url()).pathname]).toEqual(['1,5', 3, '/en/cart'])
  await number.fill('4')
  await eventually(held).toBe(4)
  expect(await main.getByRole('alert').count()).toBe(0)
})

test('an expired session opens a login dialog, and after the login the action continues and the carts are merged', async () => {
  const { page, number, bin, post, t, held, logIn, productId, main, toast } = await openCartWithThree([
    /status of 4\d\d/,
  ])
  const login = page.getByRole('dialog', { name: t('forms.sessionOver') })
  await post('/account/logout')
  // an addition to the guest cart meanwhile
  await post('/cart/items', { productId, quantity: '2' })
  await number.fill('8')
  await login.waitFor()
  await logIn(lena, 'not-her-password')
  await login.getByText(t('account.wrong')).waitFor()
  expect(await number.inputValue()).toBe('8')
  // the revalidation after the login keeps the lines
  const revalidation = Promise.withResolvers<void>()
  await page.route(/\/api\/en\/cart$/, async (route) => {
    await revalidation.promise
    await route.continue()
  })
  const revalidated = page.waitForResponse(/\/api\/en\/cart$/)
  await logIn(lena)
  await login.waitFor({ state: 'detached' })
  await page.waitForTimeout(300)
  expect(await bin.isVisible()).toBe(true)
  revalidation.resolve()
  await (await revalidated).finished()
  await page.unroute(/\/api\/en\/cart$/)
  await page.getByText(/^Added to what was already in your cart: 2 × /).waitFor()
  await eventually(held).toBe(8)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('pv_c')

  await post('/account/logout')
  await bin.click()
  await login.waitFor()
  const email = page.getByLabel(t('account.email'), { exact: true })
  await email.fill(lena)
  await page.keyboard.press('Escape')
  await toast(t('forms.sessionOver')).waitFor()
  await main.getByRole('link', { name: t('forms.loginAgain') }).click()
  await eventually(() => email.inputValue()).toBe(lena)
  await logIn(lena)
  await eventually(() => number.inputValue()).toBe('8')
  expect(new URL(page.url()).pathname).toBe('/en/cart')
})

test('fifty changes from two tabs with late, reordered and lost responses end in one line with the same quantity in both tabs', async () => {
  const { page, main, number, held, post, linesInCart, t } = await openCartWithThree([/ERR_FAILED|HttpProblem: 0 /])
  const [product] = await stockedProducts(node as never, 1, 40)
  await product?.restock(500)
  await post('/cart/clear')
  await post('/cart/items', { productId: product?.productId ?? '', quantity: '20' })
  const other = await createShopper(await page.context().newPage(), 'en')
  const tabs = [main, other.main]
  for (const tab of [page, other.page]) await tab.goto('/en/cart')
  for (const tab of tabs) await waitForHydration(tab.getByRole('textbox', { name: t('cart.quantity') }))
  let turn = 0
  let lastAt = 0
  await page.context().route(/\/cart\/items\/\w+$/, async (route) => {
    turn += 1
    lastAt = performance.now()
    const [lateMs, mayHaveBeenPlaced] = [(turn * 170) % 400, turn % 4 === 0]
    const response = await route.fetch()
    await new Promise((done) => setTimeout(done, lateMs))
    await (mayHaveBeenPlaced ? route.abort() : route.fulfill({ response }))
    lastAt = performance.now()
  })
  const fieldOf = (tab: (typeof tabs)[number]) => tab.getByRole('textbox', { name: t('cart.quantity') })
  const shown = () => Promise.all([held(), ...tabs.map(async (tab) => Number(await fieldOf(tab).inputValue()))])
  const more = (tab: (typeof tabs)[number]) => tab.getByRole('button', { name: t('cart.more') }).click()
  // both tabs at once: the last write wins and both tabs show it
  for (let press = 0; press < 15; press++) await Promise.all(tabs.map(more))
  // equal quantities can be a coincidence while requests are in flight
  const isSettled = async () => new Set(await shown()).size === 1 && performance.now() - lastAt > 1_500
  await eventually(isSettled).toBe(true)
  const settledQuantity = await held()
  expect(settledQuantity).toBeGreaterThan(20)
  // one tab alone: every click counts
  for (let press = 0; press < 20; press++) await more(main)
  await eventually(shown).toEqual([settledQuantity + 20, settledQuantity + 20, settledQuantity + 20])
  expect([await number.inputValue(), await linesInCart()]).toEqual([String(settledQuantity + 20), 1])
})
