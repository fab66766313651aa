// What a guest waits for in Chromium, at the shop and at the frameworks: first paint, press, the way to a product. Called by measure.ts.
import { setTimeout as sleep } from 'node:timers/promises'
import { type OpenBrowser, openBrowser, withSlowPage } from '../browser.ts'
import { clickAfterMs, visitPage } from '../first-visit.ts'
import { median } from '../statistics.ts'

export type Site = {
  name: string
  url: string
  /** Until the page comes from its cache. */
  prepare(): Promise<unknown>
}

/** Milliseconds, medians of all visits, on Slow 4G with a processor four times slower. */
export type Visits = {
  name: string
  paintMs: number
  /** From the navigation's start until the outcome of a press 300 ms after the paint is shown. */
  addedMs: number
  /** From the press of a product's link, on which the pointer has rested for 150 ms, until the product's page is shown. */
  openedMs: number
}

const restMs = 150
const maxWaitMs = 30_000

/** Visits of each kind at each site in turn. */
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

/** Runs in the page: notes when a link is pressed, and when the page that bears its words is shown, be it another document. */
function watch() {
  const [pressedAt, wanted] = ['pressed-at', 'wanted']
  const clock = () => performance.timeOrigin + performance.now()
  const untilShown = () => {
    if (document.querySelector('h1')?.textContent !== sessionStorage.getItem(wanted))
      return requestAnimationFrame(untilShown)
    // by the next frame it has been painted
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
