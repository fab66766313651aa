// An hour at half of the load: memory, open files and times must not grow.
import { readdirSync } from 'node:fs'
import { residentMb } from '../../bench/processes.ts'
import { percentile, ratio } from '../../bench/statistics.ts'
import type { StressResult } from '../stress-result.ts'
import { countErrors, type LoadSize, startLoadedShop } from './loaded-shop.ts'
import type { Sample } from './visits.ts'

const part = 'soak'
const hourMs = 3_600_000
const everyMs = 1_000
/** Compared at the start and at the end; a shorter run compares quarters, and its figures have no limits. */
const longestWindowMs = 600_000
/** Handles that come and go, such as a picture that is read. */
const fewHandles = 5

/** `at`: milliseconds since the first request that counts. */
type State = { at: number; mb: number; handles: number }

export async function runSoak(size: LoadSize): Promise<StressResult[]> {
  const { shop, load } = await startLoadedShop(size.customers)
  const states: State[] = []
  const timer = setInterval(() => {
    const state = shop.pid === null ? null : readState(shop.pid)
    if (state) states.push({ ...state, at: performance.now() })
  }, everyMs)
  try {
    const { samples, begin } = await load(size)
    clearInterval(timer)
    return report(
      size,
      samples,
      states.filter(({ at }) => at >= begin).map((state) => ({ ...state, at: state.at - begin })),
      begin,
    )
  } finally {
    clearInterval(timer)
    await shop.stop()
  }
}

function readState(pid: number): Omit<State, 'at'> | null {
  try {
    const mb = residentMb(pid)
    return mb === null ? null : { mb, handles: readdirSync(`/proc/${pid}/fd`).length }
  } catch {
    return null
  }
}

function report(size: LoadSize, samples: readonly Sample[], states: readonly State[], begin: number): StressResult[] {
  const totalMs = size.seconds * 1000
  const windowMs = Math.min(longestWindowMs, totalMs / 4)
  const isLong = windowMs === longestWindowMs
  const p99 = (from: number, to: number) =>
    percentile(
      samples.filter(({ at }) => at - begin >= from && at - begin < to).map(({ ms }) => ms),
      0.99,
    )
  const most = (from: number, to: number) =>
    Math.max(...states.filter(({ at }) => at >= from && at < to).map(({ handles }) => handles))
  const [first, last] = [p99(0, windowMs), p99(totalMs - windowMs, totalMs)]
  const handles = states.length === 0 ? null : most(totalMs - windowMs, totalMs) - most(0, windowMs)
  const limited = (limit: number) => (isLong ? limit : null)
  return [
    {
      part,
      what: `errors of ${samples.length} requests, ${size.customers} customers and ${size.guests} guests, ${size.seconds} s`,
      value: countErrors(samples),
      unit: '',
      limit: 0,
    },
    {
      part,
      what: 'growth of memory in an hour',
      value: growthInAnHour(states, windowMs),
      unit: 'MB',
      limit: limited(5),
    },
    { part, what: 'open files and connections more than at the start', value: handles, unit: '', limit: fewHandles },
    {
      part,
      what: `p99 of the last ${windowMs / 60_000} minutes, ${last.toFixed(1)} ms, against the first ones`,
      value: ratio(last, first),
      unit: '',
      limit: limited(1.1),
    },
  ]
}

/**
 * Slope of the smallest memory of each minute, which garbage collection leaves, in megabytes an hour. The first window does not
 * count: caches fill.
 */
function growthInAnHour(states: readonly State[], windowMs: number): number | null {
  const minuteMs = Math.min(60_000, windowMs / 5)
  const minima = [...Map.groupBy(states, ({ at }) => Math.floor(at / minuteMs))]
    .filter(([minute]) => minute * minuteMs >= windowMs)
    .map(([minute, group]) => ({ x: minute * minuteMs, y: Math.min(...group.map(({ mb }) => mb)) }))
  if (minima.length < 2) return null
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [middle, level] = [mean(minima.map(({ x }) => x)), mean(minima.map(({ y }) => y))]
  const slope =
    minima.reduce((sum, { x, y }) => sum + (x - middle) * (y - level), 0) /
    minima.reduce((sum, { x }) => sum + (x - middle) ** 2, 0)
  return slope * hourMs
}
