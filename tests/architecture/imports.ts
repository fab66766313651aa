// Lists the source files of the project and their imports.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

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
  globSync(['{src,backends,bridges,contracts,scripts,tests,tools}/**/*.{ts,tsx}', '*.ts'], {
    exclude: ['bridges/*/node_modules', 'bridges/*/.cache'],
  })
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

/** Static and dynamic imports, type imports, and re-exports. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const { module } = parseSync(file, text)
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
    ),
  )
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: /^'([^']+)'$/.exec(text.slice(start, end))?.[1] ?? '',
    typeOnly: false,
  }))
  return [...imported, ...reexported, ...lazy].map((each) => ({
    file,
    ...each,
    target: resolve(file, each.specifier),
  }))
}

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
