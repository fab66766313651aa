import { afterEach, expect, test, vi } from 'vitest'

const hour = 3_600_000
const shopTime = Date.parse('2026-11-23T18:00:00Z')

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The difference that is read from the entry of a page, in a browser whose clock is ahead. */
async function readAhead(browserAheadMs: number, entry: object | null, storage: object = {}) {
  vi.useFakeTimers({ now: shopTime + browserAheadMs, toFake: ['Date'] })
  vi.spyOn(performance, 'now').mockReturnValue(2_000)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue((entry ? [entry] : []) as PerformanceEntryList)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('shopAheadMs', undefined)
  vi.resetModules()
  await import('./shop-time.ts')
  return globalThis.shopAheadMs
}

/** A page that was received a second ago. */
const received = (description = String(shopTime - 1_000), transferSize = 300) => ({
  ...{ transferSize, responseStart: 1_000, serverTiming: [{ name: 'now', description }] },
})

test('a clock that is hours off is corrected by the time that the page names, a small difference is ignored', async () => {
  expect(await readAhead(12 * hour, received())).toBe(-12 * hour)
  expect(await readAhead(-12 * hour, received())).toBe(12 * hour)
  expect(await readAhead(-0.05 * hour, received())).toBeUndefined()
})

test('a page from the cache of the browser uses the difference that an earlier page of the tab has read', async () => {
  const storage = {}
  const former = String(shopTime - hour)
  expect(await readAhead(0, received(former, 0), storage)).toBeNaN()
  await readAhead(-12 * hour, received(), storage)
  expect(await readAhead(-12 * hour, received(former, 0), storage)).toBe(12 * hour)
})

test('without the time of the shop the clock of the browser is right', async () => {
  for (const unknown of [received('soon'), { transferSize: 300, responseStart: 0 }, {}, null])
    expect(await readAhead(-hour, unknown)).toBeUndefined()
})

test('without storage the difference of a page from the network is used', async () => {
  expect(await readAhead(12 * hour, received(), Object.freeze({}))).toBe(-12 * hour)
})
