// Prints the summary of a test run as its last line, in plain text.
import type { Reporter } from 'vitest/node'

/** Position of a test in a stack trace. */
const placeOf = (stack = '') => /^.*\/tests\/.*$/m.exec(stack)?.[0].trim()

/** Prints `74 passed, 0 failed`, and above it the tests that passed only on retry. Failed files, suite setups and errors outside of tests count as failed. */
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
    console.log(
      `${count('passed')} passed, ${count('failed') + broken} failed${notRun > 0 ? `, ${notRun} skipped` : ''}`,
    )
  },
}
