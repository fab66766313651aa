// Every way in which a backend fails, on every screen and write, on both runtimes. docs/operations.md describes the promises.
import { startShopBehind } from '../../../tests/support/proxied-shop.ts'
import { startNodeShop } from '../../../tests/support/server.ts'
import { seeded } from '../../bench/seeded-random.ts'
import { createTestCustomers, withDatabase } from '../buyers.ts'
import type { StressResult } from '../stress-result.ts'
import { listPages } from './pages.ts'
import { chooseWaves, planWaves, uncovered, waveSize } from './plan.ts'
import { toFaultTable } from './report.ts'
import { type Cell, type Promised, promises, runWave } from './wave.ts'
import { writes } from './writes.ts'

/** @param size `waves`: how many of the 66 */
export async function runFaults({ waves: count, seed }: { waves: number; seed: number }): Promise<StressResult[]> {
  const backend = await startNodeShop({ env: { LOG_LEVEL: 'error' } })
  const reference = await startShopBehind('node', backend.url)
  try {
    const { dataDir } = backend
    withDatabase(dataDir, (db) => db.exec('UPDATE stock SET quantity = 1000000'))
    const pages = listPages(dataDir)
    const customers = createTestCustomers(dataDir, waveSize)
    const targets = [...pages.keys(), ...Object.keys(writes)]
    const plan = planWaves(targets, seeded(seed))
    const chosen = chooseWaves(plan, count)
    const cells: Cell[] = []
    for (const [number, wave] of chosen.entries()) {
      const { side, kind, state, runtime } = wave
      console.error(`wave ${number + 1} of ${chosen.length}: ${side} ${kind}, ${state}, ${runtime}`)
      const ran = await runWave(wave, { backend, reference, pages, customers })
      cells.push(...ran)
      printBroken(ran)
    }
    console.log(`\n${toFaultTable(cells, targets)}`)
    return [
      { part, what: 'pairs of fault, side, state, runtime and target not planned', ...none(uncovered(plan, targets)) },
      ...toResults(cells, chosen.length),
    ]
  } finally {
    await reference.stop()
    await backend.stop()
  }
}

const part = 'faults'
const none = (list: readonly unknown[]) => ({ value: list.length, unit: '', limit: 0 }) as const

function toResults(cells: readonly Cell[], waves: number): StressResult[] {
  const broken = cells.flatMap((cell) => cell.broken.map(({ promise }) => promise))
  const isPage = ({ limitMs, recoveredMs }: Cell) => recoveredMs !== null && limitMs > 0
  const longest = (of: readonly number[]) => Math.max(0, ...of)
  return [
    ...(Object.keys(promises) as Promised[]).map((promise, index): StressResult => {
      const what = index === 0 ? `${promises[promise]}, of ${cells.length} cells in ${waves} waves` : promises[promise]
      return { part, what, ...none(broken.filter((one) => one === promise)) }
    }),
    {
      ...{ part, what: 'longest time to the first byte of a page', unit: 'ms', limit: null },
      value: longest(cells.filter(isPage).map(({ ms }) => ms)),
    },
    {
      ...{ part, what: 'longest response of a write', unit: 'ms', limit: null },
      value: longest(cells.filter((cell) => !isPage(cell)).map(({ ms }) => ms)),
    },
    {
      ...{ part, what: 'longest time until a page was right again', unit: 'ms', limit: null },
      value: longest(cells.map(({ recoveredMs }) => recoveredMs ?? 0)),
    },
  ]
}

function printBroken(cells: readonly Cell[]) {
  for (const { wave, target, broken } of cells)
    for (const { promise, detail } of broken)
      console.error(`${promise}: ${target}, ${wave.side} ${wave.kind}, ${wave.state}, ${wave.runtime}: ${detail}`)
}
