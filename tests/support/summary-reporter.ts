// Prints the summary of a test run as its last line, in plain text.
import type { Reporter, TestCase } from 'vitest/node'

/** Position of a test in a stack trace. */
const placeOf = (stack = '') => /^.*\/tests\/.*$/m.exec(stack)?.[0].trim()

/** Notes of skipped tests with their files: ` (without redis-server: tests/workers/shared-cache.test.ts)`. */
function listReasons(tests: readonly TestCase[]): string {
  const files = new Map<string, Set<string>>()
  for (const test of tests) {
    const result = test.result()
    if (result.state !== 'skipped' || !result.note) continue
    files.set(result.note, (files.get(result.note) ?? new Set()).add(test.module.relativeModuleId))
  }
  const reasons = Array.from(files, ([note, names]) => `${note}: ${[...names].sort().join(', ')}`)
  return reasons.length > 0 ? ` (${reasons.join('; ')})` : ''
}

/** Prints `74 passed, 0 failed`, with the files whose tests were skipped for a reason, and above it the tests that passed only on retry. Failed files, suite setups and errors outside of tests count as failed. */
export const summaryReporter: Reporter = {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const states = tests.map((test) => test.result().state)
    const count = (state: (typeof states)[number]) => states.filter((each) => each === state).length
    const places = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const broken = places.filter((place) => place.errors().length > 0).length + unhandledErrors.length
    const notRun = count('skipped') + count('pending')
    for (const test of tests.filter((each) => each.diagnostic()?.flaky)) {
      console.log(`passed on a second try: ${test.module.relativeModuleId} > ${test.fullName}`)
      for (const { message, stack } of test.result().errors ?? []) console.log(`  ${message}\n  ${placeOf(stack)}`)
    }
    const skipped = notRun > 0 ? `, ${notRun} skipped${listReasons(tests)}` : ''
    console.log(`${count('passed')} passed, ${count('failed') + broken} failed${skipped}`)
  },
}
