// Holds the first page to its weight: the scripts a guest loads before touching anything, and the main stylesheet, which travels inside kept pages. Called by check.mjs.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const client = 'dist/client'

/** Brotli bytes. */
const budgets = { scripts: 3 * 1024, styles: 14 * 1024 }

const names = readdirSync(join(client, 'assets'))
const weights = {
  scripts: weigh(withStaticImports(startScripts())),
  styles: weigh(names.filter((name) => /^index-.*\.css$/.test(name)).map((name) => `/assets/${name}`)),
}
for (const kind of ['scripts', 'styles'] as const) {
  const over = weights[kind] > budgets[kind]
  console.log(`${kind}: ${weights[kind]} of ${budgets[kind]} bytes${over ? ', too heavy' : ''}`)
  if (over) process.exitCode = 1
}

/** The scripts that every page names, out of the route manifest in the server's bundle. */
function startScripts(): string[] {
  const folder = 'dist/server/assets'
  const manifest = readdirSync(folder).find((name) => name.startsWith('_tanstack-start-manifest'))
  if (!manifest) throw new Error('The build has no route manifest')
  const found = [...readFileSync(join(folder, manifest), 'utf8').matchAll(/src: "([^"]+\.js)"/g)].map(
    ([, path = '']) => path,
  )
  if (found.length === 0) throw new Error('The route manifest names no script')
  return found
}

function withStaticImports(paths: string[]): string[] {
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    const code = readFileSync(join(client, path), 'utf8')
    for (const [, name = ''] of code.matchAll(
      /(?:^|[;\n}])\s*(?:import|export)\s*(?:[\w*{][^'"`;()]*from\s*)?["'`]\.\/([^"'`]+)["'`]/g,
    )) {
      visit(`/assets/${name}`)
    }
  }
  paths.forEach(visit)
  return [...seen]
}

function weigh(paths: string[]): number {
  return paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(client, path))).length, 0)
}
