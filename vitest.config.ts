// The six projects of `npm test`: the first three run in parallel, then the next two, then the last. tests/support/global-setup.ts
// starts shops only for the last three.
import { defineConfig } from 'vitest/config'
import { inlineScripts } from './scripts/inline-scripts.ts'
import { summaryReporter } from './tests/support/summary-reporter.ts'

const secondsMs = 1000

/** No test changes state that files share, so a worker loads the whole app or a browser once. */
const shared = { isolate: false }

const quick = {
  ...shared,
  maxWorkers: '100%',
  testTimeout: 30 * secondsMs,
  hookTimeout: 30 * secondsMs,
  sequence: { groupOrder: 1 },
}

const withShops = {
  ...shared,
  // Files that run in parallel; each worker has shops of its own, so that a purge does not clear the caches of other tests.
  maxWorkers: 3,
  // Background work takes longer on a busy machine.
  expect: { poll: { timeout: 30 * secondsMs } },
  testTimeout: 60 * secondsMs,
  hookTimeout: 120 * secondsMs,
  // A busy machine may delay a test once; the summary names the tests that passed only when they were retried.
  retry: 1,
  sequence: { groupOrder: 2 },
}

export default defineConfig({
  test: {
    reporters: ['default', summaryReporter],
    globalSetup: ['tests/support/global-setup.ts'],
    projects: [
      {
        plugins: [inlineScripts],
        test: {
          ...quick,
          name: 'unit',
          include: ['{src,backends,contracts,scripts,tools}/**/*.test.{ts,tsx}'],
        },
      },
      { test: { ...quick, name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      { test: { ...quick, name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
      { test: { ...withShops, name: 'workers', include: ['tests/workers/**/*.test.ts'] } },
      { test: { ...withShops, name: 'e2e', include: ['tests/e2e/**/*.test.ts'], testTimeout: 120 * secondsMs } },
      // Tests that measure time run apart from CPU-bound ones, and in parallel while they wait for unresponsive backends.
      {
        test: {
          ...withShops,
          name: 'timing',
          include: ['tests/timing/**/*.test.ts'],
          maxWorkers: 4,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
