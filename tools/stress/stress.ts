// `npm run stress` measures load and the memory after it, kills while customers order, many customers who order the same product, one client
// that sends too many requests, and the fsync of orders. It takes ten minutes and exits 1 if a value is over its limit.
// `--only load`, `crashes`, `concurrency`, `abuse` or `orders` runs a part. Times vary on a busy machine.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { runAbuse } from './abuse.ts'
import { runConcurrency } from './concurrency.ts'
import { runCrashes } from './crashes.ts'
import { runLoad } from './load.ts'
import { runOrders } from './orders.ts'
import { isOverLimit, type StressResult, toResultTable } from './stress-result.ts'

const parts: Record<string, () => Promise<StressResult[]>> = {
  load: () => runLoad({ seconds: 60, visitors: 64 }),
  crashes: () => runCrashes({ kills: 40 }),
  concurrency: () => runConcurrency({ customers: 20, orders: 10 }),
  abuse: async () => [
    ...(await runAbuse({ runtime: 'node', seconds: 30 })),
    ...(await runAbuse({ runtime: 'workerd', seconds: 30 })),
  ],
  orders: () => runOrders({ orders: 60 }),
}

const formerNames: Record<string, string> = { kills: 'crashes', crowd: 'concurrency', attack: 'abuse' }
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
const chosen = Object.keys(parts).filter((name) => !only || name === (formerNames[only] ?? only))
if (chosen.length === 0) throw new Error(`--only takes one of ${Object.keys(parts).join(', ')}`)

const results: StressResult[] = []
for (const name of chosen) {
  console.error(`${name} ...`)
  results.push(...((await parts[name]?.()) ?? []))
}
const [load = 0] = loadavg()
console.log(
  `\n${toResultTable(results)}\n\nLoad of the machine at the end: ${load.toFixed(1)}. Times count only where nothing else runs.`,
)
process.exit(results.some(isOverLimit) ? 1 : 0)
