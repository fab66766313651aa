// Once before the tests that need a running shop: builds when sources are newer, starts one shop on Node and one in workerd.
// Called by vitest; a run of other projects starts nothing, and loads nothing of the shop either.
import { execFileSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import type { Chromium } from '../../scripts/chromium.ts'
import type { Shops } from './shops.ts'

const projectsWithShops = ['workers', 'e2e']

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const names = project.vitest.projects.map((each) => each.name)
  if (!names.some((name) => projectsWithShops.includes(name))) return
  if (names.includes('e2e')) {
    const { findChromium } = await import('../../scripts/chromium.ts')
    project.provide('chromium', await findChromium())
  }
  execFileSync(process.execPath, ['scripts/setup.mjs'], { stdio: 'inherit' })

  const { startShops } = await import('./shops.ts')
  const { shops, stop } = await startShops()
  project.provide('shops', shops)
  return stop
}

declare module 'vitest' {
  interface ProvidedContext {
    shops: Shops
    chromium: Chromium
  }
}
