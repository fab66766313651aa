import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const copied = [
  ...['src', 'backends', 'contracts', 'scripts', 'migrations', 'public', 'tools/demo-pictures'],
  ...['package.json', 'tsconfig.json', 'docs/openapi.json', 'vite.config.ts', 'wrangler.toml', 'worker.ts', 'node.ts'],
]

/**
 * Copies what a build needs, without its tests: a test that edits source files must not change those that other tests read.
 * @returns the folder, inside the project, so that the copy resolves its packages
 */
export function copyProject(name: string): string {
  const folder = resolve('.cache', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of copied)
    cpSync(path, join(folder, path), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) })
  return folder
}
