// `npm run torture`: what the shop must stand: load held and memory after it, kills with orders under way, one visitor who asks for too
// much, many who want the same at once, orders on disk. Takes ten minutes; exits 1 when a limit is broken. `--only load`, `kills`, `crowd`, `attack` or `orders` runs a part. Times are noisy on a busy machine.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { tortureAttack } from './torture/attack.ts'
import { tortureCrowd } from './torture/crowd.ts'
import { tortureKills } from './torture/kills.ts'
import { tortureLoad } from './torture/load.ts'
import { tortureOrders } from './torture/orders.ts'
import { isBroken, toVerdictTable, type Verdict } from './torture/verdict.ts'

const parts: Record<string, () => Promise<Verdict[]>> = {
  load: () => tortureLoad({ seconds: 60, visitors: 64 }),
  kills: () => tortureKills({ kills: 40 }),
  crowd: () => tortureCrowd({ customers: 20, orders: 10 }),
  attack: async () => [
    ...(await tortureAttack({ runtime: 'node', seconds: 30 })),
    ...(await tortureAttack({ runtime: 'workerd', seconds: 30 })),
  ],
  orders: () => tortureOrders({ orders: 60 }),
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const chosen = Object.keys(parts).filter((name) => !values.only || values.only === name)
if (chosen.length === 0) throw new Error(`--only takes one of ${Object.keys(parts).join(', ')}`)

const verdicts: Verdict[] = []
for (const name of chosen) {
  console.error(`${name} ...`)
  verdicts.push(...((await parts[name]?.()) ?? []))
}
const [load = 0] = loadavg()
console.log(
  `\n${toVerdictTable(verdicts)}\n\nLoad of the machine at the end: ${load.toFixed(1)}. Times count only where nothing else runs.`,
)
process.exit(verdicts.some(isBroken) ? 1 : 0)
