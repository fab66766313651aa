// Installs and builds a fresh clone before the shop starts or is tested; `--build` always builds.
// Plain JavaScript without dependencies: it must run on Node 20.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { findNode, requireNode } from './setup/node.mjs'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/**
 * Installs and builds if files are missing or stale; returns the path of the Node that runs the rest.
 * @param {{ build?: boolean | 'always' }} [options] `false` does not build
 */
export async function setup({ build = true } = {}) {
  return withLock(path.join(root, '.cache', 'setup.lock'), async () => {
    requireNode(root)
    await ensureInstalled(root)
    const node = findNode(root)
    if (build) await ensureBuilt(root, node, build === 'always')
    return node
  })
}

/** Prints an error as one sentence without a stack and exits with code 1. */
export function stop(error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await setup({ build: process.argv.includes('--build') ? 'always' : true }).catch(stop)
}
