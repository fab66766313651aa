// Runs of a model test: few in the test suite; `npm run stress -- --only histories` runs the same models with more histories.
import { appendFileSync } from 'node:fs'
import fc from 'fast-check'

/** Set by tools/stress/histories: number of histories of each model, their seed, and the file that gets a line of JSON for each model. */
const { HISTORY_RUNS: runs, HISTORY_SEED: seed, HISTORY_REPORT: report } = process.env

export type HistoryReport = { name: string; runs: number; failed: boolean }

/** @param name of the model @param few parameters in the test suite */
export function historyRuns<Values>(name: string, few: fc.Parameters<Values>): fc.Parameters<Values> {
  if (!runs) return few
  return {
    ...(few.examples && { examples: few.examples }),
    seed: Number(seed),
    numRuns: Number(runs),
    reporter(details) {
      const line: HistoryReport = { name, runs: details.numRuns, failed: details.failed }
      if (report) appendFileSync(report, `${JSON.stringify(line)}\n`)
      if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance })
    },
  }
}

/** Milliseconds that a model test may take. */
export const historyTimeoutMs = runs ? 3_600_000 : 120_000
