// `npm run test:bridge`: sets up the bridge to Vendure, checks its types and runs its tests. Arguments go to vitest.
// Plain JavaScript: it starts on any Node and continues with the one of the lockfile.
import path from 'node:path'
import { setupBridge } from './bridge/setup.mjs'
import { runForCode } from './setup/run.mjs'
import { root, setup, stop } from './setup.mjs'

const tool = (...file) => path.join(root, 'node_modules', ...file)

try {
  const node = await setup({ build: true })
  await setupBridge(root, node, { withDashboard: false })
  const types = [tool('typescript', 'bin', 'tsc'), '--project', 'bridges/vendure']
  const tests = [tool('vitest', 'vitest.mjs'), 'run', '--config', 'bridges/vendure/vitest.config.ts']
  const env = { ...process.env, NODE_ENV: 'test' }
  const codes = [
    await runForCode(node, types, { cwd: root }),
    await runForCode(node, ['--disable-warning=ExperimentalWarning', ...tests, ...process.argv.slice(2)], {
      cwd: root,
      env,
    }),
  ]
  process.exitCode = Math.max(...codes)
} catch (error) {
  stop(error)
}
