// Customers and guests use the shop together: measures errors, the times of each kind of request, and memory afterwards.
import { residentMb, waitForIdle } from '../../bench/processes.ts'
import { percentile } from '../../bench/statistics.ts'
import type { StressResult } from '../stress-result.ts'
import { countErrors, type LoadSize, startLoadedShop } from './loaded-shop.ts'
import type { Kind } from './visits.ts'

const part = 'load'

/** Milliseconds at p99; null: reported only. */
const limits: Record<Kind, number | null> = {
  'cached page': 200,
  'customer page': 1_000,
  'add to cart': 400,
  search: null,
  order: null,
  'guest cart': null,
  'first render': null,
}

export async function runLoad(size: LoadSize): Promise<StressResult[]> {
  const { shop, load } = await startLoadedShop(size.customers)
  try {
    const settled = async () => {
      if (shop.pid === null) return null
      await waitForIdle(shop.pid)
      return residentMb(shop.pid)
    }
    const startMb = await settled()
    const { samples } = await load(size)
    const endMb = await settled()
    const { customers, guests, seconds } = size
    return [
      {
        part,
        what: `errors of ${samples.length} requests, ${customers} customers and ${guests} guests, ${seconds} s`,
        value: countErrors(samples),
        unit: '',
        limit: 0,
      },
      ...(Object.keys(limits) as Kind[]).map((kind): StressResult => {
        const times = samples.filter((sample) => sample.kind === kind).map(({ ms }) => ms)
        const p99 = percentile(times, 0.99)
        const value = Number.isNaN(p99) ? null : p99
        return { part, what: `${kind}, p99 of ${times.length}`, value, unit: 'ms', limit: limits[kind] }
      }),
      {
        part,
        what: 'memory held after it, above the start',
        value: startMb === null || endMb === null ? null : endMb - startMb,
        unit: 'MB',
        limit: 250,
      },
    ]
  } finally {
    await shop.stop()
  }
}
