// `npm run test:bridge`. Each file is a process: Vendure keeps its configuration in a global variable.
import { defineConfig } from 'vitest/config'

const secondsMs = 1000

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['tests/**/*.test.ts'],
    pool: 'forks',
    testTimeout: 60 * secondsMs,
    hookTimeout: 180 * secondsMs,
  },
})
