// Measures a guest's first visit with an empty cache, on Slow 4G with a CPU slowed down four times: first paint, and an early click.
import type { Page } from 'playwright-core'
import { pressPath } from './bare-page.ts'
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
  /** The same of a page that has only the form and a script of a few lines: the time of the network. */
  barePressMs: number
  blockedMs: number
}

/** Figures of one visit, in milliseconds; null if it does not click. */
export type Visit = {
  paintMs: number
  largestPaintMs: number
  /** From the click to its result. */
  shownMs: number | null
  /** From the click until the page is hydrated: time of long tasks beyond 50 ms each, and the longest task. */
  blockedMs: number | null
  longestTaskMs: number | null
}

/** @param bare origin of serveBarePage */
export async function measureFirstVisits(shop: Server, bare: string, visits: number): Promise<FirstVisits> {
  const fresh = startFreshPages()
  const opened = await openBrowser()
  const times: Record<keyof FirstVisits, number[]> = {
    hitMs: [],
    missMs: [],
    bareMs: [],
    pressMs: [],
    barePressMs: [],
    blockedMs: [],
  }
  try {
    for (let visit = 0; visit < visits; visit++) {
      await waitForCached(shop.origin, listingPath)
      times.hitMs.push((await visitPage(opened, shop.origin + listingPath, false)).paintMs)
      times.missMs.push((await visitPage(opened, shop.origin + (fresh(1)[0] ?? ''), false)).paintMs)
      times.bareMs.push((await visitPage(opened, bare + listingPath, false)).paintMs)
      await waitForCached(shop.origin, listingPath)
      const { shownMs, blockedMs } = await visitPage(opened, shop.origin + listingPath, true)
      times.pressMs.push(shownMs ?? Number.NaN)
      times.blockedMs.push(blockedMs ?? Number.NaN)
      times.barePressMs.push((await visitPage(opened, bare + pressPath, true)).shownMs ?? Number.NaN)
    }
  } finally {
    await opened.browser.close()
  }
  const { hitMs, missMs, bareMs, pressMs, barePressMs, blockedMs } = times
  return {
    hitMs: median(hitMs),
    missMs: median(missMs),
    bareMs: median(bareMs),
    pressMs: median(pressMs),
    barePressMs: median(barePressMs),
    blockedMs: median(blockedMs),
  }
}

/** Opens a page with an empty cache and, if `presses`, clicks an add button shortly after the first paint. */
export const visitPage = (opened: OpenBrowser, url: string, presses: boolean): Promise<Visit> =>
  withSlowPage(opened, async (page) => {
    await page.addInitScript(watch, presses ? clickAfterMs : null)
    await page.goto(url, { waitUntil: 'commit', timeout: maxWaitMs })
    if (presses) {
      await page.waitForFunction(() => (Reflect.get(globalThis, 'visit') as Recorded | undefined)?.shownMs, null, {
        timeout: maxWaitMs,
      })
      await waitForHydration(page)
    }
    const hydratedAt = await page.evaluate(() => performance.now())
    await page.waitForLoadState('networkidle', { timeout: maxWaitMs })
    const visit = await page.evaluate(() => Reflect.get(globalThis, 'visit') as Recorded)
    const { paintMs, largestPaintMs, pressedAt, shownMs = null, tasks } = visit
    const durations = tasks
      .filter(({ end, duration }) => pressedAt !== undefined && end > pressedAt && end - duration < hydratedAt)
      .map(({ duration }) => duration)
    return {
      paintMs,
      largestPaintMs,
      shownMs,
      blockedMs: presses ? durations.reduce((sum, duration) => sum + duration - 50, 0) : null,
      longestTaskMs: presses ? Math.max(0, ...durations) : null,
    }
  })

/** The shop hydrates after the first click and then sets `early` to 0; the frameworks hydrate before they show a result. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => !Reflect.get(globalThis, 'early'), null, { timeout: maxWaitMs })

/** Times are milliseconds since the start of the navigation. */
type Recorded = {
  paintMs: number
  largestPaintMs: number
  pressedAt?: number
  shownMs?: number
  tasks: { end: number; duration: number }[]
}

/**
 * Runs in the page before its own scripts: records paints and long tasks, clicks, and records when the header shows the result, also in
 * a new document.
 */
function watch(pressAfter: number | null) {
  const key = 'pressed-at'
  const clock = () => performance.timeOrigin + performance.now()
  const visit: Recorded = { paintMs: Number.NaN, largestPaintMs: Number.NaN, tasks: [] }
  Object.assign(globalThis, { visit })
  const untilShown = () => {
    if (!document.querySelector('[data-cart-count]')?.textContent) return requestAnimationFrame(untilShown)
    visit.shownMs = clock() - Number(sessionStorage.getItem(key))
  }
  const press = () => {
    const button = document.querySelector<HTMLElement>('form[data-app] button.add-button')
    if (!button) return requestAnimationFrame(press)
    sessionStorage.setItem(key, String(clock()))
    visit.pressedAt = performance.now()
    // the events of a real pointer
    for (const type of ['pointerdown', 'pointerup']) button.dispatchEvent(new PointerEvent(type, { bubbles: true }))
    button.focus()
    button.click()
    untilShown()
  }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) visit.tasks.push({ end: startTime + duration, duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    visit.largestPaintMs = list.getEntries().at(-1)?.startTime ?? visit.largestPaintMs
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0]
    if (!paint) return
    visit.paintMs = paint.startTime
    if (pressAfter !== null && !sessionStorage.getItem(key)) setTimeout(press, pressAfter)
  }).observe({ type: 'paint', buffered: true })
  if (sessionStorage.getItem(key)) {
    visit.pressedAt = 0
    untilShown()
  }
}
