// The six parts of `npm test`; the first three run side by side, then the next two, then the last. tests/support/global-setup.ts starts shops for the last three only.
import { defineConfig } from 'vitest/config'
import { inlineScripts } from './scripts/inline-scripts.ts'
import { summaryReporter } from './tests/support/summary-reporter.ts'

const secondsMs = 1000

/** Nothing here changes what files share, so that they can load the whole app or a browser once. */
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
  // Files that run at a time; each lane has shops of its own, so that a purge empties nobody else's caches.
  maxWorkers: 3,
  // What happens behind a visitor's back comes when the machine gets to it.
  expect: { poll: { timeout: 30 * secondsMs } },
  testTimeout: 60 * secondsMs,
  hookTimeout: 120 * secondsMs,
  // A machine that is busy with something else may be late once; the closing line names what passed only when it was asked again.
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
      // What is told by the clock runs apart from what burns the processor, and waits side by side for backends that say nothing.
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
