// Products whose data is loaded before their link is followed.
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openHydrated } from '../support/client-navigation.ts'
import { observeLayoutShifts } from '../support/layout-shifts.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, eventually, markDocument, waitForHydration } from '../support/shopper.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const previews = /\/catalogue\/products\/previews\?/
const product = /\/catalogue\/products\?slug=/

function watch(page: Page, pattern: RegExp): string[] {
  const urls: string[] = []
  page.on('request', (request) => pattern.test(request.url()) && urls.push(decodeURIComponent(request.url())))
  return urls
}

/** Holds requests of a pattern until the returned function is called. */
async function hold(page: Page, pattern: RegExp) {
  const held: Route[] = []
  let isHeld = true
  await page.route(pattern, (route) => (isHeld ? void held.push(route) : route.continue()))
  return async () => {
    isHeld = false
    for (const route of held) await route.continue()
  }
}

test.each(['guest', 'customer'])(
  'a product in view opens for a %s before its stock and prices are loaded, without layout shift',
  async (who) => {
    const page = await openPage()
    if (who === 'customer') await asCustomer(page, node)
    const shifts = await observeLayoutShifts(page)
    const batches = watch(page, previews)
    const answered = page.waitForResponse(previews)
    const { tiles, main, nameOf, t } = await openHydrated(page, '/en/range?view=tiles')
    await (await answered).finished()
    await page.waitForLoadState('networkidle')
    expect(batches).toHaveLength(1)
    const isSame = await markDocument(page)
    const documents = watch(page, /\/en\/offer\/p\//)
    const release = await hold(page, /\/catalogue\/products(?:\/prices)?\?slug=/)
    const first = tiles.filter({ has: page.locator('.stock:not(.stock-out)') }).first()
    const name = await nameOf(first)
    await first.locator('a.name').click()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await main.getByRole('heading', { name: t('product.specs') }).waitFor()
    expect(await main.locator('.summary-panel .stock').count()).toBe(0)
    await release()
    await eventually(() => main.locator('.summary-panel .stock').count()).toBeGreaterThan(0)
    await eventually(() => main.locator('.summary-panel .skeleton').count()).toBe(0)
    expect(await isSame()).toBe(true)
    expect(documents).toEqual([])
    expect(await shifts()).toEqual([])
  },
)

test.each(['guest', 'customer'])(
  'a product opens for a %s from its tile while nothing of it was read, and takes its details without layout shift',
  async (who) => {
    const page = await openPage()
    if (who === 'customer') await asCustomer(page, node)
    const shifts = await observeLayoutShifts(page)
    const release = await hold(page, /\/catalogue\/products(?:\/previews|\/prices)?\?slug/)
    const asked = page.waitForRequest(previews)
    const { tiles, main, nameOf, t } = await openHydrated(page, '/en/range?view=tiles')
    await asked
    const first = tiles.filter({ has: page.locator('.stock:not(.stock-out)') }).first()
    await waitForHydration(first.locator('a.name'))
    const name = await nameOf(first)
    await first.locator('a.name').click()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    const quantity = main.locator('.buy-bar input:visible').first()
    await quantity.fill('3')
    expect(await main.getByRole('heading', { name: t('product.specs') }).count()).toBe(0)
    // shifts within 500 ms of an input are not counted
    await page.waitForTimeout(600)
    await release()
    await main.getByRole('heading', { name: t('product.specs') }).waitFor()
    await eventually(() => main.locator('.product-page .skeleton').count()).toBe(0)
    expect(await quantity.inputValue()).toBe('3')
    expect(await shifts()).toEqual([])
  },
)

test('a product that is followed while its preview is loading gets its stock status', async () => {
  const page = await openPage()
  const { tiles, main, nameOf } = await openHydrated(page, '/en/range')
  await page.waitForLoadState('networkidle')
  const release = await hold(page, previews)
  const last = tiles.filter({ has: page.locator('.stock:not(.stock-out)') }).last()
  const name = await nameOf(last)
  const asked = page.waitForRequest(previews)
  await last.locator('a.name').focus()
  await asked
  await page.keyboard.press('Enter')
  await release()
  const heading = page.getByRole('heading', { level: 1, name, exact: true })
  await heading.waitFor()
  await eventually(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  await eventually(() => main.locator('.summary-panel .stock').count()).toBeGreaterThan(0)
})

test('a product is preloaded when its link gets the focus, and nothing with the preference for less data', async () => {
  for (const saveData of [false, true]) {
    const page = await openPage()
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } })
    }, saveData)
    const batches = watch(page, previews)
    const { tiles } = await openHydrated(page, '/en/range')
    if (saveData) await page.waitForLoadState('networkidle')
    else await eventually(() => batches.length).toBe(1)
    await tiles.last().locator('a.name').focus()
    const slug = (await tiles.last().locator('a.name').getAttribute('href'))?.split('/').at(-1) ?? ''
    if (saveData) {
      await page.waitForLoadState('networkidle')
      expect(batches).toEqual([])
    } else {
      await eventually(() => batches.slice(1).join()).toContain(slug)
    }
  }
})

test('a click on a product after hydration reads its data once and its document never', async () => {
  const page = await openPage()
  const { tiles, arrive } = await openHydrated(page, '/en/range')
  await page.waitForLoadState('networkidle')
  const requests = watch(page, product)
  const documents = watch(page, /\/en\/offer\/p\//)
  const link = tiles.nth(1).locator('a.name')
  await waitForHydration(link)
  // the browser's own prefetch starts with the button
  await link.hover()
  await page.mouse.down()
  await page.mouse.up()
  await arrive(/^\/en\/offer\/p\//)
  await page.waitForLoadState('networkidle')
  expect([requests.length, documents]).toEqual([1, []])
})

test('a product opens without the messages of other screens, and its listing does not render again before', async () => {
  const page = await openPage()
  const answered = page.waitForResponse(previews)
  const { tiles, arrive } = await openHydrated(page, '/en/range')
  await hold(page, /\/assets\/en-[\w-]+\.js$/)
  await answered
  // hydration sets attributes of inputs; the last part of the page is hydrated last
  await waitForHydration(page.locator('#results input').last())
  await waitForHydration(tiles.nth(1).locator('a.name'))
  const release = await hold(page, product)
  await page.evaluate(() => {
    const changed: string[] = []
    Object.assign(globalThis, { changed })
    const observer = new MutationObserver((changes) => {
      for (const { target, attributeName } of changes) changed.push(`${(target as Element).id} ${attributeName}`)
    })
    observer.observe(document.querySelector('#results') as Element, { attributes: true, subtree: true })
  })
  await tiles.nth(1).locator('a.name').click()
  await arrive(/^\/en\/offer\/p\//)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'changed'))).toEqual(['results aria-busy'])
  await release()
})
