// Additions to the cart before hydration: one request, no reload, no lost or duplicate addition.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, markDocument, waitForHydration } from '../support/shopper.ts'
import { tom } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')
const app = /\/assets\/client-app-[\w-]+\.js/
const bootstrap = /\/assets\/index-[\w-]+\.js/
const items = /\/api\/\w\w\/cart\/items$/

/** Holds matching requests until the returned function is called. */
async function hold(page: Page, requests: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(requests, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

test.each(['guest', 'customer'])(
  'an addition by a %s before hydration is confirmed on the page, and the hydrated app continues from it',
  async (who) => {
    const page = await openPage()
    const { open, tiles, add, quantity, nameOf, t, additionBar, linesInCart } = await createShopper(page, 'de')
    if (who === 'customer') await asCustomer(page, node, tom)
    const release = await hold(page, app)
    await open('/de/products')
    const isSame = await markDocument(page)
    const name = await nameOf(tiles.first())
    await quantity(tiles.first()).fill('3')
    await add(tiles.first()).click()
    const notice = page.getByRole('status').filter({ hasText: t('cart.added') })
    await notice.filter({ hasText: `3\u00a0× ${name}` }).waitFor()
    if (who === 'guest') expect(await linesInCart()).toBe(1)
    expect(await quantity(tiles.first()).inputValue()).toBe('1')
    release()
    await waitForHydration(quantity(tiles.first()))
    await eventually(linesInCart).toBe(1)
    await add(tiles.nth(1)).click()
    await additionBar.waitFor()
    await eventually(linesInCart).toBe(2)
    expect([await isSame(), await page.locator(':popover-open').count()]).toEqual([true, 0])
  },
)

test('clicks during a pending addition are queued: another product is added, a double click on the same button counts once', async () => {
  const page = await openPage()
  const { open, tiles, add, quantity, nameOf, row, arrive } = await createShopper(page, 'en')
  await hold(page, app)
  const release = await hold(page, items)
  await open('/en/range')
  const names = [await nameOf(tiles.first()), await nameOf(tiles.nth(1))]
  await add(tiles.first()).dblclick()
  await add(tiles.nth(1)).click()
  await page.locator('.cart-button').click()
  release()
  await arrive('/en/cart')
  for (const name of names) expect(await quantity(row(name)).inputValue()).toBe('1')
})

test('an addition before any script has loaded is sent at once and confirmed when the bootstrap script runs', async () => {
  const page = await openPage()
  const { open, main, tiles, add, quantity, linesInCart } = await createShopper(page, 'en')
  const release = await hold(page, bootstrap)
  const sent = page.waitForResponse(items)
  // the load event waits for the scripts
  await page.goto('/en/range', { waitUntil: 'commit' })
  await add(tiles.first()).dblclick()
  await add(tiles.nth(1)).click()
  expect((await sent).status()).toBe(200)
  expect(await linesInCart()).toBe(0)
  release()
  await eventually(linesInCart).toBe(2)
  await open('/en/cart')
  for (const number of await quantity(main).all()) expect(await number.inputValue()).toBe('1')
})

test('without the bootstrap script an early addition is submitted as a native form and counts once', async () => {
  const page = await openPage({ expectedProblems: [/Failed to load resource/] })
  const { tiles, add, row, nameOf, quantity, t } = await createShopper(page, 'en')
  await page.route(bootstrap, (route) => route.abort())
  await page.goto('/en/range')
  const name = await nameOf(tiles.first())
  await quantity(tiles.first()).fill('2')
  await add(tiles.first()).click()
  await page.locator('.served').getByText(t('cart.added')).waitFor()
  await page.goto('/en/cart')
  expect(await quantity(row(name)).inputValue()).toBe('2')
})

test('an early addition with a lost response is sent again with its idempotency key and counts once', async () => {
  const page = await openPage({ expectedProblems: [/Failed to load resource|Failed to fetch/] })
  const { open, tiles, add, quantity, nameOf, row, linesInCart } = await createShopper(page, 'en')
  await hold(page, app)
  await open('/en/range')
  const name = await nameOf(tiles.nth(1))
  await add(tiles.first()).click()
  await eventually(linesInCart).toBe(1)
  const isSame = await markDocument(page)
  await page.route(items, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await quantity(tiles.nth(1)).fill('4')
  await add(tiles.nth(1)).click()
  await eventually(isSame).toBe(false)
  await open('/en/cart')
  expect(await quantity(row(name)).inputValue()).toBe('4')
})

test('a repeated click after a lost response adds the quantity once, and another click adds it again', async () => {
  const page = await openPage({ expectedProblems: [/Failed to load resource|Failed to fetch/] })
  const { open, tiles, add, quantity, nameOf, row, linesInCart, additionBar } = await createShopper(page, 'en')
  await open('/en/range')
  const tile = tiles.nth(2)
  const name = await nameOf(tile)
  await quantity(tile).focus()
  await waitForHydration(quantity(tile))
  await quantity(tile).fill('4')
  await page.route(
    items,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await add(tile).click()
  await tile.getByRole('alert').waitFor()
  await quantity(tile).fill('4')
  await add(tile).click()
  await additionBar.waitFor()
  await eventually(linesInCart).toBe(1)
  await quantity(tile).fill('4')
  const answered = page.waitForResponse(items)
  await add(tile).click()
  await answered
  await open('/en/cart')
  await eventually(() => quantity(row(name)).inputValue()).toBe('8')
})

test('a rejected early addition loads the page with the error and the input', async () => {
  const page = await openPage({ expectedProblems: [/Failed to load resource/] })
  const { open, tiles, add, quantity, t, linesInCart } = await createShopper(page, 'fr')
  await hold(page, app)
  await open('/fr/products')
  await quantity(tiles.first()).fill('0')
  await add(tiles.first()).click()
  await page.getByText(t('forms.quantity')).waitFor()
  expect([await quantity(tiles.first()).inputValue(), await linesInCart()]).toEqual(['0', 0])
})

test('other tabs update their badge after an early addition', async () => {
  const page = await openPage()
  const { open, tiles, add } = await createShopper(page, 'en')
  await hold(page, app)
  await open('/en/range')
  const other = await page.context().newPage()
  await other.goto('/en')
  await add(tiles.first()).click()
  await eventually(() => other.locator('.cart-button .badge').textContent()).toBe('1')
})
