// Size budget: the scripts that load before an interaction, those that hydrate a listing, the main stylesheet, which is inlined in cached
// pages, and the code that a worker loads to send such a page. `--record` stores what each consists of.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { addUp, listGrowth, type Parts, readChunkParts } from './chunk-parts.ts'
import { bundleScript } from './inline-scripts.ts'

const client = 'dist/client'
const record = 'scripts/size-record.json'

type Kind = 'bootstrap' | 'inline' | 'listing' | 'styles' | 'entry'

/** In bytes: brotli for a browser, uncompressed for a worker. A product limit is promised to users and stays; the others are 5 % above the size when they were set. */
const budgets: Record<Kind, { limit: number; isProductLimit: boolean; advice: string }> = {
  bootstrap: {
    limit: 3 * 1024,
    isProductLimit: true,
    advice: 'Load code at the first interaction, with `import()` in src/client/bootstrap.ts.',
  },
  inline: {
    limit: 655,
    isProductLimit: false,
    advice: 'Move code to the bootstrap, unless it must run before the page is shown.',
  },
  // 130,070 plus what builds of the same sources differ by, up to 210 bytes; with its messages, 4 to 5 KB, a listing has about 131 KB
  listing: {
    limit: 130_300,
    isProductLimit: true,
    advice:
      'Load what opens later, such as a dialog, with `import()`; move code of one screen to its `src/routes/-*-screen.tsx`.',
  },
  styles: {
    limit: 14 * 1024,
    isProductLimit: true,
    advice: 'Move styles that a first page does not need to src/ui/styles/deferred.css.',
  },
  entry: {
    limit: 287_000,
    isProductLimit: false,
    advice: 'Load an endpoint on its first request, like those of `lazyEndpoint` in src/server/app.ts.',
  },
}

const names = readdirSync(join(client, 'assets'))
const chunks = (name: RegExp) => names.filter((file) => name.test(file)).map((file) => join(client, 'assets', file))
const inlineFile = 'src/bootstrap/inline/page-script.ts'
const bootstrap = withStaticImports(startScripts())
const listing = withStaticImports([...startScripts(), ...chunks(/^(?:client-app|-listing-screen)-.*\.js$/)])
const entry = withStaticImports(['dist/server/index.js'])
const inlineBytes = brotliCompressSync(await bundleScript(inlineFile)).length

const weights: Record<Kind, number> = {
  bootstrap: weigh(bootstrap),
  inline: inlineBytes,
  listing: weigh(listing),
  styles: weigh(chunks(/^index-.*\.css$/)),
  entry: entry.reduce((sum, file) => sum + readFileSync(file).length, 0),
}
const parts: Record<Kind, Parts> = {
  bootstrap: partsOf('client', bootstrap),
  inline: { [inlineFile]: inlineBytes },
  listing: partsOf('client', listing),
  styles: stylesheetParts('src/ui/styles/index.css'),
  entry: partsOf('ssr', entry),
}

if (process.argv.includes('--record')) writeFileSync(record, `${JSON.stringify(parts, null, 2)}\n`)
const recorded = JSON.parse(readFileSync(record, 'utf8')) as Record<Kind, Parts>
for (const kind of Object.keys(budgets) as Kind[]) {
  const { limit, isProductLimit, advice } = budgets[kind]
  const over = weights[kind] - limit
  console.log(`${kind}: ${weights[kind]} of ${limit} bytes${over > 0 ? `, ${over} over budget` : ''}`)
  if (over <= 0) continue
  const raise = isProductLimit ? '' : ' Growth that users need may raise the limit in scripts/size-budget.ts.'
  const grown = listGrowth(recorded[kind], parts[kind])
  console.log('  Grown since `npm run sizes -- --record`, in bytes before minification and compression:')
  for (const line of grown.length > 0 ? grown : ['nothing: a package or the compression changed'])
    console.log(`    ${line}`)
  console.log(`  ${advice}${raise}`)
  process.exitCode = 1
}

function partsOf(environment: 'client' | 'ssr', files: string[]): Parts {
  const all = readChunkParts(environment)
  const found = files.map((file) => all[`assets/${basename(file)}`] ?? all[basename(file)] ?? {})
  return Object.fromEntries(Object.entries(addUp(found)).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Each imported file of the main stylesheet. */
function stylesheetParts(file: string): Parts {
  const imported = [...readFileSync(file, 'utf8').matchAll(/@import "(\.[^"]+)"/g)].map(([, name = '']) => name)
  return Object.fromEntries(imported.map((name) => [name, readFileSync(join(dirname(file), name)).length]))
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
