// One network requests uncached pages as fast as possible beside a customer and a guest; measures how long those two wait.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Runtime } from '../bench/build.ts'
import { waitForCached } from '../bench/cached-page.ts'
import { logIn } from '../bench/shops.ts'
import { figure, limitP99, percentile, ratio } from '../bench/statistics.ts'
import { sendAtRate, toStatusList } from './paced-requests.ts'
import { startPinnedShop } from './pinned-shop.ts'
import type { StressResult } from './stress-result.ts'

/** Each from a network of its own, since the rate limit of a network takes a while to recover. */
const attacks = [
  {
    attack: 'made-up filters',
    from: '192.0.2.66',
    perSecond: 40,
    path: (index: number) => `/en/range?filters=search%3Aword${index}`,
  },
  {
    attack: 'unknown addresses',
    from: '198.51.100.66',
    perSecond: 100,
    path: (index: number) => `/en/nothing-${index}`,
  },
] as const

const visits = [
  { visit: 'cart', path: '/en/cart', isOwn: true, most: 3 },
  { visit: 'checkout', path: '/en/checkout', isOwn: true, most: 3 },
  { visit: 'cached page', path: '/en/about-us', isOwn: false, most: 2 },
] as const

/** The customer's two pages together stay below CUSTOMER_LIMIT, ten requests a second. */
const pauseMs = { own: 250, cached: 50 }

/** Runs each attack for `seconds` on a shop with default limits, after a calm baseline of the same length. */
export async function runAbuse({ runtime, seconds }: { runtime: Runtime; seconds: number }): Promise<StressResult[]> {
  const shop = await startPinnedShop(runtime)
  try {
    const cookie = await logIn(shop.url)
    await waitForCached(shop.url, '/en/about-us')
    await visitPages(shop.url, cookie, 3)
    const results: StressResult[] = []
    for (const { attack, from: address, perSecond, path } of attacks) {
      const calm = await visitPages(shop.url, cookie, seconds)
      const stop = sendAtRate(perSecond, (index) => fetch(shop.url + path(index), { headers: from(address) }))
      const attacked = await visitPages(shop.url, cookie, seconds)
      const answers = toStatusList(await stop())
      const part = `${attack}, ${runtime}`
      for (const { visit, most: limit } of visits) {
        const [before, during] = [percentile(calm[visit], 0.99), percentile(attacked[visit], 0.99)]
        const what = `${visit}: p99 against ${figure(before, 'ms')} when calm`
        results.push({ part, what, value: ratio(during, before), unit: '', limit: limitP99(limit, attacked[visit]) })
      }
      results.push({ part, what: `answers: ${answers}`, value: null, unit: '', limit: null })
    }
    return results
  } finally {
    await shop.stop()
  }
}

/** Client address as a proxy and Cloudflare send it. */
const from = (address: string) => ({ 'x-forwarded-for': address, 'cf-connecting-ip': address })

/** Milliseconds of each response. */
type Times = Record<(typeof visits)[number]['visit'], number[]>

/** Visits each page repeatedly with a pause, one visitor per page. */
async function visitPages(origin: string, cookie: string, seconds: number): Promise<Times> {
  const until = performance.now() + seconds * 1000
  const times: Times = { cart: [], checkout: [], 'cached page': [] }
  const again = async ({ visit, path, isOwn }: (typeof visits)[number]) => {
    while (performance.now() < until) {
      const started = performance.now()
      const ask = () => fetch(origin + path, { headers: { ...from('192.0.2.1'), ...(isOwn && { cookie }) } })
      // an idle connection may be closed by now, so retry once
      const response = await ask().catch(ask)
      await response.arrayBuffer()
      times[visit].push(performance.now() - started)
      if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
      await sleep(isOwn ? pauseMs.own : pauseMs.cached)
    }
  }
  await Promise.all(visits.map(again))
  return times
}
