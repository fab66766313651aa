// Measures a guest's visits in Chromium, for the shop and the frameworks: first paint, add to cart, navigation to a product.
import { setTimeout as sleep } from 'node:timers/promises'
import { type OpenBrowser, openBrowser, withSlowPage } from '../browser.ts'
import { clickAfterMs, visitPage } from '../first-visit.ts'
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
  /** From navigation start until the result of a click 300 ms after the first paint is shown. */
  addedMs: number
  /** From a click on a product link, after a hover of 150 ms, until the product page is shown. */
  openedMs: number
}

const restMs = 150
const maxWaitMs = 30_000

/** @param visits number of visits of each kind per site */
export async function measureVisits(sites: readonly Site[], visits: number): Promise<Visits[]> {
  const opened = await openBrowser()
  try {
    const all = sites.map((site) => ({ site, paint: [] as number[], press: [] as number[], open: [] as number[] }))
    for (let visit = 0; visit < visits; visit++) {
      for (const { site, paint, press, open } of all) {
        await site.prepare()
        const { paintMs, openedMs } = await openProduct(opened, site.url)
        paint.push(paintMs)
        open.push(openedMs)
        await site.prepare()
        press.push(await visitPage(opened, site.url, true))
      }
    }
    return all.map(({ site, paint, press, open }) => ({
      name: site.name,
      paintMs: median(paint),
      addedMs: median(paint) + clickAfterMs + median(press),
      openedMs: median(open),
    }))
  } finally {
    await opened.browser.close()
  }
}

const openProduct = (opened: OpenBrowser, url: string) =>
  withSlowPage(opened, async (page) => {
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'networkidle', timeout: maxWaitMs })
    const paintMs = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    await page.locator('.tile a.name').first().hover()
    await sleep(restMs)
    await page.mouse.down()
    await page.mouse.up()
    const found = await page.waitForFunction(() => Reflect.get(globalThis, 'openedMs'), null, { timeout: maxWaitMs })
    return { paintMs: paintMs ?? Number.NaN, openedMs: Number(await found.jsonValue()) }
  })

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
