// Quantities in the cart: what is shown is what is ordered, however fast one goes on and whatever becomes of the connection.
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, eventually, shopperOn, untilAlive } from '../support/shopper.ts'
import { lena, orderable } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

/** Lena's cart, alive, with three of one product. */
async function withThree(expectedProblems: RegExp[] = []) {
  const page = await asCustomer(await openPage({ locale: 'en-US', expectedProblems }), node as never, lena)
  const shopper = await shopperOn(page, 'en')
  const { main, t, open } = shopper
  const [productId = ''] = await orderable(node as never, 1)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const post = (path: string, form: Record<string, string> = {}) =>
    page.request.post(`/api/en${path}`, { form, headers })
  await post('/cart/items', { productId, quantity: '3' })
  /** How many the shop holds. */
  const held = async () => {
    const { cart } = (await (await page.request.get('/api/en/cart')).json()) as { cart: { packs: number } | null }
    return cart?.packs ?? 0
  }
  const number = main.getByRole('textbox', { name: t('cart.quantity') })
  const bin = main.locator('.rm button')
  const toCheckout = main.getByRole('link', { name: t('cart.order') })
  const undo = page.locator('.toast').getByRole('button', { name: t('cart.undo') })
  await open('/en/cart')
  await untilAlive(number)
  return { ...shopper, post, held, number, bin, toCheckout, undo, productId }
}

test('the checkout shows the number that was typed just before, however slow the network is', async () => {
  const { page, main, number, toCheckout, arrive, held } = await withThree()
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
    await main.locator('.oline').getByText(`${typed} ×`).waitFor()
    await page.goBack()
    await eventually(() => number.inputValue()).toBe(typed)
  }
  // by another link the number goes along
  await number.fill('7')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page/ })
    .click()
  await eventually(held).toBe(7)
})

test('without a connection a number says at its line that it is not saved, and is sent when there is one', async () => {
  const { page, main, number, toCheckout, toast, t, held, bin, undo } = await withThree([/ERR_INTERNET_DISCONNECTED/])
  const unsaved = main.getByRole('alert').getByText(t('cart.unsaved', { quantity: 3 }))
  await page.context().setOffline(true)
  await number.fill('8')
  await unsaved.waitFor()
  await toCheckout.click()
  await toast(t('cart.unsavedFirst')).waitFor()
  expect([new URL(page.url()).pathname, await number.inputValue(), await held()]).toEqual(['/en/cart', '8', 3])
  await page.context().setOffline(false)
  await unsaved.waitFor({ state: 'detached' })
  await eventually(held).toBe(8)

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

test('undo takes back what it tells of, not what another tab has added since', async () => {
  const { page, post, productId, held, undo, tile, nameOf, tiles, open, quantity, add } = await withThree()
  await open('/en/range?filters=is_stock_article%3A1')
  const product = tile(await nameOf(tiles.first()))
  await quantity(product).fill('2')
  await untilAlive(quantity(product))
  await add(product).click()
  await eventually(held).toBe(5)
  await page.locator('.toast').hover()
  await post('/cart/items', { productId, quantity: '4' })
  await undo.click()
  await eventually(held).toBe(7)
})

test('1,5 is no number of packs: it is refused at its field, in a browser of any language', async () => {
  const { main, number, t, held, toCheckout, page } = await withThree([/status of 422/])
  await number.fill('')
  await number.pressSequentially('1,5')
  await main.getByRole('alert').getByText(t('forms.quantity')).waitFor()
  await toCheckout.click()
  expect([await number.inputValue(), await held(), new URL(page.url()).pathname]).toEqual(['1,5', 3, '/en/cart'])
  await number.fill('4')
  await eventually(held).toBe(4)
  expect(await main.getByRole('alert').count()).toBe(0)
})

test('the bin says so when somebody has logged out elsewhere', async () => {
  const { main, bin, post, t } = await withThree([/status of 4\d\d/])
  await post('/account/logout')
  await bin.click()
  await main.getByText(t('forms.sessionOver')).waitFor()
})
