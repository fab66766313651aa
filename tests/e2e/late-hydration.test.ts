// Hydration of guest pages on the first interaction: input and actions before it are kept.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, markDocument, waitForHydration } from '../support/shopper.ts'
import { tom, visitorOf, waitForCached } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')
const guest = visitorOf(node)
const app = /\/assets\/client-app-[\w-]+\.js/

/** Holds the app chunk until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((open) => {
    release = open
  })
  await page.route(app, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}

function watchScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  return scripts
}

test('before the first interaction a guest page loads one script and preloads no modules', async () => {
  const page = await openPage()
  const scripts = watchScripts(page)
  for (const path of ['/en', '/en/about-us', '/fr/actualites', '/en/range', '/de/products', '/en/cart', '/en/login']) {
    if (path !== '/en/cart' && path !== '/en/login') await waitForCached(guest, path)
    scripts.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    expect([path, scripts.length]).toEqual([path, 1])
    expect(await page.locator('link[rel=modulepreload]').count()).toBe(0)
  }
})

test('the home page on a phone transfers at most 280 KB, fonts and images included', async () => {
  const screen = { deviceScaleFactor: 2, isMobile: true }
  const page = await openPage({ width: 390, height: 844, pictures: true, context: screen })
  await waitForCached(guest, '/en')
  const network = await page.context().newCDPSession(page)
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await network.send('Network.enable')
  await page.goto('/en', { waitUntil: 'networkidle' })
  // lower bound: images were loaded
  expect(bytes).toBeGreaterThan(150 * 1024)
  expect(bytes).toBeLessThanOrEqual(280 * 1024)
})

test.each(['guest', 'customer'])('input of a %s before hydration is kept', async (who) => {
  const page = await openPage()
  const { open, tiles, quantity, t, add, additionBar, linesInCart } = await createShopper(page, 'en')
  if (who === 'customer') await asCustomer(page, node, tom)
  const release = await holdApp(page)
  await open('/en/range')
  const first = tiles.first()
  const search = page.getByRole('searchbox', { name: t('shell.search') })
  await quantity(first).fill('4')
  await first.getByRole('button', { name: t('cart.more') }).click()
  await search.fill('gouda')
  release()
  await waitForHydration(quantity(first))
  // the search text moves to the palette and returns to the field when the palette closes
  const palette = page.getByRole('dialog', { name: t('shell.search') })
  expect(await palette.getByRole('combobox').inputValue()).toBe('gouda')
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })
  expect([await quantity(first).inputValue(), await search.inputValue()]).toEqual(['5', 'gouda'])
  await add(first).click()
  await additionBar.waitFor()
  expect(await linesInCart()).toBe(1)
})

test('a slow processor hydrates a page in many slices, between which the browser handles events', async () => {
  const page = await openPage()
  const { open, tiles, quantity } = await createShopper(page, 'en')
  // React's scheduler posts a message for each slice; `early` is 0 once the app is hydrated
  await page.addInitScript(() => {
    let slices = 0
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      slices += 1
      post.call(this, message)
    }
    let early: unknown
    const set = (value: unknown) => {
      early = value
      if (value === 0) Object.assign(globalThis, { slices })
    }
    Object.defineProperty(globalThis, 'early', { get: () => early, set })
  })
  await open('/en/range')
  const processor = await page.context().newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await quantity(tiles.first()).focus()
  const slices = await page.waitForFunction(() => Reflect.get(globalThis, 'slices'))
  expect(await slices.jsonValue()).toBeGreaterThan(10)
})

test('an addition before hydration adds exactly once', async () => {
  const page = await openPage()
  const { open, tiles, add, quantity, nameOf, row, linesInCart } = await createShopper(page, 'en')
  const release = await holdApp(page)
  await open('/en/range')
  const name = await nameOf(tiles.first())
  await quantity(tiles.first()).fill('3')
  await add(tiles.first()).click()
  await eventually(linesInCart).toBe(1)
  release()
  await quantity(tiles.nth(1)).focus()
  await waitForHydration(quantity(tiles.first()))
  await open('/en/cart')
  await row(name).waitFor()
  expect(await quantity(row(name)).inputValue()).toBe('3')
})

test('a quantity changed in the cart before hydration is saved', async () => {
  const page = await openPage()
  const { open, tiles, add, quantity, nameOf, row, t, linesInCart } = await createShopper(page, 'en')
  await open('/en/range')
  const name = await nameOf(tiles.first())
  // another tab that is not hydrated updates its badge
  const other = await page.context().newPage()
  await other.goto('/en')
  await add(tiles.first()).click()
  await eventually(linesInCart).toBe(1)
  await eventually(() => other.locator('.cart-button .badge').textContent()).toBe('1')
  const release = await holdApp(page)
  await open('/en/cart')
  await row(name)
    .getByRole('button', { name: t('cart.more') })
    .click()
  const saved = page.waitForResponse((response) => /\/cart\/items\/\w+$/.test(response.url()))
  release()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await eventually(() => quantity(row(name)).inputValue()).toBe('2')
})

test('a sort order and a filter chosen before hydration are applied on hydration', async () => {
  const page = await openPage({ width: 390, height: 844 })
  const { open, main, t } = await createShopper(page, 'en')
  const query = () => Object.fromEntries(new URL(page.url()).searchParams)
  const order = main.getByRole('combobox', { name: t('catalogue.sort') })
  let release = await holdApp(page)
  await open('/en/range?page=2')
  await order.selectOption('-name')
  release()
  await eventually(query).toEqual({ sort: '-name' })
  expect(await order.inputValue()).toBe('-name')

  // on a wide screen the filter form is visible and applies at once
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.unrouteAll()
  release = await holdApp(page)
  await open('/en/range')
  await main.getByRole('switch').check()
  await order.selectOption('sku')
  release()
  await eventually(query).toEqual({ filters: 'is_stock_article:1', sort: 'sku' })
  expect([await main.getByRole('switch').isChecked(), await order.inputValue()]).toEqual([true, 'sku'])
})

test('links load documents before hydration and navigate in the app after it', async () => {
  const page = await openPage({ expectedProblems: [/Failed to load resource/] })
  const { open, tiles, main, quantity, arrive, add, linesInCart, t } = await createShopper(page, 'en')
  await open('/en/range')
  let isSame = await markDocument(page)
  // offline the page stays and shows an alert, and the link is followed once online
  const offline = page.getByRole('alert').filter({ hasText: t('global.offline') })
  await page.context().setOffline(true)
  await tiles.nth(1).locator('a.name').click()
  await offline.waitFor()
  await page.keyboard.press('Escape')
  await offline.waitFor({ state: 'hidden' })
  await page.context().setOffline(false)
  expect([await isSame(), new URL(page.url()).pathname]).toEqual([true, '/en/range'])
  const second = (await tiles.nth(1).locator('a.name').getAttribute('href')) ?? ''
  await page.context().setOffline(true)
  await tiles.nth(1).locator('a.name').click()
  await offline.waitFor()
  await page.context().setOffline(false)
  await arrive(second)
  expect(await isSame()).toBe(false)
  await open('/en/range')
  isSame = await markDocument(page)
  await tiles.first().locator('a.name').click()
  await arrive(/^\/en\/offer\/p\//)
  expect(await isSame()).toBe(false)
  await open('/en/range')
  // a form submission waits for the connection too
  await page.context().setOffline(true)
  await add(tiles.nth(1)).click()
  await offline.waitFor()
  await page.context().setOffline(false)
  await eventually(linesInCart).toBe(1)
  await open('/en/range')
  await tiles.first().locator('a.name').click()
  await arrive(/^\/en\/offer\/p\//)

  const product = new URL(page.url()).pathname
  await quantity(main).first().focus()
  await waitForHydration(quantity(main))
  await page.waitForLoadState('networkidle')
  isSame = await markDocument(page)
  const crumbs = main.getByRole('navigation', { name: t('catalogue.crumbs') })
  await crumbs.getByRole('link', { name: t('catalogue.range'), exact: true }).click()
  await arrive('/en/range')
  await page.getByRole('heading', { level: 1, name: t('catalogue.wholeRange') }).waitFor()
  await eventually(() => page.title()).toBe('Proviant | The whole range')
  await page.goBack()
  await arrive(product)
  expect(await isSame()).toBe(true)
})

test('if the app cannot be loaded, forms and links work natively', async () => {
  const page = await openPage({ expectedProblems: [/client-app|Failed to load resource|Failed to fetch/] })
  await page.route(app, (route) => route.abort())
  const { open, tiles, add, main, quantity, nameOf, row, arrive, linesInCart } = await createShopper(page, 'en')
  await open('/en/range')
  const name = await nameOf(tiles.nth(1))
  await quantity(tiles.nth(1)).fill('2')
  await add(tiles.nth(1)).click()
  await eventually(linesInCart).toBe(1)
  await tiles.first().locator('a.name').click()
  await arrive(/^\/en\/offer\/p\//)
  await add(main).first().click()
  await eventually(linesInCart).toBe(2)
  await open('/en/cart')
  expect(await quantity(row(name)).inputValue()).toBe('2')
})
