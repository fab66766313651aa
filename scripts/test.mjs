// `npm test`: runs the set-up, then all tests; arguments select test projects, as in `npm run test:unit`.
// Plain JavaScript: it starts on any Node and continues with the one of the lockfile.
import path from 'node:path'
import { runForCode } from './setup/run.mjs'
import { root, setup, stop } from './setup.mjs'

const parts = ['unit', 'architecture', 'contract', 'workers', 'e2e', 'timing']
const needBuild = ['workers', 'e2e', 'timing']

// Arguments after the projects go to vitest, such as a file name or `-t`.
const args = process.argv.slice(2)
const end = args.findIndex((argument) => !parts.includes(argument))
const named = end < 0 ? args : args.slice(0, end)
const chosen = named.length > 0 ? named : parts

try {
  const node = await setup({ build: chosen.some((part) => needBuild.includes(part)) })
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const projects = chosen.map((part) => `--project=${part}`)
  const run = ['--disable-warning=ExperimentalWarning', vitest, 'run', ...projects, ...args.slice(named.length)]
  // Dozens of processes load the same modules, so compiled code is cached on disk.
  const env = { NODE_COMPILE_CACHE: path.join(root, '.cache', 'compile'), ...process.env, NODE_ENV: 'test' }
  process.exitCode = await runForCode(node, run, { cwd: root, env })
} catch (error) {
  stop(error)
}
