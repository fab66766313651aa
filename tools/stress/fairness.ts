// One customer requests 100 dashboards a second; measures how long another customer waits.
import { createLoggedInVisitor, lena } from '../../tests/support/visit.ts'
import type { Runtime } from '../bench/build.ts'
import { figure, median, percentile, ratio } from '../bench/statistics.ts'
import { sendAtRate, toStatusList, visitFor } from './paced-requests.ts'
import { startPinnedShop } from './pinned-shop.ts'
import type { StressResult } from './stress-result.ts'

const perSecond = 100
const intervalMs = 250
/** A single isolate has no render queue. */
const mostTimes: Record<Runtime, number> = { node: 3, workerd: 6 }

export async function runFairness({
  runtime,
  seconds,
}: {
  runtime: Runtime
  seconds: number
}): Promise<StressResult[]> {
  const shop = await startPinnedShop(runtime)
  try {
    const [busy, other] = [await createLoggedInVisitor(shop), await createLoggedInVisitor(shop, lena)]
    const visit = (time: number) => visitFor(time, intervalMs, () => other.ask('/en/dashboard'))
    await visit(5)
    const idle = await visit(seconds)
    const stop = sendAtRate(perSecond, () => busy.ask('/en/dashboard'))
    const loaded = await visit(seconds)
    const answers = toStatusList(await stop())
    const part = `fairness, ${runtime}`
    const [before, during] = [percentile(idle.times, 0.99), percentile(loaded.times, 0.99)]
    return [
      { part, what: `rejections of ${loaded.times.length} dashboards`, value: loaded.rejected, unit: '', limit: 0 },
      {
        part,
        what: `p99 against ${figure(before, 'ms')} when idle`,
        value: ratio(during, before),
        unit: '',
        limit: mostTimes[runtime],
      },
      {
        part,
        what: 'median against idle',
        value: ratio(median(loaded.times), median(idle.times)),
        unit: '',
        limit: null,
      },
      { part, what: `answers to the busy customer: ${answers}`, value: null, unit: '', limit: null },
    ]
  } finally {
    await shop.stop()
  }
}
