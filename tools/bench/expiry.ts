// Measures cached pages while they expire: a shop on Node whose clock is advanced under load.
import { setTimeout as sleep } from 'node:timers/promises'
import { screens } from '../../src/server/pages/screens.ts'
import { startNodeShop } from '../../tests/support/server.ts'
import { waitForCached } from './cached-page.ts'
import { guestTexts, listingPath } from './listing-pages.ts'
import type { LoadClient } from './load.ts'
import { median, percentile } from './statistics.ts'

const connections = 16
/** Number of requested pages, and milliseconds until the next one expires. */
const pageCount = 20
const expireEveryMs = 250

/** Milliseconds to the last byte. */
export type Expiring = { requests: number; medianMs: number; slowestHundredthMs: number }

export async function measureExpiry(client: LoadClient, durationMs: number): Promise<Expiring> {
  const shop = await startNodeShop({ clock: true })
  try {
    const paths = [
      listingPath,
      ...Array.from({ length: pageCount - 1 }, (_, page) => `${listingPath}?page=${page + 2}`),
    ]
    const life = screens.range.freshness?.maxAge ?? 0
    const passPart = () => shop.pass(Math.ceil(life / pageCount))
    // fills the cache at different times, so that the pages expire one by one
    for (const path of paths) {
      await waitForCached(shop.url, path)
      await passPart()
    }
    const loading = client.run({
      origin: shop.url,
      paths,
      headers: { 'accept-encoding': 'identity' },
      connections,
      durationMs,
      requests: Number.POSITIVE_INFINITY,
      expect: { status: 200, bytes: { least: 1_000, most: 10_000_000 }, sentences: guestTexts },
    })
    let isLoading = true
    const done = loading.finally(() => {
      isLoading = false
    })
    while (isLoading) {
      await Promise.race([sleep(expireEveryMs), done])
      if (isLoading) await passPart()
    }
    const { requests, lastByteMs } = await done
    return { requests, medianMs: median(lastByteMs), slowestHundredthMs: percentile(lastByteMs, 0.99) }
  } finally {
    await shop.stop()
  }
}
