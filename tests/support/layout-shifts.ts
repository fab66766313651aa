import type { Page } from 'playwright-core'

/**
 * Each shift of the open page as text, however small. Shifts before the layout is parsed do not count, since a busy browser may
 * paint a part of it; its last element is the message about a lost connection.
 */
export async function observeLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: { at: number; words: string }[] = []
    const seen = { shifts, frameAt: Number.POSITIVE_INFINITY }
    Object.assign(globalThis, { seen })
    new MutationObserver((_, observer) => {
      if (!document.getElementById('offline')) return
      observer.disconnect()
      requestAnimationFrame(() => {
        seen.frameAt = performance.now()
      })
    }).observe(document, { childList: true, subtree: true })
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.tagName}.${element?.className}`
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        // the icon of the cart button moves for the number of lines
        const sources = entry.sources.filter(({ node }) => !(node instanceof Element && node.closest('.cart-button')))
        if (sources.length === 0) continue
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) => `${name(node)} ${from.x},${from.y} to ${to.x},${to.y}`,
        )
        shifts.push({ at: entry.startTime, words: `${entry.value.toFixed(5)}: ${moved.join('; ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => !document.querySelector('#main .skeleton, #main [aria-busy=true]'))
    await page.waitForTimeout(200)
    return page.evaluate(() => {
      const { shifts, frameAt } = Reflect.get(globalThis, 'seen') as {
        shifts: { at: number; words: string }[]
        frameAt: number
      }
      if (!Number.isFinite(frameAt)) throw new Error('the layout has no last element to wait for')
      return shifts.filter(({ at }) => at > frameAt).map(({ words }) => words)
    })
  }
}
