// Requests from the first interaction of a page until its hydration.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { asCustomer, createShopper, eventually, waitForHydration } from '../support/shopper.ts'
import { visitorOf, waitForCached } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

const app = /\/assets\/client-app-[\w-]+\.js/

/** Notes in the page when it was hydrated. */
const noteHydration = (page: Page) =>
  page.addInitScript(() => {
    let early: unknown
    Object.defineProperty(globalThis, 'early', {
      get: () => early,
      set(value: unknown) {
        early = value
        if (value === 0) Object.assign(globalThis, { hydratedAt: performance.now() })
      },
    })
  })

/** Scripts that the page has requested until its hydration, without the bootstrap script. */
const requestedScripts = (page: Page) =>
  page.evaluate(() => {
    const hydratedAt: number = Reflect.get(globalThis, 'hydratedAt')
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < hydratedAt)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/(?:assets|_page)\/.*\.js$/.test(path) && !/\/index-[\w-]+\.js$/.test(path))
  })

test.each([
  ['a listing', '/en/range', 'guest'],
  ['the German listing', '/de/products', 'guest'],
  ['the home page', '/en', 'guest'],
  ['an empty cart', '/en/cart', 'guest'],
  ['the dashboard', '/en/dashboard', 'customer'],
  ['a shell', '/en/range', 'customer'],
])('%s requests all files that hydration needs at once', async (_name, path, who) => {
  const page = await openPage()
  const { open } = await createShopper(page, 'en')
  if (who === 'customer') await asCustomer(page, node)
  else if (path !== '/en/cart') await waitForCached(visitorOf(node), path)
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(app, async (route) => {
    await released
    await route.continue()
  })
  await noteHydration(page)
  // the code of product pages is then not loaded beside the files of this page
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await open(path)
  const interactive = page.locator('[data-app]:not([type=submit])').first()
  await interactive.dispatchEvent('focusin')
  await eventually(() => page.locator('link[rel=modulepreload][href*="/client-app-"]').count()).toBe(1)
  const preloaded = await page
    .locator('link:is([rel=modulepreload], [rel=preload][as=style])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  release()
  await waitForHydration(interactive)
  await page.waitForFunction(() => 'hydratedAt' in globalThis)
  expect((await requestedScripts(page)).filter((file) => !preloaded.includes(file))).toEqual([])
  expect(preloaded.filter((file) => app.test(file))).toHaveLength(1)
  expect(await page.locator('html').getAttribute('data-chunks')).toBeNull()
})

test.each(['/en/range', '/en'])('%s loads the code of product pages while it is hydrated', async (path) => {
  const page = await openPage()
  const { open } = await createShopper(page, 'en')
  await waitForCached(visitorOf(node), path)
  await noteHydration(page)
  await open(path)
  await page.locator('[data-app]:not([type=submit])').first().dispatchEvent('focusin')
  await page.waitForFunction(() => 'hydratedAt' in globalThis)
  expect((await requestedScripts(page)).filter((file) => file.includes('/-product-screen-'))).toHaveLength(1)
})

test('the deferred stylesheet is applied although it was preloaded', async () => {
  await waitForCached(visitorOf(node), '/en/range')
  const page = await openPage()
  const { open } = await createShopper(page, 'en')
  await open('/en/range')
  await page.locator('[data-app]:not([type=submit])').first().dispatchEvent('focusin')
  const sheets = () =>
    page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href && new URL(href).pathname))
  await eventually(async () => (await sheets()).some((href) => /\/deferred-[\w-]+\.css$/.test(href ?? ''))).toBe(true)
  expect(await page.locator('link[rel=preload][as=style]').count()).toBe(1)
})
