// Runs a TypeScript program of the project after its set-up: `node scripts/run.mjs scripts/seed.ts --products 50000`.
// `--build` as first argument also rebuilds if sources changed.
import path from 'node:path'
import { loadEnv } from './setup/load-env.mjs'
import { heapFlags, memoryEnv } from './setup/memory-settings.mjs'
import { runForCode } from './setup/run.mjs'
import { root, setup, stop } from './setup.mjs'

try {
  loadEnv(root)
  const build = process.argv[2] === '--build'
  const [program = '', ...args] = process.argv.slice(build ? 3 : 2)
  const node = await setup({ build })
  const script = path.join(root, program)
  const flags = [...heapFlags, '--disable-warning=ExperimentalWarning']
  const env = { ...memoryEnv, ...process.env }
  process.exitCode = await runForCode(node, [...flags, script, ...args], { cwd: root, env })
} catch (error) {
  stop(error)
}
