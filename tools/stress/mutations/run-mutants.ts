// Finds out which mutants the tests notice: first all tests run without a mutation, then each mutant with the tests that reach it.
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Mutant } from './mutant.ts'
import type { Outcome, Trial } from './protocol.ts'
import { type Ended, openProcesses, type TrialProcesses } from './queue.ts'

export type MutantResult = 'killed' | 'timed-out' | 'survived'

interface TestRun {
  reached: ReadonlySet<number>
  calls: number
  durationMs: number
}

/** A mutant, and its tests that did not run yet. */
interface Job {
  mutant: Mutant
  tests: string[]
}

const batchSize = 40
/** A test that takes longer waits for something that the mutation prevents. */
const minimumTimeoutMs = 5_000
const unchangedTimeoutMs = 60_000

/** Ids of trials. */
let lastId = 0

/** @param run without a mutation; absent if this is that run */
const toTrial = (mutation: number, test: string, run?: TestRun): Trial => ({
  id: ++lastId,
  mutation,
  callLimit: run ? run.calls * 20 + 100_000 : Number.MAX_SAFE_INTEGER,
  testTimeoutMs: run ? Math.max(minimumTimeoutMs, 3 * run.durationMs) : unchangedTimeoutMs,
  tests: [test],
})

/** Runs the tests without a mutation. @throws Error if one fails */
async function runUnchanged(processes: TrialProcesses, tests: readonly string[]): Promise<Map<string, TestRun>> {
  const runs = new Map<string, TestRun>()
  const waiting = [...tests]
  const failures: string[] = []
  await processes.repeat(async (run) => {
    const files = waiting.splice(0, Math.ceil(tests.length / 8))
    const batch = files.map((file) => toTrial(-1, file))
    const reports = await run(batch)
    for (const {
      id,
      tests: [file = ''],
    } of batch) {
      const report = reports.get(id)
      if (report?.outcome !== 'passed') failures.push(`${file}: ${report?.failure ?? 'not run'}`)
      else runs.set(file, { reached: new Set(report.reached), calls: report.calls, durationMs: report.durationMs })
    }
    return waiting.length > 0
  })
  if (failures.length > 0) throw new Error(`tests fail without a mutation:\n${failures.join('\n')}`)
  return runs
}

/** The tests that reach a mutant: the one of its name first, then those of its folder, then the fast ones. */
function testsOf({ number, source }: Mutant, runs: ReadonlyMap<string, TestRun>): string[] {
  const { dir, name } = path.posix.parse(source.file)
  const rank = (test: string) => {
    const isNear = path.posix.dirname(test) === dir
    return isNear && path.posix.basename(test).startsWith(`${name.replace(/\.service$/, '')}.`) ? 0 : isNear ? 1 : 2
  }
  const cost = (test: string) => runs.get(test)?.durationMs ?? 0
  return source.tests
    .filter((test) => runs.get(test)?.reached.has(number))
    .sort((one, other) => rank(one) - rank(other) || cost(one) - cost(other))
}

/** Takes jobs with the same next test, as far as there are. */
function takeBatch(waiting: Job[]): Job[] {
  const counts = new Map<string, number>()
  for (const {
    tests: [next = ''],
  } of waiting)
    counts.set(next, (counts.get(next) ?? 0) + 1)
  const order = [...counts].sort((one, other) => other[1] - one[1]).map(([test]) => test)
  const batch: Job[] = []
  for (const test of order) {
    for (let index = waiting.length - 1; index >= 0 && batch.length < batchSize; index -= 1)
      if (waiting[index]?.tests[0] === test) batch.push(...waiting.splice(index, 1))
  }
  return batch
}

const resultOfOutcome: Record<Exclude<Outcome, 'passed'>, MutantResult> = { failed: 'killed', 'timed-out': 'timed-out' }

type MutantResults = ReadonlyMap<number, MutantResult>

/** @returns the result of each mutant by its number */
export async function runMutants(
  mutants: readonly Mutant[],
  onProgress: (left: number) => void,
): Promise<MutantResults> {
  const processes = openProcesses()
  try {
    return await tryMutants(processes, mutants, onProgress)
  } finally {
    processes.close()
  }
}

async function tryMutants(
  processes: TrialProcesses,
  mutants: readonly Mutant[],
  onProgress: (left: number) => void,
): Promise<MutantResults> {
  const runs = await runUnchanged(processes, [...new Set(mutants.flatMap(({ source }) => source.tests))].sort())
  const result = new Map<number, MutantResult>()
  const waiting: Job[] = []
  /** Batches after which a test failed without a mutation, in halves. */
  const toRepeat: Job[][] = []
  const advance = (job: Job) => {
    job.tests.shift()
    if (job.tests.length > 0) waiting.push(job)
    else result.set(job.mutant.number, 'survived')
  }
  for (const mutant of mutants) {
    const tests = testsOf(mutant, runs)
    if (tests.length > 0) waiting.push({ mutant, tests })
    else result.set(mutant.number, 'survived')
  }

  const settle = (batch: Job[], reports: ReadonlyMap<number, Ended>, ids: readonly number[]) => {
    for (const [index, job] of batch.entries()) {
      const outcome = reports.get(ids[index] ?? -1)?.outcome
      if (outcome === undefined) waiting.push(job)
      else if (outcome === 'passed') advance(job)
      else result.set(job.mutant.number, resultOfOutcome[outcome])
    }
  }

  let running = 0
  await processes.repeat(async (run) => {
    const batch = toRepeat.pop() ?? takeBatch(waiting)
    if (batch.length === 0) {
      // the batch of the other process may need more tests
      await sleep(100)
      return running > 0
    }
    running += 1
    const trials = batch.map(({ mutant, tests: [test = ''] }) => toTrial(mutant.number, test, runs.get(test)))
    // a mutant may leave something behind that makes later tests fail: the tests must still pass without a mutation
    const checks =
      batch.length > 1 ? [...new Set(batch.map(({ tests: [test = ''] }) => test))].map((test) => toTrial(-1, test)) : []
    const reports = await run([...trials, ...checks])
    running -= 1
    const ranToEnd = trials.every(({ id }) => reports.has(id))
    if (ranToEnd && checks.some(({ id }) => reports.get(id)?.outcome !== 'passed')) {
      const middle = Math.ceil(batch.length / 2)
      toRepeat.push(batch.slice(0, middle), batch.slice(middle))
    } else
      settle(
        batch,
        reports,
        trials.map(({ id }) => id),
      )
    onProgress(waiting.length)
    return true
  })
  return result
}
