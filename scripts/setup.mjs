// Everything a fresh clone needs before the shop can start or be tested. Called by start, test, check and dev; `--build` builds anew.
// Plain JavaScript without dependencies: this part must run on the Node 20 that may be all there is.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { findNode } from './setup/node.mjs'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/**
 * Installs and builds what is missing or old; answers the path of the Node that runs the rest.
 * @param {{ build?: boolean | 'always' }} [options] `false` leaves the build alone
 */
export async function setup({ build = true } = {}) {
  return withLock(path.join(root, '.cache', 'setup.lock'), async () => {
    await ensureInstalled(root)
    const node = findNode(root)
    if (build) await ensureBuilt(root, node, build === 'always')
    return node
  })
}

/** Stops with one sentence instead of a stack, for errors that the reader can mend. */
export function stop(error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await setup({ build: process.argv.includes('--build') ? 'always' : true }).catch(stop)
}
