// Bundles a contender for the runtime it shall run on, into a temporary folder. Called by servers.ts and catalogue/measure.ts.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

export const runtimes = ['node', 'workerd'] as const
export type Runtime = (typeof runtimes)[number]

/** The package conditions under which each runtime finds its own build of react-dom. */
const conditions = { node: ['node', 'import'], workerd: ['workerd', 'worker', 'import'] } satisfies Record<
  Runtime,
  string[]
>

/** Vite takes workerd for a browser; a router that stands there must not look for its window. */
const routerSide = '@tanstack/router-core/isServer'
const alias = { [routerSide]: fileURLToPath(import.meta.resolve(routerSide)) }

type Bundle = { name: string; entry: string; constants: Record<string, unknown> }
export type Baseline = Bundle & { name: 'static' | 'react' }

/** One file without imports but Node's own, as `npm run build` makes the shop: for production, not minified. Answers its path. */
export async function buildBaseline({ name, entry, constants }: Bundle, runtime: Runtime): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), `proviant-bench-${name}-${runtime}-`))
  const values = Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])
  const output: Rolldown.OutputOptions = { entryFileNames: 'index.js', codeSplitting: false }
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { ...Object.fromEntries(values), 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: runtime === 'node' ? 'node' : 'webworker' },
    resolve: { conditions: conditions[runtime], alias },
    build: { ssr: entry, outDir, minify: false, emptyOutDir: true, rolldownOptions: { output } },
  })
  return join(outDir, 'index.js')
}
