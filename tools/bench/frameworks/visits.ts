// Measures a guest's visits in Chromium, for the shop and the frameworks: first paint, add to cart, navigation to a product.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { type OpenBrowser, openBrowser, withSlowPage } from '../browser.ts'
import { clickAfterMs, type Visit, visitPage, waitForHydration } from '../first-visit.ts'
import { median } from '../statistics.ts'

export type Site = {
  name: string
  url: string
  prepare(): Promise<unknown>
}

/** Medians in milliseconds, on Slow 4G with a CPU slowed down four times. */
export type Visits = {
  name: string
  paintMs: number
  largestPaintMs: number
  /** From navigation start until the result of a click 300 ms after the first paint is shown. */
  addedMs: number
  /** From that click until the page is hydrated: time of long tasks beyond 50 ms each, and the longest task. */
  blockedMs: number
  longestTaskMs: number
  /** From a click on a product link, after a hover of 150 ms, until the product page is shown. */
  openedMs: number
  /** The same without a hover once the page is hydrated: as soon as it is, and after a second without requests. */
  hydratedOpenedMs: number
  idleOpenedMs: number
}

const restMs = 150
const idleMs = 1_000
const maxWaitMs = 30_000

/** @param visits number of visits of each kind per site */
export async function measureVisits(sites: readonly Site[], visits: number): Promise<Visits[]> {
  const opened = await openBrowser()
  try {
    const all = sites.map((site) => ({ site, press: [] as Visit[], open: [] as Opened[] }))
    for (let visit = 0; visit < visits; visit++) {
      for (const { site, press, open } of all) {
        const prepared = async <Figures>(use: () => Promise<Figures>) => {
          await site.prepare()
          return use()
        }
        const { paintMs, openedMs } = await prepared(() => openProduct(opened, site.url))
        const hydratedOpenedMs = await prepared(() => openWhenHydrated(opened, site.url, 0))
        const idleOpenedMs = await prepared(() => openWhenHydrated(opened, site.url, idleMs))
        open.push({ paintMs, openedMs, hydratedOpenedMs, idleOpenedMs })
        press.push(await prepared(() => visitPage(opened, site.url, true)))
      }
    }
    return all.map(({ site, press, open }) => {
      const middle = (key: keyof Opened) => median(open.map((each) => each[key]))
      const pressed = (key: keyof Visit) => median(press.map((each) => each[key] ?? Number.NaN))
      return {
        name: site.name,
        paintMs: middle('paintMs'),
        largestPaintMs: pressed('largestPaintMs'),
        addedMs: middle('paintMs') + clickAfterMs + pressed('shownMs'),
        blockedMs: pressed('blockedMs'),
        longestTaskMs: pressed('longestTaskMs'),
        openedMs: middle('openedMs'),
        hydratedOpenedMs: middle('hydratedOpenedMs'),
        idleOpenedMs: middle('idleOpenedMs'),
      }
    })
  } finally {
    await opened.browser.close()
  }
}

type Opened = Pick<Visits, 'paintMs' | 'openedMs' | 'hydratedOpenedMs' | 'idleOpenedMs'>

const openProduct = (opened: OpenBrowser, url: string) =>
  withSlowPage(opened, async (page) => {
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'networkidle', timeout: maxWaitMs })
    const paintMs = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    const openedMs = await clickProduct(page, restMs)
    return { paintMs: paintMs ?? Number.NaN, openedMs }
  })

/** Adds the first product to the cart, which hydrates the shop, and opens the second one. */
const openWhenHydrated = (opened: OpenBrowser, url: string, quietMs: number) =>
  withSlowPage(opened, async (page) => {
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'networkidle', timeout: maxWaitMs })
    await page.locator('form[data-app] button.add-button').first().click()
    await page.locator('[data-cart-count]:not(:empty)').first().waitFor({ state: 'attached', timeout: maxWaitMs })
    await waitForHydration(page)
    if (quietMs > 0) {
      await page.waitForLoadState('networkidle', { timeout: maxWaitMs })
      await sleep(quietMs)
    }
    return clickProduct(page, 0, 1)
  })

/** Moves the pointer to a product link, clicks it and waits for its page. */
async function clickProduct(page: Page, hoverMs: number, index = 0): Promise<number> {
  const link = page.locator('.tile a.name').nth(index)
  await link.hover()
  await sleep(hoverMs)
  await page.mouse.down()
  await page.mouse.up()
  const found = await page.waitForFunction(() => Reflect.get(globalThis, 'openedMs'), null, { timeout: maxWaitMs })
  return Number(await found.jsonValue())
}

/** Runs in the page: records the click on a link, and when the page with its text as heading is shown, also in a new document. */
function watch() {
  const [pressedAt, wanted] = ['pressed-at', 'wanted']
  const clock = () => performance.timeOrigin + performance.now()
  const untilShown = () => {
    if (document.querySelector('h1')?.textContent !== sessionStorage.getItem(wanted))
      return requestAnimationFrame(untilShown)
    // painted by the next frame
    requestAnimationFrame(() =>
      Object.assign(globalThis, { openedMs: clock() - Number(sessionStorage.getItem(pressedAt)) }),
    )
  }
  if (sessionStorage.getItem(wanted)) return untilShown()
  addEventListener(
    'pointerdown',
    ({ target }) => {
      sessionStorage.setItem(pressedAt, String(clock()))
      sessionStorage.setItem(wanted, (target as Element).closest('a')?.textContent ?? '')
      untilShown()
    },
    { capture: true },
  )
}
