// Whether the promises of the shop hold while clocks are wrong: of the server, around summer time, and of browsers.
import { seeded } from '../../bench/seeded-random.ts'
import type { StressResult } from '../stress-result.ts'
import { runBrowserClocks } from './browser-clocks.ts'
import { runChangedHours } from './changed-hours.ts'
import { Promises } from './clock-shop.ts'
import { runJumps } from './jumps.ts'
import { runStandingDates } from './standing-dates.ts'

/** `changes`: of summer time. `orders`: one at each moment around them. `days`: of standing orders. `jumps`: of the clock. `clocks`: of browsers. */
type Size = { changes: number; orders: boolean; days: number; jumps: number; clocks: number; seed: number }

export async function runTime({ seed, ...size }: Size): Promise<StressResult[]> {
  const promises = new Promises()
  // two at a time, since each has a shop of its own
  const server = async () => {
    await runChangedHours(size, promises)
    await runStandingDates({ ...size, random: seeded(seed) }, promises)
  }
  const clients = async () => {
    await runJumps(size, promises)
    await runBrowserClocks(size, promises)
  }
  await Promise.all([server(), clients()])
  return promises.results
}
