// Vitest global setup: builds if sources are newer than the build, and opens the shop pool.
// Runs without tests of a running shop start nothing and import none of the shop's code.
import { execFileSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import type { Chromium } from '../../scripts/chromium.ts'

const projectsWithShops = ['workers', 'e2e', 'timing']

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const names = project.vitest.projects.map((each) => each.name)
  if (!names.some((name) => projectsWithShops.includes(name))) return
  if (names.includes('e2e')) {
    const { findChromium } = await import('../../scripts/chromium.ts')
    project.provide('chromium', await findChromium())
  }
  execFileSync(process.execPath, ['scripts/setup.mjs'], { stdio: 'inherit' })

  const { openShopPool } = await import('./shop-pool.ts')
  const { url, stop } = await openShopPool()
  project.provide('lanes', url)
  return stop
}

declare module 'vitest' {
  interface ProvidedContext {
    /** URL at which runtimes.ts requests the shops of its pool id. */
    lanes: string
    chromium: Chromium
  }
}
