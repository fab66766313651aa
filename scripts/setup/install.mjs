import { existsSync, lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './run.mjs'

/**
 * Runs `npm ci` if a package of the lockfile is missing or has another version.
 * @param {string} [node] runs npm and the installation scripts of packages
 */
export async function ensureInstalled(root, message = 'Installing packages...', node = process.execPath) {
  if (isInstalled(root)) return
  const folder = lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })
  // npm would empty the target of the link, which may belong to another clone
  if (folder?.isSymbolicLink())
    throw new Error('node_modules is a link and not current; remove the link and start again.')
  console.log(message)
  // Build and tests need the development packages, also under NODE_ENV=production.
  const { program, args } = npm(node)
  const env = { ...process.env, PATH: [path.dirname(node), process.env.PATH].join(path.delimiter) }
  await run(program, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root, env, what: 'npm ci' })
}

/** npm writes node_modules/.package-lock.json last, so an interrupted installation has none. */
export function isInstalled(root) {
  const installedFile = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return false
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const installed = readPackages(installedFile)
  return Object.entries(wanted).every(([name, { version, link, optional, devOptional }]) => {
    // the project itself and its workspaces are folders of the repository
    if (link || !name.startsWith('node_modules/')) return true
    const found = installed[name]
    return found ? found.version === version : Boolean(optional || devOptional)
  })
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** The npm that started this script, else the one in PATH. */
function npm(node) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return { program: node, args: [script] }
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] }
}
