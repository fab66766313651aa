/** The time in a browser whose clock may be hours off: of the shop, by the header Server-Timing of the page. */
import { serverTimeMetric, shopTimeKey } from '#protocol/protocol.ts'

/** A smaller difference is ignored: browsers show pages that they have prefetched up to five minutes before. */
const toleranceMs = 300_000

try {
  const [page] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  // from the cache of the browser, with the header of an earlier time
  if (page.transferSize === 0) globalThis.shopAheadMs = +sessionStorage[shopTimeKey]
  else {
    const sentAt = page.serverTiming.find(({ name }) => name === serverTimeMetric)?.description
    const aheadMs = Number(sentAt) + performance.now() - page.responseStart - Date.now()
    if (Math.abs(aheadMs) > toleranceMs) {
      globalThis.shopAheadMs = aheadMs
      sessionStorage[shopTimeKey] = aheadMs
    }
  }
} catch {
  // storage is off, or the browser has no such entry
}
