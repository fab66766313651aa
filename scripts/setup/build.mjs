// Rebuilds dist if the sources changed. ../build.ts does the build itself.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './run.mjs'

const sources = [
  'backends',
  'contracts',
  'public',
  'docs/openapi.json',
  'src',
  'scripts/build.ts',
  'scripts/chunk-parts.ts',
  'scripts/escape-non-latin1.ts',
  'scripts/fallback-messages.ts',
  'scripts/icon-set.ts',
  'scripts/inline-scripts.ts',
  'scripts/precompress.ts',
  'scripts/screen-chunks.ts',
  'scripts/split-messages.ts',
  'tools/demo-pictures',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'worker.ts',
  'wrangler.toml',
]

const products = ['dist/server/index.js', 'dist/client', '.wrangler/deploy/config.json']

/** Vite empties this folder, so a build that bypasses this script leaves no stamp. */
const stampFile = 'dist/server/build.stamp'

/** Builds if a source changed since the last build, an output is missing, or `always` is set. */
export async function ensureBuilt(root, node, always) {
  const stamp = stampOf(root)
  if (!always && isBuilt(root, stamp)) return
  console.log('Building...')
  await run(node, ['--disable-warning=ExperimentalWarning', 'scripts/build.ts'], { cwd: root, what: 'The build' })
  writeFileSync(path.join(root, stampFile), stamp)
}

/** Whether all outputs exist and the sources equal those of the last build. */
export function isBuilt(root, stamp = stampOf(root)) {
  const whole = [...products, stampFile].every((file) => existsSync(path.join(root, file)))
  return whole && readFileSync(path.join(root, stampFile), 'utf8') === stamp
}

/** One hash over the content of all sources, without tests and the generated route tree. */
export function stampOf(root, paths = sources) {
  const hash = createHash('sha256')
  for (const source of paths) {
    for (const file of filesBelow(path.join(root, source)))
      hash.update(path.relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesBelow(place) {
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !/\.test\.tsx?$|^routeTree\.gen\.ts$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(path.join(place, entry.name)))
}
