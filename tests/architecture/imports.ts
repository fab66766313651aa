// Lists the source files of the project and their imports.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Import {
  file: string
  specifier: string
  /** Path from the project root; null for a package. */
  target: string | null
  typeOnly: boolean
}

const aliases = (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports

/** All TypeScript files of the project, sorted, relative to the project root. */
export const sourceFiles = (): string[] =>
  globSync(['{src,backends,contracts,scripts,tests,tools}/**/*.{ts,tsx}', '*.ts'])
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier)
    return existsSync(target) ? target : `${target}.ts`
  }
  const alias = Object.keys(aliases).find((name) => specifier.startsWith(name.slice(0, -1)))
  return alias ? path.posix.join(aliases[alias]?.slice(0, -1) ?? '', specifier.slice(alias.length - 1)) : null
}

const statement =
  /^(?:import|export)\s+(type\s+)?([^'"]*?)\s*from\s*'([^']+)'|^import\s*'([^']+)'|import\('([^']+)'\)/gm

export function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(statement)].map(([, type, names = '', from, bare, lazy]) => {
    const specifier = from ?? bare ?? lazy ?? ''
    const members = /^\{([\s\S]*)\}$/
      .exec(names.trim())?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    const typeOnly = Boolean(type) || Boolean(members?.length && members.every((name) => name.startsWith('type ')))
    return { file, specifier, target: resolve(file, specifier), typeOnly }
  })
}

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
