// Measures the cost of waiting for an order's fsync before the response.
import { median } from '../bench/statistics.ts'
import { openEmbeddedCommerce } from './embedded-commerce.ts'
import type { StressResult } from './stress-result.ts'

/** Median times of orders with and without fsync, sent directly to the backend. */
export async function runOrders({ orders }: { orders: number }): Promise<StressResult[]> {
  const { db, fillCart, placeOrder, close } = await openEmbeddedCommerce()
  try {
    const times: Record<'FULL' | 'OFF', number[]> = { FULL: [], OFF: [] }
    for (let order = 0; order < orders * 2; order++) {
      const mode = order % 2 ? 'OFF' : 'FULL'
      await fillCart()
      await db.prepare(`PRAGMA synchronous = ${mode}`).run()
      const started = performance.now()
      await placeOrder(`stress-${order}`)
      times[mode].push(performance.now() - started)
    }
    const full = median(times.FULL)
    return [
      { part: 'orders', what: `an order on disk, median of ${orders}`, value: full, unit: 'ms', limit: null },
      {
        part: 'orders',
        what: 'of which waiting for the disk',
        value: full - median(times.OFF),
        unit: 'ms',
        limit: null,
      },
    ]
  } finally {
    close()
  }
}
