// What a guest with an empty cache waits for on Slow 4G with a processor four times slower: the first paint, and the outcome of an early press. Called by measure.ts.

import { type OpenBrowser, openBrowser, withSlowPage } from './browser.ts'
import { waitForCached } from './cached-page.ts'
import { listingPath, startFreshPages } from './listing-pages.ts'
import type { Server } from './servers.ts'
import { median } from './statistics.ts'

/** An eager visitor presses so long after the first paint. */
export const clickAfterMs = 300
const maxWaitMs = 30_000

/** Milliseconds, medians of all visits; the first three from the navigation's start to the first paint of content. */
export type FirstVisits = {
  hitMs: number
  missMs: number
  /** The same listing from bare React as finished bytes, its sheet linked, without any script. */
  bareMs: number
  /** From a press of an add button to the count in the header. */
  pressMs: number
}

/** @param bare origin that answers with the bare page and its sheet */
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

/** Milliseconds until the first paint of content or, of a visit that presses, from the press to the count in the header. */
export const visitPage = (opened: OpenBrowser, url: string, presses: boolean): Promise<number> =>
  withSlowPage(opened, async (page) => {
    await page.addInitScript(watch, presses ? clickAfterMs : null)
    await page.goto(url, { waitUntil: 'commit', timeout: maxWaitMs })
    const wanted = presses ? 'shownMs' : 'paintMs'
    const found = await page.waitForFunction((name) => Reflect.get(globalThis, name), wanted, { timeout: maxWaitMs })
    return Number(await found.jsonValue())
  })

/** Runs in the page, before all of its own: notes the first paint, presses, and notes when the header shows the outcome, be it in another document. */
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
    // as a finger or a mouse does it
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
