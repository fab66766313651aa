// Runs a TypeScript program of the project after its set-up: `node scripts/run.mjs scripts/seed.ts --products 50000`.
// `--build` as first argument also rebuilds if sources changed.
import path from 'node:path'
import { runForCode } from './setup/run.mjs'
import { root, setup, stop } from './setup.mjs'

try {
  const build = process.argv[2] === '--build'
  const [program = '', ...args] = process.argv.slice(build ? 3 : 2)
  const node = await setup({ build })
  const script = path.join(root, program)
  process.exitCode = await runForCode(node, ['--disable-warning=ExperimentalWarning', script, ...args], { cwd: root })
} catch (error) {
  stop(error)
}
