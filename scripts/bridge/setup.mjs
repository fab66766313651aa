// Sets up bridges/vendure: its packages, and Vendure's dashboard with the fields of the bridge.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stampOf } from '../setup/build.mjs'
import { ensureInstalled, isInstalled } from '../setup/install.mjs'
import { withLock } from '../setup/lock.mjs'
import { run } from '../setup/run.mjs'

const bridge = 'bridges/vendure'
const dashboard = `${bridge}/.cache/dashboard`
/** The build of the dashboard empties its folder, so an interrupted one leaves no stamp. */
const stampFile = `${dashboard}/build.stamp`

/** The configuration of Vendure with what decides its fields. */
const dashboardSources = [
  `${bridge}/package-lock.json`,
  `${bridge}/dashboard`,
  `${bridge}/src/engine/config.ts`,
  `${bridge}/src/engine/custom-fields.ts`,
  'backends/commerce/rules/allergens.ts',
  'backends/commerce/rules/units.ts',
]

/**
 * Installs and builds what is missing or stale.
 * @param node path of the Node that runs npm and the build
 */
export async function setupBridge(root, node, { withDashboard }) {
  await withLock(path.join(root, '.cache', 'bridge-vendure.lock'), async () => {
    const folder = path.join(root, bridge)
    if (!isInstalled(folder))
      await timed(() => ensureInstalled(folder, 'Installing Vendure (once, a few minutes)...', node))
    if (withDashboard) await ensureDashboard(root, node)
  })
}

async function ensureDashboard(root, node) {
  const stamp = stampOf(root, dashboardSources)
  const file = path.join(root, stampFile)
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return
  console.log('Building the dashboard of Vendure (once, a minute or two)...')
  const args = ['--disable-warning=ExperimentalWarning', 'dashboard/build.ts']
  await timed(() => run(node, args, { cwd: path.join(root, bridge), what: 'The build of the dashboard' }))
  writeFileSync(file, stamp)
}

async function timed(step) {
  const start = performance.now()
  await step()
  console.log(`Done in ${((performance.now() - start) / 1000).toFixed()} s.`)
}
