// Once before the tests that need running shops: builds when sources are newer, and opens the lanes that start them.
// Called by vitest; a run of other projects starts nothing, and loads nothing of the shop either.
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
    /** Where runtimes.ts asks for the shops of its lane. */
    lanes: string
    chromium: Chromium
  }
}
