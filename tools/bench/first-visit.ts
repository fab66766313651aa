// Measures a guest's first visit with an empty cache, on Slow 4G with a CPU slowed down four times: first paint, and an early click.
import { type OpenBrowser, openBrowser, withSlowPage } from './browser.ts'
import { waitForCached } from './cached-page.ts'
import { listingPath, startFreshPages } from './listing-pages.ts'
import type { Server } from './servers.ts'
import { median } from './statistics.ts'

/** Delay of the click after the first paint. */
export const clickAfterMs = 300
const maxWaitMs = 30_000

/** Medians in milliseconds; the first three from navigation start to first contentful paint. */
export type FirstVisits = {
  hitMs: number
  missMs: number
  /** The listing by bare React as static bytes with a linked stylesheet and no script. */
  bareMs: number
  /** From a click on an add button to the count in the header. */
  pressMs: number
}

/** @param bare origin of the bare page and its stylesheet */
export async function measureFirstVisits(shop: Server, bare: string, visits: number): Promise<FirstVisits> {
  const fresh = startFreshPages()
  const opened = await openBrowser()
  const times = { hitMs: [] as number[], missMs: [] as number[], bareMs: [] as number[], pressMs: [] as number[] }
  try {
    for (let visit = 0; visit < visits; visit++) {
      await waitForCached(shop.origin, listingPath)
      times.hitMs.push(await visitPage(opened, shop.origin + listingPath, false))
      times.missMs.push(await visitPage(opened, shop.origin + (fresh(1)[0] ?? ''), false))
      times.bareMs.push(await visitPage(opened, bare + listingPath, false))
      await waitForCached(shop.origin, listingPath)
      times.pressMs.push(await visitPage(opened, shop.origin + listingPath, true))
    }
  } finally {
    await opened.browser.close()
  }
  const { hitMs, missMs, bareMs, pressMs } = times
  return { hitMs: median(hitMs), missMs: median(missMs), bareMs: median(bareMs), pressMs: median(pressMs) }
}

/** Milliseconds to first contentful paint or, if `presses`, from the click to the count in the header. */
export const visitPage = (opened: OpenBrowser, url: string, presses: boolean): Promise<number> =>
  withSlowPage(opened, async (page) => {
    await page.addInitScript(watch, presses ? clickAfterMs : null)
    await page.goto(url, { waitUntil: 'commit', timeout: maxWaitMs })
    const wanted = presses ? 'shownMs' : 'paintMs'
    const found = await page.waitForFunction((name) => Reflect.get(globalThis, name), wanted, { timeout: maxWaitMs })
    return Number(await found.jsonValue())
  })

/**
 * Runs in the page before its own scripts: records the first paint, clicks, and records when the header shows the result, also in a new
 * document.
 */
function watch(pressAfter: number | null) {
  const pressedAt = 'pressed-at'
  const clock = () => performance.timeOrigin + performance.now()
  const untilShown = () => {
    if (!document.querySelector('[data-cart-count]')?.textContent) return requestAnimationFrame(untilShown)
    Object.assign(globalThis, { shownMs: clock() - Number(sessionStorage.getItem(pressedAt)) })
  }
  const press = () => {
    const button = document.querySelector<HTMLElement>('form[data-app] button.add-button')
    if (!button) return requestAnimationFrame(press)
    sessionStorage.setItem(pressedAt, String(clock()))
    // the events of a real pointer
    for (const type of ['pointerdown', 'pointerup']) button.dispatchEvent(new PointerEvent(type, { bubbles: true }))
    button.focus()
    button.click()
    untilShown()
  }
  if (sessionStorage.getItem(pressedAt)) return untilShown()
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0]
    if (!paint) return
    Object.assign(globalThis, { paintMs: paint.startTime })
    if (pressAfter !== null) setTimeout(press, pressAfter)
  }).observe({ type: 'paint', buffered: true })
}
