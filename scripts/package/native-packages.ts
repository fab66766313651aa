// The packages that a bundle cannot contain, with the part of the lockfile that installs them on other platforms.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = {
  version?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
type Lockfile = { lockfileVersion: number; packages: Record<string, Locked> }

/** Paths of packages in the lockfile with all that they depend on, of every platform. @throws Error if one is not in the lockfile */
export function findLocked({ packages }: Lockfile, names: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (name: string, from: string): void => {
    const path = resolvePath(packages, name, from)
    if (found.has(path)) return
    found.add(path)
    const { dependencies, optionalDependencies } = packages[path] ?? {}
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) visit(each, path)
  }
  for (const name of names) visit(name, '')
  return [...found].sort()
}

/** As Node does: in `node_modules` of the package itself, then in those of the folders above. */
function resolvePath(packages: Lockfile['packages'], name: string, from: string): string {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (packages[path]) return path
  if (from === '') throw new Error(`package-lock.json has no ${name}: run \`npm ci\`.`)
  return resolvePath(packages, name, from.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''))
}

/**
 * Copies the packages that are installed for this platform, and writes `package.json` and `package-lock.json`, with which `npm ci`
 * installs those of another one.
 */
export function copyPackages(out: string, names: readonly string[], scripts: Record<string, string>): void {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  const { name, version, license, type } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>
  const paths = findLocked(lockfile, names)
  const dependencies = Object.fromEntries(
    names.map((each) => [each, lockfile.packages[`node_modules/${each}`]?.version ?? '']),
  )
  const write = (file: string, content: object) =>
    writeFileSync(join(out, file), `${JSON.stringify(content, null, 2)}\n`)
  write('package.json', { name, version, private: true, license, type, scripts, dependencies })
  write('package-lock.json', {
    name,
    version,
    lockfileVersion: lockfile.lockfileVersion,
    requires: true,
    packages: {
      '': { name, version, license, dependencies },
      ...Object.fromEntries(paths.map((path) => [path, lockfile.packages[path]])),
    },
  })
  for (const path of paths)
    if (existsSync(path)) cpSync(path, join(out, path), { recursive: true, dereference: true, filter: isOwnFile(path) })
}

/** Packages in the `node_modules` of another package are in the list themselves. */
const isOwnFile = (path: string) => (file: string) =>
  !file.replaceAll('\\', '/').slice(path.length).includes('/node_modules')
