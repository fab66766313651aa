// `npm run check`: runs every check except the unit and browser tests, and lists the parts that failed.
import path from 'node:path'
import { runForCode } from './setup/run.mjs'
import { root, setup, stop } from './setup.mjs'

const tool = (file, ...args) => [path.join('node_modules', file), ...args]

/** Cheapest first. */
const parts = [
  { name: 'generated files', args: ['--disable-warning=ExperimentalWarning', 'scripts/generate.ts', '--check'] },
  { name: 'format and lint', args: tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings') },
  { name: 'types', args: tool('typescript/bin/tsc', '--noEmit') },
  { name: 'spelling', args: tool('cspell/bin.mjs', 'lint', '--no-progress', '--no-summary') },
  { name: 'commit subjects', args: ['scripts/commit-subjects.mjs'] },
  { name: 'dead code', args: tool('knip/bin/knip.js') },
  { name: 'architecture', args: ['scripts/test.mjs', 'architecture'] },
  { name: 'size budget', args: ['scripts/size-budget.ts'] },
]

try {
  const node = await setup()
  const failed = []
  for (const { name, args } of parts) {
    console.log(`\n${name}`)
    if ((await runForCode(node, args, { cwd: root })) !== 0) failed.push(name)
  }
  console.log(failed.length === 0 ? `\n${parts.length} checks passed` : `\nFailed: ${failed.join(', ')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
} catch (error) {
  stop(error)
}
