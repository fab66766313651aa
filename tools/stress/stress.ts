// `npm run stress` runs all parts below in about 25 minutes, prints a table for each and exits 1 if a value is over its limit.
// `--only <part>` runs one part. docs/operations.md describes what each part promises. Times vary on a busy machine.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Runtime, runtimes } from '../bench/build.ts'
import { runAbuse } from './abuse.ts'
import { runConcurrency } from './concurrency.ts'
import { runCrashes } from './crashes.ts'
import { runFairness } from './fairness.ts'
import { runImport } from './import.ts'
import { runLoad } from './load.ts'
import { runLogin } from './login.ts'
import { runNeighbours } from './neighbours.ts'
import { runOrders } from './orders.ts'
import { runProcesses } from './processes.ts'
import { runSignUps } from './sign-ups.ts'
import { isOverLimit, type StressResult, toResultTable } from './stress-result.ts'
import { runUploads } from './uploads.ts'
import { runVisitors } from './visitors.ts'

async function onEach(run: (runtime: Runtime) => Promise<StressResult[]>): Promise<StressResult[]> {
  const results: StressResult[] = []
  for (const runtime of runtimes) results.push(...(await run(runtime)))
  return results
}

const parts: Record<string, () => Promise<StressResult[]>> = {
  load: () => runLoad({ seconds: 60, visitors: 64 }),
  crashes: () => runCrashes({ kills: 40 }),
  concurrency: () => runConcurrency({ customers: 20, orders: 10 }),
  abuse: () => onEach((runtime) => runAbuse({ runtime, seconds: 30 })),
  orders: () => runOrders({ orders: 60 }),
  fairness: () => onEach((runtime) => runFairness({ runtime, seconds: 30 })),
  import: runImport,
  neighbours: () => onEach(runNeighbours),
  forms: async () => [
    ...(await onEach(runSignUps)),
    ...(await onEach((runtime) => runUploads({ runtime, seconds: 40 }))),
  ],
  login: () => onEach(runLogin),
  processes: () => runProcesses({ seconds: 60 }),
  workerd: () => runVisitors({ visitors: 300, seconds: 20 }),
}

const formerNames: Record<string, string> = { kills: 'crashes', crowd: 'concurrency', attack: 'abuse' }
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
const chosen = Object.keys(parts).filter((name) => !only || name === (formerNames[only] ?? only))
if (chosen.length === 0) throw new Error(`--only takes one of ${Object.keys(parts).join(', ')}`)

let failed = 0
for (const name of chosen) {
  console.error(`${name} ...`)
  const results = (await parts[name]?.()) ?? []
  failed += results.filter(isOverLimit).length
  const [load = 0] = loadavg()
  console.log(`\n${toResultTable(results)}\n\nLoad of the machine after ${name}: ${load.toFixed(1)}.`)
}
console.log(`\n${failed} values over their limits. Times count only where nothing else runs.`)
process.exit(failed > 0 ? 1 : 0)
