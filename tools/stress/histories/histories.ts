// Runs the model tests of the project with many random histories each: cart, order, list, approval, purge against cache, session, redirect.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HistoryReport } from '../../../tests/support/history-runs.ts'
import type { StressResult } from '../stress-result.ts'

/** Each calls `historyRuns` of tests/support/history-runs.ts. */
const files = [
  'src/features/checkout/two-tab-model.test.ts',
  'src/features/checkout/two-tabs.test.ts',
  'src/features/checkout/confirmed-totals.test.ts',
  'backends/commerce/resolvers/orders/order-race.test.ts',
  'backends/commerce/resolvers/approvals/approval-history.test.ts',
  'backends/commerce/resolvers/cart/list-history.test.ts',
  'tools/stress/histories/purge-history.test.ts',
  'src/server/session/session-history.test.ts',
  'src/server/redirects/redirect-history.test.ts',
]
const models = 11

/** @param histories of each model */
export async function runHistories({ histories, seed }: { histories: number; seed: number }): Promise<StressResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'proviant-histories-'))
  const report = join(folder, 'report.jsonl')
  try {
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      HISTORY_RUNS: String(histories),
      HISTORY_SEED: String(seed),
      HISTORY_REPORT: report,
    }
    const vitest = join('node_modules', 'vitest', 'vitest.mjs')
    const args = ['--disable-warning=ExperimentalWarning', vitest, 'run', '--project=unit', ...files, '--retry=0']
    // the counterexample of a model and the seed that repeats it are in the output of vitest
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', process.stderr, process.stderr] })
    const [code] = (await once(child, 'exit')) as [number | null]
    const reports = readReports(report)
    const results = reports.map(({ name, runs, failed }) =>
      toResult(`violations in ${runs} histories: ${name}`, failed ? 1 : 0),
    )
    return [
      ...results,
      toResult(
        `models that ran fewer than ${histories} histories, of ${models}`,
        models - reports.filter(({ runs }) => runs >= histories).length,
      ),
      toResult('other failures of the model tests', code === 0 || reports.some(({ failed }) => failed) ? 0 : 1),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const toResult = (what: string, value: number): StressResult => ({ part: 'histories', what, value, unit: '', limit: 0 })

function readReports(path: string): HistoryReport[] {
  try {
    return readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as HistoryReport)
  } catch {
    return []
  }
}
