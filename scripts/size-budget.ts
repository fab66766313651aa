// Size budget: the scripts that load before an interaction, those that hydrate a listing, the main stylesheet, which is inlined in cached
// pages, and the code that a worker loads to send such a page.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { bundleScript } from './inline-scripts.ts'

const client = 'dist/client'

/**
 * In bytes: brotli for a browser, uncompressed for a worker. `scripts` are the bootstrap, at most 3 KB, and the inline script. With its
 * messages, 4 to 5 KB, the scripts of a listing add up to 130 KB.
 */
const budgets = { scripts: 3_200, listing: 128_800, styles: 14 * 1024, entry: 250_000 }

const names = readdirSync(join(client, 'assets'))
const chunks = (name: RegExp) => names.filter((file) => name.test(file)).map((file) => join(client, 'assets', file))
const weights = {
  scripts:
    weigh(withStaticImports(startScripts())) +
    brotliCompressSync(await bundleScript('src/bootstrap/inline/page-script.ts')).length,
  listing: weigh(withStaticImports([...startScripts(), ...chunks(/^(?:client-app|-listing-screen)-.*\.js$/)])),
  styles: weigh(chunks(/^index-.*\.css$/)),
  entry: withStaticImports(['dist/server/index.js']).reduce((sum, file) => sum + readFileSync(file).length, 0),
}
for (const kind of ['scripts', 'listing', 'styles', 'entry'] as const) {
  const over = weights[kind] > budgets[kind]
  console.log(`${kind}: ${weights[kind]} of ${budgets[kind]} bytes${over ? ', over budget' : ''}`)
  if (over) process.exitCode = 1
}

/** Scripts that every page loads, from the route manifest in the server bundle. */
function startScripts(): string[] {
  const folder = 'dist/server/assets'
  const manifest = readdirSync(folder).find((name) => name.startsWith('_tanstack-start-manifest'))
  if (!manifest) throw new Error('The build has no route manifest')
  const found = [...readFileSync(join(folder, manifest), 'utf8').matchAll(/src: "([^"]+\.js)"/g)].map(([, path = '']) =>
    join(client, path),
  )
  if (found.length === 0) throw new Error('The route manifest contains no script')
  return found
}

function withStaticImports(files: string[]): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const code = readFileSync(file, 'utf8')
    for (const [, name = ''] of code.matchAll(
      /(?:^|[;\n}])\s*(?:import|export)\s*(?:[\w*{][^'"`;()]*from\s*)?["'`](\.[^"'`]+)["'`]/g,
    )) {
      visit(join(dirname(file), name))
    }
  }
  files.forEach(visit)
  return [...seen]
}

function weigh(files: string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0)
}
