import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { runtimes } from '../support/runtimes.ts'
import { createShopper } from '../support/shopper.ts'
import { visitorOf, waitForCached } from '../support/visit.ts'

const [node] = runtimes
if (!node) throw new Error('no shop')

/** Lighthouse's slow 4G: throughput in bytes per second, latency in milliseconds. */
const slow4g = { downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8, latency: 150, offline: false }

test("on slow 4G a first visit shows the logo and headings in the shop's font without layout shift", async () => {
  await waitForCached(visitorOf(node), '/de')
  const page = await openPage({ width: 390, height: 844 })
  await createShopper(page, 'de')
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', slow4g)
  await page.addInitScript(() => {
    const moved: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { moved })
  })
  await page.goto('/de', { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)

  await network.send('DOM.enable')
  await network.send('CSS.enable')
  const { root } = await network.send('DOM.getDocument')
  const { nodeId } = await network.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await network.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual([
    [expect.stringMatching(/^Besley/), true],
  ])
  const drawn = page.locator('header .logo use:visible')
  const widths = await drawn.evaluateAll((parts) => parts.map((part) => (part as SVGUseElement).getBBox().width))
  expect(Math.min(...widths)).toBeGreaterThan(50)
  expect(widths).not.toEqual([])
  expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toEqual([])
})
