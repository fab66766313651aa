// The six parts of `npm test`, in the order in which they run. tests/support/global-setup.ts starts shops for the last three only.
import { defineConfig } from 'vitest/config'
import { closingLine } from './tests/support/closing-line.ts'

const secondsMs = 1000
/** Test files with shops that run at a time; each lane has shops of its own, so that a purge empties nobody else's caches. */
const lanes = 3
/** What happens behind a visitor's back comes when the machine gets to it. */
const patience = { poll: { timeout: 30 * secondsMs } }
/** A machine that is busy with something else may be late once; the closing line names what passed only when it was asked again. */
const retry = 1

export default defineConfig({
  test: {
    reporters: ['default', closingLine],
    globalSetup: ['tests/support/global-setup.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,backends,bench,contracts,pictures,scripts}/**/*.test.{ts,tsx}'],
          maxWorkers: '100%',
          testTimeout: 30 * secondsMs,
          hookTimeout: 30 * secondsMs,
          // Nothing here changes what the files share, so that they need not load the whole house one by one.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { name: 'house', include: ['tests/house/**/*.test.ts'], sequence: { groupOrder: 2 } } },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 30 * secondsMs,
          hookTimeout: 30 * secondsMs,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'workers',
          include: ['tests/workers/**/*.test.ts'],
          expect: patience,
          testTimeout: 60 * secondsMs,
          hookTimeout: 120 * secondsMs,
          maxWorkers: lanes,
          retry,
          sequence: { groupOrder: 4 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          expect: patience,
          testTimeout: 120 * secondsMs,
          hookTimeout: 120 * secondsMs,
          maxWorkers: lanes,
          retry,
          sequence: { groupOrder: 4 },
        },
      },
      {
        test: {
          name: 'timing',
          include: ['tests/timing/**/*.test.ts'],
          expect: patience,
          testTimeout: 60 * secondsMs,
          hookTimeout: 120 * secondsMs,
          // What is told by the clock runs alone: the other tests would be measured with it.
          fileParallelism: false,
          retry,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
})
