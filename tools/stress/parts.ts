// The parts of the stress test with their sizes. All full parts together take at most three hours, all quick ones ten minutes on two cores.
import { type Runtime, runtimes } from '../bench/build.ts'
import { runAbuse } from './abuse.ts'
import { runBadInput } from './bad-input/bad-input.ts'
import { runConcurrency } from './concurrency.ts'
import { runPowerCuts } from './crashes/power-cuts.ts'
import { runCrashes } from './crashes/run-crashes.ts'
import { runDisk } from './disk/run-disk.ts'
import { runFairness } from './fairness.ts'
import { runFaults } from './faults/faults.ts'
import { runHistories } from './histories/histories.ts'
import { runImport } from './import.ts'
import { runIsolation } from './isolation/run-isolation.ts'
import { runLoad } from './load/run-load.ts'
import { runSoak } from './load/run-soak.ts'
import { runLogin } from './login.ts'
import { runMemory } from './memory.ts'
import { runMutations } from './mutations/mutations.ts'
import { runNeighbours } from './neighbours.ts'
import { runOrders } from './orders.ts'
import { runProcesses } from './processes.ts'
import { runRecords } from './records/run-records.ts'
import { runSignUps } from './sign-ups.ts'
import type { StressResult } from './stress-result.ts'
import { runTime } from './time/run-time.ts'
import { runUploads } from './uploads.ts'
import { runVisitors } from './visitors.ts'

type Run<Size> = (size: Size & { seed: number }) => Promise<StressResult[]>

/** Runs with the random numbers of a seed. */
export type Part = Record<'full' | 'quick', (seed: number) => Promise<StressResult[]>>

const part = <Size extends object>(run: Run<Size>, { full, quick }: { full: Size; quick: Size }): Part => ({
  full: (seed) => run({ ...full, seed }),
  quick: (seed) => run({ ...quick, seed }),
})

/** The same on Node and in workerd. */
function onEach<Size extends { runtime: Runtime }>(run: Run<Size>): Run<Omit<Size, 'runtime' | 'seed'>> {
  return async (size) => {
    const results: StressResult[] = []
    for (const runtime of runtimes)
      results.push(...(await run({ ...size, runtime } as unknown as Size & { seed: number })))
    return results
  }
}

async function runForms(size: { runtime: Runtime; seconds: number }): Promise<StressResult[]> {
  return [...(await runSignUps(size)), ...(await runUploads(size))]
}

export const parts: Record<string, Part> = {
  load: part(runLoad, {
    full: { customers: 100, guests: 300, seconds: 600 },
    quick: { customers: 100, guests: 300, seconds: 20 },
  }),
  soak: part(runSoak, {
    full: { customers: 50, guests: 150, seconds: 3_600 },
    quick: { customers: 50, guests: 150, seconds: 12 },
  }),
  crashes: part(runCrashes, { full: { kills: 200 }, quick: { kills: 8 } }),
  'power-cuts': part(runPowerCuts, { full: { cuts: 50 }, quick: { cuts: 20 } }),
  concurrency: part(runConcurrency, { full: { customers: 20, orders: 10 }, quick: { customers: 10, orders: 3 } }),
  disk: part(runDisk, { full: { kinds: 9 }, quick: { kinds: 2 } }),
  abuse: part(onEach(runAbuse), { full: { seconds: 30 }, quick: { seconds: 4 } }),
  orders: part(runOrders, { full: { orders: 60 }, quick: { orders: 20 } }),
  faults: part(runFaults, { full: { waves: 66 }, quick: { waves: 4 } }),
  fairness: part(onEach(runFairness), { full: { seconds: 30 }, quick: { seconds: 4 } }),
  import: part(runImport, { full: { products: 50_000, calmSeconds: 30 }, quick: { products: 5_000, calmSeconds: 5 } }),
  memory: part(runMemory, { full: { requests: 20_000, visits: 150 }, quick: { requests: 1_000, visits: 20 } }),
  mutations: part(runMutations, { full: { perArea: null, words: null }, quick: { perArea: 3, words: null } }),
  neighbours: part(onEach(runNeighbours), { full: { attackSeconds: 20 }, quick: { attackSeconds: 4 } }),
  isolation: part(onEach(runIsolation), {
    full: { sessions: 600, customers: 40, guests: 20, steps: 15 },
    quick: { sessions: 60, customers: 20, guests: 10, steps: 5 },
  }),
  forms: part(onEach(runForms), { full: { seconds: 40 }, quick: { seconds: 4 } }),
  login: part(onEach(runLogin), { full: { logins: 10 }, quick: { logins: 2 } }),
  processes: part(runProcesses, { full: { seconds: 60 }, quick: { seconds: 10 } }),
  'bad-input': part(onEach(runBadInput), { full: { requests: 10_000 }, quick: { requests: 900 } }),
  records: part(runRecords, {
    full: { waves: 20, languages: 2, opened: 4 },
    quick: { waves: 1, languages: 1, opened: 4 },
  }),
  histories: part(runHistories, { full: { histories: 500 }, quick: { histories: 20 } }),
  time: part(runTime, {
    full: { changes: 2, orders: true, days: 28, jumps: 4, clocks: 3 },
    quick: { changes: 1, orders: false, days: 3, jumps: 2, clocks: 2 },
  }),
  workerd: part(runVisitors, { full: { visitors: 300, seconds: 20 }, quick: { visitors: 100, seconds: 5 } }),
}
