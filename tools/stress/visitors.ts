// Many visitors of one workerd isolate: no request may depend on the promise of another one, and no connection may break.
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLoggedInVisitor, lena, nadia, tom } from '../../tests/support/visit.ts'
import { percentile } from '../bench/statistics.ts'
import { type StatusCounts, toStatusList } from './paced-requests.ts'
import { startPinnedShop } from './pinned-shop.ts'
import { send } from './send.ts'
import type { StressResult } from './stress-result.ts'

/** Part of workerd's warning. */
const foreignPromise = 'different request context'

/** Not cached at the start, so that many visitors wait for one render. */
const pages = [
  ...['/en', '/en/range', '/en/about-us', '/de/products', '/en/login', '/en/cart', '/en/dashboard'],
  ...Array.from({ length: 60 }, (_, index) => `/${index % 2 ? 'fr/products' : 'en/range'}?page=${(index % 20) + 1}`),
  ...Array.from({ length: 40 }, (_, index) => `/en/range?filters=brands%3A${index + 1}`),
]

export async function runVisitors({
  visitors,
  seconds,
}: {
  visitors: number
  seconds: number
}): Promise<StressResult[]> {
  const shop = await startPinnedShop('workerd', { LOG_LEVEL: 'warn' })
  try {
    const customers: string[] = []
    for (const email of [nadia, tom, lena]) {
      const { cookies } = await createLoggedInVisitor(shop, email)
      customers.push(`pv_s=${cookies.get('pv_s')}`)
    }
    const end = performance.now() + seconds * 1000
    const times: number[] = []
    const counts: StatusCounts = {}
    const visit = async (_: unknown, index: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const address = `10.${index % 250}.${Math.floor(index / 250)}.1`
      await sleep(1_000 * Math.random())
      while (performance.now() < end) {
        const cookie = index % 10 === 0 ? (customers[index % customers.length] ?? '') : ''
        const ask = { method: 'GET' as const, path: pages[Math.floor(Math.random() * pages.length)] ?? '', cookie }
        const { ms, status } = await send(agent, shop.url, ask, address)
        times.push(ms)
        counts[status] = (counts[status] ?? 0) + 1
        await sleep(300 + 700 * Math.random())
      }
      agent.destroy()
    }
    await Promise.all(Array.from({ length: visitors }, visit))
    const part = 'workerd'
    const warnings = shop.printed.filter((line) => line.includes(foreignPromise)).length
    const span = `${visitors} visitors for ${seconds} s`
    return [
      { part, what: `warnings about promises of other requests, ${span}`, value: warnings, unit: '', limit: 0 },
      { part, what: `broken connections of ${times.length} requests`, value: counts[0] ?? 0, unit: '', limit: 0 },
      {
        part,
        what: `p99; answers: ${toStatusList(counts)}`,
        value: percentile(times, 0.99),
        unit: 'ms',
        limit: null,
      },
    ]
  } finally {
    await shop.stop()
  }
}
